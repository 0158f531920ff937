"""A key moment of a game, found in recorded games by its events: each game's own are in `players/`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from katzentisch.games.game import Event
from katzentisch.play.play import Play

from .recorded_table import Wanted


@dataclass(frozen=True)
class Moment:
    wanted: Wanted
    players: int = 4


def some(*wanted: str, **facts: Any) -> Wanted:
    """Return a test for events of these kinds; `facts` are those of at least one of them."""

    def holds(events: Sequence[Event], play: Play) -> bool:
        has_facts = any(all(getattr(event, name, None) == value for name, value in facts.items()) for event in events)
        return kinds(events) >= set(wanted) and has_facts and not play.over

    return holds


def kinds(events: Sequence[Event]) -> set[str]:
    return {str(event.__struct_config__.tag) for event in events}


def before_own_turn(wanted: Wanted) -> Wanted:
    return lambda events, play: wanted(events, play) and play.turn == 0


def ended(events: Sequence[Event], play: Play) -> bool:
    return play.over
