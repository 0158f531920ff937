"""What a game is: a value with a dozen functions. All four have the same, so everything else is written once.

The compiled functions work on one `state` of the game's type:
  deal(state)               chance decides the setup, from the generator in the state
  begin(state)              what happens by itself until the first decision
  legal(state, moves)       writes the legal actions in ascending order, returns how many (0 once the game is over or while chance is due)
  apply(state, action)      plays it and what follows by itself; False, and nothing changed, if it is not legal
  chance(state)             decides what is due where `turn` is CHANCE
  observe(state, seat, out) into a blank state: what a seat (or SPECTATOR) knows
  determinize(state)        in place, an observation whose generator was seeded: fills the blanks so that the whole state fits what is known
  features(state, out)      all `feature_count` small whole numbers of what the seat at turn knows, the same for a whole and an observation

The others are plain Python, called move by move; what a viewer knows comes to them in plain Python too (plain.py):
  read_setup(state, setup)      a record's `setup` into a blank state with players, options and first; raises BadSetup
  write_setup(state)            the other way round, for a state that is dealt and not begun
  read_move(state, text)        an action; raises UnreadableMove, or IllegalMove where the text can't be an action at all
  write_move(state, action)     its text
  why_not(state, action)        why a readable action is not legal
  spoken(fact, value)           a fact of such a reason as people say it: cards and bids by their names instead of the notation
  event_facts(facts)            the fields of an event as facts of its sentence, likewise
  read_chance(state, text)      decides what is due as the text says; raises UnreadableMove or IllegalMove
  write_chance(before, after)   the text of what chance decided between the two
  hides(state, action, seat)    whether a seat doesn't get to know the action that is about to be played; what the seat knows is enough
  view(observation)                  what a person is shown
  personal(view, observation)        the same for a seat, from what a spectator is shown
  opening(after)                what `begin` made happen, as one viewer saw it
  events(before, seat, action, after)   what just happened, as one viewer saw it; HIDDEN for an action that it can't know
  auction(observation)               a number that names the row being auctioned, as long as the viewer may still bid for it; otherwise None
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from itertools import product
from types import ModuleType
from typing import Any, NoReturn

import msgspec
import numpy as np

from ..words import Said
from .coding import no_features
from .state import no_chance

HIDDEN = -1

Value = str | int


@dataclass(frozen=True)
class Option:
    """A choice of the table. The default may depend on the number of players, and so may what is allowed."""

    name: str
    values: tuple[Value, ...]
    default: Callable[[int], Value] | None = None
    allows: Callable[[int, Value], bool] = lambda players, value: True

    def usual(self, players: int) -> Value:
        return self.default(players) if self.default else self.values[0]

    def allowed(self, players: int) -> list[Value]:
        return [value for value in self.values if self.allows(players, value)]


class Event(msgspec.Struct, tag_field="event", frozen=True, omit_defaults=True):
    """Something that just happened. Its tag is also the name of the sentence that tells it."""


class View(msgspec.Struct, tag_field="game", frozen=True):
    """What a person is shown. Every game adds its own."""

    viewer: int | None  # None for a spectator
    players: int
    turn: int | None
    phase: str
    end: str | None
    scores: list[int] | None
    ranks: list[int] | None


class Refusal(ValueError):
    """Something that can't be done, said so that a person can mend it: `said` tells it in any language, `str` in English."""

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


class BadSetup(Refusal):
    """A table or a record that the game doesn't allow: players, options, first seat, cards."""


class UnreadableMove(Refusal):
    """Not a move of this game's notation at all."""


class IllegalMove(Refusal):
    """A move of the notation that is not allowed now."""


def no_chance_in_writing(state: Any, other: Any) -> NoReturn:
    raise IllegalMove(Said("no-chance-due"))


def nothing_hidden(state: Any, action: int, seat: int) -> bool:
    return False


def never_an_auction(observation: Any) -> int | None:
    return None


def as_written(fact: str, value: Any) -> Any:
    return value


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    players: range
    options: tuple[Option, ...]
    ends: tuple[str, ...]  # ends[state.end - 1] is why the game ended
    phases: tuple[str, ...]
    state: np.dtype[Any]
    actions: int  # actions are 0 … actions-1
    deal: Callable[[Any], None]
    begin: Callable[[Any], None]
    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int], bool]
    observe: Callable[[Any, int, Any], None]
    determinize: Callable[[Any], None]
    read_setup: Callable[[Any, dict[str, Any]], None]
    write_setup: Callable[[Any], dict[str, Any]]
    read_move: Callable[[Any, str], int]
    write_move: Callable[[Any, int], str]
    why_not: Callable[[Any, int], Said]
    view: Callable[[Any], View]
    personal: Callable[[Any, Any], View]
    opening: Callable[[Any], list[Event]]
    events: Callable[[Any, int, int, Any], list[Event]]
    chance: Callable[[Any], None] = no_chance
    features: Callable[[Any, Any], None] = no_features
    feature_count: int = 0
    read_chance: Callable[[Any, str], None] = no_chance_in_writing
    write_chance: Callable[[Any, Any], str] = no_chance_in_writing
    spoken: Callable[[str, Any], Any] = as_written
    event_facts: Callable[[dict[str, Any]], dict[str, Any]] = dict
    hides: Callable[[Any, int, int], bool] = nothing_hidden
    auction: Callable[[Any], int | None] = never_an_auction
    fewest_win: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        """A game goes to another process, and into a copy, by its name: its rules are functions, which don't travel."""
        return registered, (self.id,)

    def choices(self, players: int) -> Iterator[dict[str, Value]]:
        """Every way in which a table of so many can choose its options."""
        for values in product(*(option.allowed(players) for option in self.options)):
            yield {option.name: value for option, value in zip(self.options, values, strict=True)}


def registered(name: str) -> Game:
    from . import GAMES  # noqa: PLC0415  the registry imports this file

    return GAMES[name]


CONSTANTS = {
    "players": "PLAYERS",
    "ends": "ENDS",
    "phases": "PHASES",
    "state": "STATE",
    "actions": "ACTIONS",
    "feature_count": "FEATURES",
}


def assembled(*files: ModuleType, **facts: Any) -> Game:
    """A game from its files: each part is found by its name, constants by their name in capitals; facts are given by hand."""
    parts = {}
    for part in (field.name for field in fields(Game)):
        name = CONSTANTS.get(part, part)
        for file in files:
            if hasattr(file, name):
                parts[part] = getattr(file, name)
    return Game(**{**parts, **facts})
