"""What was kept of a deal, to check it with after the game: docs/fair-deals.md."""

from dataclasses import dataclass, field
from typing import Any

from ..play.fair import check_kept


@dataclass
class Deal:
    commitment: str  # shown before the shares were given
    own: dict[int, str] = field(default_factory=dict)  # shares that we sent, by seat
    taken: set[int] = field(default_factory=set)  # seats whose share the server has confirmed
    shown: list[str | None] = field(default_factory=list)  # all shares, as they were shown with the deal

    def check(self, record: dict[str, Any]) -> None:
        """Of a record that is right: whether it was dealt from what was kept; raises Fault."""
        check_kept(record, self.commitment, self.kept)

    @property
    def kept(self) -> dict[int, str]:
        """A share that came too late doesn't count."""
        shown = {seat: share for seat, share in enumerate(self.shown) if share}
        return shown | {seat: share for seat, share in self.own.items() if seat in self.taken or seat in shown}
