"""Matches from a notebook: `arena.run`, `arena.join`."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import katzentisch as kt
from katzentisch.arena import Match, MatchFile, PlayedMatch, join, run
from katzentisch.arena.match_file import heading
from katzentisch.bots import bot_named
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.play.position import Position
from katzentisch.words import LANGUAGES

from .small_matches import is_same, match_of, played_out


def lowest(observation: Position) -> int:
    return observation.legal()[0]


def small(part: str | None = None, **changed: Any) -> PlayedMatch:
    facts: dict[str, Any] = {"game": "katze_im_sack", "players": 3, "bots": ["rules", "random"], "games": 15, "seed": 5} | changed
    return run(**facts, jobs=1, part=part)


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_are_names_specifications_functions_or_bots(game: str) -> None:
    played = run(game, 3, {"mine": lowest, "one": bot_named("random"), "two": "rules"}, 9, seed=1, jobs=1)
    assert list(played.win_shares) == ["mine", "one", "two"]
    assert set(played.ratings) == set(played.win_shares)
    assert played.results.games == 9
    assert run(GAMES[game], 3, [lowest, "random", "rules"], 9, seed=1, jobs=1).report()["beats"].keys() == {"lowest", "random", "rules"}


def test_it_is_found_without_an_import_of_its_own() -> None:
    assert kt.arena.run is run
    assert kt.bots.as_bot("rules") is bot_named("rules")
    assert {"arena", "bots"} <= set(dir(kt))


def test_the_same_as_the_match_of_the_command_line() -> None:
    assert is_same(small().results, played_out(match_of(games=15)))


def test_a_random_seed_is_reported() -> None:
    played = small(seed=None, games=3)
    again = small(seed=played.match.seed, games=3)
    assert is_same(played.results, again.results)
    assert played.report()["seed"] == str(again.match.seed)


def test_it_is_shown_as_a_table() -> None:
    played = small(bots={"<mine>": lowest, "rules": "rules"})
    lines = str(played).splitlines()
    assert lines[0] == "15 games of Katze im Sack with 3 players: 5 deals, each played from every seat."
    assert [line.split()[0] for line in lines[2:]] == ["Bot", "<mine>", "rules"]
    assert all("±" in line and "%" in line for line in lines[3:])
    assert "<td>&lt;mine&gt;</td>" in played._repr_html_()


def test_progress_is_reported() -> None:
    steps: list[int] = []
    run("katze_im_sack", 3, [lowest, "rules"], 9, seed=1, jobs=1, progress=steps.append)
    assert steps == [3, 3, 3]


def test_parts_are_joined_in_any_order(tmp_path: Path) -> None:
    whole, parts = small(), [small(f"{number}/3") for number in (2, 3, 1)]
    assert [part.results.games for part in parts] == [6, 6, 3]
    assert is_same(join(parts).results, whole.results)
    for number, part in enumerate(parts):
        part.save(tmp_path / f"{number}.jsonl")
    files = [tmp_path / f"{number}.jsonl" for number in (1, 0, 2)]
    joined = join(files)
    assert is_same(joined.results, whole.results)
    assert joined.match == whole.match
    assert joined.results.times[:, :2].tolist() == pytest.approx(sum(part.results.times[:, :2] for part in parts))
    assert joined.results.times[:, 2].tolist() == [max(part.results.times[bot, 2] for part in parts) for bot in range(2)]
    assert is_same(join([str(files[0]), parts[0], parts[2]]).results, whole.results)


def test_own_bots_need_not_exist_to_join(tmp_path: Path) -> None:
    played = small(bots={"mine": lowest, "rules": "rules"})
    played.save(tmp_path / "match")
    assert join([tmp_path / "match"]).win_shares == played.win_shares
    with pytest.raises(BadSetup, match="already contains deals of this match"):
        played.save(tmp_path / "match")


def test_a_part_is_resumed(tmp_path: Path) -> None:
    part = small("2/3")
    file = MatchFile(tmp_path / "part", part.match)
    first = Match.of("katze_im_sack", 3, ["rules", "random"], 15, 5, part="2/3")
    file.add(played_out(first))
    assert is_same(MatchFile(tmp_path / "part", first).results, part.results)
    for other in (None, "1/3", "2/4"):
        with pytest.raises(BadSetup, match="part is 2/3 there, not"):
            MatchFile(tmp_path / "part", Match.of("katze_im_sack", 3, ["rules", "random"], 15, 5, part=other))
    with pytest.raises(BadSetup, match="deals is 5 there, not 6"):
        MatchFile(tmp_path / "part", Match.of("katze_im_sack", 3, ["rules", "random"], 18, 5, part="2/3"))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([], "nothing to join"),
        (["1/3", "3/3"], "Deals 1 to 2 are missing"),
        (["1/3", "2/3"], "Deals 3 to 4 are missing"),
        (["2/3", "3/3"], "Deals 0 to 0 are missing"),
        (["1/3", "2/3", "3/3", "2/3"], "Deal 1 is both in “2/3” and in “2/3”"),
        (["1/2", "2/3", "3/3"], "is both in"),
    ],
)
def test_missing_or_repeated_deals_are_refused(parts: list[str], said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        join([small(part) for part in parts])
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 6}, "seed is 6 there, not 5"),
        ({"games": 18}, "deals is 6 there, not 5"),
        ({"bots": ["random", "rules"]}, "bots is"),
        ({"options": {"rabbit": "spared"}}, "options is"),
    ],
)
def test_parts_of_another_match_are_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        join([small("1/2"), small("2/2", **changed)])


DAMAGES: list[dict[str, Any]] = [{"bots": "rules"}, {"bots": ["rules"]}, {"bots": [1, 2]}, {"deals": 0}, {"deals": "x"}, {"options": None}]
OTHERS: list[tuple[dict[str, Any], str]] = [({"game": "poker"}, "no game"), ({"players": 9}, "players"), ({"part": "9/2"}, "written like")]


@pytest.mark.parametrize("change", DAMAGES)
def test_a_damaged_heading_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "match"
    path.write_bytes(msgspec.json.encode(heading(small("1/2").match) | change) + b"\n")
    with pytest.raises(BadSetup, match="is not an arena match file"):
        join([path])


@pytest.mark.parametrize(("change", "said"), OTHERS)
def test_a_heading_of_no_match_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "match"
    path.write_bytes(msgspec.json.encode(heading(small("1/2").match) | change) + b"\n")
    with pytest.raises(BadSetup, match=said):
        join([path])


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "poker"}, "no game “poker”"),
        ({"game": 4}, "no game"),
        ({"players": 9}, "from 3 to 5"),
        ({"players": "3"}, "from 3 to 5"),
        ({"bots": "rules,random"}, "must be a list of bots"),
        ({"bots": 7}, "must be a list of bots"),
        ({"bots": ["rules"]}, "at least 2 bots"),
        ({"bots": {"one": "rules"}}, "at least 2 bots"),
        ({"bots": {1: "rules", 2: "random"}}, "name must be"),
        ({"bots": ["rules", None]}, "not by a value of type NoneType"),
        ({"bots": [lambda a, b: 0, "rules"]}, "has the parameters"),
        ({"games": 0}, "from 1 to"),
        ({"games": 2.5}, "from 1 to"),
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": {"rabbit": "fried"}}, "can’t be “fried”"),
        ({"options": 3}, "must be a mapping"),
        ({"part": "3/2"}, "written like 3/16"),
        ({"part": "x"}, "written like 3/16"),
        ({"part": 3}, "a string such as 3/16, not 3"),
        ({"part": "1/9"}, "9 parts are too many"),
        ({"part": "1/2", "seed": None}, "needs a seed"),
    ],
)
def test_what_can_not_be_played_is_refused(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        small(**changed)
    assert all(caught.value.said.translate(language) for language in LANGUAGES)


@pytest.mark.parametrize("parts", ["file", 3, None, [3], [None], np.array(3)])
def test_what_can_not_be_joined_is_refused(parts: Any) -> None:
    with pytest.raises(BadSetup, match="can be joined"):
        join(parts)


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        join([tmp_path / "missing"])


def test_no_progress_without_a_function() -> None:
    with pytest.raises(BadSetup, match="progress"):
        run("katze_im_sack", 3, ["rules", "random"], 3, seed=1, progress=3)  # type: ignore[arg-type]
