"""One record of a file, check by check: the moves, the deal, and what the caller wrote down before it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..play.fair import CHECKS, check_kept
from ..play.judge import Fault, decoded, judge

Checks = Mapping[str, Callable[[dict[str, Any]], None]]


@dataclass
class Report:
    """Which checks hold, in their order, and the first that doesn't; `fair` is the record's once its form is right."""

    line: int
    game: str
    holding: list[str] = field(default_factory=list)
    failed: str | None = None
    fault: Fault | None = None
    fair: dict[str, Any] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return self.fault is None

    def as_dict(self, language: str) -> dict[str, Any]:
        known: dict[str, Any] = {key: self.fair[key] for key in ("commitment", "shares") if key in self.fair}
        told = {"line": self.line, "ok": self.ok, **known, "holds": self.holding}
        if self.fault:
            told |= {"failed": self.failed, "where": self.fault.where, "move": self.fault.move, "error": self.fault.said.tell(language)}
        return told


def checks_with(commitment: str | None, shares: Mapping[int, str]) -> Checks:
    """Those of every deal, and whether the record has what was kept."""
    if commitment is None and not shares:
        return CHECKS
    return {**CHECKS, "kept": partial(check_kept, kept=commitment, shares=shares)}


def examine(report: Report, text: bytes, checks: Checks) -> None:
    if fault := judge(text).fault:
        report.failed, report.fault = "record", fault
        return
    report.holding.append("record")
    record = decoded(text)
    for name, holds in checks.items():
        try:
            holds(record)
        except Fault as fault:
            report.failed, report.fault = name, fault
            return
        report.holding.append(name)
        report.fair = record["fair"]
