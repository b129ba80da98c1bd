"""Words of the program itself."""

BROKE_TITLE = "Quickdraw Saloon had to close"
BROKE_LINE = "Quickdraw Saloon had to close: {error}. More: {where}"
NO_LOG = "no log could be written"
SMOKE_FAILED = "smoke: {where} failed: {error}"
