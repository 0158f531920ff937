"""katzentisch compile: compile in advance what other commands would compile on first use."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, Literal

import numba
import platformdirs
from cyclopts import Parameter

from ..games.game import Game
from ..play.play import find_game
from ..words import Said
from .compilation import ALL, SERVE, Part, all_games, compile_parts, is_cached, uncompiled
from .errors import UsageError
from .process_group import NEW_GROUP
from .screen import OnScreen, Screen

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
        screen.print("cli-compile-disabled")
        return 0
    if not all(is_cached(game, PARTS[purpose]) for game in wanted):
        raise UsageError(Said("cli-compile-unkept", {"folder": str(cache_root())}))
    cold = uncompiled(wanted, PARTS[purpose])
    if cold and check:
        screen.print("cli-compile-missing", games=[screen.say(f"{game.id}-name") for game in cold])
        return FAULTY
    if cold and not compile_games(screen, cold, purpose):
        return FAULTY
    screen.print("cli-compile-done", games=len(wanted), folder=str(cache_root()), size=round(folder_size(cache_root()) / MEGABYTE))
    return 0


def compile_games(screen: Screen, games: Sequence[Game], purpose: Purpose) -> bool:
    """Compile one game in this process, several in processes of their own; return whether all succeeded."""
    screen.err.print(screen.say("cli-compiling-all", games=len(games)), soft_wrap=True)
    if len(games) == 1:
        compile_parts(games[0], PARTS[purpose])
        return True
    failed = 0
    for done, (game, complaint) in enumerate(CompilerProcesses(purpose).run(games), 1):
        failed += report_progress(screen, game, complaint, done, len(games))
    return not failed


def report_progress(screen: Screen, game: Game, complaint: str | None, done: int, all: int) -> bool:
    """Report that a game is ready or why it failed; return whether it failed."""
    name = screen.say(f"{game.id}-name")
    if complaint is None:
        screen.err.print(screen.say("cli-compiled", game=name, done=done, all=all), soft_wrap=True)
        return False
    screen.print_error(screen.say("cli-compile-failed", game=name, why=complaint))
    return True


def cache_root() -> Path:
    return platformdirs.user_cache_path("katzentisch") / "compiled"


def folder_size(folder: Path) -> int:
    """Return the size of a folder in bytes. Other processes may be changing it."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:
            continue
    return total


class CompilerProcesses:
    """Processes that compile one game each, as many at a time as there are processors. They ignore Ctrl-C, which is for this process;
    `stop` ends them immediately."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.processes: set[subprocess.Popen[str]] = set()
        self.starting = threading.Lock()
        self.is_stopped = False

    def run(self, games: Sequence[Game]) -> Iterator[tuple[Game, str | None]]:
        """Return each game when it is done, with the error output of its process if that failed."""
        with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
            try:
                begun = {threads.submit(self.compile, game): game for game in games}
                for done in as_completed(begun):
                    yield begun[done], done.result()
            except BaseException:  # Ctrl-C, or the caller has stopped iterating
                self.stop()
                raise

    def compile(self, game: Game) -> str | None:
        with self.starting:
            if self.is_stopped:
                return None
            command = [sys.executable, "-m", "katzentisch", "compile", game.id, "--for", self.purpose]
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                start_new_session=True,
                creationflags=NEW_GROUP,
            )
            self.processes.add(process)
        _, complaint = process.communicate()
        self.processes.discard(process)
        return None if process.returncode == 0 else complaint.strip() or str(process.returncode)

    def stop(self) -> None:
        """Kill the processes and start no more."""
        with self.starting:
            self.is_stopped = True
        for process in list(self.processes):
            process.kill()
