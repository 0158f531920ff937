"""Deal receipts: what a player's device keeps before the cards are dealt, and what a record then proves to that player."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ..words import Said
from .deal_check import expect
from .fair_deal import LOT, LOT_SCHEME, Fair, First, is_share, share_commitment
from .record import RecordError

VERSION = 1
Proof = Literal["proven", "consistent", "unshared", "faulty"]
PROOFS: tuple[Proof, ...] = ("proven", "consistent", "unshared", "faulty")


class DealReceipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was kept of one attempt to deal one game. Without a table only the commitment identifies it, as in scheme 1."""

    commitment: str | None
    table: str | None = None
    number: int = 0
    attempt: int = 0
    shares: dict[int, str] = {}  # the player's own shares that were to count, by seat
    left_out: list[int] = []  # the player's own seats whose share did not count
    listed: list[str | None] | None = None  # all share commitments, as listed before any share was revealed
    dealt: bool = False  # whether this attempt was seen to be dealt
    first: First | None = None  # who was to begin, as announced before the shares; older receipts don't have it

    @property
    def is_well_formed(self) -> bool:
        listed = [each for each in self.listed or () if each is not None]
        return all(is_share(each) for each in (self.commitment, *self.shares.values(), *listed))


class ReceiptAlarm(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the server did that an honest server never does: see docs/fair-deals.md."""

    kind: str
    table: str
    number: int
    attempt: int
    commitment: str
    before: DealReceipt | None = None


class ReceiptFile(msgspec.Struct, frozen=True):
    """The file in which the page and the client save receipts. Its key `katzentisch-kept` is part of the format."""

    version: int = msgspec.field(name="katzentisch-kept")
    deals: list[DealReceipt]
    alarms: list[ReceiptAlarm] = []


def read_receipts(text: bytes) -> ReceiptFile:
    """Read a file of receipts; raises ValueError if it is none."""
    found = msgspec.json.decode(text, type=ReceiptFile)
    if found.version != VERSION or not all(deal.is_well_formed for deal in found.deals):
        raise ValueError
    return found


def write_receipts(deals: Sequence[DealReceipt], alarms: Sequence[ReceiptAlarm] = ()) -> bytes:
    return msgspec.json.encode(ReceiptFile(VERSION, list(deals), list(alarms)))


def receipt_for(fair: Fair, deals: Sequence[DealReceipt]) -> DealReceipt | None:
    """Return the receipt for a record's deal; raises RecordError if a receipt contradicts which deal the record claims to be."""
    same = [deal for deal in deals if is_same_deal(deal, fair)]
    if same:
        return same[-1]
    for deal in deals:
        is_elsewhere = deal.commitment == fair.commitment
        is_other_attempt = deal.dealt and fair.deal is not None and (deal.table, deal.number) == fair.deal[:2]
        if is_elsewhere or is_other_attempt:
            facts = {"table": deal.table or "", "number": deal.number, "attempt": deal.attempt}
            raise RecordError("fair", Said("fair-kept-elsewhere", facts))
    return None


def is_same_deal(deal: DealReceipt, fair: Fair) -> bool:
    if deal.table is None or fair.deal is None:
        return deal.table is None and fair.deal is None and deal.commitment == fair.commitment
    return (deal.table, deal.number, deal.attempt) == fair.deal


def check_receipt(fair: Fair, kept: DealReceipt, first: int) -> None:
    """Check that a record, in which seat `first` begins, has the commitment, the shares and the list of its receipt; raises RecordError."""
    if kept.commitment is not None:
        expect("fair-kept-commitment", kept.commitment, fair.commitment)
    for seat, share in kept.shares.items():
        expect("fair-kept-share", share, dict(enumerate(fair.shares)).get(seat), seat=seat)
    if kept.listed is not None and fair.deal is not None:
        check_commitments(share_commitments(*fair.deal, fair.shares), kept.listed)
    check_announced(fair, kept.first, first)


def check_announced(fair: Fair, announced: First | None, first: int) -> None:
    """Check that whoever begins does so as announced before the shares."""
    if announced not in (None, LOT if fair.scheme == LOT_SCHEME else first):
        facts = {"is_lot": 1, "seat": 0} if announced == LOT else {"is_lot": 0, "seat": announced}
        raise RecordError("fair", Said("fair-kept-first", facts))


def check_commitments(found: Sequence[str | None], listed: Sequence[str | None]) -> None:
    """Check that every share is the one its seat committed to."""
    for seat, (right, written) in enumerate(zip(listed, found, strict=False)):
        if right != written:
            raise RecordError("fair", Said("fair-kept-listed", {"seat": seat}))
    if len(listed) != len(found):
        raise RecordError("fair", Said("fair-kept-listed", {"seat": min(len(listed), len(found))}))


def share_commitments(table: str, number: int, attempt: int, shares: Sequence[str | None]) -> list[str | None]:
    """Return the commitments to these shares, by seat."""
    return [share and share_commitment(table, number, attempt, seat, share) for seat, share in enumerate(shares)]


def proof_of(fair: Fair, kept: DealReceipt | None) -> tuple[Proof, str]:
    """Return what a valid record proves to the owner of a receipt, and a keyword for why it proves no more."""
    if not any(fair.shares):
        return "unshared", "alone"
    if fair.deal is None:
        return "consistent", "old-scheme"
    if kept is None:
        return "consistent", "nothing-kept"
    if kept.commitment is None:
        return "consistent", "no-commitment"
    if not kept.shares:
        return "consistent", "left-out" if kept.left_out else "no-share"
    return "proven", "kept" if kept.listed is not None else "not-listed"
