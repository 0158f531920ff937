"""Starts `katzentisch` with weaknesses put in on purpose: python -m benchmarks.trials.attack.starter clock,constant-secret serve …

Some attacks need one (a clock that jumps, a server that cheats). With the others the tests make sure that each attack can fail.
"""

import importlib
import os
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def clock() -> None:
    """The wall clock is ahead by as many seconds as the file of KATZENTISCH_CLOCK says; the monotonic one is left alone."""
    file, real, real_ns = Path(os.environ["KATZENTISCH_CLOCK"]), time.time, time.time_ns

    def ahead() -> float:
        try:
            return float(file.read_text() or 0)
        except (OSError, ValueError):
            return 0.0

    time.time = lambda: real() + ahead()
    time.time_ns = lambda: real_ns() + int(ahead() * 1e9)


def constant_secret() -> None:
    """A cheating server: every deal has the same secret."""
    replace("katzentisch.play.fair_deal", "new_secret", lambda: bytes(32))


def impatient() -> None:
    """Wait seconds instead of minutes for people, to keep the trial short."""
    settings = importlib.import_module("katzentisch.server.settings").Settings
    made = settings.__init__

    def shorter(self: object, *arguments: object, **named: object) -> None:
        made(self, *arguments, **named)
        for name in ("patience", "last_call"):
            if hasattr(self, name):
                object.__setattr__(self, name, 2000)

    settings.__init__ = shorter


def any_cookie() -> None:
    """Signatures of cookies aren't checked, and of a session's token only the beginning counts."""
    from itsdangerous import Signer  # noqa: PLC0415

    Signer.verify_signature = lambda self, value, sig: True  # type: ignore[method-assign]
    tokens = importlib.import_module("katzentisch.server.people.session_tokens").SessionTokens
    whole = tokens.session_id
    tokens.session_id = lambda self, token: whole(self, token[:8])


def any_origin() -> None:
    replace("katzentisch.server.request_headers", "is_allowed_origin", lambda *_, **__: True)


def no_headers() -> None:
    importlib.import_module("katzentisch.server.http.responses").HEADERS.clear()


def open_tables() -> None:
    """Everybody may enter every table."""
    replace("katzentisch.server.rooms.admission", "may_enter", lambda *_, **__: True)


def anybody_s_seat() -> None:
    """Nobody checks whose seat it is."""
    rights = importlib.import_module("katzentisch.server.tables.permissions")
    replace(rights.__name__, "own_seat", lambda table, who, number: rights.seat_at(table, number))


def replace(module: str, name: str, by: Callable[..., Any]) -> None:
    """Replace a function before any module imports it by name."""
    found = importlib.import_module(module)
    assert hasattr(found, name), f"{module} has no {name}: a weakness that isn't added proves nothing"
    setattr(found, name, by)


ALL = (clock, constant_secret, impatient, any_cookie, any_origin, no_headers, open_tables, anybody_s_seat)
WEAKNESSES = {each.__name__.replace("_", "-"): each for each in ALL}


def limit_files() -> None:
    if files := os.environ.get("KATZENTISCH_FILES"):
        resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))


def main() -> int:
    limit_files()
    names, sys.argv[1:] = sys.argv[1], sys.argv[2:]
    for name in filter(None, names.split(",")):
        WEAKNESSES[name]()
    from katzentisch.cli import main as katzentisch  # noqa: PLC0415

    return int(katzentisch() or 0)


if __name__ == "__main__":
    sys.exit(main())
