"""`python -m game`, `quickdraw-saloon` and the executable start here.

The window is imported inside `main` alone, so that headless verbs and the workers of computer players load no pygame.
"""

from __future__ import annotations

import multiprocessing
import sys

from game import cli


def main() -> int:
    """The exit code: 0 all is well, 1 no window can be opened, 2 something couldn't be read, played, or written."""
    multiprocessing.freeze_support()
    code = cli.main(sys.argv[1:])
    if code is not None:
        return code
    from game import app

    return app.run(smoke="--smoke" in sys.argv[1:], record=cli.record_named(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
