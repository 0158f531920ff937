"""Plays a study in chunks on any executor. The results don't depend on the chunks."""

import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial

from ...batch.executor import checked_executor, map_in_order
from ...batch.simulation import checked_workers
from ...bots import BotFailure
from ...bots.bot import CompiledPolicy
from ...games.arrays import States
from ...games.game import BadSetup, Game, Refusal, Value
from ...words import Said
from ..runner import AHEAD, Failure, process_pool
from .field import Field
from .games_played import GamesPlayed
from .loop import play_compiled, play_in_python
from .plan import Plan, Vary
from .study import Study, TableGames, study_of

COMPILED_CHUNK = 100  # sets
WAITING = 4  # chunks per worker that are submitted in advance

Chunk = tuple[int, int]
Part = list[TableGames]  # by table
PlayChunk = Callable[[Chunk], "Part | Failure"]


def study(
    game: str | Game,
    players: int,
    bots: str | Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    vary: Vary = (),
    *,
    executor: Executor | None = None,
    jobs: int | None = None,
) -> Study:
    """Play many games and measure length, ends, changes of the lead, fairness, luck, and what other options change.

    Parameters
    ----------
    game, players, options
        The table, as for `Play`.
    bots
        The name of one bot for all seats, or of several. With one, bots of all strengths play as many games again to measure luck.
    games
        How many games to play of each table, rounded up so that every seat has the same number.
    seed
        The seed of all deals and of the bots' random choices.
    vary
        Options to change, one at a time: a mapping, or pairs of an option and its value.
    executor
        Where to play: any `concurrent.futures.Executor`. By default, threads if all bots are compiled, else processes.
    jobs
        Without an executor: how many threads or processes; one per core if omitted.

    Raises
    ------
    BadSetup
        If the game does not allow such a table or variation, or the games are too few for intervals.
    BotFailure
        If a bot fails.

    Examples
    --------
    >>> from katzentisch.arena import study
    >>> result = study("mau_mau", players=2, bots="level3", games=200, seed=1, vary={"drawing": "free"})
    >>> result.variations[0].difference.length.value < 0
    True
    """
    plan = Plan.of(game, players, bots, games, seed, options, vary)  # type: ignore[arg-type]
    return study_of(plan, join_parts(list(play_parts(plan, jobs, executor))))


def play_parts(plan: Plan, jobs: int | None = None, executor: Executor | None = None) -> Iterator[Part]:
    """Play a study and yield its games, part by part. Raises BadSetup when called, not later."""
    if executor is not None and jobs is not None:
        raise BadSetup(Said("arena-jobs-executor"))
    return parts_on(checked_executor(executor), checked_workers(jobs, "arena-jobs-range", "jobs"), plan)


def parts_on(executor: Executor | None, jobs: int, plan: Plan) -> Iterator[Part]:
    size = COMPILED_CHUNK if plan.is_compiled else 1
    chunks = [(start, min(start + size, plan.sets)) for start in range(0, plan.sets, size)]
    play = partial(play_or_fail, plan)
    for result in map_in_order(executor, play, chunks, AHEAD) if executor is not None else on_this_machine(plan, play, chunks, jobs):
        if isinstance(result, Failure):
            result.raise_here()
        else:
            yield result


def on_this_machine(plan: Plan, play: PlayChunk, chunks: list[Chunk], jobs: int) -> Iterator[Part | Failure]:
    if plan.is_compiled:
        yield play(chunks.pop(0))  # alone: it may compile
    if jobs == 1:
        yield from map(play, chunks)
        return
    with workers(plan, min(jobs, len(chunks) or 1)) as pool:
        yield from map_in_order(pool, play, chunks, WAITING * jobs)


@contextmanager
def workers(plan: Plan, jobs: int) -> Iterator[Executor]:
    """Compiled bots run on threads, others in processes, which end at once after Ctrl-C."""
    if not plan.is_compiled:
        with process_pool(jobs) as processes:
            yield processes
        return
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)  # Ctrl-C waits only for chunks under way


def play_or_fail(plan: Plan, chunk: Chunk) -> Part | Failure:
    """Play a chunk in a worker."""
    try:
        return play_chunk(plan, chunk)
    except Refusal as refusal:
        return Failure(refusal.said, isinstance(refusal, BotFailure), "".join(traceback.format_exception(refusal)))


def play_chunk(plan: Plan, chunk: Chunk) -> Part:
    """Play sets start … stop-1 of every table."""
    start, stop = chunk
    return [play_sets(plan, table, start, stop) for table in plan.tables]


def play_sets(plan: Plan, table: States, start: int, stop: int) -> TableGames:
    per_set = plan.deals_per_set
    main = play_deals(plan, plan.field, table, start * per_set, stop * per_set)
    return TableGames(main, main if plan.luck_field == plan.field else play_deals(plan, plan.luck_field, table, start, stop))


def play_deals(plan: Plan, field: Field, table: States, start: int, stop: int) -> GamesPlayed:
    """Play deals start … stop-1 of a table, compiled if all bots are."""
    bots, seated = field.bots_of(start, stop), plan.seated(field)
    policies: list[CompiledPolicy] = list(filter(None, (bot.compiled(plan.rules) for bot in seated)))
    played = play_compiled(plan.rules, table, plan.key, start, bots, policies) if len(policies) == len(seated) else None
    return played or play_in_python(plan.rules, table, plan.key, start, bots, seated)


def join_parts(parts: list[Part]) -> Part:
    return [
        TableGames(GamesPlayed.joined([part.main for part in table]), GamesPlayed.joined([part.luck for part in table]))
        for table in zip(*parts, strict=True)
    ]
