"""katzentisch compile: everything that other commands would compile when they first need it, beforehand."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import numba
import platformdirs
from cyclopts import Parameter

from ..games.game import Game
from ..play.play import find_game
from ..words import Said
from .compilers import Compilers
from .mistakes import Mistake
from .screen import OnScreen, Screen
from .warmup import ALL, SERVE, Part, all_games, compile_parts, is_kept, missing

Purpose = Literal["all", "serve"]
PARTS: dict[Purpose, Sequence[Part]] = {"all": ALL, "serve": SERVE}
MEGABYTE = 1_000_000
FAULTY = 1


def compile(
    *games: Annotated[str, Parameter(help="cli-compile-games")],
    purpose: Annotated[Purpose, Parameter(name="--for", help="cli-compile-for")] = "all",
    check: Annotated[bool, Parameter(help="cli-compile-check")] = False,
    screen: OnScreen,
) -> int:
    wanted = [find_game(name) for name in dict.fromkeys(games)] or all_games()
    if numba.config.DISABLE_JIT:
        screen.tell("cli-compile-disabled")
        return 0
    if not all(map(is_kept, wanted)):
        raise Mistake(Said("cli-compile-unkept", {"folder": str(cache_home())}))
    cold = missing(wanted, PARTS[purpose])
    if cold and check:
        screen.tell("cli-compile-missing", games=[screen.say(f"{game.id}-name") for game in cold])
        return FAULTY
    if cold and not compiled(screen, cold, purpose):
        return FAULTY
    screen.tell("cli-compile-done", games=len(wanted), folder=str(cache_home()), size=round(size_of(cache_home()) / MEGABYTE))
    return 0


def compiled(screen: Screen, games: Sequence[Game], purpose: Purpose) -> bool:
    """A single game here, several in processes of their own; whether all went well."""
    screen.err.print(screen.say("cli-compiling-all", games=len(games)), soft_wrap=True)
    if len(games) == 1:
        compile_parts(games[0], PARTS[purpose])
        return True
    failed = 0
    for done, (game, complaint) in enumerate(Compilers(purpose).run(games), 1):
        failed += told(screen, game, complaint, done, len(games))
    return not failed


def told(screen: Screen, game: Game, complaint: str | None, done: int, all: int) -> bool:
    """Says that a game is ready, or what went wrong; whether something did."""
    name = screen.say(f"{game.id}-name")
    if complaint is None:
        screen.err.print(screen.say("cli-compiled", game=name, done=done, all=all), soft_wrap=True)
        return False
    screen.complain(screen.say("cli-compile-failed", game=name, why=complaint))
    return True


def cache_home() -> Path:
    return platformdirs.user_cache_path("katzentisch") / "compiled"


def size_of(folder: Path) -> int:
    """In bytes. Others may be at work there."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:
            continue
    return total
