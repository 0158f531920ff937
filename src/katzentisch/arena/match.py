"""A match: the game, the bots, the deals and the seating.

Every deal is played once per seat, and all bots move on by one seat each time. With two bots, the first has one seat and the second all
others; more bots share the seats evenly.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from random import Random

from ..bots import Bot, bot_named
from ..games.arrays import States, Words
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import blank_state, key_of, plain_options, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..words import Said

MOST_GAMES = 1_000_000
MOST_SEED = 2**256 - 1
MOST_BOTS = 20


@dataclass(frozen=True)
class Match:
    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    options: Mapping[str, Value]

    @classmethod
    def of(cls, game: str, players: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Value] | None = None) -> "Match":
        """Make a match of at least this many games, rounded up to full deals. Raises BadSetup."""
        rules = find_game(game)
        seats = int(blank_state(rules, players, options, 0)["players"][0])
        number, checked_seed = as_int_within(games, 1, MOST_GAMES), as_int_within(seed, 0, MOST_SEED)
        if checked_seed is None:
            raise BadSetup(Said("seed-range"))
        if number is None:
            raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
        if not 2 <= len(bots) <= MOST_BOTS:
            raise BadSetup(Said("arena-bots-range", {"bots": len(bots), "most": MOST_BOTS}))
        for name in bots:
            bot_named(name)
        chosen = {option.name: option.usual(seats) for option in rules.options} | plain_options(options)
        return cls(game, seats, tuple(bots), -(-number // seats), checked_seed, chosen)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the fields, not the cached properties."""
        return Match, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def games(self) -> int:
        return self.deals * self.players

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @cached_property
    def seated(self) -> list[Bot]:
        return [bot_named(name) for name in self.bots]

    @cached_property
    def names(self) -> list[str]:
        """Distinct names: the second `rules` is `rules#2`."""
        met: Counter[str] = Counter()
        names = []
        for name in self.bots:
            met[name] += 1
            names.append(name if met[name] == 1 else f"{name}#{met[name]}")
        return names

    @cached_property
    def table(self) -> States:
        return blank_state(self.rules, self.players, self.options, 0)

    @cached_property
    def key(self) -> Words:
        return key_of(seed_bytes(self.seed))

    def seatings(self, deal: int) -> list[list[int]]:
        """The bot of each seat, as an index, in each game of a deal."""
        base = first_seating(self.players, len(self.bots), self.seed, deal)
        return [[base[(seat - shift) % self.players] for seat in range(self.players)] for shift in range(self.players)]


def first_seating(players: int, bots: int, seed: int, deal: int) -> list[int]:
    """Of as many deals as there are bots, each starts with another bot; then their order changes."""
    if bots == 2:
        return [0] + [1] * (players - 1)
    order = order_of(bots, seed, deal // bots)
    return [order[(deal + seat) % bots] for seat in range(players)]


@lru_cache
def order_of(bots: int, seed: int, block: int) -> list[int]:
    order = list(range(bots))
    Random(f"{seed}/{block}").shuffle(order)
    return order
