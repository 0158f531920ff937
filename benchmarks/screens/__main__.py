"""Take pictures of every screen, board and phase of the page: `script/run screens`."""

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from katzentisch.cli.compilation import compile_for_server
from katzentisch.games import GAMES
from katzentisch.server.logs import set_up_logs
from katzentisch.testing.browser.page import chromium, missing_requirement
from katzentisch.testing.running_server import quick, running

from . import lobby, results, start, tables  # noqa: F401 (they add their pictures)
from .images import SIZES, Look, repacked, write_index
from .scenes import scenes_of
from .session import PICTURES, FixedDeals, Session

README_FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
README_PICTURES = {game.replace("_", "-"): scenes_of(game).readme for game in GAMES}  # by file name
FOLDER = Path(__file__).parents[2] / "screens"
QUICK = Look(languages=("de",), themes=("dark",))


def take_readme() -> None:
    with open_session(README_FOLDER, Look(languages=("en",), sizes=("phone",))) as session:
        for name, (picture, theme) in README_PICTURES.items():
            session.camera.look = Look(languages=("en",), sizes=("phone",), themes=(theme,))
            session.begin(picture)
            PICTURES[picture](session)
            taken = session.camera.taken.pop()
            path = taken.with_name(f"{name}.png")
            path.write_bytes(repacked(taken.read_bytes()))
            taken.unlink()
            print(f"{path.stat().st_size / 1000:6.1f} kB  {path}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run screens", description=f"Take pictures of the page, into {FOLDER.name}/.")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="only pictures with this in their name; repeat it for more"
    )
    parser.add_argument("--quick", action="store_true", help="only German and dark")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this size; repeat it for more")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="text size (default: 100)")
    parser.add_argument("--list", action="store_true", help="list the names and exit")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, into docs/pictures/")
    options = parser.parse_args()
    missing = missing_requirement()
    if options.list:
        print("\n".join(PICTURES))
    elif missing:
        parser.exit(2, f"script/run screens needs a browser and the page: {missing}\n")
    elif options.readme:
        take_readme()
    elif faults := take(options):
        parser.exit(1, "".join(f"trouble with {fault}\n" for fault in faults))


def take(options: argparse.Namespace) -> list[str]:
    """Take the chosen pictures; the list of errors."""
    look = replace(QUICK if options.quick else Look(), text=options.text, sizes=options.size or tuple(SIZES))
    names = [name for name in PICTURES if not options.only or any(part in name for part in options.only)]
    began = time.monotonic()
    with open_session(FOLDER, look) as session:
        for number, name in enumerate(names, 1):
            print(f"{number:3} of {len(names)}  {time.monotonic() - began:4.0f} s  {name}", flush=True)
            take_one(session, name)
        print(f"{len(session.camera.taken)} pictures in {time.monotonic() - began:.0f} s: {write_index(FOLDER, FOLDER.glob('*.png'))}")
        return session.faults


def take_one(session: Session, name: str) -> None:
    """A picture that fails doesn't stop the others."""
    session.begin(name)
    try:
        PICTURES[name](session)
    except Exception as error:
        session.faults.append(f"{name}: {error}")


@contextmanager
def open_session(folder: Path, look: Look) -> Iterator[Session]:
    set_up_logs("ERROR")
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        compile_for_server(game)
    with tempfile.TemporaryDirectory() as data, running(quick(Path(data), share_wait=5000)) as server, chromium() as browser:
        deals = FixedDeals(server)
        with deals.in_effect():
            session = Session(browser, server, deals, folder, look)
            yield session
            session.close()


if __name__ == "__main__":
    main()
