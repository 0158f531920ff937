"""An environment for each peer and one for us, in build/peers: they want different versions of the same libraries."""

import subprocess
import sys
import venv
from pathlib import Path

from .plan import SAME_GAME

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
FOLDER = ROOT / "build" / "peers"
OURS = "ours"


class CannotInstall(Exception):
    """Raised when an environment can't be created."""


def python_of(name: str) -> Path:
    """The Python of an environment; create it unless it is up to date."""
    folder = FOLDER / name
    python, made = folder / "bin" / "python", folder / "made-from"
    if not (made.exists() and made.read_text() == state_of(name)):
        print(f"preparing {folder.relative_to(ROOT)} …", file=sys.stderr)
        venv.create(folder, clear=True, with_pip=True)
        install(python, name)
        made.write_text(state_of(name))
    return python


def requirements_of(name: str) -> list[Path]:
    """The files to install, one after the other: ours are those of the game and the libraries that the environments are for."""
    return [*([ROOT / "requirements" / "play.txt"] if name == OURS else []), HERE / f"{name}.txt"]


def pins_of(name: str) -> dict[str, str]:
    """The versions in the file of an environment, by package."""
    lines = (HERE / f"{name}.txt").read_text().split()
    return dict(line.split("==") for line in lines)


def state_of(name: str) -> str:
    return "\n".join([str(FOLDER), sys.version, *(file.read_text() for file in requirements_of(name))])


def install(python: Path, name: str) -> None:
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "--quiet", "install"]
    steps = [[*pip, "--requirement", str(file)] for file in requirements_of(name)]
    if name == OURS:
        steps.extend([*pip, "--no-deps", "--editable", str(folder)] for folder in (ROOT, ROOT / "examples" / SAME_GAME))
    for step in steps:
        done = subprocess.run(step, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise CannotInstall(last_line(done.stdout))


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"
