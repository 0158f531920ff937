"""The networks that come with the package: one for each game that has decisions, for all numbers of players and all options."""

import json
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ...games import GAMES
from ...games.game import Game, Refusal
from ...words import Said

FILES = Path(__file__).parent / "files"


@dataclass(frozen=True, eq=False)
class Network:
    weights: Any  # float32, see forward.py
    shape: Any  # int32
    about: dict[str, Any] = field(default_factory=dict)  # how it was trained

    @classmethod
    def random(cls, game: Game, hidden: tuple[int, ...] = (256, 256, 256), seed: int = 0) -> "Network":
        """One that has learned nothing."""
        shape = [game.feature_count, *hidden, outputs_of(game)]
        rng = np.random.default_rng(seed)
        layers = []
        for inputs, outputs in pairwise(shape):
            layers += [rng.normal(0, inputs**-0.5, inputs * outputs), rng.normal(0, 0.1, outputs)]
        return cls(np.concatenate(layers).astype(np.float32), np.array(shape, np.int32))

    @classmethod
    def read(cls, path: Path) -> "Network":
        with np.load(path) as file:
            return cls(file["weights"].astype(np.float32), file["shape"].astype(np.int32), json.loads(str(file["about"])))

    def save(self, path: Path) -> None:
        """Half precision is exact enough to play, and half as large."""
        path.parent.mkdir(parents=True, exist_ok=True)
        about = np.array(json.dumps(self.about, sort_keys=True))
        np.savez_compressed(path, weights=self.weights.astype(np.float16), shape=self.shape, about=about)

    def fits(self, game: Game) -> bool:
        """Whether it was made for these features and actions; its hidden layers are all of one width."""
        first, *hidden, last = self.shape.tolist()
        is_whole = len(self.weights) == sum((i + 1) * o for i, o in pairwise(self.shape.tolist()))
        return first == game.feature_count and last == outputs_of(game) and len(set(hidden)) == 1 and is_whole

    def scratch(self) -> tuple[Any, Any, Any]:
        """What `forward` needs: places for the features, the outputs and what is hidden."""
        widest = int(self.shape[1:].max())
        return np.zeros(self.shape[0], np.int8), np.zeros(widest, np.float32), np.zeros(widest, np.float32)

    def mind(self) -> tuple[Any, Any, Any, Any, Any]:
        """All of it, for one thread at a time."""
        return self.weights, self.shape, *self.scratch()


def outputs_of(game: Game) -> int:
    """A logit for each action and a value for each seat."""
    return game.actions + game.players[-1]


@cache
def load(game: str) -> Network | None:
    """The network of a game, or None where none was made."""
    path = FILES / f"{game}.npz"
    if not path.exists():
        return None
    network = Network.read(path)
    if not network.fits(GAMES[game]):
        raise Refusal(Said("network-unfit", {"game": game}))
    return network
