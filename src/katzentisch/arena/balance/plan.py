"""What a study plays: a table, its variations, and the bots.

One bot has all seats in the games that length, ends and fairness come from, so nothing but the seat tells the players apart. Luck can't be
measured with equal players, so as many games again are played by bots of all strengths. Several bots play one set of games for both.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property

from ...bots import Bot, bot_named
from ...bots.levels import player_of
from ...games.arrays import States, Words
from ...games.game import BadSetup, Game, Value
from ...play.blank_state import blank_state, key_of, option_indices, plain_options, seed_bytes
from ...play.integers import as_int_within, describe_value
from ...play.play import find_game
from ...words import Said
from .field import Field, all_levels

MOST_GAMES = 1_000_000
MOST_SEED = 2**256 - 1
MOST_BOTS = 6  # so that the lineups are few
LEAST_DEALS = 10  # of each lineup

Change = tuple[str, Value]  # an option and another value
Vary = Mapping[str, Value] | Sequence[Change]


@dataclass(frozen=True)
class Plan:
    """All that a study depends on.

    Games are counted in sets, each with as many games as seats: one bot plays a deal in each of them, several bots play one deal in all.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    sets: int
    seed: int
    options: Mapping[str, Value]
    changes: tuple[Change, ...] = ()

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        bots: str | Sequence[str],
        games: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        vary: Vary = (),
    ) -> "Plan":
        """Plan at least this many games of each table, rounded up to full sets. Raises BadSetup."""
        rules = find_game(game)
        seats = int(blank_state(rules, players, options, 0)["players"][0])
        chosen = {option.name: option.usual(seats) for option in rules.options} | plain_options(options)
        names = checked_bots(rules, bots)
        checked_seed = as_int_within(seed, 0, MOST_SEED)
        if checked_seed is None:
            raise BadSetup(Said("seed-range"))
        changes = checked_changes(rules, seats, chosen, vary)
        plan = cls(rules.id, seats, names, 1, checked_seed, chosen, changes)
        return replace(plan, sets=-(-checked_games(games, least_games(plan)) // seats))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the fields, not the cached properties."""
        return Plan, tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @cached_property
    def field(self) -> Field:
        """The bots whose games show length, ends and fairness."""
        return Field(self.bots, self.players, self.seed)

    @cached_property
    def luck_field(self) -> Field:
        """The bots whose games show how much is luck."""
        return self.field if len(self.bots) > 1 else Field(all_levels(self.rules), self.players, self.seed)

    @property
    def deals_per_set(self) -> int:
        return self.players if len(self.bots) == 1 else 1

    @property
    def games(self) -> int:
        """The number of games of each table that length, ends and fairness come from."""
        return self.sets * self.players

    @property
    def all_games(self) -> int:
        """The number of games that are played."""
        return self.games * (1 + len(self.changes)) * (2 if len(self.bots) == 1 else 1)

    @cached_property
    def key(self) -> Words:
        return key_of(seed_bytes(self.seed))

    @cached_property
    def tables(self) -> list[States]:
        """The table, then its variations."""
        return [blank_state(self.rules, self.players, options, 0) for options in self.all_options]

    @property
    def all_options(self) -> list[dict[str, Value]]:
        """The options of each table."""
        return [dict(self.options), *({**self.options, name: value} for name, value in self.changes)]

    def seated(self, field: Field) -> list[Bot]:
        return [bot_named(name) for name in field.bots]

    @property
    def is_compiled(self) -> bool:
        bots = {*self.seated(self.field), *self.seated(self.luck_field)}
        return all(bot.compiled(self.rules) is not None for bot in bots)


def checked_bots(game: Game, bots: str | Sequence[str]) -> tuple[str, ...]:
    if not isinstance(bots, str | Sequence) or not all(isinstance(name, str) for name in bots):
        raise BadSetup(Said("study-bots-type"))
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if not 1 <= len(names) <= MOST_BOTS:
        raise BadSetup(Said("study-bots-range", {"bots": len(names), "most": MOST_BOTS}))
    for name in names:
        bot_named(name)
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadSetup(Said("study-bot-twice", {"bot": twice}))
    if game.has_decisions:
        check_different(game, names)
    return names


def check_different(game: Game, names: Sequence[str]) -> None:
    """Refuse two names of one player: luck can't be measured with equal players. Without decisions, all are equal anyway."""
    players: dict[Bot, str] = {}
    for name in names:
        other = players.setdefault(player_of(bot_named(name), game), name)
        if other != name:
            raise BadSetup(Said("study-bots-same", {"bot": other, "other": name, "game": game.id}))


def least_games(plan: Plan) -> int:
    """Return the least number of games for intervals: enough deals of each lineup."""
    return LEAST_DEALS * plan.players * len(plan.luck_field.lineups)


def checked_games(games: int, least: int) -> int:
    number = as_int_within(games, 1, MOST_GAMES)
    if number is None:
        raise BadSetup(Said("games-range", {"games": describe_value(games), "most": MOST_GAMES}))
    if number < least:
        raise BadSetup(Said("study-games-few", {"games": number, "least": least}))
    return number


def checked_changes(game: Game, players: int, options: Mapping[str, Value], vary: Vary) -> tuple[Change, ...]:
    """Return the variations; raises BadSetup for one that is not allowed, changes nothing or comes twice."""
    changes: list[Change] = []
    for name, given in pairs_of(vary):
        value = plain_options({name: given})[name]
        option_indices(game, players, {**options, name: value})
        facts = {"option": name, "value": str(value)}
        if options[name] == value:
            raise BadSetup(Said("study-vary-same", facts))
        if (name, value) in changes:
            raise BadSetup(Said("study-vary-twice", facts))
        changes.append((name, value))
    return tuple(changes)


def pairs_of(vary: object) -> list[Change]:
    pairs = list(vary.items()) if isinstance(vary, Mapping) else vary
    if isinstance(pairs, str) or not isinstance(pairs, Sequence) or not all(is_pair(pair) for pair in pairs):
        raise BadSetup(Said("study-vary-type"))
    return [(name, value) for name, value in pairs]


def is_pair(pair: object) -> bool:
    return isinstance(pair, tuple | list) and len(pair) == 2 and isinstance(pair[0], str)
