"""The processor time of a process and its descendants by purpose, from /proc: sampled, because they come and go."""

import os
import threading
from collections import Counter
from pathlib import Path

PAUSE = 0.2  # seconds between samples
TICKS = os.sysconf("SC_CLK_TCK")
PURPOSES = {  # by a part of the command line; the first that fits
    "compile": ("katzentisch.cli.compiler",),
    "server": ("bin/katzentisch",),
    "page": ("web/page.py", "node", "npm"),
    "venv": ("-m venv", "ensurepip"),
    "install": ("-m pip", "bin/uv ", "hatchling"),
}


class ProcessTimes(threading.Thread):
    """Sample the descendants of a process until `stop`."""

    def __init__(self, root: int) -> None:
        super().__init__(daemon=True)
        self.root = root
        self.seconds: dict[int, float] = {}  # by process
        self.purposes: dict[int, str] = {}
        self.is_stopped = threading.Event()

    def run(self) -> None:
        while not self.is_stopped.wait(PAUSE):
            self.sample()

    def stop(self) -> None:
        self.is_stopped.set()
        self.join()

    def sample(self) -> None:
        family = {self.root}
        for process, parent, seconds in sorted(processes()):  # children have higher numbers than their parents, except rarely
            if process in family or parent in family:
                family.add(process)
                self.seconds[process] = seconds
                self.purposes[process] = purpose_of(process) or self.purposes.get(process, "other")

    def by_purpose(self) -> Counter[str]:
        total: Counter[str] = Counter()
        for process, seconds in self.seconds.items():
            total[self.purposes[process]] += seconds  # type: ignore[assignment]
        return total


def processes() -> list[tuple[int, int, float]]:
    """Return number, parent and processor seconds of all processes."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        found.append((int(folder.name), int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS))
    return found


def purpose_of(process: int) -> str | None:
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return None
    return next((purpose for purpose, parts in PURPOSES.items() if any(part in command for part in parts)), "other" if command else None)
