"""A match: the game, the bots, the deals and the seating.

Every deal is played once per seat, and all bots move on by one seat each time. With two bots, the first has one seat and the second all
others; more bots share the seats evenly.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from random import Random

import numpy as np

from ..batch.part import Part
from ..bots import Bot, OwnBot, Spec, as_bot, bot_named
from ..bots.levels import player_of
from ..bots.own import checked_name
from ..games.arrays import Bools, Int16s, Int64s, States, Words
from ..games.game import BadSetup, Game, Value
from ..play.blank_state import blank_state, key_of, plain_options, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..words import Said

MOST_GAMES = 1_000_000
MOST_SEED = 2**256 - 1
MOST_BOTS = 20
WHOLE = Part(1, 1)

Bots = Sequence[Spec] | Mapping[str, Spec]  # in a mapping, the keys are their names


@dataclass(frozen=True)
class Match:
    """All that the games of a match depend on. Make one with `Match.of`; `run` does that for you.

    Examples
    --------
    >>> match = Match.of("mau_mau", 3, ["rules", "level1"], games=100, seed=1)
    >>> match.deals, match.games, match.names
    (34, 102, ['rules', 'level1'])
    """

    game: str
    players: int
    bots: tuple[str, ...]  # their names or specifications
    deals: int  # of all parts
    seed: int
    options: Mapping[str, Value]
    part: Part = WHOLE
    given: tuple[Bot | None, ...] = ()  # those that can't be found by their names

    @classmethod
    def of(
        cls,
        game: str | Game,
        players: int,
        bots: Bots,
        games: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        part: Part | str | None = None,
    ) -> "Match":
        """Make a match of at least this many games, rounded up to full deals. Raises BadSetup."""
        rules = find_game(game)
        seats = int(blank_state(rules, players, options, 0)["players"][0])
        number, checked_seed = as_int_within(games, 1, MOST_GAMES), as_int_within(seed, 0, MOST_SEED)
        if checked_seed is None:
            raise BadSetup(Said("seed-range"))
        if number is None:
            raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
        names, given = checked_bots(bots)
        chosen = {option.name: option.usual(seats) for option in rules.options} | plain_options(options)
        match = cls(rules.id, seats, names, -(-number // seats), checked_seed, chosen, checked_part(part), given)
        match.own_deals  # noqa: B018  refuses parts without any deal
        return match

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the fields, not the cached properties."""
        return Match, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def games(self) -> int:
        """The number of games in this part."""
        return len(self.own_deals) * self.players

    @cached_property
    def own_deals(self) -> range:
        """The deals of this part."""
        return self.part.numbers(range(self.deals))

    @property
    def whole(self) -> "Match":
        """The match of all parts."""
        return replace(self, part=WHOLE)

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @cached_property
    def seated(self) -> list[Bot]:
        given = self.given or (None,) * len(self.bots)
        return [bot or bot_named(name) for name, bot in zip(self.bots, given, strict=True)]

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

    @cached_property
    def kinds(self) -> Int16s:
        """For each bot the index of the first bot that is the same player in this game; without decisions, all are."""
        if not self.rules.has_decisions:
            return np.zeros(len(self.bots), np.int16)
        players = [player_of(bot, self.rules) for bot in self.seated]
        return np.array([players.index(player) for player in players], np.int16)

    @cached_property
    def is_fixed(self) -> Bools:
        """For each bot whether it is deterministic in this game."""
        is_forced = not self.rules.has_decisions
        return np.array([is_forced or bot.is_deterministic(self.rules) for bot in self.seated], np.bool_)

    def first_equals(self, bots: Int16s) -> Int64s:
        """For each game of some whole deals, by its bots: the first game of its deal that is the same, move by move.

        Games of a deal are the same if the same deterministic player sits in every seat. Each is played once, the others are copies.
        """
        rows, players = bots.shape
        kinds = self.kinds[bots].reshape(-1, players, players)
        equal = (kinds[:, :, None] == kinds[:, None]).all(axis=3) & self.is_fixed[bots].all(axis=1).reshape(-1, players, 1)
        equal |= np.eye(players, dtype=np.bool_)
        firsts: Int64s = equal.argmax(axis=2).reshape(rows) + np.arange(rows) // players * players
        return firsts


def checked_bots(bots: Bots) -> tuple[tuple[str, ...], tuple[Bot | None, ...]]:
    """Return the names of the bots, and those that can't be found by their names. Raises BadSetup."""
    if isinstance(bots, str) or not isinstance(bots, Mapping | Sequence):
        raise BadSetup(Said("arena-bots-type", {"bots": describe_value(bots)}))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadSetup(Said("arena-bots-range", {"bots": len(bots), "most": MOST_BOTS}))
    if isinstance(bots, Mapping):
        found = {checked_name(name): labelled(spec, name) for name, spec in bots.items()}
        given = tuple(None if bots[name] == name else bot for name, bot in found.items())
        return tuple(found), given if any(given) else ()
    seated = [as_bot(spec) for spec in bots]
    given = tuple(None if isinstance(spec, str) else bot for spec, bot in zip(bots, seated, strict=True))
    return tuple(bot.id for bot in seated), given if any(given) else ()


def labelled(spec: Spec, name: str) -> Bot:
    """Return a bot; one that is made from a function gets this name, so that errors name it too."""
    bot = as_bot(spec, name)
    return replace(bot, id=name) if isinstance(bot, OwnBot) and not isinstance(spec, str) else bot


def checked_match(match: object) -> Match:
    if not isinstance(match, Match):
        raise BadSetup(Said("arena-match-type", {"match": describe_value(match)}))
    return match


def checked_part(part: Part | str | None) -> Part:
    if part is None:
        return WHOLE
    if not isinstance(part, str | Part):
        raise BadSetup(Said("arena-part-type", {"part": describe_value(part)}))
    return Part.read(str(part))


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
