"""katzentisch verify: check that recorded games were dealt as committed to before the deal, and say what that proves."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ..games import GAMES
from ..play.deal_receipt import PROOFS, DealReceipt, Proof, read_receipts
from ..play.fair_deal import is_share
from ..words import Said
from .compilation import ensure_compiled
from .errors import UsageError
from .files import FileName, lines_of, read_file
from .replay import game_of
from .screen import OnScreen, Screen
from .show import read_line
from .verification import Receipts, Report, print_report, verify_record

CODES: dict[Proof, int] = {"proven": 0, "consistent": 3, "unshared": 4, "faulty": 1}  # 2 is a usage error
SHARE = re.compile(r"([0-9])=([0-9a-f]{64})", re.ASCII)


def verify(
    record: Annotated[FileName, Parameter(help="cli-verify-record")],
    /,
    *,
    line: Annotated[int | None, Parameter(metavar="N", help="cli-verify-line")] = None,
    commitment: Annotated[str | None, Parameter(metavar="HEX", help="cli-verify-commitment")] = None,
    share: Annotated[list[str] | None, Parameter(metavar="SEAT=HEX", help="cli-verify-share")] = None,
    kept: Annotated[str | None, Parameter(metavar="FILE", help="cli-verify-kept")] = None,
    json: Annotated[bool, Parameter(help="cli-replay-json")] = False,
    screen: OnScreen,
) -> int:
    written = DealReceipt(checked_commitment(commitment), shares=read_shares(share or ()))
    has_written = written != DealReceipt(None)
    if kept is not None and has_written:
        raise UsageError(Said("cli-verify-kept-twice"))
    known = Receipts(written if has_written else None, read_deals(kept) if kept else None)
    lines = enumerate(lines_of(record), start=1) if line is None else [(line, read_line(record, line))]
    reports = verify_lines(lines, known, screen, quiet=json)
    return emit_json(reports, screen) if json else print_all(reports, screen)


def checked_commitment(text: str | None) -> str | None:
    if text is not None and not is_share(text):
        raise UsageError(Said("cli-verify-not-hex", {"text": text[:80]}))
    return text


def read_shares(texts: Sequence[str]) -> dict[int, str]:
    shares = {}
    for text in texts:
        found = SHARE.fullmatch(text)
        if not found:
            raise UsageError(Said("cli-verify-share-form", {"text": text[:80]}))
        shares[int(found[1])] = found[2]
    return shares


def read_deals(name: str) -> list[DealReceipt]:
    try:
        return read_receipts(read_file(name)).deals
    except ValueError:
        raise UsageError(Said("cli-verify-kept-form", {"file": name})) from None


def verify_lines(lines: Iterable[tuple[int, bytes]], kept: Receipts, screen: Screen, quiet: bool) -> Iterator[Report]:
    for number, text in lines:
        report = Report(number, game_of(text))
        if report.game in GAMES:
            ensure_compiled(screen, GAMES[report.game], quiet=quiet)
        verify_record(report, text, kept)
        yield report


def emit_json(reports: Iterable[Report], screen: Screen) -> int:
    verdicts: Counter[Proof] = Counter()
    for report in reports:
        verdicts[report.verdict] += 1
        screen.emit(msgspec.json.encode(report.as_dict(screen.language)).decode())
    return code_for(verdicts)


def print_all(reports: Iterable[Report], screen: Screen) -> int:
    verdicts: Counter[Proof] = Counter()
    for report in reports:
        verdicts[report.verdict] += 1
        print_report(report, screen)
    if verdicts:
        screen.print("cli-verify-sum", **{verdict: verdicts[verdict] for verdict in PROOFS})
        screen.print("cli-verify-not-bound")
    else:
        screen.print("cli-replay-empty")
    return code_for(verdicts)


def code_for(verdicts: Iterable[Proof]) -> int:
    """Return the exit code for the worst record; without records, nothing is proven."""
    return CODES[max(verdicts, key=PROOFS.index, default="consistent")]
