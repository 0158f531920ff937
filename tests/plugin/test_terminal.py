"""The example plug-in game in the terminal."""

import json
from pathlib import Path

from katzentisch.testing.plug_in import PlugInEnvironment


def test_games_lists_it(kuhn_poker: PlugInEnvironment) -> None:
    listed = json.loads(kuhn_poker.run("games", "--json").stdout)
    assert listed[-1]["id"] == "kuhn_poker"
    assert listed[-1]["name"] == "Kuhn poker"
    assert len(listed) == 5
    assert json.loads(kuhn_poker.run("games", "--json", "--lang", "de").stdout)[-1]["name"] == "Kuhn-Poker"


def test_play_show_replay_and_verify(kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    played = kuhn_poker.run("play", "kuhn_poker", "--fast", "--seed", "5", "--record", str(record), typed="fold\nbet\n")
    assert played.returncode == 0, played.stderr
    assert "You get the king." in played.stdout
    assert "Nobody has bet yet: check or bet." in played.stdout  # why “fold” is not legal
    assert json.loads(record.read_text())["setup"] == {"hands": ["K", "J"]}
    shown = kuhn_poker.run("show", str(record)).stdout
    assert "Human bets one chip." in shown
    assert json.loads(kuhn_poker.run("replay", str(record), "--json").stdout) == {"line": 1, "ok": True, "over": True}
    assert "Without shares: 1. Invalid: 0." in kuhn_poker.run("verify", str(record)).stdout
