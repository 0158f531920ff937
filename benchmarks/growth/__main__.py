"""How does strength grow with search? A search of 1, 2, 4, … iterations among rule-based players. And how does the strongest bot do among
rule-based players, among searches without a network that take ten times as long, and among networks of half the training? In each game
at one number of players. Writes docs/strength-search.json, docs/strength-strongest.json and docs/strength.md. If you stop it, the same
command continues.

    script/run growth                                  everything: more than an hour
    script/run growth --seconds 20 --slow-seconds 120  less precise
    script/run growth --quick                          a small trial run, into build/growth-quick
    script/run growth --afresh                         discard matches played before: needed when a bot has changed
"""

import sys
from pathlib import Path

from benchmarks.ratings.command import make_parser, match_folder, output_files, run
from benchmarks.ratings.measurements import write

from .plan import Growth

TIMES = 10
QUICK_MOST, QUICK_TIMES = 16, 1


def main() -> int:
    parser = make_parser("growth", __doc__)
    parser.add_argument("--slow-seconds", type=float, default=600, help="per match among searches that take ten times as long")
    parser.add_argument("--most", type=int, default=2048, help="iterations, a power of two")
    options = parser.parse_args()
    if options.most < 2:
        parser.error("--most must be at least 2: the time of an iteration is the difference between the fewest and the most")
    folder = match_folder("growth", options)
    files = output_files(folder, options)
    size = (QUICK_MOST, QUICK_TIMES, folder.budget.seconds) if options.quick else (options.most, TIMES, options.slow_seconds)
    growth = Growth(folder, *size)
    folder.matches = growth.matches

    def work() -> list[Path]:
        steps = growth.steps()
        write(files.steps, steps)
        write(files.trials, growth.trials(steps))
        return [files.steps, files.trials]

    return run(folder, files, work)


if __name__ == "__main__":
    sys.exit(main())
