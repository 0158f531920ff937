"""What a record proves to whom, and what contradicts what somebody kept from before the deal."""

import pytest
from msgspec.structs import replace

from katzentisch.play.deal_receipt import (
    DealReceipt,
    ReceiptAlarm,
    check_receipt,
    proof_of,
    read_receipts,
    receipt_for,
    share_commitments,
    write_receipts,
)
from katzentisch.play.fair_deal import Fair, commitment
from katzentisch.play.record import RecordError

from .fair_records import NUMBER, SECRET, TABLE, fair_of, fair_record, kept_of, lot_record, old_record, share

RECORD = fair_record("maus_pass_auf", 3)
FAIR, OLD = fair_of(RECORD), fair_of(old_record("maus_pass_auf", 3))
KEPT = kept_of(RECORD, 0)


def test_what_was_kept_is_compared() -> None:
    check_receipt(FAIR, DealReceipt(None), 0)
    check_receipt(FAIR, DealReceipt(commitment(SECRET), shares={0: share(10), 2: share(12)}), 0)
    check_receipt(FAIR, KEPT, 0)
    with pytest.raises(RecordError, match="commitment you kept is ff"):
        check_receipt(FAIR, DealReceipt("ff" * 32), 0)
    for seat, found in ((0, share(10)), (1, "nothing"), (7, "nothing")):
        with pytest.raises(RecordError, match=f"kept for seat {seat} is {share(9)}, but the record has {found}"):
            check_receipt(FAIR, DealReceipt(None, shares={seat: share(9)}), 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_another_share_than_the_one_on_the_list_is_found_out_whoever_s_it_is(seat: int) -> None:
    """The server and its friend take another share once they know yours: the seed fits, the list does not."""
    listed = share_commitments(TABLE, NUMBER, 1, FAIR.shares)
    assert [each is None for each in listed] == [False, True, False]
    changed = [share(1) if number == seat else each for number, each in enumerate(listed)]
    with pytest.raises(RecordError, match=f"share of seat {seat} is not the one on the list"):
        check_receipt(FAIR, replace(KEPT, listed=changed), 0)
    with pytest.raises(RecordError, match="share of seat 2 is not"):
        check_receipt(FAIR, replace(KEPT, listed=listed[:2]), 0)


@pytest.mark.parametrize(
    ("fair", "kept", "verdict", "why"),
    [
        (FAIR, KEPT, "proven", "kept"),
        (FAIR, replace(KEPT, listed=None), "proven", "not-listed"),
        (FAIR, None, "consistent", "nothing-kept"),
        (FAIR, replace(KEPT, commitment=None), "consistent", "no-commitment"),
        (FAIR, replace(KEPT, shares={}), "consistent", "no-share"),
        (FAIR, replace(KEPT, shares={}, left_out=[1]), "consistent", "left-out"),
        (OLD, DealReceipt(commitment(SECRET), shares={0: share(10)}), "consistent", "old-scheme"),
        (replace(FAIR, shares=[None] * 3), KEPT, "unshared", "alone"),
    ],
)
def test_what_a_record_proves_depends_on_who_asks(fair: Fair, kept: DealReceipt | None, verdict: str, why: str) -> None:
    assert proof_of(fair, kept) == (verdict, why)


def test_what_was_kept_of_many_deals_is_found() -> None:
    others = [replace(KEPT, table="other", commitment=share(1)), replace(KEPT, number=9, commitment=share(2)), DealReceipt(share(3))]
    assert receipt_for(FAIR, [*others, KEPT]) == KEPT
    assert receipt_for(FAIR, others) is None


def test_of_an_old_deal_the_commitment_says_which_it_was() -> None:
    kept = DealReceipt(commitment(SECRET), shares={0: share(10)})
    assert receipt_for(OLD, [DealReceipt(share(3)), kept]) == kept


@pytest.mark.parametrize(
    "kept",
    [
        replace(KEPT, table="other"),  # the same commitment at another table
        replace(KEPT, number=NUMBER + 1),
        replace(KEPT, attempt=2),
        replace(KEPT, attempt=2, commitment=share(1)),  # another attempt was the one that was dealt
    ],
)
def test_a_record_that_calls_itself_another_deal_is_found_out(kept: DealReceipt) -> None:
    with pytest.raises(RecordError, match="Your receipt is for another deal"):
        receipt_for(FAIR, [kept])


def test_an_attempt_that_was_not_seen_to_be_dealt_contradicts_nothing() -> None:
    assert receipt_for(FAIR, [replace(KEPT, attempt=2, commitment=share(1), dealt=False)]) is None


def test_a_deal_cannot_be_passed_off_as_one_of_the_old_scheme() -> None:
    old = Fair(commitment=FAIR.commitment, secret=FAIR.secret, shares=FAIR.shares)
    with pytest.raises(RecordError, match="Your receipt is for another deal"):
        receipt_for(old, [KEPT])


def test_a_file_keeps_it_all() -> None:
    alarm = ReceiptAlarm("repeated", TABLE, NUMBER, 1, share(1), KEPT)
    found = read_receipts(write_receipts([KEPT, DealReceipt(share(3))], [alarm]))
    assert (found.deals, found.alarms) == ([KEPT, DealReceipt(share(3))], [alarm])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{}",
        b'{"katzentisch-kept":2,"deals":[]}',
        b'{"katzentisch-kept":1}',
        b'{"katzentisch-kept":1,"deals":[{"commitment":"x"}]}',
        b'{"katzentisch-kept":1,"deals":[{"commitment":null}]}',
        b'{"katzentisch-kept":1,"deals":[{"commitment":"%s","shares":{"0":"x"}}]}' % (b"0" * 64),
        b"\xff",
    ],
)
def test_what_is_no_such_file(text: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_receipts(text)


def test_whoever_begins_does_so_as_announced() -> None:
    drawn = lot_record("maus_pass_auf", 3)
    check_receipt(FAIR, replace(KEPT, first=0), 0)
    check_receipt(fair_of(drawn), replace(kept_of(drawn, 0), first="lot"), drawn["first"])
    for fair, announced, first in ((FAIR, 1, 0), (FAIR, "lot", 0), (fair_of(drawn), drawn["first"], drawn["first"])):
        with pytest.raises(RecordError, match="Before the deal"):
            check_receipt(fair, DealReceipt(None, first=announced), first)  # type: ignore[arg-type]
