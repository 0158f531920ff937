"""Belief: weights that follow from the models, worlds that follow from the weights, and better predictions of hidden cards."""

from collections.abc import Iterator
from math import exp, log
from random import Random

import numpy as np
import pytest

from katzentisch.bots.belief import (
    BEGINNER,
    CASUAL,
    MODELS,
    NETWORK,
    NOISE,
    RANDOM,
    RULES,
    Belief,
    Worlds,
    choose_world,
    form_belief,
    log_mean,
    policy_probability,
)
from katzentisch.bots.evaluation import estimate, evaluate_moves, share_of_wins
from katzentisch.bots.net.network import Network, load
from katzentisch.bots.net.player import compile_player
from katzentisch.bots.policies import RULES as RULE_BASED
from katzentisch.bots.search import run_search
from katzentisch.bots.search.search import usual_parameters
from katzentisch.games import GAMES
from katzentisch.games.katze_im_sack.state import SET
from katzentisch.games.state import NOTHING
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, begun

SLOW = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")
LOGGED = ["katze_im_sack", "katzenjammer_blues"]
CANDIDATES = 3 if INTERPRETED else 64
# visits of a search with 200 iterations in versions without belief


def observations(game: str, players: int, seed: int = 5) -> Iterator[tuple[Position, Position]]:
    """Each decision among several moves of a game between rule-based players, and what its seat sees."""
    position, rng = Position.deal(GAMES[game], players, {}, 0, seed_bytes(seed)), Random(seed)
    position.begin()
    while position.turn is not None:
        observation = position.observe(position.turn)
        if len(position.legal()) > 1:
            yield position, observation
        position.apply(RULE_BASED.choose(observation, position.legal(), rng))


def explained(game: str, players: int = 4) -> Position:
    """A decision after at least three moves of others."""
    for position, observation in observations(game, players):
        if position.state.auction_moves >= 3:
            return observation
    raise AssertionError("there is none")


def network(game: str) -> Network:
    return Network.random(GAMES[game], hidden=(16, 16), seed=1)


def world(belief: Belief, number: int, game: str) -> Position:
    return Position.wrap(GAMES[game], belief.worlds.pool[number : number + 1].copy(), int(belief.worlds.pool["players"][number]) - 1)


def test_the_probability_of_a_move_is_the_softmax_over_the_legal_ones() -> None:
    logits, moves = np.array([9, log(1), log(2), log(5)], np.float32), np.array([1, 2, 3, 0], np.int16)
    assert policy_probability(logits.copy(), moves, 3, 3) == pytest.approx(5 / 8)
    assert policy_probability(logits.copy(), moves, 2, 2) == pytest.approx(2 / 3)
    assert policy_probability(logits.copy(), moves, 2, 3) == 0


def test_the_models_of_a_seat_are_averaged() -> None:
    assert log_mean(np.log([0.5, 0.25, 0.25, 0.125, 0.125])) == pytest.approx(log(0.25))
    assert log_mean(np.array([-1000.0, -1000.0 + log(3)])) == pytest.approx(-1000 + log(2))


def weight_of(state: Position, viewer: int, net: Network) -> float:
    """Compute a weight again, in plain Python and by the bots instead of their compiled policies."""
    game, fits = state.game, np.zeros((8, MODELS))
    x, a, b = net.scratch()
    while (action := int(game.take_back(state.state))) != NOTHING:
        seat, legal = int(state.state.turn), state.copy().legal()
        if seat == viewer or len(legal) == 1:
            continue
        compile_player(game).evaluate(state.state, net.weights, net.shape, x, a, b)
        moves, share = np.array(legal, np.int16), NOISE / len(legal)
        odds = np.exp(a[moves].astype(float))
        fits[seat, NETWORK] += log((1 - NOISE) * odds[legal.index(action)] / odds.sum() + share)
        for model, policy in ((RULES, game.policies.rules), (CASUAL, game.policies.casual), (BEGINNER, game.policies.beginner)):
            chosen = [int(policy(state.state, moves, len(moves), (2 * draw + 1 << 47) // 8)) for draw in range(8)]
            fits[seat, model] += log((1 - NOISE) * chosen.count(action) / 8 + share)
        fits[seat, RANDOM] -= log(len(legal))
    return exp(np.log(np.exp(fits).mean(axis=1)).sum())


@SLOW
@pytest.mark.parametrize("game", LOGGED)
def test_weights_are_the_likelihoods_of_the_moves(game: str) -> None:
    observation = explained(game)
    belief = form_belief(observation, network(game), 12, seed=1)
    expected = np.array([weight_of(world(belief, number, game), observation.viewer, network(game)) for number in range(12)])
    assert belief.weights == pytest.approx(expected / expected.sum(), rel=1e-4)
    assert belief.weights.sum() == pytest.approx(1)
    assert belief.effective == pytest.approx(1 / (belief.weights**2).sum())
    assert 1 < belief.effective < 12


def test_the_worlds_of_any_range_follow_the_weights() -> None:
    worlds = Worlds(np.zeros(3, GAMES["mau_mau"].state), np.array([0.5, 0.5 + 0.125, 1.0]))
    for start in (0, 1000):
        found = [choose_world(worlds, number, 0.3) for number in range(start, start + 400)]
        assert [found.count(each) for each in range(3)] == pytest.approx([200, 50, 150], abs=4)


@pytest.mark.parametrize("game", LOGGED)
def test_every_candidate_looks_the_same_to_the_seat(game: str) -> None:
    observation = explained(game)
    belief = form_belief(observation, network(game), CANDIDATES, seed=1)
    assert belief.decisions >= 3
    for number in range(CANDIDATES):
        assert world(belief, number, game).observe(observation.viewer) == observation


@pytest.mark.parametrize("game", LOGGED)
def test_the_same_observation_and_seed_give_the_same_belief(game: str) -> None:
    observation = explained(game)
    elsewhere = observation.determinize(7).observe(observation.viewer)
    one, other = (form_belief(each, network(game), CANDIDATES, seed=1) for each in (observation, elsewhere))
    assert one.worlds.pool.tobytes() == other.worlds.pool.tobytes()
    assert one.weights.tobytes() == other.weights.tobytes()
    assert form_belief(observation, network(game), CANDIDATES, seed=2).worlds.pool.tobytes() != one.worlds.pool.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_without_moves_to_explain_there_is_no_belief(game: str) -> None:
    position = begun((GAMES[game], GAMES[game].players[0], {}))
    observation = position.observe(position.turn or 0)
    for net, candidates in ((network(game), 4), (network(game), 0), (None, 4)):
        belief = form_belief(observation, net, candidates, seed=1)
        assert len(belief.worlds.pool) == len(belief.weights) == belief.decisions == belief.effective == 0


def row_cards(states: np.ndarray, seat: int) -> np.ndarray:
    """For each state, which card of the row is a seat's, as a row with one 1; four players."""
    places = (seat - states["start"]) % 4
    cards: np.ndarray = states["row"][np.arange(len(states)), places][:, None] == np.arange(SET)
    return cards


def log_loss(probabilities: np.ndarray, facts: np.ndarray) -> float:
    bounded = np.clip(probabilities, 0.01, 0.99)
    return float(-np.where(facts, np.log(bounded), np.log(1 - bounded)).mean())


@SLOW
def test_belief_predicts_face_down_cards_better() -> None:
    """In three games of Katze im Sack between rule-based players, with the shipped network."""
    net, losses = load("katze_im_sack"), []
    for seed in range(3):
        for position, observation in observations("katze_im_sack", 4, seed):
            belief = form_belief(observation, net, 128, seed=1)
            for place in range(int(position.state.turned), int(position.state.laid)):
                seat = int(position.state.start + place) % 4
                if seat != observation.viewer and belief.decisions:
                    cards, real = row_cards(belief.worlds.pool, seat), row_cards(position.array, seat)[0]
                    losses.append((log_loss(belief.weights @ cards, real), log_loss(cards.mean(axis=0), real)))
    weighted, uniform = np.array(losses).T
    assert len(losses) > 200
    assert weighted.mean() < 0.96 * uniform.mean()


@SLOW
@pytest.mark.parametrize("game", LOGGED)
def test_a_search_follows_its_belief(game: str) -> None:
    observation, net = explained(game), load(game)
    with_belief, again = (run_search(observation, seed=9, iterations=100, network=net) for _ in range(2))
    without = run_search(observation, seed=9, iterations=100, network=net, parameters=usual_parameters(GAMES[game], net)._replace(belief=0))
    assert with_belief == again
    assert with_belief != without


@SLOW
@pytest.mark.parametrize("game", LOGGED)
def test_evaluations_follow_the_belief(game: str) -> None:
    observation = explained(game)
    with_belief, again = (evaluate_moves(observation, samples=40, seed=2) for _ in range(2))
    assert with_belief == again
    assert with_belief != evaluate_moves(observation, samples=40, seed=2, candidates=0)


def test_errors_count_the_samples_that_a_belief_is_worth() -> None:
    results = np.array([0.0, 1.0, 1.0, 0.5] * 10)
    assert estimate(results, 4).error == pytest.approx(estimate(results).error * 10**0.5)
    assert estimate(results, 1000) == estimate(results)
    assert share_of_wins(results, 4).error > share_of_wins(results).error
    assert share_of_wins(results, 4).mean == results.mean()
