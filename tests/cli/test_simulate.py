"""katzentisch simulate"""

import json
from pathlib import Path

import pytest

from katzentisch.games import GAMES

from .conftest import Call

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_the_table_tells_who_wins(call: Call, game: str) -> None:
    answer = call("simulate", game, "--players", "3", "--games", "40", "--seed", "1")
    assert answer.code == 0
    assert "40 random games" in answer.text
    assert "95% interval" in answer.text
    assert "Seed: 1" in answer.text


def test_in_german(call: Call) -> None:
    answer = call("--lang", "de", "simulate", "maus_pass_auf", "--players", "2", "--games", "20", "--seed", "1")
    assert "20 Zufallsspiele" in answer.text
    assert "Platz" in answer.text


def test_json_adds_up(call: Call) -> None:
    answer = call("simulate", "katze_im_sack", "--players", "4", "--games", "50", "--seed", "2", "--option", "rabbit=spared", "--json")
    told = json.loads(answer.out)
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("katze_im_sack", 4, 50, "2")
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)


@every_game
def test_the_same_seed_gives_the_same_file(call: Call, game: str, tmp_path: Path) -> None:
    for threads in ("1", "3"):
        answer = call(
            "simulate", game, "--players", "3", "--games", "30", "--seed", "9", "--threads", threads, "--records", str(tmp_path / threads)
        )
        assert answer.code == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "3").read_bytes()
    assert call("replay", str(tmp_path / "1")).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["poker", "--players", "3", "--games", "5"], "no game “poker”"),
        (["mau_mau", "--players", "11", "--games", "5"], "from 2 to 10"),
        (["mau_mau", "--players", "3", "--games", "0"], "from 1 to"),
        (["mau_mau", "--players", "3", "--games", "many"], "many"),
        (["mau_mau", "--players", "3"], "--games"),
        (["mau_mau", "--players", "3", "--games", "5", "--seed", "-1"], "seed"),
        (["mau_mau", "--players", "3", "--games", "5", "--option", "mau=sung"], "can't be “sung”"),
        (["mau_mau", "--players", "3", "--games", "5", "--records", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_a_wrong_call_is_told_and_exits_2(call: Call, arguments: list[str], said: str) -> None:
    answer = call("simulate", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
