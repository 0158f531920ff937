"""The command line that `script/run ratings` and `script/run growth` share: options, folders, errors."""

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from katzentisch.arena.rating import SHIPPED
from katzentisch.games.game import Refusal

from .match_folder import Budget, MatchFolder
from .measurements import Files
from .page import write_page

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = Budget(seconds=4, games=60)


def make_parser(name: str, about: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"script/run {name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="per match: after this time no more deals start")
    parser.add_argument("--games", type=int, default=4000, help="per match, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    return parser


def match_folder(name: str, options: argparse.Namespace) -> MatchFolder:
    """Open the folder under build, which is kept until `--afresh`."""
    folder = ROOT / "build" / (f"{name}-quick" if options.quick else name)
    if options.afresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    budget = QUICK if options.quick else Budget(options.seconds, options.games)
    return MatchFolder(folder, budget, options.seed, options.jobs, Console(stderr=True, highlight=False))


def output_files(folder: MatchFolder, options: argparse.Namespace) -> Files:
    return Files(folder.path, folder.path / "ratings.json") if options.quick else Files(ROOT / "docs", SHIPPED)


def run(folder: MatchFolder, files: Files, work: Callable[[], list[Path]]) -> int:
    """Do the work, which returns the files it has written, then write the page. Returns the exit code."""
    try:
        written = work()
    except Refusal as refusal:
        folder.console.print(str(refusal), markup=False)
        return 2
    except KeyboardInterrupt:
        folder.console.print("Stopped. Run the same command again to continue.")
        return 130
    write_page(files)
    for file in (*written, files.page):
        folder.console.print(f"{file.relative_to(ROOT)} written")
    return 0
