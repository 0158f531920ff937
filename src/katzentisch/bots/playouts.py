"""Games played to their end with rule-based players in all seats, compiled for each game.

World number n of a seed has block n of the seed's ChaCha20 stream: its first half is the state's own chance, the third quarter feeds what
the players roll dice with. So a world depends on its seed and number alone, and all moves that are judged get the same ones.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ..games.calls import meanings
from ..games.chance import chacha, reseed
from ..games.compiled import bind, rule
from ..games.fast_random import next_rng, pick, rng_from
from ..games.game import Game
from ..games.state import CHANCE, GOING_ON
from .outcome import win_share, worth
from .rules import POLICIES

# the names that `bind` gives a meaning for each game
legal: Any
apply: Any
chance: Any
determinize: Any
choose: Any
play_out: Any

SLIPS = 16  # of 256 moves, when a deal is repeated
ASIDE = 0x5A5A5A5A5A5A  # a player's own dice must not be those of the next decision


@rule
def note(state: Any, seat: int, row: Any) -> None:
    """A row of results: the share of the win, and what the game was worth."""
    row[0] = win_share(state, seat)
    row[1] = worth(state, seat)


def play_on(state: Any, moves: Any, rng: int, slips: int) -> None:
    """To the end; of 256 moves so many are any legal one. Where a player's answer is not legal, the first that is."""
    while state.end == GOING_ON:
        if state.turn == CHANCE:
            chance(state)
            continue
        rng = next_rng(rng)
        count = legal(state, moves)
        own = rng ^ ASIDE
        if pick(rng, 256) < slips:
            apply(state, int(moves[pick(next_rng(own), count)]))
        elif not apply(state, int(choose(state, moves, count, own))):
            apply(state, int(moves[0]))


def judge_moves(batch: Any, seed: Any, start: int, stop: int, block: Any, moves: Any, actions: Any, out: Any) -> None:
    """From what a seat knows (batch[0], its turn): worlds start … stop-1, each played on after every action; the rest is scratch."""
    seat = int(batch[0].turn)
    for number in range(start, stop):
        chacha(seed, number, block)
        batch[1] = batch[0]
        reseed(batch[1], block, 0)
        determinize(batch[1])
        for place in range(len(actions)):
            batch[2] = batch[1]
            apply(batch[2], int(actions[place]))
            play_out(batch[2], moves, rng_from(block, 8), 0)
            note(batch[2], seat, out[number - start, place])


def repeat_deal(batch: Any, seed: Any, start: int, stop: int, block: Any, moves: Any, seat: int, out: Any) -> None:
    """From a whole state (batch[0]): games start … stop-1 with the same cards and fresh chance; the rest is scratch.

    Players who never slip would play much the same game again and again, and tell little of the cards.
    """
    for number in range(start, stop):
        chacha(seed, number, block)
        batch[1] = batch[0]
        reseed(batch[1], block, 0)
        play_out(batch[1], moves, rng_from(block, 8), SLIPS)
        note(batch[1], seat, out[number - start])


@dataclass(frozen=True)
class Playouts:
    judge_moves: Any
    repeat_deal: Any


@cache
def playouts(game: Game) -> Playouts:
    rules = meanings(game)
    play = bind(play_on, game.id, choose=POLICIES[game.id], **rules)
    return Playouts(bind(judge_moves, game.id, play_out=play, **rules), bind(repeat_deal, game.id, play_out=play))
