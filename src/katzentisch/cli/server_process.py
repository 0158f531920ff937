"""python -m katzentisch.cli.server_process: one of several server processes; `supervisor` starts it and says how they talk."""

import os
import sys

from ..server.logs import set_up_logs
from . import guard
from .compilation import all_games
from .screen import Screen
from .serve import open_socket, run
from .server_rules import ServerRules
from .supervisor import READY, ProcessOptions

STANDARD_INPUT = 0


def serve_until_closed(screen: Screen) -> int:
    """Serve until the standard input is closed, or a signal comes."""
    options = ProcessOptions.decode(sys.stdin.buffer.readline())
    screen.language = options.language
    set_up_logs(options.log)
    with open_socket(options.host, options.port) as bound:
        run(options.settings, bound, None, ServerRules(screen, all_games()), report_ready, wait_for_close)
    return 0


def report_ready() -> None:
    os.write(sys.stdout.fileno(), READY)


def wait_for_close() -> None:
    while os.read(STANDARD_INPUT, 1):  # not through sys.stdin, whose lock Python wants when it exits
        pass


if __name__ == "__main__":
    sys.exit(guard(serve_until_closed))
