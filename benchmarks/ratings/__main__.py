"""How strong are the bots? Each level meets the one below it, the strongest the yardstick, and all of them each other, in every game and
at every number of players. Writes the ratings that `katzentisch bots` shows, and docs/strength.md. Hours; what is stopped goes on.

    script/ratings                                 everything
    script/ratings --seconds 20 --games 500        less exactly: at most so long, and so many games, for each match
    script/ratings --quick                         a small one, into build/ratings-quick, to see whether it works
    script/ratings --afresh                        forgets what was played before: needed when a bot has changed
    script/ratings --ladder random,rules --yardstick random
"""

import argparse
import shutil
import sys
from pathlib import Path

from rich.console import Console

from katzentisch.arena import measured
from katzentisch.games.game import Refusal

from .page import page
from .plan import Budget, Plan
from .rated import ratings_of, written

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = Budget(seconds=4, games=60)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/ratings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ladder", default="level1,level2,level3,level4", help="the bots from the weakest on")
    parser.add_argument("--yardstick", default="rules")
    parser.add_argument("--seconds", type=float, default=60, help="after so long no more deals are begun in a match")
    parser.add_argument("--games", type=int, default=4000, help="at most so many for each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    return parser.parse_args()


def main() -> int:
    asked, console = arguments(), Console(stderr=True, highlight=False)
    folder = ROOT / "build" / ("ratings-quick" if asked.quick else "ratings")
    if asked.afresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    budget = QUICK if asked.quick else Budget(asked.seconds, asked.games)
    plan = Plan(asked.ladder.split(","), asked.yardstick, asked.seed, budget, folder, is_small=asked.quick)
    try:
        results = plan.run(console, asked.jobs)
    except Refusal as refusal:
        console.print(str(refusal))
        return 2
    except KeyboardInterrupt:
        console.print("Stopped. The same call goes on there.")
        return 130
    ratings = ratings_of(plan)
    files = (folder / "ratings.json", folder / "strength.md") if asked.quick else (measured.FILE, ROOT / "docs" / "strength.md")
    for file, text in zip(files, (written(plan, ratings), page(plan, results, ratings)), strict=True):
        file.write_text(text, encoding="utf-8")
        console.print(f"{file.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
