"""One start of script/play, and the moments in it that matter."""

import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .process_times import ProcessTimes
from .visitor import Visitor

PAUSE = 0.25  # seconds between two looks, which cost the server processor time too
LONGEST = 900  # seconds
LOG_LINE = re.compile(r"\{.*\}$")  # the server's own log

# what script/env and the server print when a phase begins or ends
MOMENTS = {
    "Creating ": "venv",
    "Installing packages ": "install",
    "Building the page": "page",
    "The page is built": "page built",
    "Compiling the rules": "compile",
    "All games are compiled": "compiled",
}


@dataclass
class Start:
    """`moments` are seconds since script/play was started, by name; `cpu` is the processor time of each purpose."""

    moments: dict[str, float] = field(default_factory=dict)
    games: dict[str, float] = field(default_factory=dict)  # when each became playable
    cpu: Counter[str] = field(default_factory=Counter)
    all_cpu: float = 0


class Launch:
    """Run script/play serve in a clone until every game is playable and everything is compiled."""

    def __init__(self, clone: Path, environment: dict[str, str], port: int) -> None:
        self.command = [str(clone / "script/play"), "serve", "--port", str(port), "--limits", "off", "--log", "warning"]
        self.environment, self.visitor = environment, Visitor(port)
        self.start = Start()

    def run(self) -> Start:
        before = used_by_children()
        self.begun = time.monotonic()
        process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        reader = threading.Thread(target=self.read, args=(process,))
        times = ProcessTimes(process.pid)
        reader.start()
        times.start()
        try:
            self.watch(process)
        finally:
            times.stop()
            process.send_signal(signal.SIGTERM)
            process.wait(60)
            reader.join()
        self.start.cpu, self.start.all_cpu = times.by_purpose(), used_by_children() - before
        return self.start

    def read(self, process: "subprocess.Popen[str]") -> None:
        """Show what is printed, and note the moments it marks."""
        assert process.stdout
        for line in process.stdout:
            if not line.strip() or LOG_LINE.match(line):
                continue
            print(f"  {self.now:6.1f} s  {line.rstrip()}", file=sys.stderr)
            for beginning, moment in MOMENTS.items():
                if line.startswith(beginning):
                    self.note(moment)

    @property
    def now(self) -> float:
        return time.monotonic() - self.begun

    def note(self, moment: str) -> None:
        self.start.moments.setdefault(moment, self.now)

    def watch(self, process: "subprocess.Popen[str]") -> None:
        for moment, holds in (("listen", self.visitor.is_listening), ("first page", lambda: self.visitor.sees("/"))):
            self.wait(process, holds)
            self.note(moment)
        self.visitor.open_tables()
        self.wait(process, self.all_playable)
        self.note("all playable")
        self.wait(process, lambda: self.visitor.sees("/ready"))
        self.note("all compiled")

    def all_playable(self) -> bool:
        for game in self.visitor.newly_playable():
            self.start.games[game] = self.now
        return not self.visitor.tables

    def wait(self, process: "subprocess.Popen[str]", holds: Callable[[], bool]) -> None:
        while not holds():
            if process.poll() is not None or self.now > LONGEST:
                raise SystemExit(f"script/play ended or took too long: exit code {process.returncode}")
            time.sleep(PAUSE)


def used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def clean_environment(home: Path) -> dict[str, str]:
    """Return an environment with a fresh home, so that no cache is used, but with the settings that say where packages come from."""
    home.mkdir()
    settings = {"npm_config_userconfig": str(Path.home() / ".npmrc")} if (Path.home() / ".npmrc").exists() else {}
    fresh = {"HOME": home, "XDG_CACHE_HOME": home / "cache", "XDG_DATA_HOME": home / "data", "npm_config_cache": home / "npm"}
    unwanted = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, **settings, **{name: str(path) for name, path in fresh.items()}, "LC_ALL": "C"}
