"""A deal is checked with what was kept: the commitment, our own shares, and the shares that were shown."""

from typing import Any

import pytest

from katzentisch.client.deals import Deal
from katzentisch.play.fair import commitment, written_fair
from katzentisch.play.judge import Fault

SECRET = bytes(range(32))
OURS, THEIRS, OTHER = "a" * 64, "b" * 64, "c" * 64


def record(*shares: str | None, secret: bytes = SECRET) -> dict[str, Any]:
    """Its game is no matter here."""
    return {"players": len(shares), "fair": written_fair(secret, shares)}


def kept(taken: bool = True, shown: tuple[str | None, ...] = (OURS, THEIRS)) -> Deal:
    return Deal(commitment(SECRET), {0: OURS}, {0} if taken else set(), list(shown))


def test_a_deal_from_what_was_shown_is_right() -> None:
    kept().check(record(OURS, THEIRS))


def test_another_secret_is_found_out() -> None:
    with pytest.raises(Fault, match="commitment that you kept"):
        kept().check(record(OURS, THEIRS, secret=bytes(32)))


@pytest.mark.parametrize("wrong", [(OTHER, THEIRS), (None, THEIRS), (OURS, OTHER), (OURS, None)])
def test_another_share_is_found_out_whoever_s_it_is(wrong: tuple[str | None, ...]) -> None:
    with pytest.raises(Fault, match="share that you kept"):
        kept().check(record(*wrong))


def test_our_share_counts_once_it_was_taken_whatever_was_shown() -> None:
    with pytest.raises(Fault, match="share that you kept of seat 0"):
        kept(shown=(OTHER, THEIRS)).check(record(OTHER, THEIRS))
    with pytest.raises(Fault, match="share that you kept of seat 0"):
        kept(shown=(None, THEIRS)).check(record(None, THEIRS))


def test_a_share_of_which_we_don_t_know_whether_it_was_taken_may_be_missing_but_not_changed() -> None:
    kept(taken=False, shown=(None, THEIRS)).check(record(None, THEIRS))
    with pytest.raises(Fault, match="share that you kept of seat 0"):
        kept(taken=False, shown=(OTHER, THEIRS)).check(record(OTHER, THEIRS))
