"""What is compared, and how it is shown."""

from dataclasses import dataclass
from statistics import median
from typing import Any

OURS = ("ours_compiled", "ours_python")

# row, environment, what it is
ROWS = (
    ("ours_compiled", "ours", "Katzentisch {game}, 4 players, compiled"),
    ("ours_python", "ours", "Katzentisch {game}, 4 players, from Python"),
    ("rlcard_uno", "rlcard", "RLCard UNO, 4 players, from Python"),
    ("openspiel_python", "open_spiel", "OpenSpiel Crazy Eights, 4 players, from Python"),
    ("openspiel_cpp", "open_spiel", "OpenSpiel Crazy Eights, 4 players, rollouts in C++"),
    ("pgx_kuhn_poker", "pgx", "Pgx Kuhn poker, 2 players, compiled, batch of 8192"),
    ("pgx_leduc_holdem", "pgx", "Pgx Leduc hold'em, 2 players, compiled, batch of 2048"),
    ("pgx_sparrow_mahjong", "pgx", "Pgx sparrow mahjong, 3 players, compiled, batch of 256"),
)


@dataclass(frozen=True)
class Row:
    name: str
    what: str
    runs: list[float]
    fault: str | None

    @classmethod
    def of(cls, row: tuple[str, str, str], game: str, rates: dict[str, list[float]], faults: dict[str, str]) -> "Row":
        name, environment, what = row
        return cls(name, what.format(game=game), rates.get(name, []), faults.get(environment))

    @property
    def rate(self) -> float | None:
        return median(self.runs) if self.runs else None

    def ratios(self, rows: list["Row"]) -> list[float | None]:
        """How many times as fast ours are, compiled and from Python."""
        ours = [row.rate for row in rows if row.name in OURS]
        return [our / self.rate if our and self.rate else None for our in ours]

    def plain(self, rows: list["Row"]) -> dict[str, Any]:
        compiled, python = self.ratios(rows)
        ratios = {"ours_compiled_ratio": compiled, "ours_python_ratio": python}
        return {"name": self.name, "what": self.what, "moves_per_second": self.rate, **ratios, "runs": self.runs, "fault": self.fault}


def table(rows: list[Row]) -> str:
    lines = [f"{'':56}{'moves a second':>16}{'ours compiled':>16}{'ours, Python':>16}"]
    for row in rows:
        ratios = "".join(f"{'–' if ratio is None else f'{ratio:,.2f} ×':>16}" for ratio in row.ratios(rows))
        rate = "–" if row.rate is None else f"{row.rate:,.0f}"
        lines.append(f"{row.what:56}{rate:>16}{ratios}" + (f"  {row.fault}" if row.fault else ""))
    return "\n".join(lines)
