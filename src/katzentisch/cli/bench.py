"""katzentisch bench: measure how fast the games are on this machine."""

import os
import platform
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import numba
import numpy
from cyclopts import Parameter
from rich import box
from rich.table import Table

from .. import __version__
from ..batch.benchmark import Benchmark, figures
from ..batch.gpu import has_gpu, load_cuda
from ..games import GAMES
from ..games.game import Game
from ..play.play import find_game
from .screen import OnScreen, Screen

PLAYERS = 4  # or as many as the game allows
Formatter = Callable[[Screen, float], str]


def decimals(digits: int) -> Formatter:
    return lambda screen, value: screen.number(value, digits)


def millions(screen: Screen, value: float) -> str:
    return f"{screen.number(value / 1e6, 2)} M"


def share(screen: Screen, value: float) -> str:
    return screen.percent(value)


ROWS: tuple[tuple[str, Formatter], ...] = (  # the figures and how to format them
    ("moves_per_second_one_thread", millions),
    ("moves_per_second_all_threads", millions),
    ("moves_per_second_gpu", millions),
    ("moves_per_second_python", millions),
    ("batch_steps_per_second_one_thread", millions),
    ("batch_steps_per_second_all_threads", millions),
    ("batch_steps_per_second_gpu", millions),
    ("deals_per_second", millions),
    ("share_of_time_dealing", share),
    ("share_of_time_legal", share),
    ("bytes", decimals(0)),
    ("seconds_to_first_move_cold", decimals(1)),
    ("seconds_to_first_move_warm", decimals(2)),
)


def bench(
    game: Annotated[str | None, Parameter(help="cli-bench-game")] = None,
    /,
    *,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> None:
    games = [find_game(game)] if game else list(GAMES.values())
    measured = []
    for each in games:
        with screen.err.status(screen.say("cli-bench-measuring", name=screen.say(f"{each.id}-name"))):
            measured.append(figures(Benchmark(each, players_of(each))))
    if json:
        screen.emit(msgspec.json.encode({"machine": machine(), "games": measured}).decode())
    else:
        screen.show(table(screen, measured))
        screen.write(", ".join(f"{name}: {value}" for name, value in machine().items() if value), "dim")


def players_of(game: Game) -> int:
    return max(game.players[0], min(PLAYERS, game.players[-1]))


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "gpu": str(load_cuda().get_current_device().name) if has_gpu() else None,
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": numpy.__version__,
        "katzentisch": __version__,
    }


def processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def table(screen: Screen, measured: list[dict[str, Any]]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    shown.add_column(screen.say("cli-bench-figure", players=sorted({each["players"] for each in measured})), min_width=22)
    for each in measured:
        shown.add_column(screen.say(f"{each['game']}-name"), justify="right", width=12)
    for row, form in ROWS:
        figures_shown = ("–" if each[row] is None else form(screen, each[row]) for each in measured)
        shown.add_row(screen.say(f"cli-bench-{row.replace('_', '-')}"), *figures_shown)
    return shown
