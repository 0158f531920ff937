"""Draw the measurements: training curves, how exploitable the networks are, how strength grows with search, and how reliable belief is.

    script/run plots                       docs/pictures/{training,exploitability,frontier,search,belief}.svg
    script/run plots --out build/plots --format png

From docs/training, and docs/strength-search.json and docs/belief.json if they are there. The same figures give the same bytes.
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
from katzentisch.training.exploit import SCRATCH, read_results
from katzentisch.words import say

ROOT = Path(__file__).resolve().parent.parent
CURVES, SEARCH, BELIEF = ROOT / "docs/training", ROOT / "docs/strength-search.json", ROOT / "docs/belief.json"
RESULTS, FRONTIER = CURVES / "exploit.jsonl", CURVES / "frontier.json"
NAMES = {game: say(f"{game}-name") for game in GAMES if (CURVES / f"{game}.jsonl").exists()}
COLOURS = dict(zip(NAMES, ("#2b5c8a", "#b3541e", "#3f7d3a", "#7a4a8c", "#8a7a1f", "#4a4a4a"), strict=False))
ROBUST = "#7a4a8c"
EXPLOITED = {
    "net": ("#2b5c8a", "o"),
    "net?temperature=0": ("#2b5c8a", "o"),
    "robust": (ROBUST, "D"),
    "rules": ("#b3541e", "s"),
}  # colour and marker of each bot
EXPLOITED_PLAYERS = 4
STAGES: dict[str, dict[str, Any]] = {
    "": {"label": "first stage"},
    "_2": {"label": "second stage", "marker": "s", "alpha": 0.6},
    "_3": {"label": "third stage", "marker": "^", "linestyle": "--"},
}
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
        start = 0.0
        for suffix, stage in STAGES.items():
            if lines := read_curve(f"{game}{suffix}"):
                start = draw_stage(axes, lines, start, color=COLOURS[game], **stage)
        if lines := read_curve(f"{game}_robust"):
            draw_stage(axes, lines, 0.0, color=ROBUST, label="robust", marker="D")
        axes.legend(loc="lower right")
        low, high = axes.get_ylim()
        axes.set_ylim(min(low - 0.4 * (high - low), -0.6 * high), high)  # room for the legend
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
    """Curves at a table of four."""
    results = [each for each in read_results(RESULTS) if each["players"] == EXPLOITED_PLAYERS]
    figure, every = panels(f"Best responses by learning, {EXPLOITED_PLAYERS} players: what a learner wins against copies of one bot")
    for axes, game in zip(every, NAMES, strict=True):
        axes.axhline(1, color=INK, linewidth=1, linestyle=":")
        for result in results:
            if result["game"] == game and result["bot"] in EXPLOITED:
                draw_response(axes, result["bot"], result["curve"], is_scratch=result["start"] == SCRATCH)
        if not any((each["game"], each["bot"]) == (game, "rules") for each in results):
            draw_response(axes, "rules", read_curve(f"{game}-vs-rules"), is_scratch=True)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 4.5)  # room for the legend
        axes.legend(loc="upper left")
    every[0].set_ylabel("wins, times the fair share")
    return figure


def draw_response(axes: Axes, bot: str, curve: list[dict[str, Any]], *, is_scratch: bool) -> None:
    colour, marker = EXPLOITED[bot]
    style = {"linestyle": "--", "markerfacecolor": PAPER} if is_scratch else {}
    label = f"against {bot}{', from scratch' if is_scratch else ''}"
    x = [each["decisions"] / MILLION for each in curve]
    errors = [Z_95 * each["wins_error"] for each in curve]
    line(axes, x, [each["wins"] for each in curve], errors, color=colour, label=label, marker=marker, **style)


def frontier() -> Figure:
    """All trained networks on the left, and those that draw their moves once more on the right, enlarged."""
    data = json.loads(FRONTIER.read_text(encoding="utf-8"))
    game, players = data["game"], data["players"]
    figure = Figure(figsize=(9, 4.2), layout="constrained")
    whole, close = figure.subplots(1, 2)
    figure.suptitle(f"{NAMES[game]}, {players} players: strength and exploitability, both as multiples of the fair share", fontsize=12)
    points = [each for each in data["bots"] if each["wins"] is not None]
    (rules,) = [each for each in read_results(RESULTS) if (each["game"], each["players"], each["bot"]) == (game, players, "rules")]
    extra = {"name": "rules", "wins": 1.0, "best_response": rules["wins"], "interval": Z_95 * rules["wins_error"], "temperature": 0.0}
    for axes, shown in ((whole, [*points, extra]), (close, [each for each in points if each["temperature"]])):
        for each in shown:
            colour, marker = EXPLOITED.get(each["name"], (INK, "o"))
            axes.errorbar(each["wins"], each["best_response"], yerr=each["interval"], color=colour, marker=marker, capsize=2, markersize=5)
            if axes is close or not each["temperature"]:
                axes.annotate(each["name"], (each["wins"], each["best_response"]), xytext=(7, 4), textcoords="offset points")
        axes.set_xlabel("wins among rule-based players")
    whole.annotate("those on the right", (1.05, 1.45), xytext=(16, -3), textcoords="offset points")
    whole.set_xlim(0.8, 2.8)
    whole.set_ylim(1, 3.3)
    close.set_xlim(0.96, 1.11)
    close.set_ylim(1.3, 1.7)
    whole.set_ylabel("wins of a best response against it")
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
    drawn = {"training": training(), "exploitability": exploitability(), "frontier": frontier()}
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
