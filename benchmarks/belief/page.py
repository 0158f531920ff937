"""docs/belief.json and docs/belief.md, from the measurements."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from katzentisch.words import say

from .calibration import Bin, Calibration
from .intervals import Interval
from .matches import Meeting

HEAD = """# What bids reveal

`script/run belief` makes these measurements, saves the figures in docs/belief.json and writes this
page. [Belief](explanation/bots.md#belief) weights the deals that are consistent with an observation
by how likely the other seats’ moves would have been in them. Without it, all consistent deals are
equally likely. 95% intervals are in brackets.
"""

CALIBRATION = """
## Predictions of hidden cards

In games between the players of a row, each seat predicts what is hidden at each decision among
several moves after somebody else has moved: {facts}. A belief has {candidates} candidates. Lower is
better for the log loss and the Brier score; a change below 0 means that belief predicts better.
Intervals are over games. The search is a player that none of the models describes. The last columns
are the median of the effective sample size and of the time in ms.

"""

RELIABILITY = """
## Are the probabilities right?

Predictions of all these games by their probability: their number, their mean, and the share that
came true. Without belief and with it.

![Share that came true by predicted probability](pictures/belief.svg)

"""

MATCHES = """
## What a search wins with it

One search with the network and with belief has one seat; every deal is played from every seat. Among
rule-based players, the same search without belief plays the same deals, and the difference is paired
by deal. Among searches without belief, the difference is that from the fair share. `with` and
`without` are shares of wins. Where the interval contains 0, the match shows no difference. Times are
means for a decision of the search, and depend on what else the machine does.

"""


class Report(msgspec.Struct):
    """All figures, as in docs/belief.json."""

    made_by: str
    seed: int
    candidates: int
    noise: float
    calibration: list[Calibration]
    matches: list[Meeting]


def write_page(report: Report, folder: Path) -> list[Path]:
    """Write both files into a folder and return their paths."""
    figures, page = folder / "belief.json", folder / "belief.md"
    figures.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    page.write_text(text_of(report), encoding="utf-8")
    return [figures, page]


def text_of(report: Report) -> str:
    facts = "; ".join(f"in {name_of(game)}, {facts}" for game, facts in {each.game: each.facts for each in report.calibration}.items())
    return (
        HEAD
        + CALIBRATION.format(facts=facts, candidates=report.candidates)
        + table(
            ["players", "games", "log loss", "change", "Brier score", "change", "effective", "ms"], map(calibration_row, report.calibration)
        )
        + RELIABILITY
        + table(
            ["predicted", *(f"{name_of(game)}, {how}" for game in games_of(report) for how in ("without", "with"))], reliability(report)
        )
        + MATCHES
        + table(["match", "games", "with", "without", "difference", "ms with", "ms without"], map(match_row, report.matches))
    )


def games_of(report: Report) -> list[str]:
    return list(dict.fromkeys(each.game for each in report.calibration))


def name_of(game: str) -> str:
    return say(f"{game}-name")


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def calibration_row(each: Calibration) -> list[str]:
    losses = [f"{each.log_loss[0]:.4f} → {each.log_loss[1]:.4f}", signed(each.log_loss_change, 4)]
    scores = [f"{each.brier[0]:.4f} → {each.brier[1]:.4f}", signed(each.brier_change, 4)]
    return [f"{name_of(each.game)}: {each.table}", str(each.games), *losses, *scores, f"{each.effective:.0f}", f"{each.ms:.0f}"]


def signed(value: Interval, digits: int) -> str:
    return f"{value.mean:+.{digits}f} ({value.low:+.{digits}f} to {value.high:+.{digits}f})"


def reliability(report: Report) -> list[list[str]]:
    """One row for each tenth, of all tables of a game together."""
    columns = []
    for game in games_of(report):
        its = [each for each in report.calibration if each.game == game]
        columns += [merged([each.uniform_bins for each in its]), merged([each.weighted_bins for each in its])]
    tenths = sorted({tenth for column in columns for tenth in column})
    return [[f"{tenth / 10:.1f} – {(tenth + 1) / 10:.1f}", *(bin_text(column.get(tenth)) for column in columns)] for tenth in tenths]


def merged(groups: list[list[Bin]]) -> dict[int, Bin]:
    """Add up the bins of several tables, by their tenth."""
    found: dict[int, Bin] = {}
    for each in (each for bins in groups for each in bins):
        tenth = min(int(each.predicted * 10), 9)
        before = found.get(tenth, Bin(0, 0.0, 0.0))
        count = before.count + each.count
        means = (
            (old * before.count + new * each.count) / count for old, new in ((before.predicted, each.predicted), (before.real, each.real))
        )
        found[tenth] = Bin(count, *means)
    return found


def bin_text(each: Bin | None) -> str:
    return f"{each.count:,}: {each.predicted:.3f}, {each.real:.3f}" if each else ""


def match_row(each: Meeting) -> list[str]:
    among = f"{name_of(each.game)}, {each.players} players: guided:{each.iterations} among {each.among}"
    shares = [f"{share:.1%}" for share in (each.with_belief, each.without)]
    difference = f"{each.difference.mean:+.1%} ({each.difference.low:+.1%} to {each.difference.high:+.1%})"
    return [among, str(each.games), *shares, difference, f"{each.ms_with:.1f}", f"{each.ms_without:.1f}"]
