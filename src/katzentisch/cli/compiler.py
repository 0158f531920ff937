"""A process that compiles one part of one game for a server: python -m katzentisch.cli.compiler GAME PART.

It prints a line for every function, so that the server can say how far it is. It gives way to the server.
"""

import os
import sys
from typing import Any

from numba.core import event

from ..games import GAMES
from .compilation import SERVE, compile_parts

NICENESS = 10


class Progress(event.Listener):  # type: ignore[misc]
    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        print(flush=True)


def main(game: str, part: str) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    event.register("numba:compile", Progress())
    compile_parts(GAMES[game], [each for each in SERVE if each.name == part])


if __name__ == "__main__":
    main(*sys.argv[1:])
