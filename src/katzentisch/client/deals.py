"""Our side of the deals: the shares we give, and what is kept to check each deal with after the game (docs/fair-deals.md)."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..play.deal_receipt import DealReceipt, ReceiptAlarm, share_commitments
from ..play.fair_deal import OLD_SCHEME, SCHEME, share_commitment
from ..play.play import Play
from ..words import Said


class DealAlarm(Exception):
    """The server did what no honest one does. `kind` says what; no share was given to this deal. `kept` is the evidence."""

    def __init__(self, kind: str, deal: "Deal", before: DealReceipt | None = None) -> None:
        facts = {"commitment": deal.commitment, "table": before.table or "" if before else "", "number": before.number if before else 0}
        super().__init__(str(Said(f"client-alarm-{kind}", facts)))
        self.kind = kind
        self.kept = ReceiptAlarm(kind, deal.table, deal.number, deal.attempt, deal.commitment, before)


@dataclass(frozen=True)
class CheckedDeal:
    """A finished game whose record holds: what that proves to us, and why it is not more."""

    play: Play
    verdict: str
    why: str


@dataclass
class Deal:
    """One attempt to deal one game. A share is ours, for one seat in this attempt only, and never used for another."""

    table: str
    number: int
    attempt: int
    commitment: str
    sharers: Sequence[int] = ()  # the seats that are asked for a share
    scheme: int = SCHEME
    own: dict[int, str] = field(default_factory=dict)  # the shares that we have made, by seat
    listed: list[str | None] | None = None  # everybody's share commitments, once they are fixed
    shown: list[str | None] = field(default_factory=list)  # all shares, as they were shown with the deal
    left_out: list[int] = field(default_factory=list)  # people's seats that have no part in it, likewise
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

    def counts(self, seat: int) -> bool:
        """Whether our share of a seat is on the list."""
        return self.listed is not None and seat in self.own and self.listed[seat] == self.share_commitment(seat)

    def fix_list(self, commitments: list[str | None]) -> None:
        if self.listed is not None and self.listed != commitments:
            raise DealAlarm("relisted", self)
        self.listed = commitments

    def show(self, shares: list[str | None], left_out: list[int]) -> None:
        """With the cards."""
        self.shown, self.left_out = shares, left_out
        if self.scheme != OLD_SCHEME and self.listed != share_commitments(self.table, self.number, self.attempt, shares):
            raise DealAlarm("unlisted", self)

    def restarted(self, attempt: int, commitment: str, missing: Sequence[int], sharers: Sequence[int]) -> "Deal":
        """The next attempt. There is one only if seats on the list have not revealed their shares, and it is made without them."""
        following = Deal(self.table, self.number, attempt, commitment, sharers, self.scheme)
        listed = [seat for seat, each in enumerate(self.listed or ()) if each]
        is_founded = bool(missing) and set(missing) <= set(listed) and attempt == self.attempt + 1
        if not is_founded or list(sharers) != [seat for seat in listed if seat not in missing]:
            following.alarm = DealAlarm("unfounded", following)
        return following

    @property
    def kept(self) -> DealReceipt:
        if self.scheme == OLD_SCHEME:
            return DealReceipt(self.commitment, dealt=bool(self.shown))
        counted = {seat: share for seat, share in self.own.items() if self.listed is None or self.counts(seat)}
        return DealReceipt(
            commitment=self.commitment,
            table=self.table,
            number=self.number,
            attempt=self.attempt,
            shares=counted,
            left_out=sorted(self.own.keys() - counted.keys()),
            listed=self.listed,
            dealt=bool(self.shown),
        )
