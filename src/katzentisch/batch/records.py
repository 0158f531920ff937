"""Records of simulated games, written from the actions of the compiled loop."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from ..games.arrays import States, Words
from ..games.chance import chacha
from ..games.game import Game, Value
from ..play.blank_state import Seed, blank_state, copy_states, key_of, plain_options, seed_bytes
from ..play.play import find_game, make_record
from ..play.position import Position
from ..play.record import Record
from .random_play import compile_random_play
from .simulation import checked_games

MOST_DECISIONS = 10_000  # the limit of the two games that might not end


def simulated_records(
    game: str, players: int, games: int, *, seed: Seed | None = None, options: Mapping[str, Value] | None = None
) -> Iterator[Record]:
    """Yield the records of the games that `simulate` plays with the same seed. Raises BadSetup when called, not later."""
    rules, number, chosen = find_game(game), checked_games(games), plain_options(options)
    blank_state(rules, players, chosen, 0)
    return records_from(rules, players, chosen, key_of(seed_bytes(seed)), range(number))


def records_from(game: Game, players: int, options: Mapping[str, Value], key: Words, numbers: Iterable[int]) -> Iterator[Record]:
    for number in numbers:
        yield simulated_record(game, players, options, key, number)


def simulated_record(game: Game, players: int, options: Mapping[str, Value], key: Words, number: int) -> Record:
    actions = played_actions(game, blank_state(game, players, options, 0), key, number)
    return record_of(game, players, options, seed_of(key, number), actions)


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
