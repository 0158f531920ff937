"""What was measured, as a table for the terminal, as JSON and as Markdown for the page in docs."""

import platform
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from .environments import pins_of
from .plan import Comparison, Row

COMMAND = "script/run peers --markdown"
LIBRARIES = (
    ("open_spiel", "open-spiel", "OpenSpiel"),
    ("rlcard", "rlcard", "RLCard"),
    ("pettingzoo", "pettingzoo", "PettingZoo"),
    ("pgx", "pgx", "Pgx"),
)


@dataclass
class Measured:
    """The rates of a comparison: by row, one for each round; and why rows have none."""

    comparison: Comparison
    rates: dict[str, list[float]] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)

    def rate(self, row: Row) -> float | None:
        rates = self.rates.get(row.name)
        return median(rates) if rates else None

    def ratios(self, row: Row) -> list[float]:
        """How many times as fast as this row the reference was, in each round."""
        reference = self.rates.get(self.comparison.rows[0].name, [])
        return [ours / theirs for ours, theirs in zip(reference, self.rates.get(row.name, []), strict=False) if theirs]

    def plain(self, row: Row) -> dict[str, Any]:
        ratios = self.ratios(row)
        return {
            "name": row.name,
            "what": row.what,
            "rate": self.rate(row),
            "ratio": median(ratios) if ratios else None,
            "rates": self.rates.get(row.name, []),
            "ratios": ratios,
            "fault": self.faults.get(row.name),
        }


def plain(measured: Sequence[Measured], rounds: int, seconds: float, versions: Mapping[str, str]) -> dict[str, Any]:
    return {
        "machine": machine(),
        "versions": dict(versions),
        "peers": {name: pins_of(environment)[package] for environment, package, name in LIBRARIES},
        "rounds": rounds,
        "seconds": seconds,
        "comparisons": [
            {
                "name": each.comparison.name,
                "unit": each.comparison.unit,
                "cores": each.comparison.cores,
                "rows": [each.plain(row) for row in each.comparison.rows],
            }
            for each in measured
        ],
    }


def machine() -> dict[str, Any]:
    return {"processor": processor(), "python": platform.python_version(), "system": platform.system()}


def processor() -> str:
    try:
        found = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def rate_text(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:,.0f}"


def ratio_text(ratios: Sequence[float]) -> str:
    """Return “1.3 × (1.2 to 1.4)”: the median of the rounds, the least and the most."""
    if not ratios:
        return "–"
    most = max(ratios)
    digits = 2 if most < 10 else 1 if most < 100 else 0
    middle, low, high = (f"{value:,.{digits}f}" for value in (median(ratios), min(ratios), most))
    return f"{middle} × ({low} to {high})"


def heading(comparison: Comparison) -> str:
    return f"{comparison.title} ({'one core' if comparison.cores == 1 else f'{comparison.cores} cores'})"


def table(measured: Sequence[Measured]) -> str:
    """The tables for the terminal."""
    lines = []
    for each in measured:
        lines.append(f"{heading(each.comparison):64}{each.comparison.unit:>16}{'the first is … × as fast':>32}")
        for place, row in enumerate(each.comparison.rows):
            ratio = ratio_text(each.ratios(row)) if place else ""
            fault = f"  {each.faults[row.name]}" if row.name in each.faults else ""
            lines.append(f"  {row.what.replace('`', ''):62}{rate_text(each.rate(row)):>16}{ratio:>32}{fault}")
        lines.append("")
    return "\n".join(lines)


def markdown(measured: Sequence[Measured], rounds: int, seconds: float, versions: Mapping[str, str]) -> str:
    """The tables for the page, and what they were measured with."""
    peers = ", ".join(f"{name} {pins_of(environment)[package]}" for environment, package, name in LIBRARIES)
    parts = [
        f"Measured on an {processor()}, Python {platform.python_version()}, Katzentisch {versions['katzentisch']}, {peers}, "
        f"{time.strftime('%B %Y')}. Each row was measured {rounds} times for {seconds:g} s; "
        "rates and ratios are medians, brackets contain the lowest and the highest ratio."
    ]
    for each in measured:
        lines = [f"| {heading(each.comparison)} | {each.comparison.unit} | the first row is … times as fast |", "|---|---:|---:|"]
        for place, row in enumerate(each.comparison.rows):
            ratio = (each.faults.get(row.name) or ratio_text(each.ratios(row))) if place else ""
            lines.append(f"| {row.what} | {rate_text(each.rate(row))} | {ratio} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)
