"""What the views of all games have in common."""

from collections.abc import Iterable, Sequence
from typing import Any

from .game import Event
from .state import GOING_ON


def common(observation: Any, phases: Sequence[str], ends: Sequence[str]) -> dict[str, Any]:
    """The fields of `View`."""
    over = observation.end != GOING_ON
    return {
        "viewer": None if observation.viewer < 0 else observation.viewer,
        "players": observation.players,
        "turn": None if observation.turn < 0 else observation.turn,
        "phase": "over" if over else phases[observation.phase],
        "end": ends[observation.end - 1] if over else None,
        "scores": list(observation.scores[: observation.players]) if over else None,
        "ranks": list(observation.ranks[: observation.players]) if over else None,
    }


def named(kinds: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[kind] for kind in kinds]


class Over(Event, tag="over", frozen=True):
    """The game is over, as the last event of any game."""

    end: str
    scores: list[int]


def over(after: Any, ends: Sequence[str]) -> list[Event]:
    if after.end == GOING_ON:
        return []
    return [Over(ends[after.end - 1], list(after.scores[: after.players]))]
