"""What a check of a record notices about its deal."""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from katzentisch.games import GAMES
from katzentisch.play.deal_check import check
from katzentisch.play.fair_deal import VoidAttempt, commitment, fair_section, seed_of
from katzentisch.play.record import RecordError
from katzentisch.play.validation import validate

from .fair_records import SECRET, bound, fair_record, lot_record, old_record, share, shuffled_record

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_a_fair_game_is_confirmed(game: str) -> None:
    record = fair_record(game, 3, first=2)
    play = check(record)
    assert (msgspec.to_builtins(play.result), play.log) == (record["result"], record["moves"])


@every_game
def test_what_is_checked_besides_changes_nothing_about_the_record(game: str) -> None:
    """rules/ The record: other keys may be there and change nothing."""
    assert validate(json.dumps(fair_record(game, 3))).ok
    record = fair_record(game, 3)
    check({**record, "setup": {**record["setup"], "note": "other keys"}})


def test_a_game_in_progress_can_be_checked_once_its_secret_is_known() -> None:
    record = fair_record("katze_im_sack", 3)
    del record["result"]
    assert not check({**record, "moves": record["moves"][:20]}).over


@pytest.mark.parametrize("game", list(GAMES))
def test_records_of_the_old_scheme_are_still_confirmed(game: str) -> None:
    assert check(old_record(game, 3)).over


@every_game
def test_a_lot_is_drawn_from_the_seed_and_nobody_else_can_begin(game: str) -> None:
    record = without("result")(lot_record(game, 3))
    assert check(record).first == record["first"]
    for first in {0, 1, 2} - {record["first"]}:
        with pytest.raises(RecordError, match=f"lot falls on seat {record['first']}, but the record says that seat {first}"):
            check({**record, "first": first, "moves": []})


def test_a_lot_cannot_be_passed_off_as_a_choice() -> None:
    with pytest.raises(RecordError, match="shares give the seed"):
        check(with_fair(scheme=2)(lot_record("mau_mau", 3)))


def test_a_deal_of_another_table_or_game_does_not_fit() -> None:
    """The old deal with another table, game, attempt, first seat or other rules written on it."""
    record = fair_record("mau_mau", 3)
    for key, value in (("table", "bextA0927t_n"), ("number", 4), ("rules", "2")):
        with pytest.raises(RecordError, match="shares give the seed"):
            check(with_fair(**{key: value})(record))
    with pytest.raises(RecordError, match="shares give the seed"):
        check(with_fair(attempt=2, voided=[{"commitment": share(1), "missing": [1]}])(record))


def test_a_new_deal_cannot_be_passed_off_as_an_old_one() -> None:
    record = fair_record("mau_mau", 3)
    with pytest.raises(RecordError, match="shares give the seed"):
        check({**record, "fair": msgspec.to_builtins(fair_section(SECRET, record["fair"]["shares"]))})


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {name: value for name, value in record.items() if name != key}


def with_fair(**changes: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {**record, "fair": {**record["fair"], **changes}}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (without("fair"), "wasn’t dealt with shares"),
        (lambda record: {**record, "fair": []}, "“commitment” in “fair” must be 64 lower-case hex digits"),
        (with_fair(commitment="AB" * 32), "“commitment” in “fair” must be 64 lower-case hex digits"),
        (with_fair(secret=None), "“secret” in “fair” must be 64 lower-case hex digits"),
        (with_fair(shares=[None] * 3), "must be a list of 4"),
        (with_fair(shares=[None, None, None, "x"]), "must be a list of 4"),
        (with_fair(shares=None), "must be a list of 4"),
        (with_fair(commitment="00" * 32), f"commitment to this secret is {commitment(SECRET)}, but the record has 0000"),
        (
            with_fair(shares=[None] * 4),
            f"shares give the seed {seed_of(SECRET, [None] * 4, bound('katzenjammer_blues', 4)).hex()}, but the record has",
        ),
        (with_fair(**msgspec.to_builtins(fair_section(bytes(32), [None] * 4))), "shares give the seed"),
        (with_fair(scheme=4), "“scheme” in “fair” must be one of the numbers 2, 3"),
        (with_fair(scheme=3), "shares give the seed"),
        (with_fair(scheme=True), "“scheme” in “fair” must be one of the numbers 2, 3"),
        (with_fair(table="no table"), "“table” in “fair” must be a word"),
        (with_fair(rules=""), "“rules” in “fair” must be a word"),
        (with_fair(rules="1\nshare 1"), "“rules” in “fair” must be a word"),
        (with_fair(number=0), "“number” in “fair” must be a whole number of at least 1"),
        (with_fair(attempt=True), "“attempt” in “fair” must be a whole number of at least 1"),
        (with_fair(options={}), "must have the options of the table: .* The record has -"),
        (with_fair(options=None), "must have the options of the table: .* The record has nothing"),
        (with_fair(voided=None), "“voided” in “fair” must have an entry for each attempt before the last"),
        (with_fair(attempt=2), "“voided” in “fair” must have an entry"),
        (with_fair(attempt=2, voided=[{"commitment": share(1), "missing": []}]), "“voided” in “fair” must have an entry"),
        (with_fair(attempt=2, voided=[{"commitment": share(1), "missing": [0]}]), "must have no share in the deal"),
        (with_fair(attempt=2, voided=[{"commitment": "x", "missing": [1]}]), "“voided” in “fair” must have an entry"),
        (with_fair(attempt=2, voided=[{"commitment": commitment(SECRET), "missing": [1]}]), "same commitment was used for two attempts"),
        (lambda record: {**record, "seed": "00" * 32}, "but the record has 0000"),
        (without("seed"), "but the record has nothing"),
    ],
)
def test_what_is_wrong_with_a_deal_is_named(change: Callable[[dict[str, Any]], dict[str, Any]], error: str) -> None:
    with pytest.raises(RecordError, match=error) as caught:
        check(change(fair_record("katzenjammer_blues", 4)))
    assert caught.value.where == "fair"


@pytest.mark.parametrize(("game", "key"), [("katzenjammer_blues", "hands"), ("katze_im_sack", "removed"), ("mau_mau", "hands")])
def test_cards_that_the_seed_does_not_deal_are_noticed(game: str, key: str) -> None:
    """Nothing is wrong with the record as such: its moves fit the other cards too."""
    record = without("result")(fair_record(game, 4))
    setup = {**record["setup"], key: [*record["setup"][key][1:], record["setup"][key][0]]}
    assert validate(json.dumps({**record, "setup": setup, "moves": []})).ok
    with pytest.raises(RecordError, match=re.escape(f"“{key}” in the setup is {record['setup'][key][0]}")):
        check({**record, "setup": setup, "moves": []})


def test_a_shuffle_that_the_seed_does_not_give_is_noticed() -> None:
    """Mau Mau 5: the same cards in another order are a legal event of chance, but not this seed's."""
    record = without("result")(shuffled_record())
    check(record)
    index = next(index for index, move in enumerate(record["moves"]) if move.startswith("- "))
    right = record["moves"][index]
    words = right.split(" ")
    moves = [*record["moves"][:index], " ".join([*words[:2], *words[:1:-1]])]
    assert validate(json.dumps({**record, "moves": moves})).ok
    with pytest.raises(RecordError) as caught:
        check({**record, "moves": moves})
    assert (caught.value.where, caught.value.move) == ("fair", index)
    assert right in str(caught.value)


def test_an_error_of_the_record_itself_comes_first() -> None:
    record = fair_record("maus_pass_auf", 2)
    with pytest.raises(RecordError) as caught:
        check({**without("fair")(record), "moves": ["1 turn"]})
    assert (caught.value.where, caught.value.move) == ("move", 0)


def test_a_deal_that_took_several_attempts_is_confirmed() -> None:
    record = fair_record("mau_mau", 3, voided=(VoidAttempt(share(1), [1]),))
    assert (record["fair"]["attempt"], record["fair"]["voided"]) == (2, [{"commitment": share(1), "missing": [1]}])
    check(record)
