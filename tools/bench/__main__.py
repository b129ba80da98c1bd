"""`python -m tools.bench [SECTION ...] [--json]`: what this machine reaches. Figures are medians of several runs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from tools.bench import arrange, frames, idle, reference, rules, search, start, store, street, thinking
from tools.bench.measure import CannotRun

SECTIONS: dict[str, Callable[[], dict[str, object]]] = {
    "rules": rules.measure,
    "arrange": arrange.measure,
    "reference": reference.measure,
    "search": search.measure,
    "store": store.measure,
    "frames": frames.measure,
    "street": street.measure,
    "start": start.measure,
    "idle": idle.measure_idle,
    "memory": idle.measure_memory,
    "thinking": thinking.measure,
}


def main() -> int:
    """Measure the sections asked for, all by default; the reason of one that can't run goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"there is no section {unknown[0]!r}; known: {', '.join(SECTIONS)}")
    found: dict[str, dict[str, object]] = {}
    for name in arguments.sections or SECTIONS:
        try:
            found[name] = SECTIONS[name]()
        except CannotRun as reason:
            print(f"{name} is left out: {reason}", file=sys.stderr)
    _add_ratios(found)
    if arguments.json:
        print(json.dumps(found))
        return 0
    for name, figures in found.items():
        print(name)
        for key, value in figures.items():
            print(f"  {key}: {value}")
    return 0


def _add_ratios(found: dict[str, dict[str, object]]) -> None:
    """Where both were measured in the same run: how much faster our games are than the others'."""
    if "rules" not in found or "reference" not in found:
        return
    for other, speed in list(found["reference"].items()):
        assert isinstance(speed, int)
        for name, row in found["rules"].items():
            assert isinstance(row, dict)
            found["reference"][f"{name} : {other}"] = round(row["moves_per_second"] / speed, 2)


if __name__ == "__main__":
    raise SystemExit(main())
