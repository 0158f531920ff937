"""The search gives the same result interpreted."""

import os
import subprocess
import sys

import pytest

from katzentisch.bots.net.network import Network
from katzentisch.bots.search import SearchResult, run_search
from katzentisch.games import GAMES
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED


def results() -> list[SearchResult]:
    """Of a search in Katze im Sack's last rounds, where others decide too, by rules of thumb and with a small network."""
    game = GAMES["katze_im_sack"]
    position = Position.deal(game, 3, {}, 0, seed_bytes(1))
    position.begin()
    while position.state.rounds < 7:
        position.apply(position.legal()[0])
    observation = position.observe(int(position.state.turn))
    networks = (None, Network.random(game, hidden=(8, 8), seed=1))
    parameters = game.search._replace(belief=3)
    return [run_search(observation, seed=1, iterations=8, network=network, parameters=parameters) for network in networks]


@pytest.mark.skipif(INTERPRETED, reason="that is what it is compared with")
def test_interpreted_search_finds_the_same() -> None:
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", f"from {__name__} import results; print(results())"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout == f"{results()}\n"
