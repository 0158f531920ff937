"""The first time, a game's rules are compiled, which takes a while: better to say so, and to do it before the cards are dealt."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numba

from ..bots import BOTS, Bot
from ..bots.judging import judge
from ..bots.levels import LEVELS
from ..bots.net import NET
from ..bots.reviewing import deal_luck
from ..bots.search import think
from ..games import GAMES
from ..games.calls import calls, meanings
from ..games.compiled import cache_folder, sources_of
from ..games.game import Game
from ..play.play import Play
from .screen import Screen

PRACTICE_MOVES = 60


@contextmanager
def warm(screen: Screen, game: Game, purpose: str = "play", quiet: bool = False) -> Iterator[bool]:
    """Says that the rules are being compiled, unless that was done before for the same purpose; yields whether it is to be done."""
    mark = mark_of(game, purpose)
    if mark is None or mark.exists():
        yield False
        return
    text = screen.say("cli-compiling", game=screen.say(f"{game.id}-name"))
    if not screen.err.is_terminal and not quiet:
        screen.err.print(text, soft_wrap=True)
    with screen.err.status(text) if screen.err.is_terminal else nullcontext():
        yield True
    mark.touch()


def mark_of(game: Game, purpose: str) -> Path | None:
    """A file beside the compiled code, which an edit or an upgrade gives another folder; None where nothing is compiled or kept."""
    if numba.config.DISABLE_JIT:
        return None
    players = (bot.policies[game.id] for bot in compiled_bots(game))
    folder = cache_folder(sources_of(*meanings(game).values(), *players, NET.choose, think, judge))
    return folder and folder / f"{purpose}-{sys.implementation.cache_tag}-numba-{numba.__version__}"


def prepare(screen: Screen, game: Game, quiet: bool = False) -> None:
    """Compiles what playing, replaying and telling a game needs."""
    with warm(screen, game, quiet=quiet) as is_cold:
        if is_cold:
            practise(game)


def prepare_all(screen: Screen, games: Sequence[Game]) -> None:
    """Compiles what is not compiled yet for a server, several games at once, in processes of their own; then all of them are loaded."""
    cold = [game for game in games if (mark := mark_of(game, "serve")) is not None and not mark.exists()]
    if cold:
        screen.err.print(screen.say("cli-compiling-all", games=len(cold)), soft_wrap=True)
        for name in compile_all(game.id for game in cold):
            screen.err.print(screen.say("cli-compiled", game=screen.say(f"{name}-name")), soft_wrap=True)
    for game in games:
        rehearse(game)
        if game in cold and (mark := mark_of(game, "serve")):
            mark.touch()


def compile_all(games: Iterable[str] = GAMES) -> Iterator[str]:
    """Each game in a process of its own; tells which is ready."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        yield from processes.map(rehearse_named, games)


def compiled_bots(game: Game) -> list[Bot]:
    return [bot for bot in BOTS.values() if game.id in bot.policies]


def rehearse_named(game: str) -> str:
    rehearse(GAMES[game])
    return game


def rehearse(game: Game) -> None:
    """Practises, asks every level, judges moves and looks at a game again: what a server is asked for."""
    practise(game)
    opening = Play(game.id, game.players[-1], seed=1).position
    sight = opening.masked(opening.turn or 0)
    for bot in LEVELS[game.id]:
        bot.choose(sight, sight.legal(), Random(1))
    judge(sight, worlds=1)
    deal_luck(opening, 0, games=1)


def practise(game: Game) -> None:
    """Plays a little, as a table does it, looks at everything, imagines, and asks the bots; chance may not come up: it is only compiled."""
    play = Play(game.id, game.players[-1], seed=1)
    play.position.masked(0).imagined(1)
    sight = play.position.masked(play.position.turn or 0)
    for bot in compiled_bots(game):
        bot.choose(sight, sight.legal(), Random(1))
    for number in range(PRACTICE_MOVES):
        if play.over:
            break
        moves = play.legal
        steps = play.move(moves[number % len(moves)])
        for viewer in (0, None):
            play.view(viewer)
            for step in steps:
                step.events(viewer)
    call = calls(game)
    call.chance.compile(call.begin.signatures[0])
