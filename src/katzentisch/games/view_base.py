"""The fields and events that the views of all games share."""

from collections.abc import Iterable, Sequence
from typing import Any

from .game import Event, PublicEvent
from .state import IN_PROGRESS, CommonState


def common_fields(observation: CommonState, phases: Sequence[str], ends: Sequence[str]) -> dict[str, Any]:
    """Return the fields of `View`."""
    is_over = observation.end != IN_PROGRESS
    return {
        "viewer": None if observation.viewer < 0 else observation.viewer,
        "players": observation.players,
        "turn": None if observation.turn < 0 else observation.turn,
        "phase": "over" if is_over else phases[observation.phase],
        "end": ends[observation.end - 1] if is_over else None,
        "scores": list(observation.scores[: observation.players]) if is_over else None,
        "ranks": list(observation.ranks[: observation.players]) if is_over else None,
    }


def names_of(kinds: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return the name of each kind of card."""
    return [names[kind] for kind in kinds]


class Over(PublicEvent, tag="over", frozen=True):
    """The game is over: the last event of every game."""

    end: str
    scores: list[int]


def over_events(after: CommonState, ends: Sequence[str]) -> list[Event]:
    """Return the event that ends the game, if it is over."""
    if after.end == IN_PROGRESS:
        return []
    return [Over(ends[after.end - 1], list(after.scores[: after.players]))]
