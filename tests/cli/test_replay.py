"""katzentisch replay"""

import json
from pathlib import Path

import pytest

from katzentisch.cli import files, replay
from katzentisch.cli.screen import Screen
from katzentisch.games import GAMES
from katzentisch.play import saved_games

from .conftest import RECORDS, Call


def record(line: int = 0) -> dict[str, object]:
    found: dict[str, object] = json.loads((RECORDS / "maus_pass_auf.jsonl").read_text().splitlines()[line])
    return found


def written(path: Path, *records: object) -> str:
    path.write_text("".join(json.dumps(each) + "\n" for each in records))
    return str(path)


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    """Valid, in progress, a wrong move, not an object, a wrong result."""
    going_on = {**record(), "moves": ["0 turn"], "result": None}
    del going_on["result"]
    going_on["first"] = 0
    moves = ["0 turn", "5 turn"]
    return written(tmp_path / "mixed.jsonl", record(), going_on, {**going_on, "moves": moves}, [1, 2], {**record(1), "result": {}})


def test_json_has_a_line_for_each_line(call: Call, mixed: str) -> None:
    answer = call("replay", mixed, "--json")
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert answer.code == 1
    assert lines[:2] == [{"line": 1, "ok": True, "over": True}, {"line": 2, "ok": True, "over": False}]
    assert [(each["line"], each["ok"], each["where"], each["move"]) for each in lines[2:]] == [
        (3, False, "move", 1),
        (4, False, "setup", None),
        (5, False, "result", None),
    ]
    assert lines[3]["error"] == "A record must be one JSON object on one line."


def test_json_errors_speak_the_language(call: Call, mixed: str) -> None:
    assert json.loads(call("--lang", "de", "replay", mixed, "--json").out.splitlines()[3])["error"].startswith("Eine Aufzeichnung")


@pytest.mark.parametrize(("language", "total"), [("en", "Valid: 2 (finished: 1, unfinished: 1). Invalid: 3."), ("de", "Gültig: 2")])
def test_a_summary_for_people(call: Call, mixed: str, language: str, total: str) -> None:
    answer = call("replay", mixed, "--lang", language)
    assert answer.code == 1
    assert total in answer.text
    assert max(map(len, answer.out.splitlines())) <= 80


def test_only_the_first_faults_are_listed(call: Call, tmp_path: Path) -> None:
    answer = call("replay", written(tmp_path / "bad.jsonl", *[[]] * 30))
    assert "10 more errors." in answer.out


@pytest.mark.parametrize("game", GAMES)
def test_right_records_exit_with_0(call: Call, game: str) -> None:
    answer = call("replay", str(RECORDS / f"{game}.jsonl"))
    assert (answer.code, answer.out) == (0, "Valid: 80 (finished: 80, unfinished: 0). Invalid: 0.\n")


def test_standard_input(call: Call) -> None:
    answer = call("replay", "-", "--json", typed=json.dumps(record()) + "\n" + json.dumps(record(1)))
    assert [json.loads(line)["ok"] for line in answer.out.splitlines()] == [True, True]


def test_an_empty_file_is_right(call: Call, tmp_path: Path) -> None:
    answer = call("replay", written(tmp_path / "empty.jsonl"))
    assert (answer.code, answer.out) == (0, "The file contains no records.\n")
    assert call("replay", str(tmp_path / "empty.jsonl"), "--json") == type(answer)(0, "", "")


def test_whatever_is_in_a_file(call: Call) -> None:
    answer = call("replay", "-", "--json", typed=b'\xff\xfe\n\n[1-5]\n{"game": "mau_mau"}\n' + b"[" * 100_000 + b"\n")
    assert answer.code == 1
    assert [json.loads(line)["where"] for line in answer.out.splitlines()] == ["setup"] * 5


def test_brackets_and_control_characters_are_no_markup(call: Call) -> None:
    strange = {**record(), "moves": ["0 [bold]\x1b[2J"]}
    answer = call("replay", "-", typed=json.dumps(strange))
    assert "[bold]" in answer.text
    assert "\x1b" not in answer.out


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (PermissionError(13, "no"), "permission denied"),
        (OSError(5, "Input/output error"), "input/output error"),
        (OSError(71, "Protocol error"), "Protocol error"),
    ],
)
def test_a_file_that_can_t_be_read(call: Call, monkeypatch: pytest.MonkeyPatch, mixed: str, error: OSError, word: str) -> None:
    def refused(*arguments: object) -> None:
        raise error

    monkeypatch.setattr(files, "lines", refused)
    answer = call("replay", mixed)
    assert (answer.code, answer.out) == (2, "")
    assert word in answer.err


@pytest.mark.parametrize("command", [["replay"], ["show"], ["verify"], ["review", "--seat", "0"]])
def test_a_line_that_never_ends_is_reported(call: Call, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setattr(saved_games, "LONGEST_LINE", 1 << 20)
    answer = call(*command, "/dev/zero")
    assert (answer.code, answer.out) == (2, "")
    assert "is too long for a record" in answer.err


@pytest.mark.parametrize("command", [["show"], ["verify"], ["review", "--seat", "0"]])
def test_a_line_beyond_all_counting_is_not_there(call: Call, command: list[str]) -> None:
    answer = call(*command, str(RECORDS / "maus_pass_auf.jsonl"), "--line", "1" + "0" * 40)
    assert (answer.code, answer.out) == (2, "")
    assert "has no line" in answer.err


def test_a_large_file_on_a_terminal_has_a_bar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(replay, "LARGE", 0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    path = written(tmp_path / "{a} [b].jsonl", record(), record(1))
    assert replay.replay(path, screen=Screen("en")) == 0
    assert "100%" in capsys.readouterr().err
