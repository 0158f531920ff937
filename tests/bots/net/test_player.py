"""The player that asks its network: legal, the same again, and clear where there is no network."""

from itertools import islice
from random import Random

import pytest

from katzentisch.bots.net import NET, Network, player
from katzentisch.bots.net.player import choose_with, values
from katzentisch.games import GAMES
from katzentisch.games.game import Refusal
from katzentisch.testing.tables import Table, begun, name_of, positions, some_tables
from katzentisch.words import LANGUAGES

DECIDED = [table for table in some_tables() if table[0].has_decisions]
HIDDEN = (16, 16)


@pytest.mark.parametrize("table", DECIDED[::2], ids=name_of)
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_move_is_legal_and_the_same_for_the_same_luck(table: Table, temperature: float) -> None:
    network = Network.random(table[0], HIDDEN)
    for number, position in enumerate(islice(positions(table, every=5), 40)):
        if position.turn is not None:
            observation = position.observe(position.turn)
            action, again = (choose_with(network, observation, observation.legal(), Random(number), temperature) for _ in range(2))
            assert action == again
            assert action in observation.legal()


def test_temperature_lets_other_moves_come_up() -> None:
    position = begun((GAMES["katze_im_sack"], 4, {}))
    network, legal = Network.random(position.game, HIDDEN), position.legal()
    assert len({choose_with(network, position, legal, Random(seed)) for seed in range(50)}) == 1
    assert len({choose_with(network, position, legal, Random(seed), 1.0) for seed in range(50)}) > 1
    assert len({choose_with(network, position, legal, Random(seed), 1e6) for seed in range(200)}) == len(legal)


def test_values_belong_to_seats_for_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun((GAMES["katze_im_sack"], 4, {}), seed=2)
    network = Network.random(position.game, HIDDEN)
    bias = network.weights[-position.game.players[-1] :]
    network.weights[:] = 0
    bias[:] = [0.0, 1.0, 2.0, 3.0, 4.0]
    assert position.turn == 2
    assert values(position.observe(2), network) == [2.0, 3.0, 0.0, 1.0]
    monkeypatch.setattr(player, "load", lambda game: network)
    assert values(position.observe(2)) == [2.0, 3.0, 0.0, 1.0]


def test_the_bot_plays_what_its_network_likes_best(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun((GAMES["katze_im_sack"], 4, {}))
    network = Network.random(position.game, HIDDEN)
    monkeypatch.setattr(player, "load", lambda game: network)
    legal = position.legal()
    network.weights[:] = 0
    network.weights[len(network.weights) - position.game.players[-1] - position.game.actions + legal[3]] = 1.0
    assert NET.choose(position.observe(1), legal, Random(1)) == legal[3]


def test_without_a_network_the_bot_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load", lambda game: None)
    position = begun((GAMES["mau_mau"], 3, {}))
    with pytest.raises(Refusal, match="no network for mau_mau") as caught:
        NET.choose(position, position.legal(), Random(1))
    assert all("mau_mau" in caught.value.said.translate(language) for language in LANGUAGES)


def test_where_nothing_is_to_be_decided_no_network_is_needed() -> None:
    position = begun((GAMES["maus_pass_auf"], 3, {}))
    assert NET.choose(position, position.legal(), Random(1)) == position.legal()[0]
