"""katzentisch play: play against bots in the terminal."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Annotated

from cyclopts import Parameter

from ..bots import Bot, bot_named
from ..bots.names import NAMES
from ..games import GAMES
from ..play.blank_state import seed_bytes
from ..play.fair_deal import LOT
from ..play.narration import beginning
from ..play.play import Play
from ..play.record_file import Existing, RecordFile
from ..play.saved_games import line_of
from ..play.series import Series
from .compilation import ensure_compiled
from .files import check_writable, reporting_file_errors
from .narration import ranking_table
from .prompt import QuitGame, ask_game
from .screen import OnScreen, Screen
from .session import TerminalSession
from .table_setup import check_table, read_first

DEFAULT_BOT = "level2"

PAUSE = 0.4  # seconds


def play(
    game: Annotated[str | None, Parameter(help="cli-play-game")] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(alias="-n", metavar="N", help="cli-play-players")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-option-seed")] = None,
    seat: Annotated[int, Parameter(metavar="S", help="cli-play-seat")] = 0,
    first: Annotated[str, Parameter(metavar="S", help="cli-play-first")] = LOT,
    bots: Annotated[str, Parameter(metavar="BOT", help="cli-play-bots")] = DEFAULT_BOT,
    games: Annotated[int, Parameter(metavar="K", help="cli-play-games")] = 1,
    name: Annotated[str | None, Parameter(help="cli-play-name")] = None,
    record: Annotated[str | None, Parameter(metavar="FILE", help="cli-play-record")] = None,
    fast: Annotated[bool, Parameter(help="cli-play-fast")] = False,
    screen: OnScreen,
) -> None:
    try:
        table, number, options = check_table(game or ask_game(screen, list(GAMES)), players, option or (), seat)
        beginner = read_first(first, number)
        bot = bot_named(bots)
        fresh = secrets.randbelow(1 << 64) if seed is None else seed
        series = Series(table.id, number, games, options=options, first=beginner, seed=seed_bytes(fresh))
        if record:
            check_writable(record)
        ensure_compiled(screen, table)
        names = player_names(name or screen.say("cli-person"), seat, number)
        pause = PAUSE if screen.out.is_terminal and sys.stdin.isatty() and not fast else 0
        play_series(screen, series, seat, names, bot, Random(fresh), pause, record, is_lot=beginner == LOT)
    except QuitGame:
        screen.print("cli-left")


def play_series(
    screen: Screen, series: Series, seat: int, names: Sequence[str], bot: Bot, rng: Random, pause: float, record: str | None, is_lot: bool
) -> None:
    screen.write(screen.say("cli-welcome", names=[each for place, each in enumerate(names) if place != seat]))
    while not series.over:
        if series.games > 1:
            screen.write(screen.say("cli-game-number", number=len(series.plays) + 1, games=series.games), "bold")
        game = series.next()
        show_first(screen, game, names, seat, is_lot and len(series.plays) == 1)
        with saving_record(screen, game, names, record):
            TerminalSession(screen, game, seat, names, bot, rng, pause).run()
        show_result(screen, series, names)


def show_first(screen: Screen, play: Play, names: Sequence[str], seat: int, is_lot: bool) -> None:
    screen.write(beginning(play.game, play.first, screen.language, names, seat, is_lot))


@contextmanager
def saving_record(screen: Screen, play: Play, names: Sequence[str], path: str | None) -> Iterator[None]:
    """Append the record to the file however the game ends, even with Ctrl-C. A player who quits without a file learns how to keep a
    record."""
    try:
        yield
    except QuitGame:
        if not path:
            screen.print("cli-left-without-record")
        raise
    finally:
        if path:
            with reporting_file_errors(path), RecordFile(path, Existing.APPEND) as file:
                file.write(line_of(play.record().with_notes(names=list(names))))


def show_result(screen: Screen, series: Series, names: Sequence[str]) -> None:
    result = series.plays[-1].result
    assert result
    screen.show(ranking_table(screen, result.ranks, result.scores, names))
    if series.games > 1:
        screen.write(screen.say("cli-totals", number=len(series.plays), games=series.games), "bold")
        screen.show(ranking_table(screen, series.ranks, series.totals, names))


def player_names(person: str, seat: int, players: int) -> list[str]:
    """Return the names by seat; a bot with the player's name is skipped."""
    names = [name for name in NAMES if name != person][: players - 1]
    return [*names[:seat], person, *names[seat:]]
