"""How many tables of four clients our server holds, beside boardgame.io's, on this machine and in one run.

A server holds when 99 of 100 moves reach all four clients within 100 ms. Every server is climbed twice: at full speed, where a table
moves as soon as its four clients know of the last move, and at human pace, with a move every two seconds at each table.

    benchmarks/load                                 everything: about fifteen minutes
    benchmarks/load --game katze_im_sack            another game of ours
    benchmarks/load sqlite boardgame.io --seconds 2 only these, and less exactly
    benchmarks/load --json                          all steps as JSON

boardgame.io is installed into build/load/boardgameio the first time, with this machine's npm.
"""

import argparse
import json
import sys

from .report import plain, show
from .run import MODES, measured
from .subjects import subjects

NOTHING_MEASURED = 2


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks/load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="*", help="sqlite, postgresql, postgresql-2, boardgame.io (all)")
    parser.add_argument("--game", default="mau_mau", help="which of our games (mau_mau)")
    parser.add_argument("--seconds", type=float, default=5, help="how long each step is measured (5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args()
    known = subjects(asked.game)
    if unknown := [name for name in asked.servers if name not in known]:
        parser.error(f"there is no {unknown[0]}, only {', '.join(known)}")
    chosen = [known[name] for name in asked.servers or known]
    results = [measured(subject, mode, asked.seconds) for mode in MODES for subject in chosen]
    if asked.json:
        print(json.dumps(plain(results), indent=2))
    else:
        show(results)
    return 0 if any(result.best for result in results) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
