"""Records of simulated games, written from the actions of the compiled loop or of bots."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import chain

import numpy as np

from ..games.arrays import Int32s, States, Words
from ..games.chance import chacha
from ..games.game import Game, Value
from ..play.blank_state import Seed, copy_states
from ..play.play import make_record
from ..play.position import Position
from ..play.record import Record, Result
from .executor import checked_executor, map_in_order
from .random_play import compile_random_play
from .results import rows_for
from .run import Bots, Chunk, Run, checked_numbers, chunks_of, play_bots
from .simulation import PYTHON_CHUNK, SUBMITTED, shared_size

MOST_DECISIONS = 10_000  # the limit of the two games that might not end
RECORDS_CHUNK = 10, 100  # the least and the most records that an executor writes at a time


def simulated_records(
    game: str | Game,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    bots: Bots | None = None,
    start: int = 0,
    executor: Executor | None = None,
) -> Iterator[Record]:
    """Yield the records of the games that `simulate` plays with the same arguments, in their order.

    Parameters
    ----------
    game, players, games, seed, options, bots, start, executor
        As for `simulate`. Records of games between bots name the bots by seat, in the note `bots`.

    Raises
    ------
    BadSetup
        As for `simulate`, when called, not later.
    BotFailure
        If a bot fails.

    Examples
    --------
    >>> records = list(simulated_records("mau_mau", 3, 10, seed=1))
    >>> records[4:7] == list(simulated_records("mau_mau", 3, 3, seed=1, start=4))
    True
    """
    run, numbers, pool = Run.of(game, players, options, seed, bots), checked_numbers(start, games), checked_executor(executor)
    return chain.from_iterable(record_chunks(run, numbers, pool))


def record_chunks(run: Run, numbers: range, executor: Executor | None) -> Iterator[list[Record]]:
    """Yield the records chunk by chunk."""
    write = partial(write_chunk, run)
    if executor is None:
        return map(write, chunks_of(numbers, 1))
    size = shared_size(len(numbers), *(PYTHON_CHUNK if run.is_in_python else RECORDS_CHUNK))
    return map_in_order(executor, write, chunks_of(numbers, size), SUBMITTED)


def write_chunk(run: Run, chunk: Chunk) -> list[Record]:
    return list(records_from(run, range(*chunk)))


def records_from(run: Run, numbers: range) -> Iterator[Record]:
    for number in numbers:
        yield simulated_record(run, number)


def simulated_record(run: Run, number: int) -> Record:
    seed = seed_of(run.key, number)
    if run.bots is None:
        return record_of(run.game, run.players, run.options, seed, played_actions(run.game, run.table, run.key, number))
    _, actions = play_bots(run, number)
    return record_of(run.game, run.players, run.options, seed, actions).with_notes(bots=run.names)


def rows_of(run: Run, records: Sequence[Record]) -> Int32s:
    """Return the result rows of finished games (random_play.py)."""
    rows = rows_for(run.players, len(records))
    for row, record in zip(rows, records, strict=True):
        assert isinstance(record.result, Result)
        decisions = sum(not entry.startswith("-") for entry in record.moves)
        row[:] = [decisions, run.game.ends.index(record.result.end) + 1, *record.result.scores, *record.result.ranks]
    return rows


def record_of(game: Game, players: int, options: Mapping[str, Value], seed: bytes, actions: Sequence[int]) -> Record:
    """Make the record of a game from its seed and its actions."""
    position = Position.deal(game, players, options, 0, seed)
    setup = game.write_setup(position.state)
    position.begin()
    log: list[str] = []
    for action in actions:
        log.append(f"{position.turn} {game.write_move(position.state, action)}")
        position.apply_only(action)
        while position.is_chance_due:
            before = position.copy()
            position.chance()
            log.append(f"- {game.write_chance(before.state, position.state)}")
    return make_record(position, options, seed, setup, log)


def played_actions(game: Game, table: States, key: Words, number: int) -> list[int]:
    batch, moves, log = copy_states(table), np.zeros(game.actions, np.int16), np.zeros(MOST_DECISIONS, np.int16)
    rng = compile_random_play(game).deal_one(batch, 0, table, key, number, np.zeros(16, np.uint32))
    played = compile_random_play(game).play_one(batch, 0, moves, rng, log)
    actions: list[int] = log[:played].tolist()
    return actions


def seed_of(key: Words, number: int) -> bytes:
    """Return the seed of game `number`: half a block of the stream."""
    block = np.zeros(16, np.uint32)
    chacha(key, number, block)
    return block[:8].astype("<u4").tobytes()
