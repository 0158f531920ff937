"""A player that looks at a position once and plays what its network likes best."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ...games.compiled import bind
from ...games.game import Game, Refusal
from ...play.position import Position
from ...words import Said
from ..bot import Bot, Quick
from .choosing import choose_with_mind, look_at, net_choose
from .forward import forward
from .network import Network, load


@dataclass(frozen=True)
class Programs:
    choose: Any
    look: Any
    quick: Any


@cache
def programs(game: Game) -> Programs:
    """choosing.py, compiled for a game."""
    look = bind(look_at, game.id, features=game.features, forward=forward)
    return Programs(bind(net_choose, game.id, look=look), look, bind(choose_with_mind, game.id, look=look))


def choose_with(network: Network, observation: Position, legal: Sequence[int], rng: Random, temperature: float = 0.0) -> int:
    moves = np.array(legal, np.int16)
    chance = rng.getrandbits(48), temperature
    answer = programs(observation.game).choose(observation.state, moves, len(moves), *network.mind(), *chance)
    return int(answer)


def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return legal[0] if observation.game.feature_count == 0 else choose_with(network_of(observation.game), observation, legal, rng)


def network_of(game: Game) -> Network:
    network = load(game.id)
    if network is None:
        raise Refusal(Said("network-missing", {"game": game.id}))
    return network


def values(observation: Position, network: Network | None = None) -> list[float]:
    """What the network expects for each seat, on the scale of outcome.py; somebody must be at turn."""
    game, state = observation.game, observation.state
    chosen = network or network_of(game)
    x, a, b = chosen.scratch()
    programs(game).look(state, chosen.weights, chosen.shape, x, a, b)
    players, turn = int(state.players), int(state.turn)
    return [float(a[game.actions + (seat - turn) % players]) for seat in range(players)]


def quick(game: Game) -> Quick | None:
    network = load(game.id)
    return None if network is None else (programs(game).quick, network.mind())


NET = Bot("net", choose, quick=quick)
