"""Playouts: games played to the end with rule-based players in all seats, compiled for each game.

Playout number n of a seed uses block n of the seed's ChaCha20 stream: the first half seeds the state's own chance, the third quarter the
players' `rng`. So a determinization depends on the seed and its number alone, and all moves that are compared get the same ones.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ..games.arrays import Float64s, Moves, States, Words
from ..games.bound import apply, chance, choose, determinize, legal
from ..games.chance import chacha, reseed
from ..games.compiled import bind, rule
from ..games.entry_points import rules_of
from ..games.fast_random import next_rng, pick, rng_from
from ..games.game import Game
from ..games.state import CHANCE, IN_PROGRESS, CommonState
from .belief import Worlds, offset_of, take_world
from .outcome import win_share, worth

RANDOM_MOVES = 16  # of 256, when a deal is repeated
POLICY_STREAM = 0x5A5A5A5A5A5A  # keeps a policy's random numbers apart from those of the next decision


@rule
def write_result(state: CommonState, seat: int, row: Float64s) -> None:
    """Write the share of the win and the worth of the game."""
    row[0] = win_share(state, seat)
    row[1] = worth(state, seat)


def play_to_end(state: CommonState, moves: Moves, rng: int, random_moves: int) -> None:
    """Play to the end; `random_moves` of 256 moves are random. If the policy's move is not legal, play the first legal one."""
    while state.end == IN_PROGRESS:
        if state.turn == CHANCE:
            chance(state)
            continue
        rng = next_rng(rng)
        count = legal(state, moves)
        own = rng ^ POLICY_STREAM
        if pick(rng, 256) < random_moves:
            apply(state, int(moves[pick(next_rng(own), count)]))
        elif not apply(state, int(choose(state, moves, count, own))):
            apply(state, int(moves[0]))


def sample_moves(
    batch: States, worlds: Worlds, seed: Words, start: int, stop: int, block: Words, moves: Moves, actions: Moves, out: Float64s
) -> None:
    """Play every action in determinizations start … stop-1 of an observation (batch[0]) and play on; the rest of the batch is scratch.

    The determinizations are those of a belief, if there is one.
    """
    seat = int(batch[0].turn)
    for number in range(start, stop):
        chacha(seed, number, block)
        if len(worlds.pool) > 0:
            take_world(worlds, number, offset_of(seed), block, batch, 1)
        else:
            batch[1] = batch[0]
            reseed(batch[1], block, 0)
            determinize(batch[1])
        for place in range(len(actions)):
            batch[2] = batch[1]
            apply(batch[2], int(actions[place]))
            play_to_end(batch[2], moves, rng_from(block, 8), 0)
            write_result(batch[2], seat, out[number - start, place])


def repeat_deal(batch: States, seed: Words, start: int, stop: int, block: Words, moves: Moves, seat: int, out: Float64s) -> None:
    """Play games start … stop-1 from a full state (batch[0]) with the same cards and new chance; the rest of the batch is scratch.

    Without random moves nearly the same game would be played every time, which says little about the cards.
    """
    for number in range(start, stop):
        chacha(seed, number, block)
        batch[1] = batch[0]
        reseed(batch[1], block, 0)
        play_to_end(batch[1], moves, rng_from(block, 8), RANDOM_MOVES)
        write_result(batch[1], seat, out[number - start])


@dataclass(frozen=True)
class Playouts:
    sample_moves: Callable[[States, Worlds, Words, int, int, Words, Moves, Moves, Float64s], None]
    repeat_deal: Callable[[States, Words, int, int, Words, Moves, int, Float64s], None]


@cache
def compile_playouts(game: Game) -> Playouts:
    rules = rules_of(game)
    play = bind(play_to_end, game.id, choose=game.policies.rules, **rules)
    return Playouts(bind(sample_moves, game.id, play_to_end=play, **rules), bind(repeat_deal, game.id, play_to_end=play))
