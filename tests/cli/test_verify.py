"""katzentisch verify"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from katzentisch.cli import files
from katzentisch.games import GAMES
from katzentisch.play.deal_check import CHECKS
from katzentisch.play.deal_receipt import DealReceipt, write_receipts
from katzentisch.play.fair_deal import VoidAttempt, commitment, fair_section, seed_of
from katzentisch.play.play import Play
from katzentisch.words import LANGUAGES, say

from ..play.fair_records import SECRET, bound, fair_record, kept_of, lot_record, old_record, share, shuffled_record
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
def test_every_check_that_holds_is_reported(call: Call, file: File, game: str, language: str) -> None:
    answer = call("verify", file(lot_record(game, 3)), "--lang", language)
    assert answer.code == 3
    assert say(f"{game}-name", language) in answer.out
    for check in ("record", *CHECKS):
        assert f"✓ {say(f'cli-verify-holds-{check}', language)}" in answer.text
    assert say("cli-verify-sum", language, proven=0, consistent=1, unshared=0, faulty=0) in answer.text
    assert answer.text.endswith(say("cli-verify-not-bound", language))
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
    deal = {"scheme": 2, "table": "2NFSbl0n6AhV", "number": 3, "attempt": 1, "rules": "1", "voided": []}
    known = {**deal, "commitment": SHOWN, "shares": [share(10), None, share(12)]}
    assert right == {
        **{"line": 1, "ok": True, "verdict": "consistent", "why": "nothing-kept", **known},
        "holds": ["record", "form", "commitment", "seed", "setup", "chance"],
    }
    assert {**other_seed, "error": ""} == {
        **{"line": 2, "ok": False, "verdict": "faulty", "why": "seed", **known, "holds": ["record", "form", "commitment"]},
        **{"failed": "seed", "where": "fair", "move": None, "error": ""},
    }
    assert record["seed"] in other_seed["error"]
    drawn = json.loads(call("verify", file(lot_record("katze_im_sack", 3)), "--json").out)
    assert drawn["holds"] == ["record", "form", "commitment", "seed", "first", "setup", "chance"]
    assert {key: wrong_move[key] for key in ("line", "ok", "holds", "failed", "where", "move")} == {
        **{"line": 3, "ok": False, "holds": []},
        **{"failed": "record", "where": "move", "move": 0},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_fair_was_dealt_without_shares(call: Call, language: str) -> None:
    answer = call("verify", str(RECORDS / "mau_mau.jsonl"), "--line", "3", "--lang", language)
    assert answer.code == 4
    assert say("cli-verify-unshared-no-fair", language) in answer.text
    assert json.loads(call("verify", str(RECORDS / "mau_mau.jsonl"), "--line", "3", "--json").out)["verdict"] == "unshared"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_without_any_share_is_not_called_fair(call: Call, file: File, language: str) -> None:
    binding = bound("maus_pass_auf", 2)
    play = Play("maus_pass_auf", 2, seed=seed_of(SECRET, [None, None], binding))
    assert play.seed
    record = play.record().with_notes(seed=play.seed.hex(), fair=fair_section(SECRET, [None, None], binding)).as_dict()
    answer = call("verify", file(record), "--lang", language)
    assert answer.code == 4
    assert say("cli-verify-unshared-alone", language) in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_the_old_scheme_says_so_and_proves_nothing(call: Call, file: File, language: str) -> None:
    """Whatever was kept: an old deal could be dealt again."""
    path = file(old_record("maus_pass_auf", 3))
    for kept in ((), ("--commitment", SHOWN, "--share", f"0={share(10)}")):
        answer = call("verify", path, *kept, "--lang", language)
        assert answer.code == 3
        assert say("cli-verify-consistent-old-scheme", language) in answer.text
        assert f"✓ {say('cli-verify-holds-seed-old', language)}" in answer.text


def test_a_made_up_record_is_consistent_only(call: Call, file: File) -> None:
    """Anyone who makes up the secret and the shares can choose ones that deal good cards."""
    answer = call("verify", file(fair_record("mau_mau", 2)))
    assert answer.code == 3
    assert "the whole record could be made up" in answer.text
    assert "Proven for you: 0. Only consistent: 1. Without shares: 0. Invalid: 0." in answer.text


def test_a_fault_says_what_was_expected(call: Call, file: File) -> None:
    record = shuffled_record()
    del record["result"]
    index = next(index for index, move in enumerate(record["moves"]) if move.startswith("- "))
    words = record["moves"][index].split(" ")
    moves = [*record["moves"][:index], " ".join([*words[:2], *words[:1:-1]])]
    answer = call("verify", file({**record, "moves": moves}))
    assert answer.code == 1
    assert f"✓ {say('cli-verify-holds-setup')}" in answer.text
    assert f"✗ With this seed, entry {index} is “{record['moves'][index]}”" in answer.text


def test_a_fault_of_the_record_says_where(call: Call, file: File) -> None:
    answer = call("verify", file({**fair_record("mau_mau", 2), "moves": ["0 sing"]}, []))
    assert answer.code == 1
    assert "✗ The record is invalid here (move 0): “sing” is not a move" in answer.text
    assert "Line 2: unknown game ✗ The record is invalid here (setup): A record must be one JSON object" in answer.text
    assert "Proven for you: 0. Only consistent: 0. Without shares: 0. Invalid: 2." in answer.text


def test_one_line_of_a_file(call: Call, file: File) -> None:
    path = file([], fair_record("maus_pass_auf", 2))
    answer = call("verify", path, "--line", "2", "--json")
    assert (answer.code, json.loads(answer.out)["line"]) == (3, 2)
    assert call("verify", path, "--line", "1").code == 1


def test_what_was_kept_is_compared(call: Call, file: File) -> None:
    path = file(fair_record("maus_pass_auf", 3))
    right = call("verify", path, "--commitment", SHOWN, "--share", f"0={share(10)}", "--share", f"2={share(12)}")
    assert right.code == 0
    assert f"✓ {say('cli-verify-holds-kept')}" in right.text
    assert say("cli-verify-proven-not-listed") in right.text
    assert say("cli-verify-holds-kept") not in call("verify", path).text
    for flag, value, error in (("--commitment", "00" * 32, "commitment you kept"), ("--share", f"1={share(9)}", "kept for seat 1")):
        wrong = call("verify", path, flag, value)
        assert wrong.code == 1
        assert error in wrong.text
        assert json.loads(call("verify", path, flag, value, "--json").out)["failed"] == "kept"


@pytest.mark.parametrize(("kept", "why"), [(("--commitment", SHOWN), "no-share"), (("--share", f"0={share(10)}"), "no-commitment")])
def test_half_of_what_was_kept_proves_nothing(call: Call, file: File, kept: tuple[str, str], why: str) -> None:
    answer = call("verify", file(fair_record("maus_pass_auf", 3)), *kept)
    assert answer.code == 3
    assert say(f"cli-verify-consistent-{why}") in answer.text


def kept_file(tmp_path: Path, *deals: DealReceipt) -> str:
    path = tmp_path / "kept.json"
    path.write_bytes(write_receipts(deals))
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_what_was_kept_proves_the_deals_in_it(call: Call, file: File, tmp_path: Path, language: str) -> None:
    mine = fair_record("maus_pass_auf", 3)
    kept = kept_file(tmp_path, kept_of(mine, 0))
    answer = call("verify", file(mine), "--kept", kept, "--lang", language)
    assert answer.code == 0
    assert say("cli-verify-proven-kept", language) in answer.text
    output = [json.loads(line) for line in call("verify", file(mine, old_record("mau_mau", 2)), "--kept", kept, "--json").out.splitlines()]
    assert [(each["verdict"], each["why"]) for each in output] == [("proven", "kept"), ("faulty", "kept")]  # the same commitment again


def test_a_share_that_was_left_out_is_no_fault_but_no_proof_either(call: Call, file: File, tmp_path: Path) -> None:
    record = fair_record("maus_pass_auf", 3)
    kept = kept_file(tmp_path, replace(kept_of(record), left_out=[1]))
    answer = call("verify", file(record), "--kept", kept)
    assert answer.code == 3
    assert say("cli-verify-consistent-left-out") in answer.text


def test_what_was_kept_of_another_deal_contradicts_a_record_that_claims_its_commitment(call: Call, file: File, tmp_path: Path) -> None:
    record = fair_record("maus_pass_auf", 3)
    kept = kept_file(tmp_path, replace(kept_of(record, 0), number=4))
    answer = call("verify", file(record), "--kept", kept)
    assert answer.code == 1
    assert "Your receipt is for another deal: table 2NFSbl0n6AhV, game 4, attempt 1" in answer.text


def test_a_file_of_receipts_that_never_ends_is_refused(call: Call, file: File, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST_FILE", 1)
    answer = call("verify", file(fair_record("maus_pass_auf", 3)), "--kept", "/dev/zero")
    assert (answer.code, answer.out) == (2, "")
    assert say("cli-file-large", file="/dev/zero", most=1) in " ".join(answer.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_attempts_that_were_void_are_reported(call: Call, file: File, language: str) -> None:
    record = fair_record("mau_mau", 4, voided=(VoidAttempt(share(1), [1]), VoidAttempt(share(2), [1])))
    answer = call("verify", file(record), "--lang", language)
    assert answer.code == 3
    for attempt in (1, 2):
        assert say("cli-verify-void", language, attempt=attempt, count=1, seats="1") in answer.text


@pytest.mark.parametrize(
    ("records", "code"),
    [
        (["proven", "proven"], 0),
        (["proven", "consistent"], 3),
        (["unshared", "proven", "consistent"], 4),
        (["faulty", "unshared", "proven"], 1),
    ],
)
def test_of_several_records_the_worst_decides(call: Call, file: File, tmp_path: Path, records: list[str], code: int) -> None:
    proven, strange = fair_record("maus_pass_auf", 3), fair_record("mau_mau", 2, secret=bytes(32), number=9)
    unshared = {key: value for key, value in proven.items() if key != "fair"}
    every = {"proven": proven, "consistent": strange, "unshared": unshared, "faulty": {**proven, "seed": "00" * 32}}
    kept = kept_file(tmp_path, kept_of(proven, 0))
    path = file(*(every[each] for each in records))
    answer = call("verify", path, "--kept", kept, "--json")
    assert [json.loads(line)["verdict"] for line in answer.out.splitlines()] == records
    assert answer.code == call("verify", path, "--kept", kept).code == code


def test_standard_input_and_an_empty_file(call: Call, file: File) -> None:
    assert call("verify", "-", typed=json.dumps(fair_record("maus_pass_auf", 2))).code == 3
    answer = call("verify", file())
    assert (answer.code, answer.out) == (3, "The file contains no records.\n")


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
        ([str(RECORDS / "mau_mau.jsonl"), "--kept", "no/such/file.json"], "no/such/file.json"),
        ([str(RECORDS / "mau_mau.jsonl"), "--kept", str(RECORDS / "mau_mau.jsonl")], "katzentisch-kept"),
        ([str(RECORDS / "mau_mau.jsonl"), "--kept", "kept.json", "--commitment", "ab" * 32], "--kept"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_call_is_reported_in_one_line(call: Call, language: str, arguments: list[str], part: str) -> None:
    answer = call("verify", *arguments, "--lang", language)
    assert (answer.code, answer.out) == (2, "")
    assert part in answer.err
    assert answer.err.count("\n") == 1
