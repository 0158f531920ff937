"""The rules of a server's games: load what is compiled before the server is ready, and compile the rest while it runs.

Each part of each game is compiled in a process of its own, as many at a time as there are processors, and then loaded in a daemon thread,
so that the event loop keeps answering and shutdown never waits. First all games become playable, the smallest first; a game that someone
asks for comes before the others.
"""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..games.game import Game
from ..play.rules_version import rules_version
from ..server.compiled_games import CompiledGames
from ..server.rooms.clock import wall_clock
from .compilation import EVALUATION, PLAY, SERVE, Part, compile_parts, is_cached, uncompiled
from .compile import cache_root, report_progress
from .process_group import NEW_GROUP
from .screen import Screen

SHARED_FUNCTIONS = 30  # about as many compiled functions make a game playable besides its own
ALMOST = 99  # percent: the number of functions is an estimate


@dataclass(frozen=True)
class Job:
    game: Game
    part: Part


class ServerRules:
    def __init__(self, screen: Screen, games: Sequence[Game]) -> None:
        self.screen, self.games = screen, games
        self.compiled = CompiledGames(self.want)
        self.is_loaded = asyncio.Event()  # set once the games that were compiled before are loaded
        self.jobs: list[Job] = []
        self.wanted: list[str] = []  # games, in the order they were asked for
        self.playable = 0  # of the games that had to be compiled

    async def run(self) -> None:
        """Load and compile everything. Cancel it to stop immediately."""
        cold = uncompiled(self.games, SERVE)
        self.compiled.begin(game.id for game in cold)
        self.jobs = [Job(game, part) for game in sorted(cold, key=source_size) for part in SERVE]
        self.announce(cold)
        warm = [game for game in self.games if game not in cold]
        await asyncio.gather(self.load_compiled(warm), *(self.work(len(cold)) for _ in range(os.cpu_count() or 1)))
        if cold:
            self.say("cli-serve-compiled")

    def announce(self, cold: Sequence[Game]) -> None:
        if cold:
            self.say("cli-compiling-all", games=len(cold))
            self.say("cli-serve-compiling")
        elif not all(map(is_cached, self.games)):
            self.say("cli-compiling-unkept", folder=str(cache_root()))

    def say(self, sentence: str, **facts: object) -> None:
        self.screen.err.print(self.screen.say(sentence, **facts), soft_wrap=True)

    async def load_compiled(self, games: Sequence[Game]) -> None:
        for game in games:
            await in_daemon_thread(partial(load, game, SERVE))
        self.is_loaded.set()

    async def work(self, all: int) -> None:
        """Do one job after the other. The second part of a game waits for the first, and the worker of the first continues with it."""
        while jobs := [job for job in self.jobs if job.part is PLAY or self.compiled.is_playable(job.game.id)]:
            job = min(jobs, key=self.rank)
            self.jobs.remove(job)
            complaint = await self.compile(job)
            await in_daemon_thread(partial(load, job.game, [job.part]))  # compiles what the process couldn't
            self.finish(job, complaint, all)

    def want(self, game: str) -> None:
        if game not in self.wanted:
            self.wanted.append(game)

    def rank(self, job: Job) -> tuple[int, int]:
        place = self.wanted.index(job.game.id) if job.game.id in self.wanted else len(self.wanted)
        return SERVE.index(job.part), place

    async def compile(self, job: Job) -> str | None:
        """Compile in a process; return its error output if that fails."""
        if not uncompiled([job.game], [job.part]):
            return None
        command = [sys.executable, "-m", "katzentisch.cli.compiler", job.game.id, job.part.name]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=NEW_GROUP,
        )
        try:
            await self.follow(job, process)
            _, complaint = await process.communicate()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
        return None if process.returncode == 0 else complaint.decode(errors="replace").strip() or str(process.returncode)

    async def follow(self, job: Job, process: asyncio.subprocess.Process) -> None:
        """Report the progress of a process until it closes its output."""
        assert process.stdout
        expected, done = own_functions(job.game) + SHARED_FUNCTIONS, 0
        async for _ in process.stdout:
            done += 1
            if job.part is PLAY:
                self.compiled.report(job.game.id, min(ALMOST, 100 * done // expected))

    def finish(self, job: Job, complaint: str | None, all: int) -> None:
        if job.part is EVALUATION:
            self.compiled.finish(job.game.id)
            return
        self.compiled.set_playable(job.game.id, wall_clock())
        self.playable += 1
        report_progress(self.screen, job.game, complaint, self.playable, all)


def load(game: Game, parts: Sequence[Part]) -> None:
    compile_parts(game, parts)
    rules_version(game.id)  # caches it, for which it plays some games


def source_size(game: Game) -> int:
    """Return the bytes of a game's sources, which take about as long to compile."""
    return sum(path.stat().st_size for path in game.folder.rglob("*.py"))


def own_functions(game: Game) -> int:
    """Return how many compiled functions are defined in the game's folder."""
    modules = [module for module in list(sys.modules.values()) if is_within(getattr(module, "__file__", None), game.folder)]
    return sum(hasattr(each, "sources") and each.__module__ == module.__name__ for module in modules for each in vars(module).values())


def is_within(file: str | None, folder: Path) -> bool:
    return file is not None and Path(file).is_relative_to(folder)


async def in_daemon_thread(work: Callable[[], None]) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    threading.Thread(target=attempt, args=(work, done), name="rules", daemon=True).start()
    await done


def attempt(work: Callable[[], None], done: asyncio.Future[None]) -> None:
    error: Exception | None = None
    try:
        work()
    except Exception as raised:
        error = raised
    with suppress(RuntimeError):  # the event loop is closed
        done.get_loop().call_soon_threadsafe(resolve, done, error)


def resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
