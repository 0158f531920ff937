"""The example plug-in game on a real server: a whole table, with everything a player can ask for."""

import json
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katzentisch.testing.plug_in import PlugInEnvironment
from katzentisch.testing.running_server import serve_process

PLAYER = Path(__file__).parent / "player.py"
EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn_poker"


@pytest.fixture(scope="module")
def url(kuhn_poker: PlugInEnvironment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with serve_process(folder, "--limits", "off", python=kuhn_poker.python, environment=kuhn_poker.environment) as server:
        yield server.url()


@pytest.fixture(scope="module")
def played(kuhn_poker: PlugInEnvironment, url: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a player saw, who plays two games against a bot with player.py."""
    out = tmp_path_factory.mktemp("player")
    command = [str(kuhn_poker.python), str(PLAYER), url, str(out)]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    seen: dict[str, Any] = json.loads(finished.stdout)
    return seen


def fetch(address: str, language: str = "en") -> tuple[str, str]:
    """Return the body and its type."""
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Language": language})) as response:
        return response.read().decode(), response.headers["Content-Type"]


def test_the_server_lists_it(url: str) -> None:
    listed = {game["id"]: game for game in json.loads(fetch(f"{url}/api/games")[0])["games"]}
    assert len(listed) == 5
    game = listed["kuhn_poker"]
    assert (game["least"], game["most"], game["options"]) == (2, 2, [])
    assert {"level1", "level2", "level3", "level4"} <= set(game["bots"])


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_server_has_its_sentences(url: str, language: str) -> None:
    text, kind = fetch(f"{url}/api/games/kuhn_poker/words/{language}")
    assert kind == "text/plain; charset=utf-8"
    assert text == (EXAMPLE / "katzentisch_kuhn_poker" / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def test_whole_games_are_played(played: dict[str, Any]) -> None:
    assert played["finished"] == 2
    assert played["totals"] == [sum(record["result"]["scores"][seat] for record in played["records"]) for seat in (0, 1)]
    assert [record["first"] for record in played["records"]] == [0, 1]


def test_the_seat_sees_only_its_own_card(played: dict[str, Any]) -> None:
    own, other, rest = played["views"][0]["zones"]
    assert (own["name"], own["seat"], len(own["cards"]), own["hidden"]) == ("kuhn_poker-zone-hand", 0, 1, 0)
    assert (other["seat"], other["cards"], other["hidden"]) == (1, [], 1)
    assert (rest["name"], rest["seat"], rest["cards"], rest["hidden"]) == ("kuhn_poker-zone-rest", None, [], 1)


def test_hints_and_explanations(played: dict[str, Any]) -> None:
    assert all(hint in ("check", "bet", "call", "fold") for hint in played["hints"])
    assert played["explained"] in ("There is a bet: call or fold.", "Nobody has bet yet: check or bet.")
    assert played["compared"]


def test_the_deals_are_proven_fair(kuhn_poker: PlugInEnvironment, played: dict[str, Any], tmp_path: Path) -> None:
    assert played["verdicts"] == ["proven", "proven"]
    for record in played["records"]:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        verified = kuhn_poker.run("verify", str(path), "--kept", played["receipts"])
        assert verified.returncode == 0, verified.stdout
        assert "Proven for you: 1." in verified.stdout


def test_finished_games_can_be_replayed_and_reviewed(played: dict[str, Any]) -> None:
    replay = played["replay"]
    assert replay["game"] == "kuhn_poker"
    assert replay["total"] == len(played["records"][0]["moves"]) + 1
    assert [event["event"] for event in replay["frames"][0]["events"]] == ["anted", "dealt", "dealt"]
    assert played["review"]["game"] == "kuhn_poker"
    assert played["results"]["games"]["kuhn_poker"]["played"] == 2
    assert all(game["game"] == "kuhn_poker" for game in played["history"]["games"])
