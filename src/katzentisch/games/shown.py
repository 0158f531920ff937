"""What the views of all games have in common."""

from collections.abc import Sequence
from typing import Any

from .game import Event
from .state import GOING_ON


def common(masked: Any, phases: Sequence[str], ends: Sequence[str]) -> dict[str, Any]:
    """The fields of `View`."""
    over = masked.end != GOING_ON
    players = int(masked.players)
    return {
        "viewer": None if masked.viewer < 0 else int(masked.viewer),
        "players": players,
        "turn": None if masked.turn < 0 else int(masked.turn),
        "phase": "over" if over else phases[int(masked.phase)],
        "end": ends[int(masked.end) - 1] if over else None,
        "scores": masked.scores[:players].tolist() if over else None,
        "ranks": masked.ranks[:players].tolist() if over else None,
    }


def named(kinds: Any, names: Sequence[str]) -> list[str]:
    return [names[kind] for kind in kinds]


class Over(Event, tag="over", frozen=True):
    """The game is over, as the last event of any game."""

    end: str
    scores: list[int]


def over(after: Any, ends: Sequence[str]) -> list[Event]:
    if after.end == GOING_ON:
        return []
    return [Over(ends[int(after.end) - 1], after.scores[: after.players].tolist())]
