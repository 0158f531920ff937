"""katzentisch review"""

import json

import pytest

from katzentisch.games import GAMES
from katzentisch.play.versions import versions
from katzentisch.testing.tables import INTERPRETED
from katzentisch.words import LANGUAGES, say

from .conftest import RECORDS, Call

BLUES, KATZE = RECORDS / "katzenjammer_blues.jsonl", RECORDS / "katze_im_sack.jsonl"
pytestmark = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_went_and_what_the_deal_was_worth(call: Call, language: str) -> None:
    answer = call("review", str(BLUES), "--seat", "0", "--worlds", "16", "--lang", language)
    assert answer.code == 0
    assert answer.out.startswith(say("review-title", language, game="Katzenjammer Blues", name=say("seat", language, number=0)))
    assert "(show 33JJ)" in answer.text
    assert max(map(len, answer.out.splitlines())) <= 80


def test_for_programs(call: Call) -> None:
    output = json.loads(call("review", str(KATZE), "--seat", "1", "--worlds", "8", "--json").out)
    assert (output["game"], output["seat"], output["fair"]) == ("katze_im_sack", 1, 0.2)
    assert output["versions"] == versions(GAMES["katze_im_sack"])
    assert output["deal"]["luck"] == pytest.approx(output["deal"]["mean"] - 0.2)
    gaps = [decision["given"]["mean"] for decision in output["decisions"]]
    assert gaps == sorted(gaps, reverse=True)
    moves = json.loads(KATZE.read_text().splitlines()[0])["moves"]
    assert all(moves[decision["at"]] == f"1 {decision['move']}" for decision in output["decisions"])
    listed = [decision["given"]["mean"] for decision in output["decisions"] if decision["matters"]]
    assert sum(listed) == pytest.approx(output["given"]["mean"])


def test_a_game_without_decisions(call: Call) -> None:
    answer = call("review", str(RECORDS / "maus_pass_auf.jsonl"), "--seat", "0", "--lang", "de")
    assert answer.code == 0
    assert "nichts zu entscheiden" in answer.text


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seat", "9"], "9"),
        (["--seat", "x"], "--seat"),
        ([], "--seat"),
        (["--seat", "0", "--worlds", "1"], "--worlds"),
        (["--seat", "0", "--line", "0"], "line"),
    ],
)
def test_wrong_calls(call: Call, arguments: list[str], word: str) -> None:
    answer = call("review", str(KATZE), *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert word in answer.err


def test_records_that_are_wrong_or_continue(call: Call) -> None:
    content = json.loads(KATZE.read_text().splitlines()[0])
    del content["result"]
    going_on = json.dumps({**content, "moves": content["moves"][:9]})
    for typed, word in (("{", "can’t be reviewed"), (going_on, "isn’t over"), (json.dumps({**content, "moves": ["4 fly"]}), "fly")):
        answer = call("review", "-", "--seat", "0", typed=typed)
        assert (answer.code, answer.out) == (2, "")
        assert word in answer.err
