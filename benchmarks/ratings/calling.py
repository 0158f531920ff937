"""What `script/run ratings` and `script/run growth` have in common: how they are called, and where they write."""

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from katzentisch.arena import measured
from katzentisch.games.game import Refusal

from .book import Book, Budget
from .page import write_page
from .pieces import Pieces

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = Budget(seconds=4, games=60)


def parser_of(name: str, about: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"script/{name}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="after so long no more deals are begun in a match")
    parser.add_argument("--games", type=int, default=4000, help="at most so many for each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    return parser


def book_for(name: str, asked: argparse.Namespace) -> Book:
    """A folder under build, which stays until `--afresh`."""
    folder = ROOT / "build" / (f"{name}-quick" if asked.quick else name)
    if asked.afresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    budget = QUICK if asked.quick else Budget(asked.seconds, asked.games)
    return Book(folder, budget, asked.seed, asked.jobs, Console(stderr=True, highlight=False))


def pieces_for(book: Book, asked: argparse.Namespace) -> Pieces:
    return Pieces(book.folder, book.folder / "ratings.json") if asked.quick else Pieces(ROOT / "docs", measured.FILE)


def measure(book: Book, pieces: Pieces, work: Callable[[], list[Path]]) -> int:
    """The work returns what it has written; then the page is written."""
    try:
        files = work()
    except Refusal as refusal:
        book.console.print(str(refusal), markup=False)
        return 2
    except KeyboardInterrupt:
        book.console.print("Stopped. The same call goes on there.")
        return 130
    write_page(pieces)
    for file in (*files, pieces.page):
        book.console.print(f"{file.relative_to(ROOT)} written")
    return 0
