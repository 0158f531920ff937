"""Networks and their files. The package ships one for each game with decisions, for all numbers of players and all options."""

import json
import zipfile
import zlib
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ...games import GAMES
from ...games.arrays import Features, Float32s, Int32s
from ...games.game import BadSetup, Game, Refusal
from ...words import Said
from .earlier_shape import extend_weights

FILES = {"net": "network.npz", "robust": "robust.npz"}  # by bot: the one that wins most at mixed tables, and the least exploitable
NetworkArrays = tuple[Float32s, Int32s, Features, Float32s, Float32s]  # weights, shape, and what `forward` needs


@dataclass(frozen=True, eq=False)
class Network:
    weights: Float32s  # see forward.py
    shape: Int32s
    about: dict[str, Any] = field(default_factory=dict)  # how it was trained

    @property
    def temperature(self) -> float:
        """The temperature at which the network draws its moves; 0 if it plays the likeliest one."""
        return float(self.about.get("temperature", 0.0))

    @classmethod
    def random(cls, game: Game, hidden: tuple[int, ...] = (256, 256, 256), seed: int = 0) -> "Network":
        """Make a network with random weights."""
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
        """Write the network in half precision, which is exact enough to play."""
        path.parent.mkdir(parents=True, exist_ok=True)
        about = np.array(json.dumps(self.about, sort_keys=True))
        np.savez_compressed(path, weights=self.weights.astype(np.float16), shape=self.shape, about=about)

    def fits(self, game: Game) -> bool:
        """Whether it has the features and actions of the game, hidden layers of one width and all its weights."""
        first, *hidden, last = self.shape.tolist()
        is_whole = len(self.weights) == sum((i + 1) * o for i, o in pairwise(self.shape.tolist()))
        return first == game.feature_count and last == outputs_of(game) and len(set(hidden)) == 1 and is_whole

    def extended_to(self, game: Game) -> "Network":
        """Return a network of an earlier version with the features and actions of today, or this one if it needs no more."""
        for earlier in game.earlier_networks:
            if (self.shape[0], self.shape[-1]) == (earlier.features, earlier.actions + game.players[-1]):
                shape = [game.feature_count, *self.shape[1:-1].tolist(), outputs_of(game)]
                return Network(extend_weights(self.weights, self.shape.tolist(), earlier, shape), np.array(shape, np.int32), self.about)
        return self

    def scratch(self) -> tuple[Features, Float32s, Float32s]:
        """Allocate what `forward` needs: arrays for the features, the outputs and the hidden layer."""
        widest = int(self.shape[1:].max())
        return np.zeros(self.shape[0], np.int8), np.zeros(widest, np.float32), np.zeros(widest, np.float32)

    def with_scratch(self) -> NetworkArrays:
        """Weights, shape and scratch arrays, for one thread at a time."""
        return self.weights, self.shape, *self.scratch()


def outputs_of(game: Game) -> int:
    """The number of outputs: a logit for each action and a value for each seat."""
    return game.actions + game.players[-1]


def network_file(game: Game, bot: str = "net") -> Path:
    return game.folder / FILES[bot]


@cache
def load(game: str, bot: str = "net") -> Network | None:
    """Load the shipped network of a game that a bot follows; None if there is none."""
    path = network_file(GAMES[game], bot)
    if not path.exists():
        return None
    network = Network.read(path).extended_to(GAMES[game])
    if not network.fits(GAMES[game]):
        raise Refusal(Said("network-unfit", {"game": game}))
    return network


def read_network(file: str) -> Network:
    """Read a network from any file. Raises BadSetup if it can't be read or fits no game."""
    try:
        network = Network.read(Path(file))
        if any(network.extended_to(game).fits(game) for game in GAMES.values() if game.has_decisions):
            return network
    except OSError as error:
        raise BadSetup(describe_failure(file, error)) from None
    except (ValueError, KeyError, TypeError, EOFError, IndexError, OverflowError, RecursionError, zipfile.BadZipFile, zlib.error):
        pass
    raise BadSetup(Said("network-unreadable", {"file": file[:200]}))


def describe_failure(file: str, error: OSError) -> Said:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return Said("network-no-file", {"file": file[:200]})
    if error.errno is None:  # raised by NumPy for a file in another format
        return Said("network-unreadable", {"file": file[:200]})
    return Said("network-unopened", {"file": file[:200], "why": error.strerror or str(error)})


def check_fit(network: Network, game: Game) -> Network:
    """Return the network, extended if it is of an earlier version. Raises BadSetup if it doesn't fit the game."""
    extended = network.extended_to(game)
    if not extended.fits(game):
        raise BadSetup(Said("network-unfit", {"game": game.id}))
    return extended
