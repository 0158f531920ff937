"""How strong are the bots? Each level meets the one below it, the strongest the yardstick, and all of them each other, in every game and
at every number of players. Writes the ratings that `katzentisch bots` shows, docs/strength-levels.json and docs/strength.md. This takes
hours; if you stop it, the same command continues.

    script/run ratings                                 everything
    script/run ratings --seconds 20 --games 500        less precise: limits time and games of each match
    script/run ratings --quick                         a small trial run, into build/ratings-quick
    script/run ratings --only-ratings                  only the matches that ratings come from; keeps the other figures
    script/run ratings --afresh                        discard matches played before: needed when a bot has changed
    script/run ratings --ladder random,rules --yardstick random
"""

import sys
from pathlib import Path

from .command import make_parser, match_folder, output_files, run
from .measurements import Levels, write
from .plan import Plan, ratings_of


def main() -> int:
    parser = make_parser("ratings", __doc__)
    parser.add_argument("--ladder", default="level1,level2,level3,level4", help="the bots, the weakest first")
    parser.add_argument("--yardstick", default="rules")
    parser.add_argument("--only-ratings", action="store_true")
    options = parser.parse_args()
    folder = match_folder("ratings", options)
    files = output_files(folder, options)
    levels = Levels(folder.seed, folder.budget.games, folder.budget.seconds, tuple(options.ladder.split(",")), options.yardstick, [])
    plan = Plan(levels, folder, is_small=options.quick, is_only_mixed=options.only_ratings)

    def work() -> list[Path]:
        plan.run()
        write(files.ratings, {"made_by": "script/run ratings", "seed": folder.seed, "ratings": ratings_of(plan)})
        if options.only_ratings:
            return [files.ratings]
        write(files.levels, levels)
        return [files.levels, files.ratings]

    return run(folder, files, work)


if __name__ == "__main__":
    sys.exit(main())
