"""katzentisch show"""

import json
from pathlib import Path
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.words import LANGUAGES, say

from .conftest import RECORDS, Call

KATZE = RECORDS / "katze_im_sack.jsonl"


def record(path: Path = KATZE, line: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text().splitlines()[line])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_reported(call: Call, game: str, language: str) -> None:
    path = RECORDS / f"{game}.jsonl"
    answer = call("show", str(path), "--lang", language, "--line", "2")
    output = record(path, 1)
    assert answer.code == 0
    assert answer.out.startswith(say(f"{game}-name", language))
    assert f"\n{len(output['moves']) - 1:>5}  " in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
    ranking = answer.out.splitlines()[-output["players"] - 1 :]
    assert sorted(int(line.split()[-1].replace("−", "-")) for line in ranking if line.strip()) == sorted(output["result"]["scores"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_every_seat_saw_it(call: Call, game: str) -> None:
    path = RECORDS / f"{game}.jsonl"
    for seat in range(record(path)["players"]):
        assert call("show", str(path), "--seat", str(seat)).code == 0


def test_a_seat_is_shown_only_what_it_knows(call: Call) -> None:
    output = record()
    whole, own = call("show", str(KATZE)).out, call("show", str(KATZE), "--seat", "0").out
    laid = [entry for entry in output["moves"] if " lay " in entry]
    assert whole.count("face down.") == whole.count(" lays ") == len(laid)
    assert "lays a card" not in whole
    assert own.count("lays a card face down.") == sum(not entry.startswith("0 ") for entry in laid)
    assert "removed, Seat 1" in whole
    assert "removed, Seat 1" not in own


@pytest.mark.parametrize("seat", [[], ["--seat", "1"]])
def test_at_stops_there_and_shows_the_table(call: Call, seat: list[str]) -> None:
    answer = call("show", str(KATZE), "--at", "3", *seat)
    assert "\n    2  " in answer.out
    assert "\n    3  " not in answer.out
    assert ("Hand" in answer.out) == bool(seat)
    assert call("show", str(KATZE), "--at", "0").code == 0


def test_a_faulty_move_is_reported_in_its_place(call: Call) -> None:
    moves = record()["moves"]
    broken = json.dumps({**record(), "moves": [*moves[:4], f"{moves[4][0]} fly away", "…"]})
    answer = call("show", "-", typed=broken)
    assert answer.code == 1
    assert "\n    3  " in answer.out
    assert "The record is invalid here (move 4): “fly away”" in answer.text
    assert call("show", "-", "--at", "4", typed=broken).code == 0
    assert call("show", "-", "--at", "5", typed=broken).code == 1


def test_a_wrong_result_is_reported_at_the_end(call: Call) -> None:
    answer = call("show", "-", "--lang", "de", typed=json.dumps({**record(), "result": {}}))
    assert answer.code == 1
    assert "Hier ist die Aufzeichnung ungültig (Ergebnis)" in answer.text


@pytest.mark.parametrize("line", ["", "[]", "{", '{"moves": 3}'])
def test_no_record_at_all(call: Call, line: str) -> None:
    answer = call("show", "-", typed=line + "\n")
    assert answer.code == 1
    assert "(setup)" in answer.out


def test_a_game_that_continues_ends_with_the_table(call: Call) -> None:
    going_on = {**record(), "moves": record()["moves"][:6]}
    del going_on["result"]
    assert "Row " in call("show", "-", typed=json.dumps(going_on)).out


def test_names_of_the_record(call: Call) -> None:
    players = record()["players"]
    names = ["Ada", "\x1b[2JBo", *(f"P{seat}" for seat in range(2, players))]
    answer = call("show", "-", typed=json.dumps({**record(), "names": names}))
    assert "Ada" in answer.out
    assert "Seat 0" not in answer.out
    assert "\x1b" not in answer.out


@pytest.mark.parametrize("names", ["Ada", ["Ada"], [1] * 9, None, [""] * 9])
def test_names_that_don_t_fit_are_left_out(call: Call, names: Any) -> None:
    fitted = names[: record()["players"]] if isinstance(names, list) else names
    assert "Seat 0" in call("show", "-", typed=json.dumps({**record(), "names": fitted})).out
