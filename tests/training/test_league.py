"""Who else plays along."""

from pathlib import Path
from typing import Any

import pytest
import torch

from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.games.game import Refusal
from katzentisch.training.config import Config
from katzentisch.training.experience import drawn, liked_best
from katzentisch.training.league import League, shares
from katzentisch.training.loops import MIXED, ONE_HOST
from katzentisch.training.network import Net, exported

GAME = GAMES["katze_im_sack"]
HIDDEN = (8,)


def config(**fields: Any) -> Config:
    return Config(game=GAME.id, hidden=HIDDEN, games=100, **fields)


def league(net: Net, **fields: Any) -> League:
    return League(GAME, config(**fields), net, "cpu")


@pytest.mark.parametrize(
    ("fields", "visited", "coached"),
    [({"visited": 0.25, "coached": 0.1}, 25, 10), ({"opponent": "rules"}, 0, 100), ({"opponent": "some.npz"}, 100, 0)],
)
def test_shares_of_the_games(fields: dict[str, Any], visited: int, coached: int) -> None:
    assert shares(config(**fields)) == (visited, coached)


def test_past_selves_are_kept_now_and_then_and_thinned() -> None:
    net = Net(GAME, HIDDEN)
    company = league(net, past_every=2, past_kept=3)
    assert (company.company, company.pick) == (MIXED, drawn)
    for update in range(20):
        with torch.no_grad():
            net.layers[0].bias.fill_(update)
        company.invite(net, update)
        ages = [int(past["layers.0.bias"][0]) for past in company.past]
        assert ages == sorted(set(ages))
        assert len(ages) == min(3, update // 2 + 1)
        assert ages[-1] == update // 2 * 2
        assert company.rival is not None
        assert int(company.rival.layers[0].bias[0]) in ages


def test_a_fixed_opponent_stays_as_it_is_and_plays_its_best(tmp_path: Path) -> None:
    rival = Net(GAME, HIDDEN)
    Network(*exported(rival)).save(tmp_path / "it.npz")
    company = league(Net(GAME, HIDDEN), opponent=str(tmp_path / "it.npz"))
    assert (company.company, company.pick) == (ONE_HOST, liked_best)
    for update in range(3):
        company.invite(Net(GAME, HIDDEN), update)
    assert company.past == []
    assert company.rival is not None
    x = torch.ones(3, GAME.feature_count, dtype=torch.int8)
    torch.testing.assert_close(company.rival(x)[0], rival(x)[0], atol=1e-2, rtol=1e-2)


def test_rules_as_the_opponent_need_no_network() -> None:
    assert league(Net(GAME, HIDDEN), opponent="rules").rival is None


def test_an_opponent_for_another_game_is_refused(tmp_path: Path) -> None:
    Network.random(GAMES["mau_mau"], HIDDEN).save(tmp_path / "it.npz")
    with pytest.raises(Refusal, match="doesn’t belong"):
        league(Net(GAME, HIDDEN), opponent=str(tmp_path / "it.npz"))
