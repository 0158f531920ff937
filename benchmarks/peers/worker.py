"""Programs that measure rows, one for each environment: they stay alive, so that rows can take turns in short slices."""

import json
import os
import select
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from .environments import FOLDER, HERE, last_line

LONGEST_WAIT = 300  # seconds for one slice; the first one may compile


class Failed(Exception):
    """Raised when a row can't be measured; says why."""


class Worker:
    """A program in its environment, on a fixed number of cores."""

    def __init__(self, python: Path, program: str, cores: int) -> None:
        self.log = FOLDER / f"{Path(program).stem}.log"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [str(python), "-B", str(HERE / "programs" / program)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PEERS_CORES": str(cores)},
            )

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()

    def rate(self, row: str, seconds: float) -> float:
        """Moves per second in a slice of this length; raises Failed."""
        answer = self.ask({"row": row, "seconds": seconds})
        if "fault" in answer:
            raise Failed(answer["fault"])
        return float(answer["moves"] / answer["seconds"]) if answer["seconds"] else 0.0

    def ask(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failed(last_line(self.log.read_text())) from None
        if not select.select([self.process.stdout], [], [], LONGEST_WAIT)[0]:
            raise Failed(f"no answer after {LONGEST_WAIT} seconds")
        line = self.process.stdout.readline()
        if not line:
            raise Failed(last_line(self.log.read_text()))
        answer: dict[str, Any] = json.loads(line)
        return answer
