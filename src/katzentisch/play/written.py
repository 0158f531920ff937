"""A game written down: the record of rules/README.md."""

from collections.abc import Mapping
from typing import Any

from ..games.game import Value
from .position import Position

VERSION = 1


def result_of(position: Position) -> dict[str, Any] | None:
    if not position.is_over:
        return None
    state = position.state
    return {
        "scores": state.scores[: state.players].tolist(),
        "ranks": state.ranks[: state.players].tolist(),
        "end": position.game.ends[int(state.end) - 1],
    }


def written(position: Position, options: Mapping[str, Value], seed: bytes | None, setup: dict[str, Any], log: list[str]) -> dict[str, Any]:
    """The seed tells every hidden card, so it is written only once the game is over."""
    state, over = position.state, position.is_over
    return {
        "katzentisch": VERSION,
        "game": position.game.id,
        "players": int(state.players),
        "options": dict(options),
        "first": int(state.first),
        **({"seed": seed.hex()} if seed and over else {}),
        "setup": setup,
        "moves": list(log),
        **({"result": result_of(position)} if over else {}),
    }
