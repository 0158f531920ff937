"""katzentisch simulate with bots, in parts, and joining their reports"""

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import integers

import katzentisch as kt
from katzentisch.batch.part import Part
from katzentisch.games import GAMES

from .conftest import Call

every_game = pytest.mark.parametrize("game", list(GAMES))
MAUS = ("simulate", "maus_pass_auf", "-n", "2", "--games", "90", "--seed", "1")


@pytest.fixture
def parts(call: Call, tmp_path: Path) -> list[Path]:
    """Three parts of a run, as files."""
    return written(call, tmp_path, MAUS, "1/3", "2/3", "3/3")


def written(call: Call, folder: Path, command: tuple[str, ...], *parts: str) -> list[Path]:
    files = []
    for part in parts:
        files.append(folder / f"{part.replace('/', '-')}-{len(list(folder.iterdir()))}.json")
        answer = call(*command, "--part", part, "--json")
        assert (answer.code, answer.err) == (0, "")
        files[-1].write_text(answer.out, encoding="utf-8")
    return files


@every_game
@pytest.mark.parametrize("bots", [[], ["--bots", "level3"]])
def test_three_parts_joined_are_one_run(call: Call, tmp_path: Path, game: str, bots: list[str]) -> None:
    command = ("simulate", game, "-n", "3", "--games", "50", "--seed", "7", *bots)
    files = [str(path) for path in written(call, tmp_path, command, "3/3", "1/3", "2/3")]
    whole, joined = call(*command, "--json"), call("simulate", "--join", *files, "--json")
    assert (joined.code, joined.err, joined.out) == (0, "", whole.out)
    assert call("simulate", "--join", *files).out == call(*command).out


def test_parts_of_any_start_are_joined(call: Call, tmp_path: Path) -> None:
    files = []
    for start, games in ((40, 20), (10, 30)):
        answer = call("simulate", "mau_mau", "-n", "2", "--games", str(games), "--start", str(start), "--seed", "3", "--json")
        files.append(str(tmp_path / f"{start}.json"))
        Path(files[-1]).write_text(answer.out, encoding="utf-8")
    whole = call("simulate", "mau_mau", "-n", "2", "--games", "50", "--start", "10", "--seed", "3", "--json")
    assert call("simulate", "--join", *files, "--json").out == whole.out


def test_json_says_how_to_play_the_games_again(call: Call) -> None:
    command = ("simulate", "mau_mau", "-n", "3", "--games", "20", "--seed", "5", "--start", "4", "--part", "2/2", "-o", "mau=automatic")
    output = json.loads(call(*command, "--bots", "level3, random,rules", "--json").out)
    assert output["versions"] == {"katzentisch": version("katzentisch"), "rules": GAMES["mau_mau"].rules_version.version, "records": "1"}
    assert (output["seed"], output["start"], output["games"], output["part"]) == ("5", 14, 10, "2/2")
    assert output["run"] == {"start": 4, "games": 20}
    assert output["bots"] == ["level3", "random", "rules"]
    assert set(output["options"]) == {option.name for option in GAMES["mau_mau"].options}
    assert output["options"]["mau"] == "automatic"
    facts: dict[str, Any] = {"seed": 5, "start": 14, "options": output["options"], "bots": output["bots"]}
    tally = kt.simulate("mau_mau", 3, 10, **facts, rows=False)
    assert [seat["win_share"] for seat in output["seats"]] == pytest.approx(tally.win_shares.tolist())
    assert dict(output["counts"]["plies"]) == tally.plies.as_dict()


def test_random_moves_have_no_bots(call: Call) -> None:
    output = json.loads(call(*MAUS, "--json").out)
    assert (output["bots"], output["part"], output["start"]) == (None, None, 0)


@pytest.mark.parametrize(("language", "words"), [("en", "40 games of Mau Mau with 3 players"), ("de", "40 Spiele Mau Mau mit 3 Spielern")])
def test_the_table_names_the_bots(call: Call, language: str, words: str) -> None:
    answer = call("--lang", language, "simulate", "mau_mau", "-n", "3", "--games", "40", "--seed", "1", "-b", "level3,random,level1")
    assert words in answer.text
    for seat, bot in enumerate(("level3", "random", "level1")):
        assert f"{seat} {bot} " in answer.text


def test_bots_in_python_play_in_processes(call: Call, tmp_path: Path) -> None:
    """The same games with one process and with two, and with records."""
    command = ("simulate", "mau_mau", "-n", "2", "--games", "3", "--seed", "1", "--bots", "search:2,random", "--json")
    one, two = (call(*command, "--threads", threads) for threads in ("1", "2"))
    assert one.out == two.out
    recorded = call(*command, "--threads", "1", "--records", str(tmp_path / "games.jsonl"))
    assert recorded.out == one.out
    assert "Valid: 3 (finished: 3" in call("replay", str(tmp_path / "games.jsonl")).text
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["bots"] for line in lines] == [["search:2", "random"]] * 3


def test_parts_write_their_own_records(call: Call, tmp_path: Path) -> None:
    for place in ("1/3", "2/3", "3/3"):
        assert call(*MAUS, "--part", place, "--records", str(tmp_path / "parts"), "--append").code == 0
    assert call(*MAUS, "--records", str(tmp_path / "whole")).code == 0
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--part", "1/3"], "--part requires --seed"),
        (["--part", "4/3", "--seed", "1"], "A part is written like 3/16"),
        (["--part", "0/3", "--seed", "1"], "A part is written like 3/16"),
        (["--part", "third", "--seed", "1"], "not “third”"),
        (["--part", "1/6", "--seed", "1"], "6 parts are too many: there would be parts without any game. Use at most 5."),
        (["--start", "-1"], "number of the first game must be a whole number from 0 to"),
        (["--start", "2147483647"], "are too many"),
        (["--bots", "level9"], "no bot “level9”"),
        (["--bots", "level3,level2"], "There are 3 seats, but 2 bots"),
        (["--bots", "level3,,level2"], "no bot “”"),
        (["--bots", "level3", "--device", "cuda"], "A GPU plays only random moves"),
        (["--join", "a.json"], "--join takes the files and --json, and no other arguments"),
    ],
)
def test_wrong_arguments_are_reported(call: Call, arguments: list[str], said: str) -> None:
    answer = call("simulate", "mau_mau", "--players", "3", "--games", "5", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in " ".join(answer.err.split())


@pytest.mark.parametrize(("arguments", "said"), [([], "GAME"), (["mau_mau", "--games", "5"], "--players"), (["--join"], "nothing to join")])
def test_only_join_does_without_a_table(call: Call, arguments: list[str], said: str) -> None:
    answer = call("simulate", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def joined(call: Call, *files: Path | str) -> str:
    """Return why reports can't be joined."""
    answer = call("simulate", "--join", *map(str, files))
    assert (answer.code, answer.out) == (2, "")
    return " ".join(answer.err.split())


def test_missing_and_doubled_parts_are_reported(call: Call, parts: list[Path]) -> None:
    one, two, three = parts
    assert "Games 30 to 59 are missing." in joined(call, one, three)
    assert "Games 0 to 29 are missing." in joined(call, two, three)
    assert "Games 60 to 89 are missing." in joined(call, one, two)
    assert "Games 0 to 59 are missing." in joined(call, three)
    assert f"Game 30 is both in “{two}” and in “{two}”." in joined(call, one, two, three, two)


def test_other_runs_are_reported(call: Call, tmp_path: Path, parts: list[Path]) -> None:
    others = {
        "seed": (*MAUS[:-1], "2"),
        "players": ("simulate", "maus_pass_auf", "-n", "3", *MAUS[4:]),
        "game": ("simulate", "mau_mau", *MAUS[2:]),
        "bots": (*MAUS, "--bots", "level1"),
        "options": (*MAUS, "-o", "dealt_mouse=hunted"),
    }
    for key, command in others.items():
        (other,) = written(call, tmp_path, command, "2/3")
        assert f"belongs to another run than “{parts[0]}”: “{key}” differs." in joined(call, parts[0], other, parts[2])
    (quarter,) = written(call, tmp_path, (*MAUS[:5], "40", *MAUS[6:]), "1/4")
    assert "different numbers of games" in joined(call, *parts, quarter)
    changed = json.loads(parts[1].read_text(encoding="utf-8"))
    changed["versions"]["rules"] = "0"
    parts[1].write_text(json.dumps(changed), encoding="utf-8")
    assert "“versions” differs." in joined(call, *parts)


def test_files_that_are_no_reports_are_named(call: Call, tmp_path: Path, parts: list[Path]) -> None:
    whole = json.loads(parts[0].read_text(encoding="utf-8"))
    plies = whole["counts"]["plies"]
    wrong: list[Any] = [
        "",
        "[]",
        "{}",
        "\ud800",
        {**whole, "game": "skat"},
        {**whole, "games": 0},
        {**whole, "games": 31},
        {**whole, "players": 3},
        {**whole, "start": -1},
        {**whole, "ends": {}},
        {**whole, "counts": {**whole["counts"], "plies": []}},
        {**whole, "counts": {**whole["counts"], "plies": [*plies, [10**12, 1]]}},
        {**whole, "counts": {**whole["counts"], "plies": [*plies, [5, -1]]}},
        {**whole, "counts": {**whole["counts"], "scores": []}},
        {**whole, "counts": {**whole["counts"], "shared": [[0, 0, 0], [0, 0, 0]]}},
    ]
    for content in wrong:
        text = content if isinstance(content, str) else json.dumps(content)
        (tmp_path / "wrong").write_bytes(text.encode("utf-8", "surrogatepass"))
        assert "wrong” isn’t a report that “katzentisch simulate --json” has written." in joined(call, tmp_path / "wrong")
    assert "no-such-file" in joined(call, tmp_path / "no-such-file")


@given(integers(0, 100), integers(1, 60), integers(1, 60))
def test_parts_are_even_and_complete(start: int, games: int, of: int) -> None:
    whole = range(start, start + games)
    if of > games:
        with pytest.raises(kt.BadSetup):
            Part(1, of).numbers(whole)
        return
    numbers = [Part(number, of).numbers(whole) for number in range(1, of + 1)]
    assert [number for part in numbers for number in part] == list(whole)
    assert max(map(len, numbers)) - min(map(len, numbers)) <= 1
