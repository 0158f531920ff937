"""Bots given by a specification."""

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from katzentisch.bots import BOTS, bot_named
from katzentisch.bots.net import Network
from katzentisch.bots.net.player import NetworkBot, choose_with
from katzentisch.bots.search import make_searcher
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.protocol import requests
from katzentisch.testing.tables import begun
from katzentisch.words import LANGUAGES

GAME = GAMES["katze_im_sack"]
HALF_TRAINED = Path(__file__).parents[2] / "benchmarks" / "networks"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.npz"
    Network.random(GAME, (8, 8), seed=3).save(path)
    return path


@pytest.mark.parametrize(("name", "with_net"), [("search:3", False), ("guided:3", True)])
def test_a_search_of_so_many_iterations(name: str, with_net: bool) -> None:
    position = begun((GAME, 4, {}))
    observation, legal = position.observe(position.turn or 0), position.legal()
    same = make_searcher("same", 3, with_net)
    assert bot_named(name).id == name
    assert all(bot_named(name).choose(observation, legal, Random(i)) == same.choose(observation, legal, Random(i)) for i in range(5))


def test_a_network_from_a_file(file: Path) -> None:
    position, bot = begun((GAME, 4, {})), bot_named(f"net:{file}")
    observation, legal = position.observe(position.turn or 0), position.legal()
    assert bot.choose(observation, legal, Random(1)) == choose_with(Network.read(file), observation, legal, Random(1))
    compiled = bot.compiled(GAME)
    assert compiled is not None
    assert isinstance(compiled[1], tuple)
    assert compiled[1][1].tolist() == Network.read(file).shape.tolist()


def test_a_network_plays_its_own_game_only(file: Path) -> None:
    with pytest.raises(BadSetup, match="mau_mau"):
        bot_named(f"net:{file}").compiled(GAMES["mau_mau"])
    position = begun((GAMES["mau_mau"], 3, {}))
    with pytest.raises(BadSetup, match="mau_mau"):
        bot_named(f"net:{file}").choose(position, position.legal(), Random(1))


@pytest.mark.parametrize(("text", "temperature"), [("0", 0.0), ("1", 1.0), ("0.25", 0.25), ("1e1", 10.0)])
def test_a_temperature_replaces_that_of_the_file(file: Path, text: str, temperature: float) -> None:
    network = Network.read(file)
    Network(network.weights, network.shape, {"temperature": 0.5, "decisions": 7}).save(file)
    name = f"net:{file}?temperature={text}"
    bot = bot_named(name)
    assert isinstance(bot, NetworkBot)
    found = bot.network_for(GAME)
    assert found is not None
    assert (bot.id, found.about) == (name, {"temperature": temperature, "decisions": 7})
    assert bot.is_deterministic(GAME) is (temperature == 0)
    assert not bot_named(f"net:{file}").is_deterministic(GAME)
    position = begun((GAME, 4, {}))
    legal = position.legal()
    chosen = [bot.choose(position, legal, Random(i)) for i in range(20)]
    assert chosen == [choose_with(Network.read(file), position, legal, Random(i), temperature) for i in range(20)]


@pytest.mark.parametrize("text", ["", "-0.1", "10.1", "nan", "inf", "-inf", "warm", "1,5", "1?temperature=1", "9" * 500])
def test_temperatures_that_are_none_are_refused(file: Path, text: str) -> None:
    with pytest.raises(BadSetup, match="the temperature must be between 0 and 10") as caught:
        bot_named(f"net:{file}?temperature={text}")
    assert "Temperatur muss zwischen 0 und 10" in caught.value.said.translate("de")


@pytest.mark.parametrize("rest", ["", "0", "-1", "1.5", "many", "1000001", "9" * 5000, "²", "1:2"])
def test_iterations_that_are_none_are_refused(rest: str) -> None:
    with pytest.raises(BadSetup, match=r"between 1 and 1,?000,?000") as caught:
        bot_named(f"search:{rest}")
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


def test_files_that_hold_no_network_are_refused(tmp_path: Path) -> None:
    torn, text, other, odd = (tmp_path / name for name in ("torn.npz", "text.npz", "other.npz", "odd.npz"))
    Network.random(GAME, (8, 8)).save(torn)
    torn.write_bytes(torn.read_bytes()[:500])
    text.write_text("no network")
    np.savez(other, weights=np.zeros(3))
    np.savez(odd, weights=np.zeros(3), shape=np.array(3), about=np.array("{}"))
    refusals = dict.fromkeys((torn, text, other, odd, Path("/dev/null")), "isn’t a network for any of the games")
    refusals |= {tmp_path / "missing.npz": "doesn’t exist", text / "x": "doesn’t exist", tmp_path: "can’t be opened"}
    for path, words in refusals.items():
        with pytest.raises(BadSetup, match=words) as caught:
            bot_named(f"net:{path}")
        assert all(caught.value.said.translate(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["rules:3", "level4:", ":", "Search:3"])
def test_other_bots_have_nothing_after_a_colon(name: str) -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        bot_named(name)


@pytest.mark.parametrize("name", ["search:3", "guided:3", "net:small.npz"])
def test_nobody_can_ask_a_server_for_them(name: str) -> None:
    """Neither for files of its machine, nor to think for minutes."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "seat-bot", "seat": 1, "bot": name}, requests.SeatBot)
    assert name not in BOTS


@pytest.mark.parametrize("half", sorted(HALF_TRAINED.glob("*-half.npz")), ids=lambda path: path.stem)
def test_the_networks_of_half_the_training_fit(half: Path) -> None:
    assert bot_named(f"net:{half}").compiled(GAMES[half.stem.removesuffix("-half")]) is not None
