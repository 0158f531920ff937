"""Is it fair, is it luck, what does a house rule change? Studies every game with every number of players and every option, saves the
figures in docs/reports/balance and writes the pages there. This takes about ten minutes of processor time.

    script/run balance                          everything
    script/run balance --game mau_mau           one game, and the overview
    script/run balance --games 2000             less precise
    script/run balance --pages                  only write the pages again, from the figures that are there
"""

import argparse
import sys
from pathlib import Path

from benchmarks.balance.measurement import Measurement, measure, read, write
from benchmarks.balance.overview import overview
from benchmarks.balance.page import page
from rich.console import Console

from katzentisch.arena.balance.page import study_page
from katzentisch.games import GAMES
from katzentisch.games.game import Refusal

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "reports" / "balance"
MADE_BY = "script/run balance"
SHOWN = ("katzenjammer_blues", "katze_im_sack", "mau_mau", "maus_pass_auf")  # plug-in games have reports of their own


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog=MADE_BY, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SHOWN, action="append")
    parser.add_argument("--games", type=int, default=96_000, help="of each number of players and each option")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args(arguments)
    console = Console(stderr=True)
    try:
        for game in [] if options.pages else options.game or SHOWN:
            studies = []
            for study in measure(GAMES[game], options.games, options.seed, options.jobs):
                console.print(f"{game}, {study.players} players")
                studies.append(study)
            write(options.folder / f"{game}.json", Measurement(MADE_BY, game, GAMES[game].default_players, studies))
        write_pages(options.folder)
    except Refusal as refusal:
        console.print(str(refusal), style="bold red")
        return 2
    return 0


def write_pages(folder: Path) -> None:
    """Write the pages of all games whose figures are there."""
    all_measured = [read(path) for game in SHOWN if (path := folder / f"{game}.json").exists()]
    for measured in all_measured:
        (folder / f"{measured.game}.md").write_text(page(measured), encoding="utf-8")
        (folder / f"{measured.game}-charts.html").write_text(study_page(measured.usual), encoding="utf-8")
    (folder / "index.md").write_text(overview(all_measured), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
