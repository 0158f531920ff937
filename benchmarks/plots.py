"""Draw the measurements: training curves, how exploitable the networks are, how strength grows with search, and how reliable belief is.

    script/run plots                       docs/pictures/training.svg, exploitability.svg, search.svg, belief.svg
    script/run plots --out build/plots --format png

From docs/training/*.jsonl, and docs/strength-search.json and docs/belief.json if they are there. The same figures give the same bytes.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from katzentisch.games import GAMES
from katzentisch.words import say

ROOT = Path(__file__).resolve().parent.parent
CURVES, SEARCH, BELIEF = ROOT / "docs/training", ROOT / "docs/strength-search.json", ROOT / "docs/belief.json"
NAMES = {game: say(f"{game}-name") for game in GAMES if (CURVES / f"{game}.jsonl").exists()}
COLOURS = dict(zip(NAMES, ("#2b5c8a", "#b3541e", "#3f7d3a", "#7a4a8c", "#8a7a1f", "#4a4a4a"), strict=False))
OPPONENTS = {"net": ("the shipped network", "#2b5c8a", "o"), "rules": ("the rule-based player", "#b3541e", "s")}
Z_95 = 1.96  # standard errors: 95%
MILLION = 1e6
# names of metrics in the curves of earlier versions
OLD_METRICS = {
    "rate": "decisions_per_second",
    "error": "lead_error",
    "policy": "policy_loss",
    "value": "value_loss",
    "change": "squared_log_ratio",
}
INK, FAINT, PAPER = "#222222", "#cfcfc8", "#fbfbf8"
STYLE = {
    "svg.hashsalt": "katzentisch",
    "font.size": 10,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "axes.grid": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": "#e6e6e0",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
}


def read_curve(name: str) -> list[dict[str, Any]]:
    """Read the metrics of a training run, with the present names; empty if there is no such file."""
    path = CURVES / f"{name}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [{OLD_METRICS.get(metric, metric): value for metric, value in json.loads(line).items()} for line in lines]


def panels(title: str) -> tuple[Figure, list[Axes]]:
    """One for each game, side by side."""
    figure = Figure(figsize=(10.5, 3.4), layout="constrained")
    axes = figure.subplots(1, len(NAMES))
    figure.suptitle(title, fontsize=12)
    for each, name in zip(axes, NAMES.values(), strict=True):
        each.set_title(name, fontsize=11)
        each.set_xlabel("million decisions")
        each.xaxis.set_major_locator(MaxNLocator(5))
    return figure, list(axes)


def line(axes: Axes, x: list[float], y: list[float], errors: Any, **style: Any) -> None:
    axes.errorbar(x, y, yerr=errors, capsize=2, elinewidth=1, linewidth=1.6, markersize=3.5, marker=style.pop("marker", "o"), **style)


def training() -> Figure:
    figure, every = panels("One network among rule-based players: what its games are worth more than the table's mean")
    for axes, game in zip(every, NAMES, strict=True):
        axes.axhline(0, color=INK, linewidth=1, linestyle=":")
        start = draw_stage(axes, read_curve(game), 0.0, color=COLOURS[game], label="first stage")
        if finishing := read_curve(f"{game}_2"):
            draw_stage(axes, finishing, start, color=COLOURS[game], label="second stage", marker="s", alpha=0.6)
            axes.legend(loc="lower right")
        low, high = axes.get_ylim()
        axes.set_ylim(min(low, -0.3 * high), high)
        axes.set_xlim(left=0)
    every[0].set_ylabel("lead, if a game is worth 0 to 1")
    return figure


def draw_stage(axes: Axes, lines: list[dict[str, Any]], start: float, **style: Any) -> float:
    """Draw a stage, which starts where the one before stopped; returns where it stopped."""
    x: list[float] = [start + each["decisions"] / MILLION for each in lines]
    errors = [Z_95 * each.get("lead_error", 0) for each in lines]
    line(axes, x, [each["lead"] for each in lines], errors, **style)
    return x[-1]


def exploitability() -> Figure:
    figure, every = panels("A fresh network against three frozen opponents: what it has learned to win")
    for axes, game in zip(every, NAMES, strict=True):
        axes.axhline(1, color=INK, linewidth=1, linestyle=":", label="fair share")
        for opponent, (name, colour, marker) in OPPONENTS.items():
            lines = read_curve(f"{game}-vs-{opponent}")
            x = [each["decisions"] / MILLION for each in lines]
            errors = [Z_95 * each["wins_error"] for each in lines]
            line(axes, x, [each["wins"] for each in lines], errors, color=colour, label=f"against {name}", marker=marker)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 2.8)
    every[0].set_ylabel("wins, times the fair share")
    every[0].legend(loc="upper left")
    return figure


def search(rows: list[dict[str, Any]]) -> Figure:
    """Each point is a match of its own, with its 95% interval."""
    figure = Figure(figsize=(7, 4.2), layout="constrained")
    axes = figure.subplots()
    axes.set_title("The search among rule-based players, by its iterations", fontsize=12)
    axes.axhline(1, color=INK, linewidth=1, linestyle=":", label="fair share")
    for game, name in NAMES.items():
        mine = sorted((row for row in rows if row["game"] == game), key=lambda row: row["iterations"])
        if not mine:
            continue
        shares = [row["win_share"] / row["fair"] for row in mine]
        below = [(row["win_share"] - row["low"]) / row["fair"] for row in mine]
        above = [(row["high"] - row["win_share"]) / row["fair"] for row in mine]
        x = [row["iterations"] for row in mine]
        line(axes, x, shares, [below, above], color=COLOURS[game], label=f"{name}, {mine[0]['players']} players")
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:,.0f}"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel("iterations a decision")
    axes.set_ylabel("wins, times the fair share")
    axes.legend(loc="best")
    return figure


def belief(rows: list[dict[str, Any]]) -> Figure:
    """Draw the share of predictions that came true by their probability; each point is a tenth of the range in one kind of games."""
    games = list(dict.fromkeys(row["game"] for row in rows))
    figure = Figure(figsize=(9, 4.2), layout="constrained")
    figure.suptitle("Predictions of hidden cards: the share that came true", fontsize=12)
    for axes, game in zip(figure.subplots(1, len(games), squeeze=False)[0], games, strict=True):
        axes.set_title(NAMES[game], fontsize=11)
        axes.plot([0, 1], [0, 1], color=INK, linewidth=1, linestyle=":")
        for bins, colour, marker, name in (
            ("uniform_bins", FAINT, "s", "without belief"),
            ("weighted_bins", COLOURS[game], "o", "with belief"),
        ):
            points = [each for row in rows if row["game"] == game for each in row[bins]]
            sizes = [4 + 8 * math.log10(each["count"]) for each in points]
            x, y = ([each[name] for each in points] for name in ("predicted", "real"))
            axes.scatter(x, y, s=sizes, color=colour, marker=marker, label=name, alpha=0.8, linewidths=0)
        axes.set_xlabel("predicted probability")
        axes.legend(loc="upper left")
    figure.axes[0].set_ylabel("share that came true")
    return figure


def figures() -> dict[str, Figure]:
    drawn = {"training": training(), "exploitability": exploitability()}
    if SEARCH.exists():
        drawn["search"] = search(json.loads(SEARCH.read_text(encoding="utf-8")))
    if BELIEF.exists():
        drawn["belief"] = belief(json.loads(BELIEF.read_text(encoding="utf-8"))["calibration"])
    return drawn


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/run plots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "docs/pictures")
    parser.add_argument("--format", choices=["svg", "png"], default="svg")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(STYLE):
        for name, figure in figures().items():
            path = options.out / f"{name}.{options.format}"
            figure.savefig(path, dpi=110, metadata={"Date": None} if options.format == "svg" else None)
            print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
