"""What a search promises, in every game: legal moves from what the seat knows, the same for the same seed and iterations."""

import numpy as np
import pytest

from katzentisch.bots.net.network import Network
from katzentisch.bots.search import SEARCH, Thought, searcher, think, thinking
from katzentisch.bots.search.plans import PLANS
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.position import Position

from ...tables import INTERPRETED, begun

ITERATIONS = 5 if INTERPRETED else 300

with_decisions = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.feature_count], ids=lambda game: game.id)
both_ways = pytest.mark.parametrize("searched", [0, 1], ids=["modelled", "searched"])


def seen(game: Game, seed: int = 1) -> Position:
    """A decision among several moves, as its seat sees it."""
    position = begun((game, game.players[1], {}), seed)
    while len(position.legal()) == 1:
        position.apply(position.legal()[0])
    return position.observe(int(position.state.turn))


def network(game: Game) -> Network:
    return Network.random(game, hidden=(16, 16), seed=1)


@with_decisions
@both_ways
def test_every_iteration_tries_a_legal_move(game: Game, searched: int) -> None:
    observation = seen(game)
    before = observation.array.tobytes()
    thought = think(observation, seed=1, iterations=ITERATIONS, plan=PLANS[game.id]._replace(searched=searched))
    assert [tried.action for tried in thought.moves] == observation.legal()
    assert sum(tried.visits for tried in thought.moves) == thought.iterations == ITERATIONS
    assert all(0 <= tried.worth <= 1 for tried in thought.moves if tried.worth is not None)
    assert all((tried.worth is None) == (tried.visits == 0) and (tried.error is None) == (tried.visits < 2) for tried in thought.moves)
    assert observation.array.tobytes() == before


@with_decisions
@both_ways
def test_a_network_looks_at_the_root_first_and_then_guides(game: Game, searched: int) -> None:
    plan = PLANS[game.id]._replace(searched=searched)
    thought = think(seen(game), seed=1, iterations=ITERATIONS, network=network(game), plan=plan)
    assert sum(tried.visits for tried in thought.moves) == ITERATIONS - 1
    assert thought.best in seen(game).legal()


@with_decisions
@pytest.mark.parametrize("with_net", [False, True])
def test_the_same_seed_is_the_same_thought_however_it_is_cut(game: Game, with_net: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    net = network(game) if with_net else None
    observation = seen(game)
    plan = PLANS[game.id]._replace(share=4)
    whole = think(observation, seed=3, iterations=ITERATIONS, network=net, plan=plan)
    monkeypatch.setattr(thinking, "CHUNK", 7)
    assert think(observation, seed=3, iterations=ITERATIONS, network=net, plan=plan) == whole
    assert think(observation, seed=4, iterations=ITERATIONS, network=net, plan=plan) != whole


@with_decisions
def test_worlds_that_look_alike_are_thought_of_alike(game: Game) -> None:
    observation = seen(game)
    elsewhere = observation.determinize(7).observe(int(observation.state.turn))
    assert think(observation, seed=2, iterations=ITERATIONS) == think(elsewhere, seed=2, iterations=ITERATIONS)


def test_a_clock_says_how_many_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = seen(GAMES["mau_mau"])
    moments = iter(range(1000))
    monkeypatch.setattr(thinking, "monotonic", lambda: next(moments))
    monkeypatch.setattr(thinking, "CHUNK", 2)
    thought = think(observation, seed=1, milliseconds=4000)
    assert thought.iterations == 8
    assert thought == think(observation, seed=1, iterations=8)
    assert think(observation, seed=1, milliseconds=0).iterations == 2
    assert think(observation, seed=1, iterations=5, milliseconds=1000_000).iterations == 5


def test_where_there_is_no_choice_nothing_is_searched() -> None:
    position = begun((GAMES["maus_pass_auf"], 3, {}))
    thought = think(position.observe(int(position.state.turn)), seed=1)
    assert thought == Thought((thinking.Tried(thought.best, 0),), 0)
    assert position.legal() == [thought.best]


def test_how_sure_a_mean_is() -> None:
    results = np.array([0.0, 1.0, 1.0, 0.5])
    tried = thinking.measured(1, 4, results.sum(), (results**2).sum())
    assert tried.worth == pytest.approx(results.mean())
    assert tried.error == pytest.approx(results.std(ddof=1) / 2)


def test_searchers_differ_in_how_long_they_think() -> None:
    assert SEARCH.id == "search"
    assert searcher("quick", 10, with_net=False).id == "quick"
