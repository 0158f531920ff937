"""How strong are the bots? Each level meets the one below it, the strongest the yardstick, and all of them each other, in every game and
at every number of players. Writes the ratings that `katzentisch bots` shows, docs/strength-levels.json, and docs/strength.md anew. Hours;
what is stopped goes on.

    script/run ratings                                 everything
    script/run ratings --seconds 20 --games 500        less exactly: at most so long, and so many games, for each match
    script/run ratings --quick                         a small one, into build/ratings-quick, to see whether it works
    script/run ratings --afresh                        forgets what was played before: needed when a bot has changed
    script/run ratings --ladder random,rules --yardstick random
"""

import sys
from pathlib import Path

from .calling import book_for, measure, parser_of, pieces_for
from .pieces import Levels, write
from .plan import Plan
from .rated import ratings_of


def main() -> int:
    parser = parser_of("ratings", __doc__)
    parser.add_argument("--ladder", default="level1,level2,level3,level4", help="the bots from the weakest on")
    parser.add_argument("--yardstick", default="rules")
    asked = parser.parse_args()
    book = book_for("ratings", asked)
    pieces = pieces_for(book, asked)
    levels = Levels(book.seed, book.budget.games, book.budget.seconds, tuple(asked.ladder.split(",")), asked.yardstick, [])
    plan = Plan(levels, book, is_small=asked.quick)

    def work() -> list[Path]:
        plan.run()
        write(pieces.levels, levels)
        write(pieces.ratings, {"made_by": "script/run ratings", "seed": book.seed, "ratings": ratings_of(plan)})
        return [pieces.levels, pieces.ratings]

    return measure(book, pieces, work)


if __name__ == "__main__":
    sys.exit(main())
