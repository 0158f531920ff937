"""Exact values of small games, in plain Python: what the best play is worth to a seat (bots/outcome.py).

Against others who play by rules of thumb, a seat's best reply is found by trying its moves in all worlds at once that it can't tell apart.
Where nothing is hidden and there are two players, both play their best.
"""

from collections import defaultdict
from collections.abc import Iterable
from random import Random

from katzentisch.bots.outcome import worth
from katzentisch.bots.policies import RULES
from katzentisch.play.position import Position
from katzentisch.testing.tables import without_generator

NO_DICE = Random(0)  # for decisions in which rules of thumb leave nothing to luck
SAMPLES = 400
UNDECIDED = 0.5  # where a shuffle would make too many worlds

Worlds = list[tuple[Position, float]]  # and how likely each is


def worlds_of(observation: Position) -> Worlds:
    """Collect all determinizations with their frequencies; there are few, so none is missed."""
    worlds: dict[bytes, Position] = {}
    met: dict[bytes, int] = defaultdict(int)
    for seed in range(SAMPLES):
        world = observation.determinize(seed)
        key = without_generator(world)
        worlds[key] = world
        met[key] += 1
    return [(worlds[key], met[key] / SAMPLES) for key in worlds]


def best_reply(worlds: Worlds, seat: int) -> dict[int, float]:
    """What each legal move of the seat at turn adds to its worth, if it plays its best from then on."""
    return {action: after(worlds, seat, action) for action in worlds[0][0].legal()}


def after(worlds: Worlds, seat: int, action: int) -> float:
    alike: dict[bytes, Worlds] = defaultdict(list)
    total = 0.0
    for world, weight in worlds:
        reached = others_play(played(world, action), seat)
        if reached.turn is None:
            total += weight * payoff(reached, seat)
        else:
            alike[reached.observe(seat).array.tobytes()].append((reached, weight))
    return total + sum(max(best_reply(group, seat).values()) for group in alike.values())


def others_play(position: Position, seat: int) -> Position:
    """Until the seat decides, chance does or the game is over."""
    while position.turn not in (seat, None):
        position.apply_only(RULES.choose(position.observe(int(position.state.turn)), position.legal(), NO_DICE))
    return position


def payoff(position: Position, seat: int) -> float:
    return float(worth(position.state, seat)) if position.is_over else UNDECIDED


def played(position: Position, action: int) -> Position:
    position = position.copy()
    position.apply_only(action)
    return position


def best_play(position: Position, seat: int, known: dict[bytes, float]) -> dict[int, float]:
    """What each legal move is worth to a seat if both play their best from then on: what one gets, the other one lacks."""
    return {action: value(played(position, action), seat, known) for action in position.legal()}


def value(position: Position, seat: int, known: dict[bytes, float]) -> float:
    if position.turn is None:
        return payoff(position, seat)
    key = without_generator(position)
    if key not in known:
        values: Iterable[float] = best_play(position, seat, known).values()
        known[key] = max(values) if position.turn == seat else min(values)
    return known[key]
