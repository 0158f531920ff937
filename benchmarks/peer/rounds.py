"""The rounds: every program once, then all of them again, so that a busy minute of the machine hits no peer alone."""

import json
import subprocess
import sys
from pathlib import Path

from environments import HERE, CannotInstall, last_line, python_of

PROGRAMS = {  # by environment
    "ours": "ours.py",
    "rlcard": "rlcard_uno.py",
    "open_spiel": "openspiel_crazy_eights.py",
    "pgx": "pgx_cards.py",
}
LONGEST_RUN = 600  # seconds

Rates = dict[str, list[float]]  # by row: one for each round
Faults = dict[str, str]  # by environment: why there is nothing to compare


def measure(game: str, rounds: int) -> tuple[Rates, Faults]:
    rates: Rates = {}
    pythons, faults = prepare()
    for number in range(1, rounds + 1):
        for name in [name for name in pythons if name not in faults]:
            print(f"round {number} of {rounds}: {name} …", file=sys.stderr)
            try:
                for row, rate in run(pythons[name], PROGRAMS[name], game).items():
                    rates.setdefault(row, []).append(rate)
            except (subprocess.SubprocessError, ValueError) as fault:
                faults[name] = f"failed: {why(fault)}"
    return rates, faults


def prepare() -> tuple[dict[str, Path], Faults]:
    pythons: dict[str, Path] = {}
    faults: Faults = {}
    for name in PROGRAMS:
        try:
            pythons[name] = python_of(name)
        except (CannotInstall, OSError, subprocess.SubprocessError) as fault:
            faults[name] = f"could not be installed: {fault}"
    return pythons, faults


def run(python: Path, program: str, game: str) -> dict[str, float]:
    command = [str(python), "-B", str(HERE / program), game]
    done = subprocess.run(command, check=True, text=True, capture_output=True, timeout=LONGEST_RUN)
    rates: dict[str, float] = json.loads(last_line(done.stdout))
    return rates


def why(fault: Exception) -> str:
    return last_line(getattr(fault, "stderr", None) or str(fault))
