#!/bin/sh
# Puts the program into the menu of this account, and opens records by a double click. `--remove` takes it out again.
set -eu
name=quickdraw-saloon
here=$(cd "$(dirname "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
menu=$share/applications/$name.desktop
icon=$share/icons/hicolor/256x256/apps/$name.png
type=$share/mime/packages/$name.xml

if [ "${1:-}" = --remove ]; then
  rm -f "$menu" "$icon" "$type"
else
  mkdir -p "$(dirname "$menu")" "$(dirname "$icon")" "$(dirname "$type")"
  cp "$here/$name.png" "$icon"
  cp "$here/$name.xml" "$type"
  command=$here/$name
  case $command in
    *[!A-Za-z0-9/._+-]*)
      # It needs quotes; then \ " ` $ stand after a backslash, every backslash of the file is written twice, and % too.
      command=\"$(printf '%s' "$command" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')\" ;;
  esac
  while IFS= read -r line; do
    case $line in
      Exec=*) printf 'Exec=%s %%f\n' "$command" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done <"$here/$name.desktop" >"$menu"
fi

if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
