"""script/run start: how long script/play takes in a fresh clone with nothing cached, and how long the second time.

Everything is downloaded again, so the network counts. Needs git, and a Python for script/play; Linux for the processor times.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from .launch import Launch, Start, clean_environment

ROOT = Path(__file__).parents[2]
PHASES = [  # name, the moments it begins and ends at, the purpose of its processes
    ("create .venv", "venv", "install", "venv"),
    ("install packages", "install", "page", "install"),
    ("build the page", "page", "page built", "page"),
    ("compile the rules", "compile", "compiled", "compile"),
    ("server", "", "", "server"),
]
MILESTONES = [
    ("the port listens", "listen"),
    ("the page is there", "first page"),
    ("every game is playable", "all playable"),
    ("all bots and reviews too", "all compiled"),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run start", description=__doc__)
    parser.add_argument("--port", type=int, default=8777, help="the port that the servers listen on (8777)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        clone = Path(place) / "clone"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        environment = clean_environment(Path(place) / "home")
        starts = {name: measure(name, clone, environment, options.port) for name in ("cold", "warm")}
    if options.json:
        print(json.dumps({name: asdict(start) for name, start in starts.items()}, indent=1))
    else:
        print("\n\n".join(table(name, start) for name, start in starts.items()))


def measure(name: str, clone: Path, environment: dict[str, str], port: int) -> Start:
    print(f"{name} start", file=sys.stderr)
    return Launch(clone, environment, port).run()


def table(name: str, start: Start) -> str:
    lines = [f"{name + ' start':28}{'wall':>10}{'CPU':>10}"]
    lines += [row(phase, wall(start, begin, end), start.cpu.get(purpose)) for phase, begin, end, purpose in PHASES]
    lines += [row("everything", None, start.all_cpu), f"{'after':>38}"]
    lines += [row(milestone, start.moments[moment], None) for milestone, moment in MILESTONES]
    lines += [row(f"  {game}", seconds, None) for game, seconds in start.games.items()]
    return "\n".join(lines)


def wall(start: Start, begin: str, end: str) -> float | None:
    if begin not in start.moments or end not in start.moments:
        return None
    return start.moments[end] - start.moments[begin]


def row(name: str, seconds: float | None, cpu: float | None) -> str:
    return f"{name:28}" + "".join(f"{'':10}" if each is None else f"{each:8.1f} s" for each in (seconds, cpu))


if __name__ == "__main__":
    main()
