"""Lessons: the guided game of the page. Its cards come from a fixed seed instead of shares, and its bots always answer in the same way.

`lesson.toml` in a game's folder has the seed. A lesson is no fair deal: it has no shares and no proof, and no record of it is stored.
"""

import tomllib
from functools import cache
from random import Random

from ..games.game import Game
from .blank_state import seed_bytes

LESSON_SCHEME = 0  # next to those of docs/fair-deals.md


@cache
def lesson_seed(game: Game) -> bytes | None:
    """Return the seed of a game's lesson, or None if it has no lesson."""
    path = game.folder / "lesson.toml"
    return seed_bytes(tomllib.loads(path.read_text(encoding="utf-8"))["seed"]) if path.exists() else None


def lesson_rng(seed: bytes, ply: int) -> Random:
    """Return the random numbers of a bot's decision in a lesson."""
    return Random(f"{seed.hex()} {ply}")
