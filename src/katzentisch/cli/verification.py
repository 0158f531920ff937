"""Verify one record: its moves, its deal, and the player's receipts from before the deal; and print the outcome."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table

from ..games import GAMES
from ..play.deal_check import CHECKS, Check, read_fair
from ..play.deal_receipt import DealReceipt, Proof, check_receipt, proof_of, receipt_for
from ..play.fair_deal import LOT_SCHEME, Fair
from ..play.record import Record, RecordError, decode_record
from ..play.replay import replay
from .narration import INDENT
from .screen import Screen

STYLES = {"proven": "bold green", "consistent": "bold yellow", "unshared": "bold yellow", "faulty": "bold red"}


@dataclass(frozen=True)
class Receipts:
    """What the user knows from before the deal: values given on the command line, or a file with receipts of many deals."""

    written: DealReceipt | None = None
    deals: Sequence[DealReceipt] | None = None

    def of(self, fair: Fair) -> DealReceipt | None:
        """Return the receipt for a record's deal; raise an error if one contradicts the record."""
        return self.written if self.deals is None else receipt_for(fair, self.deals)


@dataclass
class Report:
    """The outcome for one record: the checks that hold, in order, and the first that fails. `fair` is the record's once its format is
    valid."""

    line: int
    game: str
    holding: list[str] = field(default_factory=list)
    failed: str | None = None
    fault: RecordError | None = None
    fair: Fair | None = None
    verdict: Proof = "faulty"
    why: str = ""  # the reason that the verdict isn't better

    def fail(self, check: str, fault: RecordError) -> None:
        self.failed, self.fault, self.verdict, self.why = check, fault, "faulty", check

    def as_dict(self, language: str) -> dict[str, Any]:
        fair = msgspec.to_builtins(self.fair) if self.fair else {}
        known = {key: value for key, value in fair.items() if key not in ("options", "secret")}
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
    try:
        play = replay(decode_record(text)).finish()
    except RecordError as fault:
        report.fail("record", fault)
        return
    report.holding.append("record")
    if play.notes.get("fair") is None:
        report.verdict, report.why = "unshared", "no-fair"
        return
    verify_deal(report, play.record(), kept)


def verify_deal(report: Report, record: Record, kept: Receipts) -> None:
    check = "form"
    try:
        report.fair = fair = read_fair(record)
        report.holding.append(check)
        for check, holds in checks_of(fair).items():
            holds(record, fair)
            report.holding.append(check)
        check = "kept"
        mine = kept.of(fair)
        if mine:
            check_receipt(fair, mine, record.first)
            report.holding.append(check)
        report.verdict, report.why = proof_of(fair, mine)
    except RecordError as fault:
        report.fail(check, fault)


def checks_of(fair: Fair) -> dict[str, Check]:
    """Return the checks for a record. Who begins is a check of its own only where the seed draws it."""
    return {name: check for name, check in CHECKS.items() if name != "first" or fair.scheme == LOT_SCHEME}


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
        if report.fair:
            print_void_attempts(report.fair, screen)
        screen.write(screen.say(f"cli-verify-{report.verdict}-{report.why}"), STYLES[report.verdict], INDENT)


def sentence_for(check: str, report: Report) -> str:
    """Return the sentence for a check that holds; the old scheme's seed had fewer ingredients."""
    is_old = check == "seed" and report.fair is not None and report.fair.deal is None
    return f"cli-verify-holds-{check}{'-old' if is_old else ''}"


def print_void_attempts(fair: Fair, screen: Screen) -> None:
    """Print attempts that were void: players who did not reveal their share may have known the cards it would have led to."""
    for attempt, void in enumerate(fair.voided or (), 1):
        seats = ", ".join(map(str, void.missing))
        screen.write("! " + screen.say("cli-verify-void", attempt=attempt, count=len(void.missing), seats=seats), indent=INDENT)


def fault_text(fault: RecordError, screen: Screen) -> str:
    error = fault.said.translate(screen.language)
    if fault.where == "fair":
        return error
    where = screen.say(f"cli-where-{fault.where}", move="" if fault.move is None else fault.move)
    return screen.say("cli-show-fault", where=where, error=error)


def commitments_table(fair: Fair, screen: Screen) -> Table:
    """Return a table of what was fixed before the deal."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if fair.deal:
        name, number, attempt = fair.deal
        table.add_row(screen.say("cli-verify-table"), name)
        table.add_row(screen.say("cli-verify-game"), screen.say("cli-verify-number", number=number, attempt=attempt))
        table.add_row(screen.say("cli-verify-rules"), fair.rules or "")
    table.add_row(screen.say("cli-verify-shown"), fair.commitment)
    for seat, share in enumerate(fair.shares):
        table.add_row(screen.say("seat", number=seat), share or screen.say("cli-verify-no-share"))
    return table
