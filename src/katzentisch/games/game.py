"""What a game is: a value with about two dozen functions, the same for every game, so that everything else is written once.

The compiled functions work on one `state` of the game's type:
  deal(state)               deal from the generator in the state
  begin(state)              play what happens automatically before the first decision
  legal(state, moves)       write the legal actions in ascending order, return how many (0 once the game is over or while chance is due)
  apply(state, action)      play it and everything that follows automatically; False, and nothing changed, if it is not legal
  chance(state)             decide what is due while `turn` is CHANCE
  observe(state, seat, out) write what a seat (or SPECTATOR) knows into a blank state
  determinize(state)        turn an observation with a seeded generator, in place, into a whole state consistent with it
  take_back(state)          turn a whole state, in place, into the one in which the seat that made the last move of the log decided;
                            return that move, or NOTHING (optional: what belief explains, bots/belief.py)
  forget(state)             clear the log of moves (optional, with `take_back`)
  standing_now(state, seat) how a seat would stand if the game were scored now: more is better (optional)
  encode_features(state, out)   write the `feature_count` small integers that describe what the seat at turn knows. It is also called for
                            other seats, while chance is due and after the end: `turn` is then that seat

The others are plain Python, called once per move; observations come to them as named tuples (plain_state.py):
  read_setup(state, setup)      read a record's `setup` into a blank state with players, options and first; raises BadSetup
  write_setup(state)            the reverse, for a state after the deal and before `begin`
  read_move(state, text)        the action; raises UnreadableMove, or IllegalMove if it can't be an action at all
  write_move(state, action)     the move in the notation
  why_not(state, action)        why a readable action is not legal
  spoken(fact, value)           a fact of such a reason in words: names of cards and bids instead of the notation
  event_facts(facts)            the fields of an event as facts of its sentence, likewise
  read_chance(state, text)      decide what is due as the entry says; raises UnreadableMove or IllegalMove
  write_chance(before, after)   what chance decided between the two, in the notation
  hides(state, action, seat)    whether a seat does not learn which action is played; an observation of that seat is enough
  view(observation)                  what a person is shown
  personal_view(view, observation)        the same for a seat, from what a spectator is shown
  opening_events(after)                what happened in `begin`, as one viewer saw it
  events(before, seat, action, after)   what just happened, as one viewer saw it; the action is HIDDEN if the viewer can't know it
  auction(observation)               a number that identifies the row being auctioned, while the viewer can still bid for it; otherwise None

A game names each of these explicitly: `GAME = Game(deal=rules.deal, …)` in the game's `__init__.py`, next to the facts and traits that
the rest of the program would otherwise have to guess or repeat.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Generic, NamedTuple, NoReturn

import msgspec
import numpy as np

from ..words import Said
from .arrays import Features, Moves
from .feature_columns import FeatureColumn, FeatureGroup
from .feature_encoding import no_features
from .policy import DEFAULT_SEARCH, NO_POLICIES, EarlierNetwork, Levels, Policies, SearchParameters
from .state import CommonState, S, no_chance, no_standing, nothing_to_forget, nothing_to_take_back

HIDDEN = -1

Value = str | int


@dataclass(frozen=True)
class Option:
    """An option of a game. Its default and the allowed values can depend on the number of players."""

    name: str
    values: tuple[Value, ...]
    default: Callable[[int], Value] | None = None
    allows: Callable[[int, Value], bool] = lambda players, value: True
    is_later: bool = False  # added to a game that was already played: a deal is bound to it only if it doesn't have its default

    def usual(self, players: int) -> Value:
        return self.default(players) if self.default else self.values[0]

    def allowed(self, players: int) -> list[Value]:
        return [value for value in self.values if self.allows(players, value)]


class Event(msgspec.Struct, tag_field="event", frozen=True, omit_defaults=True):
    """Something that just happened. Its tag is the id of the sentence that narrates it."""


class PublicEvent(Event, frozen=True):
    """An event that everyone is shown alike. Other events may show more to the seat that they are about."""


class View(msgspec.Struct, tag_field="game", frozen=True):
    """What a person is shown. Every game adds its own."""

    viewer: int | None  # None for a spectator
    players: int
    turn: int | None
    phase: str
    end: str | None
    scores: list[int] | None
    ranks: list[int] | None


class Zone(msgspec.Struct, frozen=True):
    """A group of cards on a board: a hand, a pile, the middle. `name` is the id of a sentence of the game, `cards` are in the notation."""

    name: str
    seat: int | None  # None in the middle of the table
    cards: list[str]
    hidden: int = 0  # number of cards in it that the viewer can't see


class ZoneView(View, frozen=True):
    """The view of a game without a board of its own: the page and the terminal show its zones."""

    zones: list[Zone]


class Refusal(ValueError):
    """Base of all errors about input: `said` explains it in any language, `str` in English.

    Examples
    --------
    >>> from katzentisch import Play
    >>> try:
    ...     Play("mau_mau", players=11)
    ... except Refusal as refusal:
    ...     print(refusal)
    The number of players must be a whole number from 2 to 10, not 11.
    """

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


class BadSetup(Refusal):
    """A table that the game does not allow: wrong players, options, first seat, seed or cards."""


class UnreadableMove(Refusal):
    """A string that is not a move in this game's notation."""


class IllegalMove(Refusal):
    """A move of the notation that is not legal now."""


def no_chance_in_writing(state: CommonState, other: object) -> NoReturn:
    raise IllegalMove(Said("no-chance-due"))


def nothing_hidden(state: CommonState, action: int, seat: int) -> bool:
    return False


def never_an_auction(observation: CommonState) -> int | None:
    return None


def no_tie_break(state: CommonState, seat: int) -> int:
    return 0


def as_written(fact: str, value: Any) -> Any:
    return value


class RulesVersion(NamedTuple):
    """A version of the rules, and the digest of their behaviour (play/rules_version.py). If the tests report another digest, raise the
    version and note both."""

    version: str
    digest: str


NO_RULES_VERSION = RulesVersion("0", "")


class ActionGroup(NamedTuple):
    """Actions with consecutive numbers that mean the same kind of move. The groups of a game number all its actions, from 0 on."""

    moves: tuple[str, ...]  # each action in the notation; `…` stands for what depends on the position
    meaning: str  # in English, for the reference
    phases: tuple[str, ...]  # in which they can be legal


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S]):
    """A game: its facts, and the functions that play, show and encode it. `GAMES` has them by id; they are compared by identity.

    Functions from `deal` to `encode_features` are compiled rules and work on the fields of a state; the others are plain Python.

    Examples
    --------
    >>> from katzentisch import GAMES
    >>> game = GAMES["mau_mau"]
    >>> game.players, game.actions, game.feature_columns[0].name
    (range(2, 11), 117, 'players_2')
    """

    id: str  # in records, commands and addresses
    folder: Path  # with the optional files words/en.ftl, words/de.ftl, network.npz and training.toml
    players: range  # the numbers of players
    options: tuple[Option, ...] = ()
    cards: tuple[str, ...]  # every kind of card once, in the notation
    ends: tuple[str, ...]  # ends[state.end - 1] is why the game ended
    phases: tuple[str, ...]  # phases[state.phase]
    state: np.dtype[np.record]  # made by `state_dtype`
    actions: int  # actions are 0 … actions-1
    action_groups: tuple[ActionGroup, ...] = ()  # what they mean
    view_type: type[View]  # what `view` returns
    event_types: tuple[type[Event], ...]  # in addition to those that all games share

    deal: Callable[[S], None]  # the cards, from the generator in the state
    begin: Callable[[S], None]  # what happens automatically before the first decision
    legal: Callable[[S, Moves], int]  # write the legal actions in ascending order and return their number
    apply: Callable[[S, int], bool]  # play an action and what follows from it; False if it is illegal, and nothing changes
    observe: Callable[[S, int, S], None]  # write what a seat knows into a blank state
    determinize: Callable[[S], None]  # turn an observation into a random state that it could come from
    take_back: Callable[[S], int] = nothing_to_take_back  # restore what a seat knew when it made the last logged move; return that move
    forget: Callable[[S], None] = nothing_to_forget  # clear the log of moves
    chance: Callable[[S], None] = no_chance  # let chance decide what is due
    standing_now: Callable[[S, int], int] = no_standing  # how a seat would stand if the game were scored now: more is better
    encode_features: Callable[[S, Features], None] = no_features  # write what the seat at turn knows as small numbers
    feature_groups: tuple[FeatureGroup, ...] = ()  # what `encode_features` writes, in this order
    earlier_networks: tuple[EarlierNetwork, ...] = ()  # shapes of networks that are extended when they are read

    read_setup: Callable[[S, dict[str, Any]], None]  # the deal of a record; raises BadSetup
    write_setup: Callable[[S], dict[str, Any]]
    read_move: Callable[[S, str], int]  # an action from the notation; raises UnreadableMove
    write_move: Callable[[S, int], str]
    why_not: Callable[[S, int], Said]  # why an action is illegal
    read_chance: Callable[[S, str], None] = no_chance_in_writing  # what chance decided, from the notation
    write_chance: Callable[[S, S], str] = no_chance_in_writing  # the same from the states before and after
    spoken: Callable[[str, Any], Any] = as_written  # a fact of a sentence, as people read it
    event_facts: Callable[[dict[str, Any]], dict[str, Any]] = dict  # the facts of the sentence that narrates an event
    view: Callable[[S], View]  # from the observation of a spectator
    personal_view: Callable[[Any, S], View]  # from that view and the observation of a seat
    opening_events: Callable[[S], list[Event]]  # what happened before the first decision, from an observation
    events: Callable[[S, int, int, S], list[Event]]  # of a move: the observation before, the seat, the action, the observation after
    hides: Callable[[S, int, int], bool] = nothing_hidden  # whether a seat must not see which action was played
    auction: Callable[[S], int | None] = never_an_auction  # identifies the auction in which the viewer still bids; else None

    fewest_win: bool = False  # the fewest points are best
    has_decisions: bool = True  # False if every position has at most one legal move
    has_hands: bool = True  # players hold cards that others don't see
    default_players: int  # at a new table
    age: int | None = None  # the youngest players it is meant for, in years; None if nobody says
    minutes: int | None = None  # one game takes about this long
    series_lengths: tuple[int, ...] = (1, 3, 5)  # numbers of games to suggest
    series_tie_break: Callable[[S, int], int] = no_tie_break  # of a seat after a game: added up, more is better if totals are equal
    default_bot: str = "level2"  # at a new table
    levels: Levels = ("beginner", "casual", "rules", "search")  # ids of bots, or blends of two, the weakest first
    policies: Policies[S] = NO_POLICIES  # hand-written bots
    search: SearchParameters = DEFAULT_SEARCH
    rules_version: RulesVersion = NO_RULES_VERSION  # identifies what the rules do

    @property
    def has_auctions(self) -> bool:
        """Whether standing orders such as "up to 7" make sense."""
        return self.auction is not never_an_auction

    @cached_property
    def feature_columns(self) -> tuple[FeatureColumn, ...]:
        """The name and the bounds of each feature."""
        return tuple(column for group in self.feature_groups for column in group.columns)

    @cached_property
    def feature_count(self) -> int:
        """The number of features."""
        return len(self.feature_columns)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy a game by its id: compiled functions can't be pickled."""
        return registered, (self.id,)

    def choices(self, players: int) -> Iterator[dict[str, Value]]:
        """Yield every combination of options for this number of players."""
        for values in product(*(option.allowed(players) for option in self.options)):
            yield {option.name: value for option, value in zip(self.options, values, strict=True)}


def registered(name: str) -> Game:
    from . import GAMES  # noqa: PLC0415  the registry imports this file

    return GAMES[name]
