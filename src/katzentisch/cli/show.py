"""katzentisch show: tells a recorded game move by move, whole or as one seat saw it."""

import sys
from itertools import islice
from typing import Annotated

from cyclopts import Parameter

from ..games import GAMES
from ..play.judge import decoded, judge, set_up
from ..words import Said
from .files import FileName, lines_of
from .mistakes import Mistake
from .replay import game_of
from .retelling import Retelling, names_of
from .screen import OnScreen
from .warmup import prepare


def show(
    record: Annotated[FileName, Parameter(help="cli-show-record")],
    /,
    *,
    seat: Annotated[int | None, Parameter(metavar="S", help="cli-show-seat")] = None,
    at: Annotated[int | None, Parameter(metavar="PLY", help="cli-show-at")] = None,
    line: Annotated[int, Parameter(metavar="N", help="cli-show-line")] = 1,
    screen: OnScreen,
) -> int:
    text = picked_line(record, line)
    if (name := game_of(text)) in GAMES:
        prepare(screen, GAMES[name])
    fault = judge(text).fault
    if fault is None or fault.where != "setup":
        content = decoded(text)
        moves = content["moves"][: fault.move if fault else None]  # those that are right
        stop = checked_stop(at, len(content["moves"]))
        play = set_up(content)
        seen_by = None if seat is None else play.checked(seat)
        Retelling(screen, play, seen_by, names_of(content, play.players, screen.language)).run(moves[:stop], is_cut=at is not None)
        if fault is None or (at is not None and at <= len(moves)):
            return 0
    where = screen.say(f"cli-where-{fault.where}", move="" if fault.move is None else fault.move)
    screen.write(screen.say("cli-show-fault", where=where, error=fault.said), "bold red")
    return 1


def picked_line(path: str, number: int) -> bytes:
    """Lines are counted from 1."""
    if number < 1:
        raise Mistake(Said("cli-show-line-range", {"line": number}))
    found = next(islice(lines_of(path), min(number - 1, sys.maxsize), None), None)
    if found is None:
        raise Mistake(Said("cli-show-no-line", {"line": number, "file": path}))
    return found


def checked_stop(at: int | None, entries: int) -> int | None:
    if at is not None and not 0 <= at <= entries:
        raise Mistake(Said("cli-show-at-range", {"at": at, "last": entries}))
    return at
