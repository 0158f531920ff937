"""A run: the games that a table, a seed and bots decide, of which any process can play any part."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np

from ..bots import Bot, as_bot, decide
from ..bots.bot import CompiledPolicy
from ..bots.rng import FastRandom
from ..games.arrays import Int32s, States, Words
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import Seed, blank_state, key_of, plain_options, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..play.position import Position
from ..words import Said
from .bot_play import first_position, play_compiled_bots, play_position
from .random_play import play_chunk
from .results import rows_for

MOST_GAMES = 2**31  # each takes a block of the seed's stream

BotLike = str | Bot | Callable[..., Any]
Bots = BotLike | Sequence[BotLike]  # in all seats, or by seat
Chunk = tuple[int, int]  # the number of the first game, and that after the last


@dataclass(frozen=True)
class Run:
    """All that the games depend on, besides their numbers."""

    game: Game
    players: int
    options: Mapping[str, Value]  # as they were given
    seed: bytes
    bots: tuple[Bot, ...] | None = None  # by seat; None: random moves

    @classmethod
    def of(
        cls, game: str | Game, players: int, options: Mapping[str, Value] | None = None, seed: Seed | None = None, bots: Bots | None = None
    ) -> "Run":
        """Check everything. Raises BadSetup."""
        rules = find_game(game)
        seats = int(blank_state(rules, players, options, 0)["players"][0])
        return cls(rules, seats, plain_options(options), seed_bytes(seed), None if bots is None else by_seat(bots, seats))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the fields, not the cached properties."""
        return Run, tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def table(self) -> States:
        return blank_state(self.game, self.players, self.options, 0)

    @cached_property
    def key(self) -> Words:
        return key_of(self.seed)

    @property
    def all_options(self) -> dict[str, Value]:
        """The options with their defaults."""
        return {option.name: self.options.get(option.name, option.usual(self.players)) for option in self.game.options}

    @property
    def names(self) -> list[str] | None:
        """The names of the bots by seat; None for random moves."""
        return None if self.bots is None else [bot.id for bot in self.bots]

    @cached_property
    def is_in_python(self) -> bool:
        """Whether a bot isn't compiled for this game, so that its games are played in Python."""
        return any(bot.compiled(self.game) is None for bot in self.bots or ())


def by_seat(bots: Bots, players: int) -> tuple[Bot, ...]:
    """Return the bots by seat; equal ones are the same. Raises BadSetup if their number is wrong, or there is no such bot."""
    if isinstance(bots, str | Bot) or callable(bots):
        return (as_bot(bots),) * players
    if not isinstance(bots, Sequence):
        raise BadSetup(Said("bots-type", {"bots": describe_value(bots)}))
    if len(bots) != players:
        raise BadSetup(Said("bots-number", {"bots": len(bots), "players": players}))
    return tuple(map(as_bot, bots))


def checked_games(games: int) -> int:
    number = as_int_within(games, 1, MOST_GAMES)
    if number is None:
        raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
    return number


def checked_numbers(start: int, games: int) -> range:
    """Return the numbers of the games. Raises BadSetup."""
    count, first = checked_games(games), as_int_within(start, 0, MOST_GAMES - 1)
    if first is None:
        raise BadSetup(Said("start-range", {"start": describe_value(start), "last": MOST_GAMES - 1}))
    if first + count > MOST_GAMES:
        raise BadSetup(Said("games-beyond", {"start": first, "games": count, "last": MOST_GAMES - 1}))
    return range(first, first + count)


def chunks_of(numbers: range, size: int) -> Iterator[Chunk]:
    for first in range(numbers.start, numbers.stop, size):
        yield first, min(first + size, numbers.stop)


def play_rows(run: Run, chunk: Chunk) -> Int32s:
    """Play some games; the rows are those of `play_many`. Raises BotFailure."""
    start, stop = chunk
    rows = rows_for(run.players, stop - start)
    if run.bots is None:
        play_chunk(run.game, run.table, run.key, start, stop, rows)
    elif run.is_in_python or not play_policies(run, start, rows):
        for number, row in zip(range(start, stop), rows, strict=True):
            position, actions = play_bots(run, number)
            state = position.state
            row[:] = [len(actions), state.end, *state.scores[: run.players], *state.ranks[: run.players]]
    return rows


def play_policies(run: Run, start: int, rows: Int32s) -> bool:
    """Play as many games as there are rows with compiled bots; False if one failed."""
    seated = run.bots or ()
    bots = list(dict.fromkeys(seated))
    seats = np.tile(np.array([bots.index(bot) for bot in seated], np.int16), (len(rows), 1))
    policies: list[CompiledPolicy] = list(filter(None, (bot.compiled(run.game) for bot in bots)))
    decisions = np.zeros(seats.shape, np.int32)
    final = play_compiled_bots(run.game, run.table, run.key, start, 1, seats, policies, decisions)
    if final is None:
        return False
    rows[:, 0], rows[:, 1] = decisions.sum(axis=1), final["end"]
    rows[:, 2:] = np.hstack([final["scores"][:, : run.players], final["ranks"][:, : run.players]])
    return True


def play_bots(run: Run, number: int) -> tuple[Position, list[int]]:
    """Play a game in Python; return its end and its actions. Raises BotFailure."""
    seated = run.bots or ()

    def decide_at(seat: int, observation: Position, rng: FastRandom) -> int:
        return decide(seated[seat], observation, observation.legal(), rng)

    position, rng = first_position(run.game, run.table, run.key, number)
    return position, play_position(position, rng, 0, decide_at)
