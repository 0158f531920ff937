"""The player that asks its network: legal, the same again, and clear where there is no network."""

from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest

from katzentisch.bots.decision import decide
from katzentisch.bots.net import NET, Network, load, player
from katzentisch.bots.net.player import ROBUST, NetworkBot, choose_with, make_network_bot, values
from katzentisch.bots.rng import FastRandom
from katzentisch.games import GAMES
from katzentisch.games.game import Game, Refusal
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


KATZE = GAMES["katze_im_sack"]
LOGITS = (0.0, 1.5, 0.5, 1.0)  # of the first legal moves; the others get LEAST
LEAST = -2.0


def bot_at(temperature: float) -> tuple[NetworkBot, Network]:
    network = replace(Network.random(KATZE, HIDDEN), about={"temperature": temperature})
    return make_network_bot("it", lambda game: network if game is KATZE else None), network


def with_logits(network: Network, legal: list[int]) -> list[float]:
    """Make the network answer these logits to anything; returns those of the legal moves."""
    network.weights[:] = 0
    biases = network.weights[len(network.weights) - KATZE.players[-1] - KATZE.actions :]
    logits = [*LOGITS, *([LEAST] * len(legal))][: len(legal)]
    biases[legal] = logits
    return logits


@pytest.mark.parametrize("temperature", [0.5, 1.0, 2.0])
def test_moves_are_drawn_by_the_softmax(temperature: float) -> None:
    position = begun((KATZE, 4, {}))
    legal = position.legal()
    bot, network = bot_at(temperature)
    weights = np.exp(np.array(with_logits(network, legal)) / temperature)
    expected = weights / weights.sum()
    rng, draws = Random(1), 5000
    found = np.bincount([legal.index(bot.choose(position, legal, rng)) for _ in range(draws)], minlength=len(legal))
    surprise = ((found - draws * expected) ** 2 / (draws * expected)).sum()
    freedom = len(legal) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5  # χ² has this mean and this deviation


def test_at_temperature_0_the_likeliest_move_is_played() -> None:
    position = begun((KATZE, 4, {}))
    legal = position.legal()
    bot, network = bot_at(0.0)
    with_logits(network, legal)
    assert {bot.choose(position, legal, Random(seed)) for seed in range(100)} == {legal[1]}


@pytest.mark.parametrize("temperature", [0.0, 0.3, 1.0, 7.0])
def test_compiled_loops_choose_the_same(temperature: float) -> None:
    bot, _ = bot_at(temperature)
    compiled = bot.compiled(KATZE)
    assert compiled is not None
    choose, scratch = compiled
    chosen = set()
    for number, position in enumerate(islice(positions((KATZE, 4, {}), every=3), 60)):
        if position.turn is not None:
            observation, legal = position.observe(position.turn), position.legal()
            moves = np.array(legal, np.int16)
            seed = Random(number).getrandbits(48)
            action = decide(bot, observation, legal, FastRandom(seed))
            assert choose(observation.state, moves, len(moves), seed, scratch) == action
            chosen.add(legal.index(action))
    assert len(chosen) > 1


@pytest.mark.parametrize(("temperature", "is_deterministic"), [(0.0, True), (0.01, False), (1.0, False)])
def test_a_network_without_a_temperature_is_deterministic(temperature: float, is_deterministic: bool) -> None:
    bot, _ = bot_at(temperature)
    assert bot.is_deterministic(KATZE) is is_deterministic
    assert bot.is_deterministic(GAMES["maus_pass_auf"])
    assert bot.compiled(GAMES["maus_pass_auf"]) is None


def test_the_robust_network_draws_its_moves() -> None:
    network = load(KATZE.id, "robust")
    assert network is not None
    assert network.temperature > 0
    assert not ROBUST.is_deterministic(KATZE)
    assert NET.is_deterministic(GAMES["mau_mau"])
    position = begun((KATZE, 4, {}))
    legal = position.legal()
    same = make_network_bot("same", lambda game: network)
    assert all(ROBUST.choose(position, legal, Random(i)) == same.choose(position, legal, Random(i)) for i in range(20))
    without: Game = GAMES["mau_mau"]
    assert load(without.id, "robust") is None
    assert ROBUST.network_for(without) is NET.network_for(without)
