"""A bot that evaluates its network once and plays the likeliest move, or draws one at the temperature of the network."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from random import Random

import numpy as np

from ...games.arrays import Features, Float32s, Float64s, Int32s, Moves
from ...games.bound import encode_features
from ...games.compiled import bind, rule
from ...games.fast_random import uniform
from ...games.game import Game, Refusal
from ...games.state import CommonState
from ...play.position import Position
from ...words import Said
from ..bot import Bot, CompiledPolicy
from .forward import forward
from .network import Network, load

PlayerArrays = tuple[Float32s, Int32s, Features, Float32s, Float32s, Float64s]  # `NetworkArrays` and the temperature


def evaluate_network(state: CommonState, weights: Float32s, shape: Int32s, x: Features, a: Float32s, b: Float32s) -> None:
    """Evaluate a network; `forward` says what the arrays are. The outputs are in a."""
    encode_features(state, x)
    forward(weights, shape, x, a, b)


def choose_move(
    state: CommonState,
    moves: Moves,
    count: int,
    weights: Float32s,
    shape: Int32s,
    x: Features,
    a: Float32s,
    b: Float32s,
    rng: int,
    temperature: float,
) -> int:
    """Choose one of moves[:count]: the likeliest at temperature 0, otherwise a random one by the softmax of logits / temperature."""
    evaluate_network(state, weights, shape, x, a, b)
    if temperature <= 0.0:
        return int(moves[likeliest_move(a, moves, count)])
    return int(moves[sample_move(a, moves, count, rng, temperature)])


def choose_at_temperature(state: CommonState, moves: Moves, count: int, rng: int, scratch: PlayerArrays) -> int:
    """Choose a move as a bot does; `scratch` is `player_arrays`."""
    weights, shape, x, a, b, temperature = scratch
    return choose_move(state, moves, count, weights, shape, x, a, b, rng, float(temperature[0]))


@rule
def likeliest_move(logits: Float32s, moves: Moves, count: int) -> int:
    """The place of the move with the highest logit, the first of equals."""
    best = 0
    for place in range(1, count):
        if logits[moves[place]] > logits[moves[best]]:
            best = place
    return best


@rule
def sample_move(logits: Float32s, moves: Moves, count: int, rng: int, temperature: float) -> int:
    """The place of a random move, drawn by the softmax of the logits."""
    highest = logits[moves[likeliest_move(logits, moves, count)]]
    total = 0.0
    for place in range(count):
        total += exp((logits[moves[place]] - highest) / temperature)
    left = total * uniform(rng)
    for place in range(count - 1):
        left -= exp((logits[moves[place]] - highest) / temperature)
        if left < 0.0:
            return place
    return count - 1


@rule
def exponentiate(outputs: Float32s, moves: Moves, count: int) -> float:
    """Turn the logits of the legal moves into unnormalised probabilities; returns their sum."""
    highest = outputs[moves[0]]
    for place in range(1, count):
        highest = max(highest, outputs[moves[place]])
    total = 0.0
    for place in range(count):
        outputs[moves[place]] = exp(outputs[moves[place]] - highest)
        total += outputs[moves[place]]
    return total


@dataclass(frozen=True)
class CompiledPlayer:
    choose: Callable[[CommonState, Moves, int, Float32s, Int32s, Features, Float32s, Float32s, int, float], int]
    evaluate: Callable[[CommonState, Float32s, Int32s, Features, Float32s, Float32s], None]
    choose_at_temperature: Callable[[CommonState, Moves, int, int, PlayerArrays], int]


@cache
def compile_player(game: Game) -> CompiledPlayer:
    evaluation = bind(evaluate_network, game.id, encode_features=game.encode_features)
    choosing = bind(choose_move, game.id, evaluate_network=evaluation)
    return CompiledPlayer(choosing, evaluation, bind(choose_at_temperature, game.id, choose_move=choosing))


def choose_with(network: Network, observation: Position, legal: Sequence[int], rng: Random, temperature: float | None = None) -> int:
    """Choose a move with any network that fits the game, at its own temperature unless another one is given."""
    moves = np.array(legal, np.int16)
    chance = rng.getrandbits(48), network.temperature if temperature is None else temperature
    return int(compile_player(observation.game).choose(observation.state, moves, len(moves), *network.with_scratch(), *chance))


def network_of(game: Game) -> Network:
    network = load(game.id)
    if network is None:
        raise Refusal(Said("network-missing", {"game": game.id}))
    return network


def values(observation: Position, network: Network | None = None) -> list[float]:
    """Return the value of each seat on the scale of bots/outcome.py; it must be some seat's turn."""
    game, state = observation.game, observation.state
    chosen = network or network_of(game)
    x, a, b = chosen.scratch()
    compile_player(game).evaluate(state, chosen.weights, chosen.shape, x, a, b)
    players, turn = int(state.players), int(state.turn)
    return [float(a[game.actions + (seat - turn) % players]) for seat in range(players)]


@dataclass(frozen=True)
class NetworkBot(Bot):
    """A bot that plays what a network says. `network_for` returns None for a game without one."""

    network_for: Callable[[Game], Network | None] = field(default=lambda game: None, compare=False, repr=False)


def make_network_bot(id: str, network_for: Callable[[Game], Network | None]) -> NetworkBot:
    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        game = observation.game
        if not game.has_decisions:
            return legal[0]
        network = network_for(game)
        if network is None:
            raise Refusal(Said("network-missing", {"game": game.id}))
        return choose_with(network, observation, legal, rng)

    def compiled(game: Game) -> CompiledPolicy | None:
        network = network_for(game)
        return None if network is None else (compile_player(game).choose_at_temperature, player_arrays(network))

    def is_deterministic(game: Game) -> bool:
        network = network_for(game)
        return network is None or network.temperature <= 0.0

    return NetworkBot(id, choose, compiled=compiled, is_deterministic=is_deterministic, network_for=network_for)


def player_arrays(network: Network) -> PlayerArrays:
    return *network.with_scratch(), np.array([network.temperature])


NET = make_network_bot("net", lambda game: load(game.id))
ROBUST = make_network_bot("robust", lambda game: load(game.id, "robust") or load(game.id))  # one network can be both
