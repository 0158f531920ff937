"""What the views of all games have in common."""

from collections.abc import Iterable, Sequence
from typing import Any

from .game import Event
from .state import GOING_ON


def common_fields(observation: Any, phases: Sequence[str], ends: Sequence[str]) -> dict[str, Any]:
    """The fields of `View`."""
    over_events = observation.end != GOING_ON
    return {
        "viewer": None if observation.viewer < 0 else observation.viewer,
        "players": observation.players,
        "turn": None if observation.turn < 0 else observation.turn,
        "phase": "over" if over_events else phases[observation.phase],
        "end": ends[observation.end - 1] if over_events else None,
        "scores": list(observation.scores[: observation.players]) if over_events else None,
        "ranks": list(observation.ranks[: observation.players]) if over_events else None,
    }


def names_of(kinds: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[kind] for kind in kinds]


class Over(Event, tag="over", frozen=True):
    """The game is over, as the last event of any game."""

    end: str
    scores: list[int]


def over_events(after: Any, ends: Sequence[str]) -> list[Event]:
    if after.end == GOING_ON:
        return []
    return [Over(ends[after.end - 1], list(after.scores[: after.players]))]
