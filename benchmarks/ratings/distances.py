"""Are the levels of each game evenly spaced? Each level plays alone among the level below, and the strongest alone among the weakest, at
every number of players; shares of wins are converted to two players (equivalent.py). Writes docs/strength-distances.json and
docs/strength.md, and exits with 1 if a step is outside the band of 60 to 75 % or measured in too few games. Only even steps below the
band are excused, where the strongest bot is too close to the weakest. If you stop it, the same command continues.

    script/run distances                                     everything
    script/run distances --seconds 20 --games 2000           less precise
    script/run distances --quick                             a small trial run, into build/distances-quick
    script/run distances --afresh                            discard matches played before: needed when a bot has changed
    script/run distances --measured                          print what was measured last, and play nothing
    script/run distances --game mau_mau                      only one game; keeps the figures of the others
    script/run distances --game katzenjammer_blues --players 2 --curve net,rules --above level4 --below level2
                                                           measure blends of two bots, to choose the shares in `Game.levels`
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from katzentisch.arena import Match

from .command import make_parser, match_folder, output_files, run
from .equivalent import Converted, Verdict, spaced_tables
from .match_folder import MatchFolder
from .measurements import Files, Levels, meeting_of, read, write
from .page import converted_text, distances_table
from .plan import DECIDED

LADDER = ("level1", "level2", "level3", "level4")
ACCEPTED = (Verdict.IN_BAND, Verdict.NARROW)
PERCENTAGES = range(0, 101, 10)


def matches(folder: MatchFolder, levels: Levels, games: list[str], is_small: bool) -> Iterator[Match]:
    for game in DECIDED:
        for players in sorted({game.players[0], game.players[-1]}) if is_small else game.players:
            for bots in (*levels.climbing, levels.span):
                if game.id in games:
                    yield folder.match(game.id, players, bots)


def measure(folder: MatchFolder, files: Files, games: list[str], is_small: bool) -> list[Path]:
    """Play, and replace what was measured in these games."""
    before = read(files.distances, Levels)
    levels = Levels(folder.seed, folder.budget.games, folder.budget.seconds, LADDER, LADDER[-1], [])
    planned = list(matches(folder, levels, games, is_small))
    folder.matches = len(planned)
    kept = [each for each in before.meetings if each.game not in games] if before else []
    played = [meeting_of(match, folder.report(match)) for match in planned]
    levels.meetings = sorted(kept + played, key=lambda each: [game.id for game in DECIDED].index(each.game))
    write(files.distances, levels)
    return [files.distances]


def check(files: Files, folder: MatchFolder) -> int:
    """Print the table; return 1 if a step is outside the band without an excuse, or uncertain."""
    levels = read(files.distances, Levels)
    if levels is None:
        return 1
    show(folder, *distances_table(levels))
    return int(any(each not in ACCEPTED for spaced in spaced_tables(levels) for each in spaced.verdicts))


def show(folder: MatchFolder, heads: list[str], rows: list[list[str]]) -> None:
    table = Table(*heads, box=None)
    for row in rows:
        table.add_row(*(cell.replace("**", "") for cell in row))
    folder.console.print(table)


def show_curve(folder: MatchFolder, game: str, players: int, stronger: str, weaker: str, above: str, below: str) -> None:
    """Measure blends of two bots against the level above and the level below."""
    rows = []
    for percent in PERCENTAGES:
        between = f"blend:{percent}:{stronger}:{weaker}"
        pairs = [(above, between), (between, below)]
        rows.append([f"{percent}%", *(converted_text(converted(folder, game, players, pair)) for pair in pairs)])
    show(folder, [f"{stronger} in", f"{above} against it", f"it against {below}"], rows)


def converted(folder: MatchFolder, game: str, players: int, pair: tuple[str, str]) -> Converted:
    share = folder.report(folder.match(game, players, pair))["bots"][pair[0]]
    return Converted.of(share["win_share"], share["low"], share["high"], players)


def main() -> int:
    parser = make_parser("distances", __doc__)
    parser.add_argument("--measured", action="store_true")
    parser.add_argument("--game", action="append", choices=[game.id for game in DECIDED], help="only this game; can be repeated")
    parser.add_argument("--players", type=int, default=2, help="of a curve")
    parser.add_argument("--curve", metavar="STRONGER,WEAKER", help="measure blends of two bots in one game")
    parser.add_argument("--above", default="level4", help="the bot above the blends of a curve")
    parser.add_argument("--below", default="level2", help="the bot below the blends of a curve")
    options = parser.parse_args()
    folder = match_folder("distances", options)
    files = output_files(folder, options)
    games = options.game or [game.id for game in DECIDED]
    if options.curve:
        stronger, _, weaker = options.curve.partition(",")
        show_curve(folder, games[0], options.players, stronger, weaker, options.above, options.below)
        return 0
    failed = 0 if options.measured else run(folder, files, lambda: measure(folder, files, games, options.quick))
    return failed or check(files, folder)


if __name__ == "__main__":
    sys.exit(main())
