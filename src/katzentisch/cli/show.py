"""katzentisch show: narrate a recorded game move by move, completely or as one seat saw it."""

import sys
from itertools import islice
from typing import Annotated

from cyclopts import Parameter

from ..games import GAMES
from ..play.record import RecordError, decode_record
from ..play.replay import Replay, replay
from ..words import Said
from .compilation import ensure_compiled
from .errors import UsageError
from .files import FileName, lines_of
from .narration import Narration, names_of
from .replay import game_of
from .screen import OnScreen, Screen


def show(
    record: Annotated[FileName, Parameter(help="cli-show-record")],
    /,
    *,
    seat: Annotated[int | None, Parameter(metavar="S", help="cli-show-seat")] = None,
    at: Annotated[int | None, Parameter(metavar="PLY", help="cli-show-at")] = None,
    line: Annotated[int, Parameter(metavar="N", help="cli-show-line")] = 1,
    screen: OnScreen,
) -> int:
    text = read_line(record, line)
    if (name := game_of(text)) in GAMES:
        ensure_compiled(screen, GAMES[name])
    try:
        error = narrate(replay(decode_record(text)), seat, at, screen)
    except RecordError as found:
        error = found
    if error is None:
        return 0
    where = screen.say(f"cli-where-{error.where}", move="" if error.move is None else error.move)
    screen.write(screen.say("cli-show-fault", where=where, error=error.said), "bold red")
    return 1


def narrate(steps: Replay, seat: int | None, at: int | None, screen: Screen) -> RecordError | None:
    """Narrate a game, or its first `at` entries; returns the first error among them."""
    stop = check_stop(at, len(steps.entries))
    play = steps.play
    seen_by = None if seat is None else play.check_seat(seat)
    narration = Narration(screen, play, seen_by, names_of(play, screen.language))
    return narration.run(steps if stop is None else islice(steps, stop), is_cut=stop is not None)


def read_line(path: str, number: int) -> bytes:
    """Return a line of a file; lines are numbered from 1."""
    if number < 1:
        raise UsageError(Said("cli-show-line-range", {"line": number}))
    found = next(islice(lines_of(path), min(number - 1, sys.maxsize), None), None)
    if found is None:
        raise UsageError(Said("cli-show-no-line", {"line": number, "file": path}))
    return found


def check_stop(at: int | None, entries: int) -> int | None:
    if at is not None and not 0 <= at <= entries:
        raise UsageError(Said("cli-show-at-range", {"at": at, "last": entries}))
    return at
