"""How long does a person wait for bots in a game alone against them? Pauses only, computed from the schedule without waiting.

    script/run pace                      the four games, 20 games each: about half a minute
    script/run pace mau_mau --games 100  one game, more precisely
    script/run pace --json               the same as JSON

The person is played by the rule-based bot and takes no time. "before" is what every bot took once: 0.7 to 1.9 seconds for any move.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean

from katzentisch.bots import BOTS, decide_at_table
from katzentisch.games import GAMES
from katzentisch.games.state import SPECTATOR
from katzentisch.play.fair_deal import SCHEME
from katzentisch.play.orders import bidders
from katzentisch.play.position import Position
from katzentisch.play.rules_version import rules_version
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import TableSettings, Tempo
from katzentisch.server.settings import Settings
from katzentisch.server.tables.entries import Began, Dealt, Moved, Opened, Seated, SharesListed
from katzentisch.server.tables.pace import TEMPO_FACTORS, draw_pause, pause
from katzentisch.server.tables.table import Table

BEFORE = (700, 1900)  # milliseconds
KEY = bytes(32)
PERSON = 0  # the seat
SETTINGS = Settings("sqlite:///unused.db", Path("unused"))


@dataclass
class Waits:
    """Seconds of waiting for bots: in one game, and in each of its auctions, of which some are left to bots; `moves` counts their moves."""

    total: float = 0.0
    auctions: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    left_to_bots: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    moves: int = 0

    def add(self, seconds: float, position: Position) -> None:
        self.total += seconds
        self.moves += 1
        seen = position.observe(SPECTATOR)
        row = seen.game.auction(seen.state)
        if row is not None:
            self.auctions[row] += seconds
            self.left_to_bots[row] += seconds if PERSON not in bidders(position) else 0


def table_of(game: str, players: int, tempo: Tempo, seed: int) -> Table:
    """One person against level-2 bots, dealt."""
    host = Person("host", "Anna")
    table = Table(f"table {seed}", 0, Opened(TableSettings(game, players, tempo=tempo, forced_moves=True), host))
    began = Began("game", f"{seed:064x}", rules_version(game), SCHEME)
    for seat in range(1, players):
        table.apply(0, Seated(seat, Robot(GAMES[game].default_bot, f"Bot {seat}")))
    for entry in (began, SharesListed(), Dealt()):
        table.apply(0, entry)
    return table


def play(game: str, players: int, tempo: Tempo | None, seed: int) -> Waits:
    """Play one game; without a tempo as it was before."""
    table, waits, rng = table_of(game, players, tempo or "normal", seed), Waits(), Random(seed)
    while table.turn is not None:
        play, holder = table.active_game.play, table.seats[table.turn].holder
        assert play
        if isinstance(holder, Robot):
            decision = table.id, table.games, table.active_game.ply
            milliseconds = pause(table, SETTINGS, KEY) if tempo else draw_pause(KEY, decision, BEFORE)
            waits.add(milliseconds / 1000, play.position)
        observation = play.position.observe(table.turn)
        bot = BOTS[holder.bot if isinstance(holder, Robot) else "rules"]
        action = decide_at_table(bot, observation, observation.legal(), rng)
        table.apply(0, Moved(table.turn, observation.game.write_move(observation.state, action)))
    return waits


def measure(game: str, games: int) -> dict[str, dict[str, float]]:
    """Return the seconds of waiting per game and in the longest auction, before and at every tempo."""
    players = GAMES[game].default_players
    found: dict[str, dict[str, float]] = {}
    for tempo in (None, *TEMPO_FACTORS):
        waits = [play(game, players, tempo, seed) for seed in range(games)]
        found[tempo or "before"] = {
            "game": mean(each.total for each in waits),
            "auction": max(max(each.auctions.values(), default=0) for each in waits),
            "left_to_bots": max(max(each.left_to_bots.values(), default=0) for each in waits),
            "moves": mean(each.moves for each in waits),
        }
    return found


def report(game: str, found: dict[str, dict[str, float]]) -> str:
    before = found["before"]
    lines = [f"{game}, {GAMES[game].default_players} players, {before['moves']:.0f} moves of bots"]
    for tempo, figures in found.items():
        share = f"{figures['game'] / before['game']:4.0%}"
        auction = f", longest auction {figures['auction']:4.1f} s, once the person is out {figures['left_to_bots']:4.1f} s"
        lines.append(f"  {tempo:6}  {figures['game']:6.1f} s a game  {share}{auction if before['auction'] else ''}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="only these games")
    parser.add_argument("--games", type=int, default=20, dest="count", metavar="N", help="how many games of each")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args(arguments)
    if unknown := [game for game in asked.games if game not in GAMES]:
        parser.error(f"unknown game: {', '.join(unknown)}; there are {', '.join(GAMES)}")
    found = {game: measure(game, asked.count) for game in asked.games}
    sys.stdout.write(json.dumps(found) if asked.json else "\n\n".join(report(*each) for each in found.items()))
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
