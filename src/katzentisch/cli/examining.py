"""One record of a file, check by check: the moves, the deal, and what the caller kept from before it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..play.deal_check import CHECKS
from ..play.judge import Fault, decoded, judge
from ..play.kept import KeptDeal, Verdict, check_kept, kept_for, verdict_of


@dataclass(frozen=True)
class Kept:
    """What the caller wrote down of every deal in question, or a file with what was kept of many."""

    written: KeptDeal | None = None
    deals: Sequence[KeptDeal] | None = None

    def of(self, record: dict[str, Any]) -> KeptDeal | None:
        """Raises Fault where it contradicts the record."""
        return self.written if self.deals is None else kept_for(record, self.deals)


@dataclass
class Report:
    """Which checks hold, in their order, and the first that doesn't; `fair` is the record's once its form is right."""

    line: int
    game: str
    holding: list[str] = field(default_factory=list)
    failed: str | None = None
    fault: Fault | None = None
    fair: dict[str, Any] = field(default_factory=dict)
    verdict: Verdict = "faulty"
    why: str = ""  # it is not more

    def fail(self, check: str, fault: Fault) -> None:
        self.failed, self.fault, self.verdict, self.why = check, fault, "faulty", check

    def as_dict(self, language: str) -> dict[str, Any]:
        keys = ("scheme", "table", "number", "attempt", "rules", "voided", "commitment", "shares")
        known: dict[str, Any] = {key: self.fair[key] for key in keys if key in self.fair}
        told = {"line": self.line, "ok": self.fault is None, "verdict": self.verdict, "why": self.why, **known, "holds": self.holding}
        if self.fault:
            told |= {"failed": self.failed, "where": self.fault.where, "move": self.fault.move, "error": self.fault.said.tell(language)}
        return told


def examine(report: Report, text: bytes, kept: Kept) -> None:
    if fault := judge(text).fault:
        report.fail("record", fault)
        return
    report.holding.append("record")
    record = decoded(text)
    if record.get("fair") is None:
        report.verdict, report.why = "unshared", "no-fair"
        return
    examine_deal(report, record, kept)


def examine_deal(report: Report, record: dict[str, Any], kept: Kept) -> None:
    check = ""
    try:
        for check, holds in CHECKS.items():
            holds(record)
            report.holding.append(check)
            report.fair = record["fair"]
        check = "kept"
        mine = kept.of(record)
        if mine:
            check_kept(record, mine)
            report.holding.append(check)
        report.verdict, report.why = verdict_of(record["fair"], mine)
    except Fault as fault:
        report.fail(check, fault)
