"""An environment with a plug-in game: a virtual environment that sees all packages of the running one and has the plug-in installed.

    installed = install_plug_in(Path("examples/kuhn_poker"), tmp_path)
    installed.run("games", "--json").stdout
    with serve_process(tmp_path, python=installed.python, environment=installed.environment) as server: ...

Nothing is downloaded. The plug-in's rules run interpreted: another set of installed games means another set of compiled code
(games/compiled.py), and a small game doesn't need it.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class PlugInEnvironment:
    folder: Path
    environment: Mapping[str, str] = field(default_factory=lambda: INTERPRETED)  # variables for its processes

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.folder), "platbase": str(self.folder)}))

    def run(self, *arguments: str, typed: str = "", module: str = "katzentisch") -> subprocess.CompletedProcess[str]:
        """Run a command of the program, in English."""
        variables = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "120", **self.environment}
        command = [str(self.python), "-m", module, *arguments]
        return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=variables, check=False)


def install_plug_in(source: Path, folder: Path) -> PlugInEnvironment:
    """Make the environment in `folder` and install the plug-in from its source; needs hatchling."""
    made = PlugInEnvironment(folder / "environment")
    venv.create(made.folder, symlinks=True)
    here = sysconfig.get_path("purelib")
    (made.packages / "running.pth").write_text(f"import site; site.addsitedir({here!r})\n", encoding="utf-8")
    with zipfile.ZipFile(build_wheel(source, folder / "wheels")) as wheel:
        wheel.extractall(made.packages)
    return made


def build_wheel(source: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return next(folder.glob("*.whl"))
