"""Compilation of a game's rules on first use, which takes a while: announce it and do it before the cards are dealt.

What is compiled comes in parts, each with a marker file once it is done. Commands share parts, so no command compiles what another has
compiled.
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

from ..batch import bot_play, random_play, records
from ..batch.simulation import simulate
from ..bots import BOTS, Bot
from ..bots.evaluation import evaluate_moves
from ..bots.levels import bot_at_level, follows_policy
from ..bots.net import NET
from ..bots.net.player import NetworkBot
from ..bots.policies import BEGINNER, CASUAL, RANDOM, RULES
from ..bots.review import deal_luck
from ..bots.search import SEARCH, make_searcher, run_search
from ..games import GAMES
from ..games.compiled import cache_folder, is_writable, sources_of
from ..games.entry_points import entry_points, rules_of
from ..games.game import Game
from ..play.play import Play
from ..play.position import Position
from .screen import Screen

EXERCISE_MOVES = 60


@dataclass(frozen=True)
class Part:
    """What is compiled together: a function that exercises it, and the functions it consists of."""

    name: str
    exercise: Callable[[Game], None]
    functions: Callable[[], Sequence[Any]] = lambda: ()


def exercise_play(game: Game) -> None:
    """Compile what a table needs by playing a few moves: views, events, bots that follow a policy. Chance may not come up, so it is only
    compiled."""
    play = Play(game.id, game.players[-1], seed=1)
    observation = play.position.observe(play.position.turn or 0)
    levels = [bot_at_level(game, level) for level in range(1, 5) if follows_policy(BOTS[f"level{level}"], game)]
    for bot in (RANDOM, BEGINNER, CASUAL, RULES, *levels):
        bot.choose(observation, observation.legal(), Random(1))
    for number in range(EXERCISE_MOVES):
        if play.over:
            break
        moves = play.legal
        steps = play.move(moves[number % len(moves)])
        for viewer in (0, None):
            play.view(viewer)
            for step in steps:
                step.events(viewer)
    compiled: Any = entry_points(game)
    compiled.chance.compile(compiled.begin.signatures[0])


def exercise_evaluation(game: Game) -> None:
    """Compile what a server's other bots, comparisons and reviews need."""
    observation = position_with_choice(game)
    observation.determinize(1)
    for bot in {bot_at_level(game, level) for level in range(1, 5)}:
        bot.choose(observation, observation.legal(), Random(1))
    evaluate_moves(observation, samples=1)
    deal_luck(Play(game.id, game.players[-1], seed=1).position, 0, games=1)


def position_with_choice(game: Game) -> Position:
    """Return an observation with more than one legal move, if there is one: a single move needs no thinking."""
    play = Play(game.id, game.players[-1], seed=1)
    observation = play.position.observe(play.position.turn or 0)
    for _ in range(EXERCISE_MOVES):
        if play.over or len(observation.legal()) > 1:
            break
        observation = play.position.observe(play.position.turn or 0)
        play.move(play.legal[0])
    return observation


def exercise_simulation(game: Game) -> None:
    simulate(game.id, game.players[0], 1, seed=1)
    for _ in records.simulated_records(game.id, game.players[0], 1, seed=1):
        pass


def exercise_matches(game: Game) -> None:
    """Compile all bots and the arena's loops: every compiled bot in the compiled loop, all bots in the Python loop."""
    from ..arena.compiled_loop import play_compiled  # noqa: PLC0415
    from ..arena.match import Match  # noqa: PLC0415
    from ..arena.python_loop import play_in_python, warm_up  # noqa: PLC0415  no other command needs the arena

    observation = position_with_choice(game)
    for bot in (SEARCH, *([make_searcher("guided", 1, with_net=True)] if NET.network_for(game) else [])):
        bot.choose(observation, observation.legal(), Random(1))
    warm_up(Match.of(game.id, game.players[0], [bot.id for bot in bots_of(game)], 1, 1))
    play_in_python(Match.of(game.id, game.players[0], [RULES.id] * 2, 1, 1), 0, 1)
    for bot in bots_of(game):
        if bot.compiled(game):
            play_compiled(Match.of(game.id, game.players[0], [bot.id] * 2, 1, 1), 0, 1)


def exercise_batches(game: Game) -> None:
    """Compile the loops of batches, without opponents and with rule-based ones."""
    from ..batch.batch import Batch  # noqa: PLC0415  no command needs it

    for opponents in (None, RULES):
        batch = Batch(game, game.players[0], 1, seed=1, opponents=opponents)
        batch.step(batch.random_actions())


def exercise_studies(game: Game) -> None:
    """Compile the loops of studies: every compiled bot, and the one that plays other bots in Python."""
    from ..arena.balance import Plan  # noqa: PLC0415
    from ..arena.balance.loop import play_in_python  # noqa: PLC0415
    from ..arena.balance.runner import play_deals  # noqa: PLC0415  no other command needs them

    plan = Plan(game.id, game.players[0], (RULES.id,), 1, 1, {})
    play_in_python(game, plan.tables[0], plan.key, 0, plan.field.bots_of(0, 1), [RULES])
    for bot in bots_of(game):
        if bot.compiled(game):
            its_plan = Plan(game.id, game.players[0], (bot.id,), 1, 1, {})
            play_deals(its_plan, its_plan.field, its_plan.tables[0], 0, 1)


def study_functions() -> Sequence[Any]:
    from ..arena.balance.lead import note_lead  # noqa: PLC0415

    return bot_play.play_bot, note_lead


PLAY = Part("play", exercise_play)
EVALUATION = Part("evaluate", exercise_evaluation)
SIMULATE = Part("simulate", exercise_simulation, lambda: (random_play.play_many,))
ARENA = Part("arena", exercise_matches, lambda: (bot_play.deal_all, bot_play.play_bot))
STUDY = Part("study", exercise_studies, study_functions)
BATCH = Part("batch", exercise_batches, lambda: (random_play.play_many,))
SERVE = (PLAY, EVALUATION)  # what a server needs
ALL = (PLAY, EVALUATION, SIMULATE, ARENA, STUDY, BATCH)


@contextmanager
def announcing_compilation(screen: Screen, game: Game, part: Part = PLAY, quiet: bool = False) -> Iterator[bool]:
    """Announce that a part is being compiled, unless it is done; yield whether it still has to be compiled."""
    mark = marker_path(game, part)
    if mark is None or mark.exists():
        yield False
        return
    text = screen.say("cli-compiling", game=screen.say(f"{game.id}-name"))
    if not screen.err.is_terminal and not quiet:
        screen.err.print(text, soft_wrap=True)
    with screen.err.status(text) if screen.err.is_terminal else nullcontext():
        yield True
    mark.touch()


def ensure_compiled(screen: Screen, game: Game, part: Part = PLAY, quiet: bool = False) -> None:
    """Compile a part if necessary; by default, what playing, replaying and narrating a game needs."""
    with announcing_compilation(screen, game, part, quiet) as is_cold:
        if is_cold:
            part.exercise(game)


def marker_path(game: Game, part: Part) -> Path | None:
    """Return the marker file next to the compiled code, which moves to another folder after an edit or an upgrade; None if nothing is
    compiled or can be cached."""
    folder = None if numba.config.DISABLE_JIT else folder_of(game, part)
    if folder is None:
        return None
    processor = numba.config.CPU_NAME or get_host_cpu_name()  # code for another processor is compiled again
    mark = folder / f"{part.name}-{recipe_digest()}-{sys.implementation.cache_tag}-numba-{numba.__version__}-{processor}"
    return mark if is_writable(folder) or mark.exists() else None


@cache
def recipe_digest() -> str:
    """Return a digest of this file, because markers are invalid once what is compiled has changed."""
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]


def folder_of(game: Game, part: Part) -> Path | None:
    players = (bot.policy_of(game) for bot in BOTS.values() if bot.policy_of)
    return cache_folder(sources_of(*rules_of(game).values(), *players, NET.choose, run_search, evaluate_moves, *part.functions()))


def uncompiled(games: Iterable[Game], parts: Sequence[Part]) -> list[Game]:
    """Return the games with parts that still have to be compiled; none if nothing is cached."""
    return [game for game in games if any(mark and not mark.exists() for mark in (marker_path(game, part) for part in parts))]


def is_cached(game: Game, parts: Sequence[Part] = (PLAY,)) -> bool:
    """Return whether compiled code is cached, or will be for the next time."""
    return numba.config.DISABLE_JIT or all(marker_path(game, part) for part in parts)


def compile_parts(game: Game, parts: Sequence[Part]) -> None:
    """Compile the parts in this process, or load them if they are cached. Interpreted rules need neither."""
    if numba.config.DISABLE_JIT:
        return
    for part in parts:
        part.exercise(game)
        mark = marker_path(game, part)
        if mark and not mark.exists():
            mark.touch()


def bots_of(game: Game) -> list[Bot]:
    """Return the bots that can play a game: some need a network."""
    return [bot for bot in BOTS.values() if not isinstance(bot, NetworkBot) or bot.network_for(game) or not game.has_decisions]


def compile_for_server(game: Game) -> None:
    """Compile all that a server needs."""
    compile_parts(game, SERVE)


def all_games() -> list[Game]:
    return list(GAMES.values())
