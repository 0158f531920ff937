"""The first time, a game's rules are compiled, which takes a while: better to say so, and to do it before the cards are dealt.

What is compiled comes in parts, each with a mark that it was done. Commands share parts, so none compiles what another one has.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]

from ..batch import loops, records
from ..batch.threads import simulate
from ..bots import BOTS, Bot
from ..bots.judging import judge
from ..bots.levels import LEVELS
from ..bots.net import NET, load
from ..bots.reviewing import deal_luck
from ..bots.rules import RULES
from ..bots.search import SEARCH, searcher, think
from ..games import GAMES
from ..games.calls import calls, meanings
from ..games.compiled import cache_folder, sources_of
from ..games.game import Game
from ..play.play import Play
from ..play.position import Position
from .screen import Screen

PRACTICE_MOVES = 60


@dataclass(frozen=True)
class Part:
    """Something that is compiled together: how, and which functions it is made of."""

    name: str
    rehearse: Callable[[Game], None]
    functions: Callable[[], Sequence[Any]] = lambda: ()


def practise(game: Game) -> None:
    """Plays a little, as a table does it, looks at everything, imagines, and asks the bots; chance may not come up: it is only compiled."""
    play = Play(game.id, game.players[-1], seed=1)
    play.position.observe(0).determinize(1)
    observation = play.position.observe(play.position.turn or 0)
    for bot in compiled_bots(game):
        bot.choose(observation, observation.legal(), Random(1))
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


def practise_judging(game: Game) -> None:
    """Asks everybody whom a server may seat, judges moves and looks at a game again."""
    observation = with_choice(game)
    guided = [searcher("guided", 1, with_net=True)] if load(game.id) else []
    for bot in dict.fromkeys((*LEVELS[game.id], *BOTS.values(), SEARCH, *guided)):
        bot.choose(observation, observation.legal(), Random(1))
    judge(observation, worlds=1)
    deal_luck(Play(game.id, game.players[-1], seed=1).position, 0, games=1)


def with_choice(game: Game) -> Position:
    """What a seat knows that has something to decide, if that ever comes: nobody has to think about a single move."""
    play = Play(game.id, game.players[-1], seed=1)
    observation = play.position.observe(play.position.turn or 0)
    for _ in range(PRACTICE_MOVES):
        if play.over or len(observation.legal()) > 1:
            break
        observation = play.position.observe(play.position.turn or 0)
        play.move(play.legal[0])
    return observation


def practise_simulating(game: Game) -> None:
    simulate(game.id, game.players[0], 1, seed=1)
    for _ in records.simulated_records(game.id, game.players[0], 1, seed=1):
        pass


def practise_matches(game: Game) -> None:
    """Every compiled bot in the arena's quick loops, all bots as its slow one asks them, and a deal there."""
    from ..arena.general import play_generally, warm_up  # noqa: PLC0415  no other command needs the arena
    from ..arena.match import Match  # noqa: PLC0415
    from ..arena.quick import play_quickly  # noqa: PLC0415

    warm_up(Match.of(game.id, game.players[0], list(BOTS), 1, 1))
    play_generally(Match.of(game.id, game.players[0], [RULES.id] * 2, 1, 1), 0, 1)
    for bot in BOTS.values():
        if bot.quick(game):
            play_quickly(Match.of(game.id, game.players[0], [bot.id] * 2, 1, 1), 0, 1)


def arena_functions() -> Sequence[Any]:
    from ..arena import quick  # noqa: PLC0415

    return quick.deal_all, quick.go_on


PLAY = Part("play", practise)
JUDGE = Part("judge", practise_judging)
SIMULATE = Part("simulate", practise_simulating, lambda: (loops.play_many,))
ARENA = Part("arena", practise_matches, arena_functions)
SERVE = (PLAY, JUDGE)  # what a server needs
ALL = (PLAY, JUDGE, SIMULATE, ARENA)


@contextmanager
def warm(screen: Screen, game: Game, part: Part = PLAY, quiet: bool = False) -> Iterator[bool]:
    """Says that the rules are being compiled, unless that part was done before; yields whether it is to be done."""
    mark = mark_of(game, part)
    if mark is None or mark.exists():
        yield False
        return
    text = screen.say("cli-compiling", game=screen.say(f"{game.id}-name"))
    if not screen.err.is_terminal and not quiet:
        screen.err.print(text, soft_wrap=True)
    with screen.err.status(text) if screen.err.is_terminal else nullcontext():
        yield True
    mark.touch()


def prepare(screen: Screen, game: Game, part: Part = PLAY, quiet: bool = False) -> None:
    """Compiles what a command needs; what playing, replaying and telling a game needs if nothing else is said."""
    with warm(screen, game, part, quiet) as is_cold:
        if is_cold:
            part.rehearse(game)


def mark_of(game: Game, part: Part) -> Path | None:
    """A file beside the compiled code, which an edit or an upgrade gives another folder; None where nothing is compiled or kept."""
    folder = None if numba.config.DISABLE_JIT else folder_of(game, part)
    processor = numba.config.CPU_NAME or get_host_cpu_name()  # what was compiled for another one is compiled anew
    return folder and folder / f"{part.name}-{recipe()}-{sys.implementation.cache_tag}-numba-{numba.__version__}-{processor}"


@cache
def recipe() -> str:
    """Names what is rehearsed, since marks are of no use when that has changed."""
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]


def folder_of(game: Game, part: Part) -> Path | None:
    players = (bot.policies[game.id] for bot in compiled_bots(game))
    return cache_folder(sources_of(*meanings(game).values(), *players, NET.choose, think, judge, *part.functions()))


def missing(games: Iterable[Game], parts: Sequence[Part]) -> list[Game]:
    """Those of which something is still to be compiled; none where nothing is kept."""
    return [game for game in games if any(mark and not mark.exists() for mark in (mark_of(game, part) for part in parts))]


def is_kept(game: Game) -> bool:
    """Whether what is compiled is there the next time."""
    return numba.config.DISABLE_JIT or folder_of(game, PLAY) is not None


def compile_parts(game: Game, parts: Sequence[Part]) -> None:
    """Here and now, or only loads what was compiled before."""
    for part in parts:
        part.rehearse(game)
        if mark := mark_of(game, part):
            mark.touch()


def compiled_bots(game: Game) -> list[Bot]:
    return [bot for bot in BOTS.values() if game.id in bot.policies]


def rehearse(game: Game) -> None:
    """All that a server is asked for."""
    compile_parts(game, SERVE)


def all_games() -> list[Game]:
    return list(GAMES.values())
