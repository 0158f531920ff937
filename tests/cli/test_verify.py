"""katzentisch verify"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.play.fair import CHECKS, commitment
from katzentisch.words import LANGUAGES, say

from ..play.games import SECRET, fair_record, share, shuffled_record
from .conftest import RECORDS, Call

SHOWN = commitment(SECRET)

File = Callable[..., str]


@pytest.fixture
def file(tmp_path: Path) -> File:
    def written(*records: Any) -> str:
        path = tmp_path / "games.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records))
        return str(path)

    return written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_check_that_holds_is_told(call: Call, file: File, game: str, language: str) -> None:
    answer = call("verify", file(fair_record(game, 3)), "--lang", language)
    assert answer.code == 0
    assert say(f"{game}-name", language) in answer.out
    for check in ("record", *CHECKS):
        assert f"✓ {say(f'cli-verify-holds-{check}', language)}" in answer.text
    assert say("cli-verify-sum", language, right=1, faulty=0) in answer.text
    assert max(map(len, answer.out.splitlines())) <= 80


def test_commitment_and_shares_are_shown_to_be_compared(call: Call, file: File) -> None:
    lines = [line.split() for line in call("verify", file(fair_record("maus_pass_auf", 3))).out.splitlines()]
    assert ["Commitment", SHOWN] in lines
    assert ["Seat", "0", share(10)] in lines
    assert ["Seat", "1", "no", "share"] in lines
    assert ["Seat", "2", share(12)] in lines


def test_json_has_a_line_for_each_line(call: Call, file: File) -> None:
    record = fair_record("katze_im_sack", 3)
    answer = call("verify", file(record, {**record, "seed": "00" * 32}, {**record, "moves": ["9 pass"]}), "--json")
    right, other_seed, wrong_move = map(json.loads, answer.out.splitlines())
    assert answer.code == 1
    known = {"commitment": SHOWN, "shares": [share(10), None, share(12)]}
    assert right == {"line": 1, "ok": True, **known, "holds": ["record", "form", "commitment", "seed", "setup", "chance"]}
    assert {**other_seed, "error": ""} == {
        **{"line": 2, "ok": False, **known, "holds": ["record", "form", "commitment"]},
        **{"failed": "seed", "where": "fair", "move": None, "error": ""},
    }
    assert record["seed"] in other_seed["error"]
    assert {key: wrong_move[key] for key in ("line", "ok", "holds", "failed", "where", "move")} == {
        **{"line": 3, "ok": False, "holds": []},
        **{"failed": "record", "where": "move", "move": 0},
    }


@pytest.mark.parametrize(
    ("language", "error"), [("en", "✗ This game was not dealt with shares"), ("de", "✗ Dieses Spiel wurde nicht mit Anteilen gegeben")]
)
def test_a_record_without_shares_is_faulty(call: Call, language: str, error: str) -> None:
    answer = call("verify", str(RECORDS / "mau_mau.jsonl"), "--line", "3", "--lang", language)
    assert answer.code == 1
    assert error in answer.text


def test_a_fault_says_what_was_expected(call: Call, file: File) -> None:
    record = shuffled_record()
    del record["result"]
    index = next(index for index, move in enumerate(record["moves"]) if move.startswith("- "))
    words = record["moves"][index].split(" ")
    moves = [*record["moves"][:index], " ".join([*words[:2], *words[:1:-1]])]
    answer = call("verify", file({**record, "moves": moves}))
    assert answer.code == 1
    assert f"✓ {say('cli-verify-holds-setup')}" in answer.text
    assert f"✗ From this seed, entry {index} is “{record['moves'][index]}”" in answer.text


def test_a_fault_of_the_record_says_where(call: Call, file: File) -> None:
    answer = call("verify", file({**fair_record("mau_mau", 2), "moves": ["0 sing"]}, []))
    assert answer.code == 1
    assert "✗ Here the record is wrong (move 0): “sing” is not a move" in answer.text
    assert "Line 2: no game ✗ Here the record is wrong (setup): A record is one JSON object" in answer.text
    assert answer.text.endswith("Fairly dealt: 0. Faulty: 2.")


def test_one_line_of_a_file(call: Call, file: File) -> None:
    path = file([], fair_record("maus_pass_auf", 2))
    answer = call("verify", path, "--line", "2", "--json")
    assert (answer.code, json.loads(answer.out)["line"]) == (0, 2)
    assert call("verify", path, "--line", "1").code == 1


def test_what_was_kept_is_compared(call: Call, file: File) -> None:
    path = file(fair_record("maus_pass_auf", 3))
    right = call("verify", path, "--commitment", SHOWN, "--share", f"0={share(10)}", "--share", f"2={share(12)}")
    assert right.code == 0
    assert f"✓ {say('cli-verify-holds-kept')}" in right.text
    assert say("cli-verify-holds-kept") not in call("verify", path).text
    for flag, value, error in (("--commitment", "00" * 32, "commitment that you kept"), ("--share", f"1={share(9)}", "kept of seat 1")):
        wrong = call("verify", path, flag, value)
        assert wrong.code == 1
        assert error in wrong.text
        assert json.loads(call("verify", path, flag, value, "--json").out)["failed"] == "kept"


def test_standard_input_and_an_empty_file(call: Call, file: File) -> None:
    assert call("verify", "-", typed=json.dumps(fair_record("maus_pass_auf", 2))).code == 0
    answer = call("verify", file())
    assert (answer.code, answer.out) == (0, "There was no record in it.\n")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "RECORD"),
        (["no/such/file.jsonl"], "no/such/file.jsonl"),
        ([str(RECORDS)], str(RECORDS)),
        ([str(RECORDS / "mau_mau.jsonl"), "--line", "0"], "0"),
        ([str(RECORDS / "mau_mau.jsonl"), "--line", "900"], "900"),
        ([str(RECORDS / "mau_mau.jsonl"), "--commitment", "AB" * 32], "AB" * 32),
        ([str(RECORDS / "mau_mau.jsonl"), "--share", share(1)], "=HEX"),
        ([str(RECORDS / "mau_mau.jsonl"), "--share", "0=ab"], "0=ab"),
        ([str(RECORDS / "mau_mau.jsonl"), "--share", f"x={share(1)}"], "x="),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_call_is_told_in_one_line(call: Call, language: str, arguments: list[str], part: str) -> None:
    answer = call("verify", *arguments, "--lang", language)
    assert (answer.code, answer.out) == (2, "")
    assert part in answer.err
    assert answer.err.count("\n") == 1
