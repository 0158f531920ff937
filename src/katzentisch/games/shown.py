"""What the views of all games have in common."""

from collections.abc import Iterable, Sequence
from typing import Any

from .game import Event
from .state import GOING_ON


def common(masked: Any, phases: Sequence[str], ends: Sequence[str]) -> dict[str, Any]:
    """The fields of `View`."""
    over = masked.end != GOING_ON
    return {
        "viewer": None if masked.viewer < 0 else masked.viewer,
        "players": masked.players,
        "turn": None if masked.turn < 0 else masked.turn,
        "phase": "over" if over else phases[masked.phase],
        "end": ends[masked.end - 1] if over else None,
        "scores": list(masked.scores[: masked.players]) if over else None,
        "ranks": list(masked.ranks[: masked.players]) if over else None,
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
