"""boardgame.io, installed with npm into build/load."""

import shutil
import subprocess
import sys
from pathlib import Path

from .serving import FOLDER, ROOT, CannotServe, last_line

SOURCES = Path(__file__).resolve().parent / "boardgameio"
INSTALLED = FOLDER / "boardgameio"
LONGEST_INSTALLATION = 300  # seconds


def installed() -> Path:
    """The folder of a server that can be started; made now, unless it is up to date."""
    made = INSTALLED / "made-from"
    if not (made.exists() and made.read_text() == lock()):
        print(f"preparing {INSTALLED.relative_to(ROOT)} …", file=sys.stderr)
        install()
        made.write_text(lock())
    shutil.copy(SOURCES / "server.js", INSTALLED)
    return INSTALLED


def lock() -> str:
    return (SOURCES / "package-lock.json").read_text()


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise CannotServe(f"{name} was not found: it comes with Node.js")
    return found


def install() -> None:
    npm = program("npm")
    shutil.rmtree(INSTALLED, ignore_errors=True)
    shutil.copytree(SOURCES, INSTALLED)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=INSTALLED, check=False, text=True, capture_output=True, timeout=LONGEST_INSTALLATION)
    if done.returncode:
        raise CannotServe(f"npm could not install it: {last_line(done.stderr)}")
