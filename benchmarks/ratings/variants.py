"""Which bot should be level 4? The candidates play at a mixed table with levels 1 to 3, and the network meets the one of the version
before. Writes docs/strength-variants.json and docs/strength.md. If you stop it, the same command continues.

    script/run variants                                    everything
    script/run variants --seconds 20 --games 2000          less precise
    script/run variants --quick                            a small trial run, into build/variants-quick
    script/run variants --afresh                           discard matches played before: needed when a bot has changed
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from katzentisch.arena import Match
from katzentisch.bots.net.network import load
from katzentisch.games.game import Game

from .command import ROOT, make_parser, match_folder, output_files, run
from .match_folder import MatchFolder
from .measurements import Bots, Files, Levels, meeting_of, write
from .plan import DECIDED

WEAKER = ("level1", "level2", "level3")
NETWORK, SEARCH = "net", "guided:300"


def previous_network(game: Game) -> str:
    """The network of the version before, as a bot."""
    return f"net:{(ROOT / 'benchmarks/networks' / f'{game.id}-previous.npz').relative_to(ROOT)}"


def candidates(game: Game) -> list[str]:
    robust = ["robust"] if load(game.id, "robust") else []
    return [NETWORK, *robust, SEARCH]


def line_ups(game: Game) -> Iterator[Bots]:
    """The candidates at mixed tables; the network among those of the version before, and the other way round."""
    for candidate in candidates(game):
        yield (candidate, *WEAKER)
    yield NETWORK, previous_network(game)
    yield previous_network(game), NETWORK


def matches(folder: MatchFolder, is_small: bool) -> Iterator[Match]:
    for game in DECIDED:
        for players in sorted({game.players[0], game.players[-1]}) if is_small else game.players:
            for bots in line_ups(game):
                yield folder.match(game.id, players, bots)


def measure(folder: MatchFolder, files: Files, is_small: bool) -> list[Path]:
    planned = list(matches(folder, is_small))
    folder.matches = len(planned)
    played = [meeting_of(match, folder.report(match)) for match in planned]
    write(files.variants, Levels(folder.seed, folder.budget.games, folder.budget.seconds, WEAKER, NETWORK, played))
    return [files.variants]


def main() -> int:
    options = make_parser("variants", __doc__).parse_args()
    folder = match_folder("variants", options)
    files = output_files(folder, options)
    return run(folder, files, lambda: measure(folder, files, options.quick))


if __name__ == "__main__":
    sys.exit(main())
