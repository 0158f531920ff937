"""If a bot fails at a table, another one moves for it, and the log reveals no cards."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from katzentisch.bots import BOTS, Bot, bot_named, decide_at_table, fallback, search
from katzentisch.bots.bot import Choose
from katzentisch.bots.net import network, player
from katzentisch.bots.search import search as search_module
from katzentisch.games import GAMES
from katzentisch.play.position import Position

from ..games.katze_im_sack.rows import start_with


def broken(observation: Position, legal: Sequence[int], rng: Random) -> int:
    raise ZeroDivisionError(f"my hand is {observation.state.hands}")


def cheating(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return max(legal) + 1


def decided(bot: Bot) -> int:
    position = start_with("15 8 3 5").game.position
    return decide_at_table(bot, position.observe(0), position.legal(), Random(1))


def test_a_bot_that_answers_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    assert decided(Bot("last", lambda observation, legal, rng: legal[-1])) == start_with("15 8 3 5").game.position.legal()[-1]
    assert caplog.messages == []


@pytest.mark.parametrize(("choose", "failure"), [(broken, "ZeroDivisionError"), (cheating, "illegal move")])
def test_for_a_bot_that_fails_the_rule_based_player_steps_in(choose: Choose, failure: str, caplog: pytest.LogCaptureFixture) -> None:
    assert decided(Bot("new", choose)) == decided(BOTS["rules"])
    assert caplog.record_tuples == [("katzentisch.bots", 30, f"bot new failed in katze_im_sack: {failure}")]


def test_for_a_network_that_is_missing(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(player, "load", lambda game: None)
    assert decided(BOTS["net"]) == decided(BOTS["rules"])
    assert caplog.messages == ["bot net failed in katze_im_sack: Refusal"]


@pytest.mark.parametrize("bot", ["net", "guided:3"])
def test_for_a_network_of_another_game(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    network.Network.random(GAMES["mau_mau"], (8, 8)).save(tmp_path / "katze_im_sack.npz")
    monkeypatch.setattr(network, "network_file", lambda game, bot="net": tmp_path / f"{game.id}.npz")
    for module in (player, search):
        monkeypatch.setattr(module, "load", network.load.__wrapped__)
    assert decided(bot_named(bot)) == decided(BOTS["rules"])
    assert caplog.messages == [f"bot {bot} failed in katze_im_sack: Refusal"]


def test_for_a_search_that_fails(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(search_module, "compile_iterations", lambda game: 1 // 0)
    assert decided(BOTS["search"]) == decided(BOTS["rules"])
    assert caplog.messages == ["bot search failed in katze_im_sack: ZeroDivisionError"]


def test_if_that_one_fails_too_any_legal_move_is_played(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(fallback, "RULES", Bot("rules", cheating))
    legal = start_with("15 8 3 5").game.position.legal()
    assert decided(Bot("new", broken)) == Random(1).choice(legal)
    assert [line.split()[1] for line in caplog.messages] == ["new", "rules"]


def test_the_rule_based_player_is_asked_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    rules = Bot("rules", broken)
    monkeypatch.setattr(fallback, "RULES", rules)
    assert decided(rules) in start_with("15 8 3 5").game.position.legal()
    assert len(caplog.messages) == 1
