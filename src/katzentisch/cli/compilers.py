"""Processes that compile the games, one for each, as many at a time as there are processors."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from ..games.game import Game


class Compilers:
    """They hear no Ctrl-C, which is for this process; `stop` ends them at once."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.processes: set[subprocess.Popen[str]] = set()
        self.starting = threading.Lock()
        self.is_stopped = False

    def run(self, games: Sequence[Game]) -> Iterator[tuple[Game, str | None]]:
        """Each game when it is done, and what its process had to say if it failed."""
        with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
            try:
                begun = {threads.submit(self.compile, game): game for game in games}
                for done in as_completed(begun):
                    yield begun[done], done.result()
            except BaseException:  # Ctrl-C, or nobody listens any more
                self.stop()
                raise

    def compile(self, game: Game) -> str | None:
        with self.starting:
            if self.is_stopped:
                return None
            command = [sys.executable, "-m", "katzentisch", "compile", game.id, "--for", self.purpose]
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
            )
            self.processes.add(process)
        _, complaint = process.communicate()
        self.processes.discard(process)
        return None if process.returncode == 0 else complaint.strip() or str(process.returncode)

    def stop(self) -> None:
        """Nothing more is begun either."""
        with self.starting:
            self.is_stopped = True
        for process in list(self.processes):
            process.kill()
