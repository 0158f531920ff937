"""katzentisch verify: whether recorded games were dealt from the secret and the shares that were fixed before the deal."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table

from ..games import GAMES
from ..play.fair import is_share
from ..play.judge import Fault
from ..words import Said
from .examining import Checks, Report, checks_with, examine
from .files import FileName, lines_of
from .mistakes import Mistake
from .replay import game_of
from .screen import OnScreen, Screen
from .show import picked_line
from .telling import INDENT
from .warmup import prepare

SHARE = re.compile(r"([0-9])=([0-9a-f]{64})", re.ASCII)


def verify(
    record: Annotated[FileName, Parameter(help="cli-verify-record")],
    /,
    *,
    line: Annotated[int | None, Parameter(metavar="N", help="cli-verify-line")] = None,
    commitment: Annotated[str | None, Parameter(metavar="HEX", help="cli-verify-commitment")] = None,
    share: Annotated[list[str] | None, Parameter(metavar="SEAT=HEX", help="cli-verify-share")] = None,
    json: Annotated[bool, Parameter(help="cli-replay-json")] = False,
    screen: OnScreen,
) -> int:
    checks = checks_with(checked_commitment(commitment), read_shares(share or ()))
    lines = enumerate(lines_of(record), start=1) if line is None else [(line, picked_line(record, line))]
    reports = examined(lines, checks, screen, quiet=json)
    return emit_all(reports, screen) if json else tell_all(reports, screen)


def checked_commitment(text: str | None) -> str | None:
    if text is not None and not is_share(text):
        raise Mistake(Said("cli-verify-not-hex", {"text": text[:80]}))
    return text


def read_shares(texts: Sequence[str]) -> dict[int, str]:
    shares = {}
    for text in texts:
        found = SHARE.fullmatch(text)
        if not found:
            raise Mistake(Said("cli-verify-share-form", {"text": text[:80]}))
        shares[int(found[1])] = found[2]
    return shares


def examined(lines: Iterable[tuple[int, bytes]], checks: Checks, screen: Screen, quiet: bool) -> Iterator[Report]:
    for number, text in lines:
        report = Report(number, game_of(text))
        if report.game in GAMES:
            prepare(screen, GAMES[report.game], quiet=quiet)
        examine(report, text, checks)
        yield report


def emit_all(reports: Iterable[Report], screen: Screen) -> int:
    is_right = True
    for report in reports:
        is_right = is_right and report.ok
        screen.emit(msgspec.json.encode(report.as_dict(screen.language)).decode())
    return 0 if is_right else 1


def tell_all(reports: Iterable[Report], screen: Screen) -> int:
    right = faulty = 0
    for report in reports:
        tell_report(report, screen)
        right, faulty = right + report.ok, faulty + (not report.ok)
    if right + faulty:
        screen.tell("cli-verify-sum", right=right, faulty=faulty)
    else:
        screen.tell("cli-replay-empty")
    return 1 if faulty else 0


def tell_report(report: Report, screen: Screen) -> None:
    name = screen.say(f"{report.game}-name") if report.game in GAMES else screen.say("cli-verify-no-game")
    screen.write(screen.say("cli-verify-title", line=report.line, game=name), "bold")
    if report.fair:
        screen.show(Padding(fixed_before(report.fair, screen), (0, 0, 0, INDENT), expand=False))
    for check in report.holding:
        screen.write("✓ " + screen.say(f"cli-verify-holds-{check}"), indent=INDENT)
    if report.fault:
        screen.write("✗ " + told(report.fault, screen), "bold red", INDENT)


def told(fault: Fault, screen: Screen) -> str:
    error = fault.said.tell(screen.language)
    if fault.where == "fair":
        return error
    where = screen.say(f"cli-where-{fault.where}", move="" if fault.move is None else fault.move)
    return screen.say("cli-show-fault", where=where, error=error)


def fixed_before(fair: dict[str, Any], screen: Screen) -> Table:
    """What could be written down before the deal."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(screen.say("cli-verify-shown"), fair["commitment"])
    for seat, share in enumerate(fair["shares"]):
        table.add_row(screen.say("seat", number=seat), share or screen.say("cli-verify-no-share"))
    return table
