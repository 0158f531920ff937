"""Validation of records: given ones, broken ones and arbitrary input."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games import GAMES
from katzentisch.play.play import Play
from katzentisch.play.validation import Validation, validate

RECORDS = Path(__file__).parent / "records"
every_game = pytest.mark.parametrize("game", list(GAMES))


def lines(name: str) -> list[Any]:
    return [json.loads(line) for line in (RECORDS / name).read_text(encoding="utf-8").splitlines()]


def validate_record(record: Any) -> Validation:
    return validate(json.dumps(record))


@every_game
def test_right_records_are_confirmed(game: str) -> None:
    for number, record in enumerate(lines(f"{game}.jsonl")):
        assert validate_record(record).as_dict() == {"ok": True, "over": True}, number


@every_game
def test_broken_records_are_refused_at_their_place(game: str) -> None:
    for number, line in enumerate(lines(f"{game}-bad.jsonl")):
        answer = validate_record(line["record"]).as_dict()
        assert (answer["ok"], answer.get("where"), answer.get("move")) == (False, line["expect"]["where"], line["expect"]["move"]), number
        assert answer["error"]


@every_game
def test_a_game_in_progress_is_confirmed(game: str) -> None:
    """A missing result is no error: over if the moves end the game, in progress if not."""
    record = lines(f"{game}.jsonl")[0]
    del record["result"]
    assert validate_record(record).as_dict() == {"ok": True, "over": True}
    record["moves"] = record["moves"][:-1]
    assert validate_record(record).as_dict() == {"ok": True, "over": False}
    record["moves"] = []
    assert validate_record(record).as_dict() == {"ok": True, "over": False}


@every_game
@pytest.mark.parametrize("key", ["katzentisch", "game", "players", "options", "first", "setup", "moves"])
@pytest.mark.parametrize("value", [None, True, 1.0, -1, 99, "x", [], {}, [None], "missing"])
def test_every_key_is_checked(game: str, key: str, value: Any) -> None:
    record = lines(f"{game}.jsonl")[0]
    if value == "missing":
        del record[key]
    else:
        record[key] = value
    answer = validate_record(record).as_dict()
    if key == "options" and value == {}:
        return  # what was left out has its default
    if key == "moves" and isinstance(value, list):
        assert answer["where"] == ("move" if value else "result")
    else:
        assert answer["where"] == "setup"


@every_game
def test_other_keys_change_nothing(game: str) -> None:
    record = lines(f"{game}.jsonl")[0]
    record["names"] = ["…"]
    record["big"] = 10**40
    record["setup"]["note"] = {"deep": [1.5]}
    record["result"]["comment"] = None
    assert validate_record(record).ok


@every_game
@pytest.mark.parametrize("key", ["scores", "ranks", "end"])
@pytest.mark.parametrize("value", [None, "missing", True, "x", [], 1.0])
def test_every_part_of_a_result_is_checked(game: str, key: str, value: Any) -> None:
    record = lines(f"{game}.jsonl")[0]
    if value == "missing":
        del record["result"][key]
    else:
        record["result"][key] = value
    assert validate_record(record).as_dict()["where"] == "result"
    record["result"] = value
    assert validate_record(record).as_dict()["where"] == "result"


def test_numbers_of_another_type_are_no_scores() -> None:
    record = lines("katze_im_sack.jsonl")[0]
    record["result"]["scores"][0] = float(record["result"]["scores"][0])
    assert validate_record(record).as_dict()["where"] == "result"


@pytest.mark.parametrize(
    "line", [b"", b" ", b"null", b"[]", b"7", b'"x"', b"{", b"\xff\xfe", b"{}" * 2, b"[" * 100_000, b'{"katzentisch": NaN}']
)
def test_what_is_no_record_is_an_error_of_the_setup(line: bytes) -> None:
    answer = validate(line).as_dict()
    assert (answer["ok"], answer["where"], answer["move"]) == (False, "setup", None)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


@given(text=st.text() | st.binary())
def test_any_text_gets_an_answer(text: str | bytes) -> None:
    assert "ok" in validate(text).as_dict("de")


@given(data=st.data(), game=st.sampled_from(list(GAMES)))
def test_any_change_of_a_record_gets_an_answer(data: st.DataObject, game: str) -> None:
    record = data.draw(st.sampled_from(lines(f"{game}.jsonl")[:5]))
    where = data.draw(st.sampled_from([record, record["setup"], record["result"], record["options"]]))
    where[data.draw(st.sampled_from([*where, "x"]))] = data.draw(JSON)
    answer = validate_record(record).as_dict(data.draw(st.sampled_from(["de", "en"])))
    assert answer["ok"] or answer["where"] in {"setup", "move", "result"}


@given(data=st.data(), game=st.sampled_from(list(GAMES)))
def test_any_entry_of_a_log_gets_an_answer(data: st.DataObject, game: str) -> None:
    record = data.draw(st.sampled_from(lines(f"{game}.jsonl")[:5]))
    place = data.draw(st.integers(0, len(record["moves"]) - 1))
    words = st.sampled_from(
        ["bid", "pass", "lay", "play", "draw", "turn", "pay", "show", "done", "mau", "wild", "shuffle", "g7", "3x2", "J"]
    )
    entry = st.text() | st.lists(words | st.text(max_size=3), max_size=5).map(" ".join)
    record["moves"][place] = f"{data.draw(st.integers(-1, 11))} {data.draw(entry)}" if data.draw(st.booleans()) else data.draw(JSON)
    answer = validate_record(record).as_dict()
    assert answer["ok"] or answer["move"] is None or answer["move"] >= place


@every_game
def test_a_record_has_no_seed_before_the_end(game: str) -> None:
    play = Play(game, GAMES[game].players[-1], seed=5)
    assert b'"seed"' not in play.record().encode()
