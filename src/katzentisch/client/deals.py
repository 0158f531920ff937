"""The client's side of the deals: the shares it gives, and the receipts that check each deal after the game (docs/fair-deals.md)."""

import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from ..play.deal_receipt import DealReceipt, ReceiptAlarm, read_receipts, share_commitments, write_receipts
from ..play.fair_deal import OLD_SCHEME, SCHEME, First, share_commitment
from ..play.play import Play
from ..words import Said

MOST_REMEMBERED = 500  # deals


class DealAlarm(Exception):
    """The server did something no honest server does. `kind` says what, `receipt` is the evidence. No share was given to this deal."""

    def __init__(self, kind: str, deal: "ClientDeal", before: DealReceipt | None = None) -> None:
        facts = {"commitment": deal.commitment, "table": before.table or "" if before else "", "number": before.number if before else 0}
        super().__init__(str(Said(f"client-alarm-{kind}", facts)))
        self.kind = kind
        self.receipt = ReceiptAlarm(kind, deal.table, deal.number, deal.attempt, deal.commitment, before)


@dataclass(frozen=True)
class CheckedDeal:
    """A finished game with a valid record: what the record proves to us, and why not more."""

    play: Play
    verdict: str
    why: str


@dataclass
class ClientDeal:
    """One attempt to deal one game. Each share belongs to one of our seats in this attempt, and is never used again."""

    table: str
    number: int
    attempt: int
    commitment: str
    sharers: Sequence[int] = ()  # the seats asked for a share
    scheme: int = SCHEME
    first: First | None = None  # who begins, as announced before the shares
    own: dict[int, str] = field(default_factory=dict)  # our shares, by seat
    listed: list[str | None] | None = None  # all share commitments, once they are fixed
    shown: list[str | None] = field(default_factory=list)  # all shares, as revealed with the deal
    left_out: list[int] = field(default_factory=list)  # the seats of people without a part in the deal, likewise
    alarm: DealAlarm | None = None

    @property
    def key(self) -> tuple[str, int, int]:
        return self.table, self.number, self.attempt

    @property
    def takes_shares(self) -> bool:
        return self.scheme != OLD_SCHEME and self.alarm is None

    def share(self, seat: int) -> str:
        if seat not in self.own:
            self.own[seat] = secrets.token_hex(32)
        return self.own[seat]

    def share_commitment(self, seat: int) -> str:
        return share_commitment(self.table, self.number, self.attempt, seat, self.share(seat))

    def is_listed(self, seat: int) -> bool:
        """Return whether our share for a seat is on the list."""
        return self.listed is not None and seat in self.own and self.listed[seat] == self.share_commitment(seat)

    def fix_list(self, commitments: list[str | None]) -> None:
        if self.listed is not None and self.listed != commitments:
            raise DealAlarm("relisted", self)
        self.listed = commitments

    def note_shares(self, shares: list[str | None], left_out: list[int]) -> None:
        """Note the shares that were revealed with the deal."""
        self.shown, self.left_out = shares, left_out
        if self.scheme != OLD_SCHEME and self.listed != share_commitments(self.table, self.number, self.attempt, shares):
            raise DealAlarm("unlisted", self)

    def next_attempt(self, attempt: int, commitment: str, missing: Sequence[int], sharers: Sequence[int]) -> "ClientDeal":
        """Return the next attempt. It is legitimate only if listed seats did not reveal their shares, and excludes exactly those."""
        following = ClientDeal(self.table, self.number, attempt, commitment, sharers, self.scheme, self.first)
        listed = [seat for seat, each in enumerate(self.listed or ()) if each]
        is_founded = bool(missing) and set(missing) <= set(listed) and attempt == self.attempt + 1
        if not is_founded or list(sharers) != [seat for seat in listed if seat not in missing]:
            following.alarm = DealAlarm("unfounded", following)
        return following

    @property
    def receipt(self) -> DealReceipt:
        if self.scheme == OLD_SCHEME:
            return DealReceipt(self.commitment, dealt=bool(self.shown))
        counted = {seat: share for seat, share in self.own.items() if self.listed is None or self.is_listed(seat)}
        return DealReceipt(
            commitment=self.commitment,
            table=self.table,
            number=self.number,
            attempt=self.attempt,
            shares=counted,
            left_out=sorted(self.own.keys() - counted.keys()),
            listed=self.listed,
            dealt=bool(self.shown),
            first=self.first,
        )


class DealMemory:
    """Remembers the deals of all tables, to notice if a server uses something twice.

    With a `path` it survives a restart, in a file that only its owner can read.
    """

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = None if path is None else Path(path)
        self.deals: list[DealReceipt] = []
        self.live: dict[tuple[str, int, int], ClientDeal] = {}  # the deals of this process, shared by the client's tables
        self.alarms: list[ReceiptAlarm] = []
        if self.path and self.path.exists():
            stored = read_receipts(self.path.read_bytes())
            self.deals, self.alarms = stored.deals, stored.alarms

    def find_or_add(self, deal: ClientDeal) -> ClientDeal:
        """Return the deal if it is already known; otherwise check and add it. Raises DealAlarm."""
        known = self.live.get(deal.key)
        if known and known.commitment == deal.commitment:
            return known
        self.compare(deal)
        self.live[deal.key] = deal
        for key in list(self.live)[:-MOST_REMEMBERED]:
            del self.live[key]
        return deal

    def compare(self, deal: ClientDeal) -> None:
        """Compare a deal with the stored ones; take over our shares if it is one from before a restart."""
        for stored in self.deals:
            is_same = (stored.table, stored.number, stored.attempt) == deal.key
            if stored.commitment == deal.commitment and not is_same:
                raise self.save_alarm(DealAlarm("repeated", deal, stored))
            if is_same and stored.commitment != deal.commitment:
                raise self.save_alarm(DealAlarm("changed", deal, stored))
            if is_same:
                deal.own.update(stored.shares)

    def save_alarm(self, alarm: DealAlarm) -> DealAlarm:
        self.alarms.append(alarm.receipt)
        self.save()
        return alarm

    def save_deal(self, deal: ClientDeal) -> None:
        """Save the receipt of a deal, before a share of it is sent and whenever more is known."""
        new = deal.receipt
        same = (new.table, new.number, new.attempt, new.commitment)
        others = [each for each in self.deals if (each.table, each.number, each.attempt, each.commitment) != same]
        self.deals = [*others, new][-MOST_REMEMBERED:]
        self.save()

    def save(self) -> None:
        if self.path is None:
            return
        temporary = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        with suppress(FileNotFoundError):
            temporary.unlink()
        with open(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(write_receipts(self.deals, self.alarms))
        temporary.replace(self.path)
