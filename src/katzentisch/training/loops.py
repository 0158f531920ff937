"""Games that go on without end, for learning: whoever has a real choice is asked, everything else happens by itself.

Written once for a game's rules; a thread of the CPU or of a GPU runs it for one game at a time: game i of the hall, which is batch[j].
"""

from typing import Any, NamedTuple

from ..games.chance import chacha, reseed, whole
from ..games.state import CHANCE

deal: Any
begin: Any
legal: Any
apply: Any
chance: Any
features: Any
worth: Any
win_share: Any
policy: Any  # of the guests that need no network

ONE_HOST, MIXED = range(2)  # all seats but one are guests, or any of these
LUCK = 0xFFFFFFFFFFFF


class Arrays(NamedTuple):
    """What is known of all games of a hall; all but the first four and the last three are told anew after every step."""

    tables: Any  # blank records, one of which a game begins with
    seed: Any  # eight words
    numbers: Any  # by game: the number of the deal
    guests: Any  # by game: bit set of the seats that don't learn
    x: Any  # by game: what the one at turn knows
    may: Any  # by game and action: whether it is legal
    turns: Any
    players: Any
    ended: Any  # whether the step ended a game …
    finals: Any  # … what that was worth to its seats …
    wins: Any  # … and which share of the win they have
    visited: int  # so many games, the first ones, have guests that a network plays …
    coached: int  # … and so many after them have guests that `policy` plays
    company: int  # who is a guest there


def redeal(batch: Any, j: int, hall: Any, number: int, block: Any) -> int:
    """Deals game `number` at one of the tables; returns who of its seats are guests."""
    chacha(hall.seed, number, block)
    batch[j] = hall.tables[whole(block[8]) % len(hall.tables)]
    reseed(batch[j], block, 0)
    deal(batch[j])
    begin(batch[j])
    players = int(batch[j].players)
    everybody = (1 << players) - 1
    others = everybody ^ (1 << (whole(block[9]) % players))
    if number % len(hall.numbers) >= hall.visited + hall.coached:
        return 0
    return others if hall.company == ONE_HOST else whole(block[10]) & others


redeal_game: Any


def finish(batch: Any, j: int, hall: Any, i: int, block: Any) -> None:
    """Tells what a game was worth, and deals the next one."""
    state = batch[j]
    if not hall.ended[i]:
        hall.ended[i] = True
        for seat in range(state.players):
            hall.finals[i, seat] = worth(state, seat)
            hall.wins[i, seat] = win_share(state, seat)
    hall.numbers[i] += len(hall.numbers)
    hall.guests[i] = redeal_game(batch, j, hall, hall.numbers[i], block)


finish_game: Any


def settle(batch: Any, j: int, hall: Any, i: int, moves: Any, block: Any) -> int:
    """Goes on until somebody who learns, or another network, has a choice; returns among how many actions."""
    while True:
        state = batch[j]
        while state.turn == CHANCE and state.end == 0:
            chance(state)
        if state.end != 0:
            finish_game(batch, j, hall, i, block)
            continue
        count = legal(state, moves)
        if count == 1:
            apply(state, int(moves[0]))
        elif i >= hall.visited and int(hall.guests[i]) >> int(state.turn) & 1:
            luck = (whole(hall.seed[0]) ^ int(hall.numbers[i]) * 0x9E3779B1 ^ int(state.plies) * 0x85EBCA6B) & LUCK
            apply(state, policy(state, moves, count, luck))
        else:
            return int(count)


settle_game: Any


def advance(batch: Any, j: int, hall: Any, i: int, action: int, moves: Any, block: Any) -> None:
    """Plays an action and tells what whoever is at turn then knows and may do; a negative one deals the first game. `may` must be clear."""
    hall.ended[i] = False
    if action < 0:
        hall.guests[i] = redeal_game(batch, j, hall, hall.numbers[i], block)
    else:
        apply(batch[j], action)
    count = settle_game(batch, j, hall, i, moves, block)
    for choice in range(count):
        hall.may[i, moves[choice]] = True
    state = batch[j]
    features(state, hall.x[i])
    hall.turns[i] = state.turn
    hall.players[i] = state.players


advance_game: Any


def advance_some(batch: Any, start: int, stop: int, hall: Any, actions: Any, moves: Any, block: Any) -> None:
    """What a thread of the CPU does."""
    for i in range(start, stop):
        advance_game(batch, i, hall, i, int(actions[i]), moves, block)


cuda: Any
STATE: Any
ACTIONS: Any
MOVE: Any
WORD: Any


def advance_one(batch: Any, hall: Any, actions: Any) -> None:
    """What a thread of the GPU does, with the game in its own memory."""
    i = cuda.grid(1)
    if i < len(batch):
        state = cuda.local.array(1, STATE)
        moves = cuda.local.array(ACTIONS, MOVE)
        block = cuda.local.array(16, WORD)
        state[0] = batch[i]
        advance_game(state, 0, hall, i, int(actions[i]), moves, block)
        batch[i] = state[0]
