"""Belief: determinizations weighted by how likely the moves that were seen would have been in them (importance resampling).

A pool of candidates is drawn with `determinize`. In each, the logged moves are taken back one by one, down to what each other seat knew
when it decided. Nobody knows how a seat decides, so there are several models of it: the network's policy, the rule-based players of each
level, and random moves; each of them errs now and then. A seat's likelihood is the mean of the models' likelihoods of all its moves
together, so the model that fits the moves best counts most; if none fits better than chance, the moves say little. A candidate's weight
is the product over the seats. Where nothing is logged, the belief is empty and `determinize` alone decides.

World number n of a belief is chosen at a point of a low-discrepancy sequence in the cumulative weights, so that the worlds of any range
of numbers follow the weights closely (systematic resampling without a fixed number).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import NamedTuple

import numpy as np

from ..games.arrays import Float32s, Float64s, Moves, States, Words
from ..games.bound import choose, determinize, legal, take_back
from ..games.chance import WORD, chacha, reseed, whole
from ..games.compiled import bind, placeholder, rule
from ..games.entry_points import rules_of
from ..games.game import Game
from ..games.state import NOTHING, CommonState
from ..play.blank_state import copy_states, key_of, seed_bytes
from ..play.position import Position
from .net.network import Network, NetworkArrays
from .net.player import evaluate_network, exponentiate

NOISE = 0.15  # share of moves in which each model plays at random; from 0.1 to 0.3, predictions hardly differ
NETWORK, RULES, CASUAL, BEGINNER, RANDOM = range(5)  # the models
MODELS = 5
FIRST_BLOCK = 1 << 30  # of the seed's ChaCha20 stream: candidates are independent of everything else that uses the seed
GOLDEN = 0.6180339887498949
RNG_BITS = 48
DRAWS = 8  # random numbers that a rule-based model is tried with
FEW_DRAWS = 3  # if it always chooses the same with these, it is taken to use no chance
ORDER = np.array([0, 7, 4, 2, 6, 1, 3, 5])  # of the random numbers, distant ones first

frequency_by_rules: Callable[[CommonState, Moves, int, int], float] = placeholder("frequency_by_rules")
frequency_casually: Callable[[CommonState, Moves, int, int], float] = placeholder("frequency_casually")
frequency_as_beginner: Callable[[CommonState, Moves, int, int], float] = placeholder("frequency_as_beginner")


class Worlds(NamedTuple):
    """The candidates of a belief and their cumulative weights, which end at 1; both are empty without a belief."""

    pool: States
    cumulative: Float64s


@dataclass(frozen=True)
class Belief:
    worlds: Worlds
    weights: Float64s  # they add up to 1
    decisions: int  # moves of other seats that were explained in each candidate

    @property
    def effective(self) -> float:
        """The effective sample size: how many equally weighted candidates would be as good."""
        return float(1 / (self.weights**2).sum()) if len(self.weights) else 0.0


@rule
def policy_probability(logits: Float32s, moves: Moves, count: int, action: int) -> float:
    """Return the probability of an action by the softmax of the logits of the legal moves, which it replaces; 0 if it is not among them."""
    total, found = exponentiate(logits, moves, count), 0.0
    for place in range(count):
        if moves[place] == action:
            found = float(logits[action])
    return found / total


def frequency(state: CommonState, moves: Moves, count: int, action: int) -> float:
    """Return how often a rule-based model chooses an action, with evenly spread random numbers."""
    hits, first, is_fixed = 0, 0, True
    for draw in range(DRAWS):
        chosen = choose(state, moves, count, (2 * int(ORDER[draw]) + 1 << RNG_BITS - 1) // DRAWS)
        first = chosen if draw == 0 else first
        is_fixed = is_fixed and chosen == first
        hits += 1 if chosen == action else 0
        if draw + 1 == FEW_DRAWS and is_fixed:
            return hits / FEW_DRAWS
    return hits / DRAWS


def weigh_move(state: CommonState, action: int, moves: Moves, count: int, net: NetworkArrays, fits: Float64s, noise: float) -> None:
    """Add the logarithms of the probabilities that the models give to an action of the seat at turn; count > 1."""
    weights, shape, x, a, b = net
    evaluate_network(state, weights, shape, x, a, b)
    fits[NETWORK] += log((1.0 - noise) * policy_probability(a, moves, count, action) + noise / count)
    fits[RULES] += log((1.0 - noise) * frequency_by_rules(state, moves, count, action) + noise / count)
    fits[CASUAL] += log((1.0 - noise) * frequency_casually(state, moves, count, action) + noise / count)
    fits[BEGINNER] += log((1.0 - noise) * frequency_as_beginner(state, moves, count, action) + noise / count)
    fits[RANDOM] -= log(count)


@rule
def log_mean(logs: Float64s) -> float:
    """Return the logarithm of the mean of numbers, from their logarithms."""
    highest = logs[0]
    for each in range(1, len(logs)):
        highest = max(highest, logs[each])
    total = 0.0
    for each in range(len(logs)):
        total += exp(logs[each] - highest)
    return float(highest + log(total / len(logs)))


def explain(state: CommonState, viewer: int, net: NetworkArrays, moves: Moves, fits: Float64s, noise: float) -> tuple[float, int]:
    """Take all logged moves back. Return the logarithm of the weight, and how many moves of other seats there were.

    `fits` has a row for each seat and a column for each model.
    """
    for seat in range(state.players):
        for model in range(MODELS):
            fits[seat, model] = 0.0
    decisions = 0
    action = take_back(state)
    while action != NOTHING:
        if state.turn != viewer:
            decisions += 1
            count = legal(state, moves)
            if count > 1:
                weigh_move(state, action, moves, count, net, fits[state.turn], noise)
        action = take_back(state)
    total = 0.0
    for seat in range(state.players):
        total += log_mean(fits[seat])
    return total, decisions


def draw_candidates(
    pool: States,
    scratch: States,
    key: Words,
    block: Words,
    net: NetworkArrays,
    moves: Moves,
    fits: Float64s,
    logs: Float64s,
    noise: float,
) -> int:
    """Fill the pool with determinizations of scratch[0] and `logs` with the logarithms of their weights; scratch[1] is changed.

    Stops at the first one and returns 0 if no move is explained; otherwise returns their number.
    """
    viewer = int(scratch[0].viewer)
    decisions = 0
    for number in range(len(pool)):
        chacha(key, FIRST_BLOCK + number, block)
        pool[number] = scratch[0]
        reseed(pool[number], block, 0)
        determinize(pool[number])
        scratch[1] = pool[number]
        logs[number], decisions = explain(scratch[1], viewer, net, moves, fits, noise)
        if decisions == 0:
            return 0
    return decisions


@rule
def choose_world(worlds: Worlds, number: int, offset: float) -> int:
    """Return the index of the candidate that is world `number`; `offset`, from 0 to 1, is where the sequence starts."""
    point = offset + number * GOLDEN
    point -= int(point)
    low, high = 0, len(worlds.cumulative) - 1
    while low < high:
        middle = (low + high) // 2
        if worlds.cumulative[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


@rule
def take_world(worlds: Worlds, number: int, offset: float, block: Words, out: States, place: int) -> None:
    """Write world `number` to out[place]; later chance follows from the block."""
    out[place] = worlds.pool[choose_world(worlds, number, offset)]
    reseed(out[place], block, 0)


@rule
def offset_of(key: Words) -> float:
    """Return the point at which a seed's sequence of worlds starts."""
    return whole(key[0]) / (WORD + 1)


Draw = Callable[[States, States, Words, Words, NetworkArrays, Moves, Float64s, Float64s, float], int]


@cache
def compile_draw(game: Game) -> Draw:
    evaluation = bind(evaluate_network, game.id, encode_features=game.encode_features)
    rules, policies = rules_of(game), game.policies
    named = {"by_rules": policies.rules, "casually": policies.casual, "as_beginner": policies.beginner}
    models = {f"frequency_{name}": bind(frequency, f"{game.id}_{name}", choose=policy) for name, policy in named.items()}
    weighing = bind(weigh_move, game.id, evaluate_network=evaluation, **models)
    return bind(draw_candidates, game.id, explain=bind(explain, game.id, weigh_move=weighing, **rules), **rules)


def no_worlds(game: Game) -> Worlds:
    return Worlds(np.zeros(0, game.state), np.zeros(0))


def no_belief(game: Game) -> Belief:
    return Belief(no_worlds(game), np.zeros(0), 0)


def form_belief(
    observation: Position,
    network: Network | None,
    candidates: int,
    seed: int | bytes,
    *,
    noise: float = NOISE,
) -> Belief:
    """Form a belief from an observation; an empty one without a network, without candidates or if there is nothing to explain.

    The same observation and seed give the same belief.
    """
    game = observation.game
    if network is None or candidates == 0:
        return no_belief(game)
    pool, logs = np.zeros(candidates, game.state), np.zeros(candidates)
    scratch, block, moves = np.repeat(copy_states(observation.array), 2), np.zeros(16, np.uint32), np.zeros(game.actions, np.int16)
    key, fits = key_of(seed_bytes(seed)), np.zeros((observation.last + 1, MODELS))
    decisions = compile_draw(game)(pool, scratch, key, block, network.with_scratch(), moves, fits, logs, noise)
    if decisions == 0:
        return no_belief(game)
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()
    cumulative = np.cumsum(weights)
    cumulative[-1] = 1.0
    return Belief(Worlds(pool, cumulative), weights, decisions)
