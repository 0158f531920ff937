"""The example plug-in game in matches, simulations and benchmarks, and with the search bot."""

import json
from math import sqrt
from pathlib import Path

from katzentisch.testing.plug_in import PlugInEnvironment

GAMES = 6000
FIRST_PLAYER_WINS = -1 / 18  # chips per game, if both play the equilibrium


def test_the_search_bot_plays_matches(kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    arguments = ["--bots", "search:20,rules,random", "--players", "2", "--games", "12", "--seed", "1", "--jobs", "1"]
    match = kuhn_poker.run("arena", "kuhn_poker", *arguments, "--records", str(tmp_path / "records"))
    assert match.returncode == 0, match.stderr
    assert "Kuhn poker" in match.stdout
    assert "search:20" in match.stdout
    records = [line for path in (tmp_path / "records").iterdir() for line in path.read_text().splitlines()]
    assert len(records) == 12


def test_the_first_player_loses_an_eighteenth_among_equilibria(kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    """In a match, seat 0 always starts; the match file has the scores by seat."""
    saved = tmp_path / "match.jsonl"
    arguments = ["--bots", "rules,rules", "--players", "2", "--games", str(GAMES), "--seed", "1", "--jobs", "1"]
    match = kuhn_poker.run("arena", "kuhn_poker", *arguments, "--resume", str(saved))
    assert match.returncode == 0, match.stderr
    lines = [json.loads(line) for line in saved.read_text().splitlines()]
    wins = [first for line in lines for first, _ in line.get("scores", ())]
    assert len(wins) == GAMES
    mean = sum(wins) / GAMES
    error = sqrt(sum((each - mean) ** 2 for each in wins)) / GAMES
    assert abs(mean - FIRST_PLAYER_WINS) < 4 * error


def test_random_games_are_simulated(kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    arguments = ["--players", "2", "--games", "300", "--seed", "1", "--json", "--records", str(records)]
    simulated = kuhn_poker.run("simulate", "kuhn_poker", *arguments)
    assert simulated.returncode == 0, simulated.stderr
    assert "Valid: 300 (finished: 300, unfinished: 0)." in kuhn_poker.run("replay", str(records)).stdout


def test_bots_are_listed_without_ratings(kuhn_poker: PlugInEnvironment) -> None:
    listed = json.loads(kuhn_poker.run("bots", "kuhn_poker", "--json").stdout)
    assert {bot["id"]: bot["ratings"] for bot in listed}["level4"] == {}


def test_a_wrong_number_of_players_is_refused(kuhn_poker: PlugInEnvironment) -> None:
    refused = kuhn_poker.run("simulate", "kuhn_poker", "--players", "3", "--games", "1")
    assert refused.returncode == 2
    assert "The number of players must be 2, not 3." in refused.stderr


def test_a_game_is_reviewed(kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    record = {"katzentisch": 1, "game": "kuhn_poker", "players": 2, "options": {}, "first": 0, "setup": {"hands": ["K", "Q"]}}
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps({**record, "moves": ["0 bet", "1 call"]}), encoding="utf-8")
    reviewed = kuhn_poker.run("review", str(path), "--seat", "1")
    assert reviewed.returncode == 0, reviewed.stderr
    assert "Kuhn poker: review of Seat 1" in reviewed.stdout
