"""A deal of a match, played in Python: every bot gets what its seat knows, and the clock runs."""

from time import perf_counter
from typing import Any

import numpy as np

from ..batch.programs import programs
from ..batch.records import record_of, seed_of
from ..bots import Bot, decide
from ..play.blank_state import copy_states
from ..play.position import Position
from ..play.record import line_of
from .match import Match
from .played import COUNT, LONGEST, TOTAL, Played
from .rng import FastRandom, rng_of


def play_generally(match: Match, start: int, stop: int, keep: bool = False) -> Played:
    """Deals start … stop-1; `keep` writes their records too."""
    played = Played.empty(match, start, stop)
    for deal in range(start, stop):
        for seating in range(match.players):
            row = (deal - start) * match.players + seating
            actions = play_game(match, deal, seating, played, row)
            if keep:
                played.records.append(line_of(record(match, deal, played.bots[row], actions)))
    return played


def play_game(match: Match, deal: int, seating: int, played: Played, row: int) -> list[int]:
    """Into a row of `played`; returns what was played."""
    position, chance = dealt(match, deal)
    actions = []
    while (seat := position.turn) is not None:
        bot = int(played.bots[row, seat])
        rng = FastRandom(rng_of(chance, seating, int(position.state.plies)))
        actions.append(timed(match.seated[bot], position.observe(seat), rng, played.times[bot]))
        position.apply(actions[-1])
        played.decisions[row, seat] += 1
    played.scores[row] = position.state.scores[: match.players]
    played.ranks[row] = position.state.ranks[: match.players]
    return actions


def dealt(match: Match, deal: int) -> tuple[Position, int]:
    """The first position of a deal, and its rng."""
    array = copy_states(match.table)
    rng = programs(match.rules).deal_one(array, 0, match.table, match.key, deal, np.zeros(16, np.uint32))
    return Position(match.rules, array), int(rng)


def timed(bot: Bot, observation: Position, rng: FastRandom, times: Any) -> int:
    legal = observation.legal()
    begun = perf_counter()
    action = decide(bot, observation, legal, rng)
    spent = (perf_counter() - begun) * 1000
    times[COUNT] += 1
    times[TOTAL] += spent
    times[LONGEST] = max(times[LONGEST], spent)
    return action


def record(match: Match, deal: int, bots: Any, actions: list[int]) -> dict[str, Any]:
    """In the notation, with the names of the bots by seat."""
    seed = seed_of(match.key, deal)
    return record_of(match.rules, match.players, match.options, seed, actions) | {"bots": [match.names[bot] for bot in bots]}


def warm_up(match: Match) -> None:
    """Each bot decides once, off the clock: whatever is compiled or loaded for it is then there."""
    position, rng = dealt(match, 0)
    while len(legal := position.legal()) == 1:
        position.apply(legal[0])
    if legal:
        assert position.turn is not None
        for bot in dict.fromkeys(match.seated):
            decide(bot, position.observe(position.turn), legal, FastRandom(rng))
