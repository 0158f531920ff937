"""Pictures of every screen, board and phase of the page: `script/screens`."""

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tests.browser.browsing import chromium, why_not
from tests.server.serving import quick, running

from katzentisch.cli.compilation import compile_for_server
from katzentisch.games import GAMES
from katzentisch.server.logs import set_up_logs

from . import afters, blues, katze, lobbies, mau, maus, readme, starts, tables  # noqa: F401 (they name their pictures)
from .camera import Look
from .contact import write_index
from .luck import Luck
from .pictures import PICTURES
from .studio import Studio

FOLDER = Path(__file__).parents[2] / "screens"
QUICK = Look(languages=("de",), themes=("dark",))


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/screens", description=f"Takes pictures of the page, into {FOLDER.name}/.")
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[], help="pictures whose name has this in it; may be given again"
    )
    parser.add_argument("--quick", action="store_true", help="only in German and by night")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="with larger letters (default: 100)")
    parser.add_argument("--list", action="store_true", help="only tells the names")
    parser.add_argument("--readme", action="store_true", help="only those of the README, into docs/pictures/")
    wishes = parser.parse_args()
    missing = why_not()
    if wishes.list:
        print("\n".join(PICTURES))
    elif missing:
        parser.exit(2, f"script/screens needs a browser and the page: {missing}\n")
    elif wishes.readme:
        readme.take_all(studio)
    elif faults := take(wishes):
        parser.exit(1, "".join(f"trouble with {fault}\n" for fault in faults))


def take(wishes: argparse.Namespace) -> list[str]:
    """What went wrong."""
    look = replace(QUICK if wishes.quick else Look(), text=wishes.text)
    names = [name for name in PICTURES if not wishes.only or any(part in name for part in wishes.only)]
    began = time.monotonic()
    with studio(FOLDER, look) as taker:
        for number, name in enumerate(names, 1):
            print(f"{number:3} of {len(names)}  {time.monotonic() - began:4.0f} s  {name}", flush=True)
            take_one(taker, name)
        print(f"{len(taker.camera.taken)} pictures in {time.monotonic() - began:.0f} s: {write_index(FOLDER, FOLDER.glob('*.png'))}")
        return taker.faults


def take_one(taker: Studio, name: str) -> None:
    """One that fails keeps none of the others away."""
    taker.begin(name)
    try:
        PICTURES[name](taker)
    except Exception as error:
        taker.faults.append(f"{name}: {error}")


@contextmanager
def studio(folder: Path, look: Look) -> Iterator[Studio]:
    set_up_logs("ERROR")
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        compile_for_server(game)
    with tempfile.TemporaryDirectory() as data, running(quick(Path(data), share_wait=5000)) as server, chromium() as browser:
        luck = Luck(server)
        with luck.holding():
            taker = Studio(browser, server, luck, folder, look)
            yield taker
            taker.close()


if __name__ == "__main__":
    main()
