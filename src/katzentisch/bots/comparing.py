"""Two moves of a seat judged side by side: worlds that fit what it knows are played to the end after each of them.

Both moves get the same worlds, and the bots that play them the same chance, so that the difference is the moves' own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from ..play.position import Position
from .deciding import decide
from .rules import RULES

FEWEST, MOST = 8, 200  # worlds
PATIENCE = 1.5  # seconds


@dataclass
class Judged:
    """`wins` are shared with others of the first rank; both are sums over the worlds."""

    wins: float = 0.0
    score: float = 0.0

    def add(self, end: Position, seat: int) -> None:
        state = end.plain
        winners = state.ranks[: state.players].count(1)
        self.wins += (state.ranks[seat] == 1) / winners
        self.score += state.scores[seat]


def compare(masked: Position, actions: Sequence[int], luck: Random) -> tuple[int, list[Judged]]:
    """How many worlds were played, and what became of each action of the seat whose knowledge is given and whose turn it is."""
    seat = masked.turn
    assert seat is not None
    judged = {action: Judged() for action in actions}
    until, games = monotonic() + PATIENCE, 0
    while games < FEWEST or (games < MOST and monotonic() < until):
        world, seed = masked.imagined(luck.getrandbits(256)), luck.getrandbits(64)
        for action, sums in judged.items():
            sums.add(played_out(world, action, Random(seed)), seat)
        games += 1
    return games, [judged[action] for action in actions]


def played_out(world: Position, action: int, luck: Random) -> Position:
    """The end of a game that begins with an action and goes on with bots in all seats."""
    position = world.copy()
    position.apply(action)
    while position.turn is not None:
        sight = position.masked(position.turn)
        position.apply(decide(RULES, sight, sight.legal(), luck))
    return position
