"""What `katzentisch verify` found out about one record, on the screen."""

from typing import Any

from rich.padding import Padding
from rich.table import Table

from ..games import GAMES
from ..play.judge import Fault
from .examining import Report
from .screen import Screen
from .telling import INDENT

STYLES = {"proven": "bold green", "consistent": "bold yellow", "unshared": "bold yellow", "faulty": "bold red"}


def tell_report(report: Report, screen: Screen) -> None:
    name = screen.say(f"{report.game}-name") if report.game in GAMES else screen.say("cli-verify-no-game")
    screen.write(screen.say("cli-verify-title", line=report.line, game=name), "bold")
    if report.fair:
        screen.show(Padding(fixed_before(report.fair, screen), (0, 0, 0, INDENT), expand=False))
    for check in report.holding:
        screen.write("✓ " + screen.say(sentence_of(check, report)), indent=INDENT)
    if report.fault:
        screen.write("✗ " + told(report.fault, screen), "bold red", INDENT)
    else:
        tell_attempts(report.fair, screen)
        screen.write(screen.say(f"cli-verify-{report.verdict}-{report.why}"), STYLES[report.verdict], INDENT)


def sentence_of(check: str, report: Report) -> str:
    """The old scheme's seed was made of less."""
    is_old = check == "seed" and "scheme" not in report.fair
    return f"cli-verify-holds-{check}{'-old' if is_old else ''}"


def tell_attempts(fair: dict[str, Any], screen: Screen) -> None:
    """Whoever did not reveal a share may have known the cards that it would have made."""
    for attempt, void in enumerate(fair.get("voided", ()), 1):
        seats = ", ".join(map(str, void["missing"]))
        screen.write("! " + screen.say("cli-verify-void", attempt=attempt, count=len(void["missing"]), seats=seats), indent=INDENT)


def told(fault: Fault, screen: Screen) -> str:
    error = fault.said.tell(screen.language)
    if fault.where == "fair":
        return error
    where = screen.say(f"cli-where-{fault.where}", move="" if fault.move is None else fault.move)
    return screen.say("cli-show-fault", where=where, error=error)


def fixed_before(fair: dict[str, Any], screen: Screen) -> Table:
    """What could be written down before the deal, and which deal it was."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if "scheme" in fair:
        table.add_row(screen.say("cli-verify-table"), fair["table"])
        table.add_row(screen.say("cli-verify-game"), screen.say("cli-verify-number", number=fair["number"], attempt=fair["attempt"]))
        table.add_row(screen.say("cli-verify-rules"), fair["rules"])
    table.add_row(screen.say("cli-verify-shown"), fair["commitment"])
    for seat, share in enumerate(fair["shares"]):
        table.add_row(screen.say("seat", number=seat), share or screen.say("cli-verify-no-share"))
    return table
