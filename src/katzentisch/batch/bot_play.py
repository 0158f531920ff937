"""Games between bots, for `simulate` and the arena: compiled if all bots are, else in Python.

The compiled loop plays many games in parallel, in all of which each bot moves in turn. So every bot is compiled once, not every combination
of bots. Full states are safe there: a policy reads only what its seat knows. Both loops play the same games (bots/rng.py).

A deal can be played several times, with other seatings; row i of the arrays is seating i % seatings of deal start + i // seatings.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from ..bots.bot import CompiledChoose, CompiledPolicy, Scratch
from ..bots.rng import FastRandom, rng_of
from ..games.arrays import Bools, Int16s, Int32s, Int64s, Moves, States, Words
from ..games.bound import apply, chance, choose_with_scratch, legal
from ..games.compiled import bind, placeholder, rule
from ..games.entry_points import rules_of
from ..games.game import Game
from ..games.state import CHANCE, CommonState
from ..play.blank_state import copy_states
from ..play.position import Position
from .random_play import compile_random_play, deal_one

FAILED = -1

PlayBot = Callable[[States, Int16s, int, int, Int64s, Moves, Int32s, Int64s, Scratch], int]
# called after each decision with the state, the seat that decided, the notes of the game, and scratch with a number for each seat
NoteDecision = Callable[[CommonState, int, Int32s, Int64s], None]
note_decision: NoteDecision = placeholder("note_decision")
# the action of a seat, from its observation and the rng of the decision
DecideAt = Callable[[int, Position, FastRandom], int]


def deal_all(batch: States, blank: States, key: Words, start: int, seatings: int, block: Words, rngs: Int64s) -> None:
    for i in range(len(batch)):
        rngs[i] = deal_one(batch, i, blank, key, start + i // seatings, block)


@rule
def count_decision(state: CommonState, seat: int, decisions: Int32s, by_seat: Int64s) -> None:
    """Count the decisions of each seat."""
    decisions[seat] += 1


def play_bot(
    batch: States, bots: Int16s, bot: int, seatings: int, rngs: Int64s, moves: Moves, notes: Int32s, by_seat: Int64s, scratch: Scratch
) -> int:
    """Play every game until it is another bot's turn. Returns the number of unfinished games, or FAILED if a move was illegal."""
    left = 0
    for i in range(len(batch)):
        state: CommonState = batch[i]
        while state.end == 0:
            seat = int(state.turn)
            if seat == CHANCE:
                chance(state)
                continue
            if bots[i, seat] != bot:
                left += 1
                break
            count = legal(state, moves)
            if not apply(state, choose_with_scratch(state, moves, count, rng_of(int(rngs[i]), i % seatings, int(state.plies)), scratch)):
                return FAILED
            note_decision(state, seat, notes[i], by_seat)
    return left


@cache
def compile_deal(game: Game) -> Callable[[States, States, Words, int, int, Words, Int64s], None]:
    return bind(deal_all, game.id, deal_one=compile_random_play(game).deal_one)


@cache
def compile_bot(game: Game, choose: CompiledChoose, note: NoteDecision) -> PlayBot:
    return bind(play_bot, f"{choose.__name__}_{note.__name__}", choose_with_scratch=choose, note_decision=note, **rules_of(game))


def play_compiled_bots(
    game: Game,
    table: States,
    key: Words,
    start: int,
    seatings: int,
    bots: Int16s,
    policies: Sequence[CompiledPolicy],
    notes: Int32s,
    note: NoteDecision = count_decision,
    skipped: Bools | None = None,
) -> States | None:
    """Play a game for each row of `bots`, which holds the index of each seat's policy.

    After each decision, `note` writes to the game's row of `notes`; by default, it counts the decisions of each seat. Rows marked in
    `skipped` are not played. Returns the final states; None if a policy failed: the Python loop says which bot it was.
    """
    batch, rngs = np.zeros(len(bots), game.state), np.zeros(len(bots), np.int64)
    compile_deal(game)(batch, table, key, start, seatings, np.zeros(16, np.uint32), rngs)
    if skipped is not None:
        batch["end"][skipped] = 1
    moves, by_seat, left = np.zeros(game.actions, np.int16), np.zeros(bots.shape[1], np.int64), len(bots)
    while left:
        for index, (choose, scratch) in enumerate(policies):
            left = compile_bot(game, choose, note)(batch, bots, index, seatings, rngs, moves, notes, by_seat, scratch)
            if left == FAILED:
                return None
    return batch


def first_position(game: Game, table: States, key: Words, deal: int) -> tuple[Position, int]:
    """Return the first position of a deal and its rng."""
    array = copy_states(table)
    rng = compile_random_play(game).deal_one(array, 0, table, key, deal, np.zeros(16, np.uint32))
    return Position.wrap(game, array, int(table["players"][0]) - 1), int(rng)


def play_position(position: Position, deal_rng: int, seating: int, decide_at: DecideAt) -> list[int]:
    """Play a game to the end; every decision gets only the observation of its seat. Returns the actions."""
    actions = []
    while (seat := position.turn) is not None:
        rng = FastRandom(rng_of(deal_rng, seating, int(position.state.plies)))
        actions.append(decide_at(seat, position.observe(seat), rng))
        position.apply(actions[-1])
    return actions
