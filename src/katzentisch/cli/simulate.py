"""katzentisch simulate: many random games, and what they show."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.progress import Progress
from rich.table import Table

from ..batch.records import simulated_records
from ..batch.results import Results
from ..batch.summary import summary
from ..batch.threads import check_games
from ..batch.threads import simulate as simulate_games
from ..play.position import seed_bytes
from ..play.record import line_of
from .files import check_writable, told_if_unusable
from .screen import OnScreen, Screen
from .tables import checked_table
from .warmup import warm


def simulate(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    players: Annotated[int, Parameter(alias="-n", metavar="N", help="cli-option-players")],
    games: Annotated[int, Parameter(metavar="K", help="cli-simulate-games")],
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-option-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    threads: Annotated[int | None, Parameter(metavar="T", help="cli-simulate-threads")] = None,
    records: Annotated[str | None, Parameter(metavar="FILE", help="cli-simulate-records")] = None,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> None:
    rules, _, options = checked_table(game, players, option or ())
    table: dict[str, Any] = {"seed": secrets.randbelow(1 << 64) if seed is None else seed, "options": options}
    check_games(games)
    seed_bytes(table["seed"])
    if records:
        check_writable(records)
    with warm(screen, rules, "simulate", quiet=json) as is_cold:
        if is_cold:
            simulate_games(game, players, 1, **table)
    with Progress(console=screen.err, transient=True, disable=not screen.err.is_terminal) as progress:
        played = progress.add_task(screen.say("cli-simulate-playing"), total=games)
        results = simulate_games(game, players, games, threads=threads, progress=lambda more: progress.advance(played, more), **table)
        if records:
            write_records(progress, screen, Path(records), results, table)
    if json:
        screen.emit(msgspec.json.encode({**summary(results), "seed": str(table["seed"])}).decode())
    else:
        show(screen, summary(results), table["seed"])


def write_records(progress: Progress, screen: Screen, path: Path, results: Results, table: dict[str, Any]) -> None:
    """A file appears only when it is whole."""
    written = progress.add_task(screen.say("cli-simulate-writing"), total=len(results))
    unfinished = path.with_name(path.name + ".part")
    with told_if_unusable(str(path)), unfinished.open("wb") as file:
        for record in simulated_records(results.game.id, results.players, len(results), **table):
            file.write(line_of(record))
            progress.advance(written)
    unfinished.replace(path)


def show(screen: Screen, told: dict[str, Any], seed: int) -> None:
    screen.tell("cli-simulate-title", games=told["games"], name=screen.say(f"{told['game']}-name"), players=told["players"])
    screen.show(seats_table(screen, told))
    plies = told["plies"]
    screen.tell("cli-simulate-plies", mean=f"{plies['mean']:.1f}", low=int(plies["low5"]), high=int(plies["high5"]))
    for end, count in told["ends"].items():
        screen.write(f"  {count / told['games']:6.1%}  {screen.say(told['game'] + '-end-' + end)}")
    screen.write(screen.say("cli-simulate-seed", seed=str(seed)), "dim")


def seats_table(screen: Screen, told: dict[str, Any]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "wins", "interval", "score", "range"):
        shown.add_column(screen.say(f"cli-simulate-{column}"), justify="right")
    for seat, row in enumerate(told["seats"]):
        score = row["score"]
        between = f"{row['low']:.1%} – {row['high']:.1%}"
        shown.add_row(str(seat), f"{row['win_share']:.1%}", between, f"{score['mean']:.1f}", f"{score['low5']:g} … {score['high5']:g}")
    return shown
