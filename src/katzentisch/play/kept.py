"""What somebody kept of a deal before the cards were dealt, and what a record then proves to them."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ..words import Said
from .deal_check import expect
from .fair import is_share, share_commitment
from .judge import Fault

VERSION = 1
Verdict = Literal["proven", "consistent", "unshared", "faulty"]
VERDICTS: tuple[Verdict, ...] = ("proven", "consistent", "unshared", "faulty")


class KeptDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt to deal one game. Without a table it is known by its commitment alone, as under the old scheme."""

    commitment: str | None
    table: str | None = None
    number: int = 0
    attempt: int = 0
    shares: dict[int, str] = {}  # own ones that were to count, by seat
    left_out: list[int] = []  # own seats whose share was shown not to count
    listed: list[str | None] | None = None  # everybody's share commitments, as they were fixed before any share was revealed
    dealt: bool = False  # whether this attempt was seen to be dealt

    @property
    def is_well_formed(self) -> bool:
        listed = [each for each in self.listed or () if each is not None]
        return all(is_share(each) for each in (self.commitment, *self.shares.values(), *listed))


class KeptAlarm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server did that no honest one does: see docs/fair-deals.md."""

    kind: str
    table: str
    number: int
    attempt: int
    commitment: str
    before: KeptDeal | None = None


class KeptFile(msgspec.Struct, frozen=True):
    """As the page and the client save it."""

    version: int = msgspec.field(name="katzentisch-kept")
    deals: list[KeptDeal]
    alarms: list[KeptAlarm] = []


def read_kept(text: bytes) -> KeptFile:
    """Raises ValueError where it is no such file."""
    found = msgspec.json.decode(text, type=KeptFile)
    if found.version != VERSION or not all(deal.is_well_formed for deal in found.deals):
        raise ValueError
    return found


def write_kept(deals: Sequence[KeptDeal], alarms: Sequence[KeptAlarm] = ()) -> bytes:
    return msgspec.json.encode(KeptFile(VERSION, list(deals), list(alarms)))


def kept_for(record: dict[str, Any], deals: Sequence[KeptDeal]) -> KeptDeal | None:
    """What was kept of a record's deal; raises Fault where what was kept contradicts the record's own account of which deal it was."""
    fair = record["fair"]
    same = [deal for deal in deals if is_same_deal(deal, fair)]
    if same:
        return same[-1]
    for deal in deals:
        is_elsewhere = deal.commitment == fair["commitment"]
        is_other_attempt = deal.dealt and deal.table is not None and (deal.table, deal.number) == (fair.get("table"), fair.get("number"))
        if is_elsewhere or is_other_attempt:
            facts = {"table": deal.table or "", "number": deal.number, "attempt": deal.attempt}
            raise Fault("fair", Said("fair-kept-elsewhere", facts))
    return None


def is_same_deal(deal: KeptDeal, fair: dict[str, Any]) -> bool:
    if deal.table is None or "scheme" not in fair:
        return deal.table is None and "scheme" not in fair and deal.commitment == fair["commitment"]
    return (deal.table, deal.number, deal.attempt) == (fair["table"], fair["number"], fair["attempt"])


def check_kept(record: dict[str, Any], kept: KeptDeal) -> None:
    """Of a record whose own checks hold: it has the commitment, the shares and the list that were kept; raises Fault."""
    fair = record["fair"]
    if kept.commitment is not None:
        expect("fair-kept-commitment", kept.commitment, fair["commitment"])
    for seat, share in kept.shares.items():
        expect("fair-kept-share", share, dict(enumerate(fair["shares"])).get(seat), seat=seat)
    if kept.listed is not None and "scheme" in fair:
        check_listed(fair, kept.listed)


def check_listed(fair: dict[str, Any], listed: Sequence[str | None]) -> None:
    """Nobody's share is another than the one that was committed to."""
    found = list_of(fair["table"], fair["number"], fair["attempt"], fair["shares"])
    for seat, (right, written) in enumerate(zip(listed, found, strict=False)):
        if right != written:
            raise Fault("fair", Said("fair-kept-listed", {"seat": seat}))
    if len(listed) != len(found):
        raise Fault("fair", Said("fair-kept-listed", {"seat": min(len(listed), len(found))}))


def list_of(table: str, number: int, attempt: int, shares: Sequence[str | None]) -> list[str | None]:
    """The share commitments that these shares open, by seat."""
    return [share and share_commitment(table, number, attempt, seat, share) for seat, share in enumerate(shares)]


def verdict_of(fair: dict[str, Any], kept: KeptDeal | None) -> tuple[Verdict, str]:
    """Of a record in which everything holds: what is proven to whoever kept this, and a word for why it is not more."""
    if not any(fair["shares"]):
        return "unshared", "alone"
    if "scheme" not in fair:
        return "consistent", "old-scheme"
    if kept is None:
        return "consistent", "nothing-kept"
    if kept.commitment is None:
        return "consistent", "no-commitment"
    if not kept.shares:
        return "consistent", "left-out" if kept.left_out else "no-share"
    return "proven", "kept" if kept.listed is not None else "not-listed"
