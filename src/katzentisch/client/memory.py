"""All deals that a client has seen, at any table, so that it notices when a server uses something twice."""

import os
from contextlib import suppress
from pathlib import Path

from ..play.deal_receipt import DealReceipt, ReceiptAlarm, read_receipts, write_receipts
from .deals import Deal, DealAlarm

MOST = 500  # deals


class Memory:
    """With a `path` it lasts from one start to the next, in a file that nobody else can read."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = None if path is None else Path(path)
        self.deals: list[DealReceipt] = []
        self.live: dict[tuple[str, int, int], Deal] = {}  # those of this process: tables of one client share them
        self.alarms: list[ReceiptAlarm] = []
        if self.path and self.path.exists():
            kept = read_receipts(self.path.read_bytes())
            self.deals, self.alarms = kept.deals, kept.alarms

    def meet(self, deal: Deal) -> Deal:
        """A deal that begins, or the one that is known already. Raises DealAlarm."""
        known = self.live.get(deal.key)
        if known and known.commitment == deal.commitment:
            return known
        self.compare(deal)
        self.live[deal.key] = deal
        for key in list(self.live)[:-MOST]:
            del self.live[key]
        return deal

    def compare(self, deal: Deal) -> None:
        """What we kept of the same deal before a restart comes back to it."""
        for kept in self.deals:
            is_same = (kept.table, kept.number, kept.attempt) == deal.key
            if kept.commitment == deal.commitment and not is_same:
                raise self.alarmed(DealAlarm("repeated", deal, kept))
            if is_same and kept.commitment != deal.commitment:
                raise self.alarmed(DealAlarm("changed", deal, kept))
            if is_same:
                deal.own.update(kept.shares)

    def alarmed(self, alarm: DealAlarm) -> DealAlarm:
        self.alarms.append(alarm.kept)
        self.save()
        return alarm

    def keep(self, deal: Deal) -> None:
        """Before a share of it leaves, and whenever more is known."""
        kept = deal.kept
        same = (kept.table, kept.number, kept.attempt, kept.commitment)
        others = [each for each in self.deals if (each.table, each.number, each.attempt, each.commitment) != same]
        self.deals = [*others, kept][-MOST:]
        self.save()

    def save(self) -> None:
        if self.path is None:
            return
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        with suppress(FileNotFoundError):
            beside.unlink()
        with open(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(write_receipts(self.deals, self.alarms))
        beside.replace(self.path)
