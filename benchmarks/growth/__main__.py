"""How does strength grow with search? A search of 1, 2, 4, … iterations among rule-based players. And how does the strongest bot do among
rule-based players, among searches that think ten times as long and have no network, and among networks of half the training? In each game
at one number of players. Writes docs/strength-search.json, docs/strength-strongest.json, and docs/strength.md anew. What is stopped goes
on.

    script/run growth                                  everything: more than an hour
    script/run growth --seconds 20 --slow-seconds 120  less exactly
    script/run growth --quick                          a small one, into build/growth-quick, to see whether it works
    script/run growth --afresh                         forgets what was played before: needed when a bot has changed
"""

import sys
from pathlib import Path

from benchmarks.ratings.calling import book_for, measure, parser_of, pieces_for
from benchmarks.ratings.pieces import write

from .plan import Growth

TIMES = 10
QUICK_MOST, QUICK_TIMES = 16, 1


def main() -> int:
    parser = parser_of("growth", __doc__)
    parser.add_argument("--slow-seconds", type=float, default=600, help="for a match among searches that think ten times as long")
    parser.add_argument("--most", type=int, default=2048, help="iterations, a power of two")
    asked = parser.parse_args()
    if asked.most < 2:
        parser.error("--most must be at least 2: what an iteration takes is found out between the fewest and the most")
    book = book_for("growth", asked)
    pieces = pieces_for(book, asked)
    size = (QUICK_MOST, QUICK_TIMES, book.budget.seconds) if asked.quick else (asked.most, TIMES, asked.slow_seconds)
    growth = Growth(book, *size)
    book.matches = growth.matches

    def work() -> list[Path]:
        steps = growth.steps()
        write(pieces.steps, steps)
        write(pieces.trials, growth.trials(steps))
        return [pieces.steps, pieces.trials]

    return measure(book, pieces, work)


if __name__ == "__main__":
    sys.exit(main())
