"""Verify one record: its moves, its deal, and the player's receipts from before the deal; and print the outcome."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.padding import Padding
from rich.table import Table

from ..games import GAMES
from ..play.deal_check import CHECKS
from ..play.deal_receipt import DealReceipt, Proof, check_receipt, proof_of, receipt_for
from ..play.validation import RecordError, decode_record, validate
from .narration import INDENT
from .screen import Screen

STYLES = {"proven": "bold green", "consistent": "bold yellow", "unshared": "bold yellow", "faulty": "bold red"}


@dataclass(frozen=True)
class Receipts:
    """What the user knows from before the deal: values given on the command line, or a file with receipts of many deals."""

    written: DealReceipt | None = None
    deals: Sequence[DealReceipt] | None = None

    def of(self, record: dict[str, Any]) -> DealReceipt | None:
        """Return the receipt for a record; raise an error if one contradicts the record."""
        return self.written if self.deals is None else receipt_for(record, self.deals)


@dataclass
class Report:
    """The outcome for one record: the checks that hold, in order, and the first that fails. `fair` is the record's once its format is
    valid."""

    line: int
    game: str
    holding: list[str] = field(default_factory=list)
    failed: str | None = None
    fault: RecordError | None = None
    fair: dict[str, Any] = field(default_factory=dict)
    verdict: Proof = "faulty"
    why: str = ""  # the reason that the verdict isn't better

    def fail(self, check: str, fault: RecordError) -> None:
        self.failed, self.fault, self.verdict, self.why = check, fault, "faulty", check

    def as_dict(self, language: str) -> dict[str, Any]:
        keys = ("scheme", "table", "number", "attempt", "rules", "voided", "commitment", "shares")
        known: dict[str, Any] = {key: self.fair[key] for key in keys if key in self.fair}
        fields = {"line": self.line, "ok": self.fault is None, "verdict": self.verdict, "why": self.why, **known, "holds": self.holding}
        if self.fault:
            fields |= {
                "failed": self.failed,
                "where": self.fault.where,
                "move": self.fault.move,
                "error": self.fault.said.translate(language),
            }
        return fields


def verify_record(report: Report, text: bytes, kept: Receipts) -> None:
    if fault := validate(text).error:
        report.fail("record", fault)
        return
    report.holding.append("record")
    record = decode_record(text)
    if record.get("fair") is None:
        report.verdict, report.why = "unshared", "no-fair"
        return
    verify_deal(report, record, kept)


def verify_deal(report: Report, record: dict[str, Any], kept: Receipts) -> None:
    check = ""
    try:
        for check, holds in CHECKS.items():
            holds(record)
            report.holding.append(check)
            report.fair = record["fair"]
        check = "kept"
        mine = kept.of(record)
        if mine:
            check_receipt(record, mine)
            report.holding.append(check)
        report.verdict, report.why = proof_of(record["fair"], mine)
    except RecordError as fault:
        report.fail(check, fault)


def print_report(report: Report, screen: Screen) -> None:
    name = screen.say(f"{report.game}-name") if report.game in GAMES else screen.say("cli-verify-no-game")
    screen.write(screen.say("cli-verify-title", line=report.line, game=name), "bold")
    if report.fair:
        screen.show(Padding(commitments_table(report.fair, screen), (0, 0, 0, INDENT), expand=False))
    for check in report.holding:
        screen.write("✓ " + screen.say(sentence_for(check, report)), indent=INDENT)
    if report.fault:
        screen.write("✗ " + fault_text(report.fault, screen), "bold red", INDENT)
    else:
        print_void_attempts(report.fair, screen)
        screen.write(screen.say(f"cli-verify-{report.verdict}-{report.why}"), STYLES[report.verdict], INDENT)


def sentence_for(check: str, report: Report) -> str:
    """Return the sentence for a check that holds; the old scheme's seed had fewer ingredients."""
    is_old = check == "seed" and "scheme" not in report.fair
    return f"cli-verify-holds-{check}{'-old' if is_old else ''}"


def print_void_attempts(fair: dict[str, Any], screen: Screen) -> None:
    """Print attempts that were void: players who did not reveal their share may have known the cards it would have led to."""
    for attempt, void in enumerate(fair.get("voided", ()), 1):
        seats = ", ".join(map(str, void["missing"]))
        screen.write("! " + screen.say("cli-verify-void", attempt=attempt, count=len(void["missing"]), seats=seats), indent=INDENT)


def fault_text(fault: RecordError, screen: Screen) -> str:
    error = fault.said.translate(screen.language)
    if fault.where == "fair":
        return error
    where = screen.say(f"cli-where-{fault.where}", move="" if fault.move is None else fault.move)
    return screen.say("cli-show-fault", where=where, error=error)


def commitments_table(fair: dict[str, Any], screen: Screen) -> Table:
    """Return a table of what was fixed before the deal."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if "scheme" in fair:
        table.add_row(screen.say("cli-verify-table"), fair["table"])
        table.add_row(screen.say("cli-verify-game"), screen.say("cli-verify-number", number=fair["number"], attempt=fair["attempt"]))
        table.add_row(screen.say("cli-verify-rules"), fair["rules"])
    table.add_row(screen.say("cli-verify-shown"), fair["commitment"])
    for seat, share in enumerate(fair["shares"]):
        table.add_row(screen.say("seat", number=seat), share or screen.say("cli-verify-no-share"))
    return table
