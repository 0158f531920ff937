"""Random play as one compiled loop, the same for every game, on a thread and on a GPU.

Game number g of a run with seed S has as its own seed the first half of block g of the ChaCha20 stream of S; the third quarter feeds the
cheap generator that picks the moves. So a game depends on S and g alone: not on threads, chunks or the machine.
"""

from typing import Any

from ..games.chance import chacha, reseed
from ..games.fast_random import next_rng, pick, rng_from
from ..games.state import CHANCE

deal: Any
begin: Any
legal: Any
apply: Any
chance: Any


def deal_one(batch: Any, i: int, blank: Any, seed: Any, number: int, block: Any) -> int:
    """Deals game `number` into batch[i] and returns its rng (fast_random.py)."""
    chacha(seed, number, block)
    batch[i] = blank[0]
    reseed(batch[i], block, 0)
    deal(batch[i])
    begin(batch[i])
    return rng_from(block, 8)


def play_one(batch: Any, i: int, moves: Any, rng: int, log: Any) -> int:
    """Plays batch[i] to its end with random moves; keeps the actions in `log` as far as it reaches. Returns how many there were."""
    state = batch[i]
    played = 0
    while state.end == 0:
        if state.turn == CHANCE:
            chance(state)
            continue
        rng = next_rng(rng)
        action = int(moves[pick(rng, legal(state, moves))])
        apply(state, action)
        if played < len(log):
            log[played] = action
        played += 1
    return played


# the two above, compiled for a game
deal_game: Any
play_game: Any


def deal_many(batch: Any, i: int, blank: Any, seed: Any, start: int, stop: int, block: Any) -> None:
    for number in range(start, stop):
        deal_game(batch, i, blank, seed, number, block)


def play_many(batch: Any, i: int, blank: Any, seed: Any, start: int, stop: int, block: Any, moves: Any, out: Any) -> None:
    """Plays games start … stop-1 in batch[i]; `out` has a row for each: plies, end, then the scores and the ranks of all seats."""
    nothing = moves[:0]
    for number in range(start, stop):
        rng = deal_game(batch, i, blank, seed, number, block)
        row = out[number - start]
        row[0] = play_game(batch, i, moves, rng, nothing)
        state = batch[i]
        row[1] = state.end
        for seat in range(state.players):
            row[2 + seat] = state.scores[seat]
            row[2 + state.players + seat] = state.ranks[seat]


def replay_many(batch: Any, i: int, blank: Any, seed: Any, start: int, stop: int, block: Any, logs: Any) -> None:
    """Deals games start … stop-1 and plays the actions of `logs`, a row for each: what is left without asking for the legal moves."""
    for number in range(start, stop):
        deal_game(batch, i, blank, seed, number, block)
        state = batch[i]
        played = 0
        while state.end == 0:
            if state.turn == CHANCE:
                chance(state)
            else:
                apply(state, int(logs[number - start, played]))
                played += 1
