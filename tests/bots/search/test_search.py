"""What a search promises, in every game: legal moves from what the seat knows, the same for the same seed and iterations."""

import numpy as np
import pytest

from katzentisch.bots.net.network import Network
from katzentisch.bots.search import SEARCH, MoveStatistics, SearchResult, make_searcher, run_search, search
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, begun

ITERATIONS = 5 if INTERPRETED else 300

with_decisions = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_decisions], ids=lambda game: game.id)
both_ways = pytest.mark.parametrize("search_opponents", [0, 1], ids=["modelled", "searched"])


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
def test_every_iteration_tries_a_legal_move(game: Game, search_opponents: int) -> None:
    observation = seen(game)
    before = observation.array.tobytes()
    result = run_search(observation, seed=1, iterations=ITERATIONS, parameters=game.search._replace(search_opponents=search_opponents))
    assert [each.action for each in result.moves] == observation.legal()
    assert sum(each.visits for each in result.moves) == result.iterations == ITERATIONS
    assert all(0 <= each.worth <= 1 for each in result.moves if each.worth is not None)
    assert all((each.worth is None) == (each.visits == 0) and (each.error is None) == (each.visits < 2) for each in result.moves)
    assert observation.array.tobytes() == before


@with_decisions
@both_ways
def test_a_network_evaluates_the_root_first_and_then_sets_priors(game: Game, search_opponents: int) -> None:
    parameters = game.search._replace(search_opponents=search_opponents)
    result = run_search(seen(game), seed=1, iterations=ITERATIONS, network=network(game), parameters=parameters)
    assert sum(each.visits for each in result.moves) == ITERATIONS - 1
    assert result.best in seen(game).legal()


@with_decisions
@pytest.mark.parametrize("with_net", [False, True])
def test_the_same_seed_gives_the_same_result_in_any_chunks(game: Game, with_net: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    net = network(game) if with_net else None
    observation = seen(game)
    parameters = game.search._replace(iterations_each=4)
    whole = run_search(observation, seed=3, iterations=ITERATIONS, network=net, parameters=parameters)
    monkeypatch.setattr(search, "CHUNK", 7)
    assert run_search(observation, seed=3, iterations=ITERATIONS, network=net, parameters=parameters) == whole
    assert run_search(observation, seed=4, iterations=ITERATIONS, network=net, parameters=parameters) != whole


@with_decisions
def test_states_that_look_alike_are_searched_alike(game: Game) -> None:
    observation = seen(game)
    elsewhere = observation.determinize(7).observe(int(observation.state.turn))
    assert run_search(observation, seed=2, iterations=ITERATIONS) == run_search(elsewhere, seed=2, iterations=ITERATIONS)


def test_time_limits_the_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = seen(GAMES["mau_mau"])
    moments = iter(range(1000))
    monkeypatch.setattr(search, "monotonic", lambda: next(moments))
    monkeypatch.setattr(search, "CHUNK", 2)
    result = run_search(observation, seed=1, milliseconds=4000)
    assert result.iterations == 8
    assert result == run_search(observation, seed=1, iterations=8)
    assert run_search(observation, seed=1, milliseconds=0).iterations == 2
    assert run_search(observation, seed=1, iterations=5, milliseconds=1000_000).iterations == 5


def test_where_there_is_no_choice_nothing_is_searched() -> None:
    position = begun((GAMES["maus_pass_auf"], 3, {}))
    result = run_search(position.observe(int(position.state.turn)), seed=1)
    assert result == SearchResult((MoveStatistics(result.best, 0),), 0)
    assert position.legal() == [result.best]


def test_the_standard_error_of_a_mean() -> None:
    results = np.array([0.0, 1.0, 1.0, 0.5])
    found = search.statistics_of(1, 4, results.sum(), (results**2).sum())
    assert found.worth == pytest.approx(results.mean())
    assert found.error == pytest.approx(results.std(ddof=1) / 2)


def test_searchers_differ_in_how_long_they_run_search() -> None:
    assert SEARCH.id == "search"
    assert make_searcher("quick", 10, with_net=False).id == "quick"
