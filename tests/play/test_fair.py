"""Deals that can be checked: the seed, and what a check of a record notices."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.play.fair import check, check_kept, commitment, is_share, new_secret, seed_of, written_fair
from katzentisch.play.judge import Fault, judge
from katzentisch.play.record import line_of

from .games import SECRET, fair_record, share, shuffled_record

every_game = pytest.mark.parametrize("game", list(GAMES))


def test_a_secret_is_fresh_and_its_commitment_hides_it() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize("text", ["", "ab" * 31, "ab" * 33, "AB" * 32, "ag" * 32, "ab" * 32 + "\n", "٣" * 64, None, 7])
def test_what_is_no_share(text: object) -> None:
    assert is_share("0a" * 32)
    assert not is_share(text)


def test_the_seed_is_the_digest_of_the_agreed_lines() -> None:
    lines = ["katzentisch-deal-1", SECRET.hex(), f"0 {share(1)}", f"2 {share(3)}"]
    assert seed_of(SECRET, [share(1), None, share(3)]) == hashlib.sha256("\n".join(lines).encode()).digest()
    assert seed_of(SECRET, [None, None]) == hashlib.sha256("\n".join(lines[:2]).encode()).digest()


def test_every_share_and_its_seat_matter() -> None:
    seeds = {
        seed_of(SECRET, shares) for shares in ([None, None], [share(1), None], [None, share(1)], [share(1), share(2)], [share(2), share(1)])
    }
    assert len(seeds) == 5


@every_game
def test_a_fair_game_is_confirmed(game: str) -> None:
    record = fair_record(game, 3, first=2)
    play = check(record)
    assert (play.result, play.log) == (record["result"], record["moves"])


@every_game
def test_what_is_checked_besides_changes_nothing_about_the_record(game: str) -> None:
    """rules/ The record: other keys may be there and change nothing."""
    assert judge(line_of(fair_record(game, 3))).ok
    record = fair_record(game, 3)
    check({**record, "setup": {**record["setup"], "note": "other keys"}})


def test_a_game_that_goes_on_can_be_checked_once_its_secret_is_known() -> None:
    record = fair_record("katze_im_sack", 3)
    del record["result"]
    assert not check({**record, "moves": record["moves"][:20]}).over


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {name: value for name, value in record.items() if name != key}


def with_fair(**changes: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda record: {**record, "fair": {**record["fair"], **changes}}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (without("fair"), "not dealt with shares"),
        (lambda record: {**record, "fair": []}, "“commitment” in “fair” must be 64 hex digits"),
        (with_fair(commitment="AB" * 32), "“commitment” in “fair” must be 64 hex digits"),
        (with_fair(secret=None), "“secret” in “fair” must be 64 hex digits"),
        (with_fair(shares=[None] * 3), "must be a list of 4"),
        (with_fair(shares=[None, None, None, "x"]), "must be a list of 4"),
        (with_fair(shares=None), "must be a list of 4"),
        (with_fair(commitment="00" * 32), f"commitment to this secret is {commitment(SECRET)}, but the record has 0000"),
        (with_fair(shares=[None] * 4), f"make the seed {seed_of(SECRET, [None] * 4).hex()}, but the record has"),
        (with_fair(**written_fair(bytes(32), [None] * 4)), "make the seed"),
        (lambda record: {**record, "seed": "00" * 32}, "but the record has 0000"),
        (without("seed"), "but the record has nothing"),
    ],
)
def test_what_is_wrong_with_a_deal_is_named(change: Callable[[dict[str, Any]], dict[str, Any]], error: str) -> None:
    with pytest.raises(Fault, match=error) as caught:
        check(change(fair_record("katzenjammer_blues", 4)))
    assert caught.value.where == "fair"


@pytest.mark.parametrize(("game", "key"), [("katzenjammer_blues", "hands"), ("katze_im_sack", "removed"), ("mau_mau", "hands")])
def test_cards_that_the_seed_does_not_deal_are_noticed(game: str, key: str) -> None:
    """Nothing is wrong with the record as such: its moves fit the other cards too."""
    record = without("result")(fair_record(game, 4))
    setup = {**record["setup"], key: [*record["setup"][key][1:], record["setup"][key][0]]}
    assert judge(line_of({**record, "setup": setup, "moves": []})).ok
    with pytest.raises(Fault, match=f"“{key}” in the setup is dealt as {record['setup'][key][0]}"):
        check({**record, "setup": setup, "moves": []})


def test_a_shuffle_that_the_seed_does_not_give_is_noticed() -> None:
    """Mau Mau 5: the same cards in another order are a legal event of chance, but not this seed's."""
    record = without("result")(shuffled_record())
    check(record)
    index = next(index for index, move in enumerate(record["moves"]) if move.startswith("- "))
    right = record["moves"][index]
    words = right.split(" ")
    moves = [*record["moves"][:index], " ".join([*words[:2], *words[:1:-1]])]
    assert judge(line_of({**record, "moves": moves})).ok
    with pytest.raises(Fault) as caught:
        check({**record, "moves": moves})
    assert (caught.value.where, caught.value.move) == ("fair", index)
    assert right in str(caught.value)


def test_a_fault_of_the_record_itself_comes_first() -> None:
    record = fair_record("maus_pass_auf", 2)
    with pytest.raises(Fault) as caught:
        check({**without("fair")(record), "moves": ["1 turn"]})
    assert (caught.value.where, caught.value.move) == ("move", 0)


def test_what_somebody_kept_is_compared() -> None:
    record = fair_record("maus_pass_auf", 3)
    check_kept(record, None, {})
    check_kept(record, commitment(SECRET), {0: share(10), 2: share(12)})
    with pytest.raises(Fault, match="commitment that you kept is ff"):
        check_kept(record, "ff" * 32, {})
    for seat, found in ((0, share(10)), (1, "nothing"), (7, "nothing")):
        with pytest.raises(Fault, match=f"kept of seat {seat} is {share(9)}, but the record has {found}"):
            check_kept(record, None, {seat: share(9)})
