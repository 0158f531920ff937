"""What a match of bots has shown, as tables."""

from typing import Any

from rich import box
from rich.table import Table

from .screen import Screen


def show(screen: Screen, told: dict[str, Any]) -> None:
    facts = {"games": told["games"], "deals": told["deals"], "players": told["players"]}
    screen.tell("cli-arena-title", name=screen.say(f"{told['game']}-name"), **facts)
    screen.show(wins_table(screen, told["bots"]), play_table(screen, told["bots"]))
    screen.tell("cli-arena-beats")
    screen.show(beats_table(screen, told["beats"]))
    screen.write(screen.say("cli-simulate-seed", seed=told["seed"]), "dim")


def table_of(screen: Screen, *columns: str) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        shown.add_column(screen.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right")
    return shown


def wins_table(screen: Screen, bots: dict[str, Any]) -> Table:
    shown = table_of(screen, "bot", "wins", "interval", "fair", "rating")
    for name, bot in bots.items():
        wins, low, high, fair = (screen.percent(bot[each], 1) for each in ("win_share", "low", "high", "fair"))
        shown.add_row(name, wins, f"{low} – {high}", fair, rating_text(screen, bot["rating"]))
    return shown


def rating_text(screen: Screen, rating: dict[str, float]) -> str:
    return f"{screen.number(rating['mu'], 1)} ± {screen.number(rating['sigma'], 1)}"


def play_table(screen: Screen, bots: dict[str, Any]) -> Table:
    shown = table_of(screen, "bot", "rank", "score", "decisions", "mean", "longest")
    for name, bot in bots.items():
        mean, longest = (screen.rounded(bot[each]) if bot[each] is not None else "–" for each in ("mean_ms", "longest_ms"))
        rank, score = mean_text(screen, bot["rank"], 2), mean_text(screen, bot["score"], 1)
        shown.add_row(name, rank, score, screen.number(bot["decisions"]), mean, longest)
    return shown


def mean_text(screen: Screen, figure: dict[str, Any], digits: int) -> str:
    if figure["mean"] is None:
        return "–"
    reach = f" ± {screen.number(figure['high'] - figure['mean'], digits)}" if figure["high"] is not None else ""
    return f"{screen.number(figure['mean'], digits)}{reach}"


def beats_table(screen: Screen, beats: dict[str, dict[str, float | None]]) -> Table:
    """Who stands on the left against who stands above."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown.add_column()
    for name in beats:
        shown.add_column(name, justify="right")
    for name, others in beats.items():
        shares = (others.get(other) for other in beats)
        shown.add_row(name, *("" if share is None else screen.percent(share, 1) for share in shares))
    return shown
