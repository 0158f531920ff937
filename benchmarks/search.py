"""How fast are the bots that search, and the network? On one core, at decisions of games between rule-based players.

    script/run search                         the three games with decisions: about two minutes
    script/run search mau_mau --seconds 3     one game, more precisely
    script/run search --json                  the same as JSON

For a game without a shipped network, a random one of the usual size is measured, which is about as fast.
"""

import argparse
import json
import sys
from random import Random
from time import perf_counter
from typing import Any

from katzentisch.bots.net.network import Network, load
from katzentisch.bots.net.player import choose_with
from katzentisch.bots.policies import RULES
from katzentisch.bots.search import run_search
from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position

OBSERVATIONS = 8  # decisions of a game that are searched
ROUND = 300  # iterations at each
PLAYED = {game.id: game for game in GAMES.values() if game.has_decisions}


def observations(game: Game, players: int) -> list[Position]:
    """Decisions among several moves, spread over a game, as their seats see them."""
    position, rng = Position.deal(game, players, {}, 0, seed_bytes(1)), Random(1)
    position.begin()
    seen = []
    while position.turn is not None:
        observation, legal = position.observe(position.turn), position.legal()
        seen += [observation] if len(legal) > 1 else []
        position.apply(RULES.choose(observation, legal, rng))
    return seen[:: -(-len(seen) // OBSERVATIONS)]


def iterations_a_second(seen: list[Position], seconds: float, network: Network | None) -> float:
    """As many at each decision: the first ones of a game, which take longest, count in full."""
    done, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        for number, observation in enumerate(seen):
            done += run_search(observation, seed=number, iterations=ROUND, network=network).iterations
    return done / (perf_counter() - started)


def decisions_a_second(seen: list[Position], seconds: float, network: Network) -> float:
    done, started, rng = 0, perf_counter(), Random(1)
    while perf_counter() - started < seconds:
        for observation in seen:
            choose_with(network, observation, observation.legal(), rng)
            done += 1
    return done / (perf_counter() - started)


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    seen, network = observations(game, players), load(game.id) or Network.random(game)
    for each in (None, network):
        run_search(seen[0], seed=1, iterations=1, network=each)  # compiles
    choose_with(network, seen[0], seen[0].legal(), Random(1))
    return {
        "game": game.id,
        "players": players,
        "search": iterations_a_second(seen, seconds, None),
        "search_with_network": iterations_a_second(seen, seconds, network),
        "network": decisions_a_second(seen, seconds, network),
    }


def counts(game: Game) -> list[int]:
    """The smallest, a medium and the largest number of players."""
    return sorted({game.players[0], game.players[len(game.players) // 2], game.players[-1]})


def main() -> int:
    parser = argparse.ArgumentParser("script/run search", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help=", ".join(PLAYED))
    parser.add_argument("--seconds", type=float, default=1.5, help="how long each figure is measured (1.5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if unknown := [name for name in options.games if name not in PLAYED]:
        parser.error(f"there is no {unknown[0]}, only {', '.join(PLAYED)}")
    rows = [
        measure(game, players, options.seconds)
        for game in PLAYED.values()
        if game.id in (options.games or PLAYED)
        for players in counts(game)
    ]
    if options.json:
        print(json.dumps(rows, indent=2))
        return 0
    print(f"{'game':20}{'players':>8}{'iterations/s':>14}{'with network':>14}{'network alone, decisions/s':>28}")
    for row in rows:
        print(f"{row['game']:20}{row['players']:>8}{row['search']:>14,.0f}{row['search_with_network']:>14,.0f}{row['network']:>28,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
