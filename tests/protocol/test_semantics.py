"""Which requests a client can repeat, and which refusals mean that the first one had arrived."""

from pathlib import Path
from typing import get_args

from katzentisch.protocol import requests
from katzentisch.protocol.semantics import DONE_ANSWERS, ONCE, PER_CONNECTION, REPEATABLE, was_done

WORDS = Path(__file__).parents[2] / "src" / "katzentisch" / "words" / "en"


def test_every_request_either_can_be_repeated_or_can_not() -> None:
    assert {*REPEATABLE, *ONCE, *PER_CONNECTION} == set(get_args(requests.AnyRequest))
    assert not set(REPEATABLE) & {*ONCE, *PER_CONNECTION}


def test_only_requests_that_can_be_repeated_have_been_done_before() -> None:
    assert set(DONE_ANSWERS) <= set(REPEATABLE)


def test_the_answers_are_refusals_that_exist() -> None:
    sentences = "\n".join(file.read_text(encoding="utf-8") for file in sorted(WORDS.glob("*.ftl")))
    assert {code for codes in DONE_ANSWERS.values() for code in codes if f"\n{code} =" not in sentences} == set()


def test_the_last_move_of_a_game_is_answered_with_no_game() -> None:
    assert was_done(requests.Move(seat=0, ply=3, move="pass"), "no-game")
    assert not was_done(requests.Move(seat=0, ply=3, move="pass"), "table-closed")
    assert not was_done(requests.Hint(seat=0), "no-game")
