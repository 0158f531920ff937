"""What processes cost, read from /proc: those of a server with all their children."""

import os
from collections.abc import Iterable
from pathlib import Path

PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM = 1, 11, 12  # fields of /proc/PID/stat, counted from the one after the name


def stat(pid: int) -> list[str]:
    """Empty if the process is gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def with_children(roots: Iterable[int]) -> set[int]:
    parents = {pid: int(fields[PARENT]) for pid in all_pids() if (fields := stat(pid))}
    family, size = set(roots), 0
    while len(family) > size:
        size = len(family)
        family |= {pid for pid, parent in parents.items() if parent in family}
    return family


def all_pids() -> list[int]:
    return [int(path.name) for path in PROC.iterdir() if path.name.isdigit()]


def cpu_seconds(roots: Iterable[int]) -> float:
    return sum(int(fields[USER]) + int(fields[SYSTEM]) for pid in with_children(roots) if (fields := stat(pid))) / TICK


def megabytes(roots: Iterable[int]) -> float:
    """Shared pages are divided among those who share them, so that they count once."""
    return sum(proportional_kilobytes(pid) for pid in with_children(roots)) / 1024


def proportional_kilobytes(pid: int) -> int:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
