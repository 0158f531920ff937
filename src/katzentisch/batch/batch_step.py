"""One step of a batch, compiled for each game: for CPU threads and as a GPU kernel.

Row i of a batch is a game whose state is batch[j]; on a GPU, batch is a copy of that one state in local memory. A finished game is followed
by the row's next one. Chance, forced moves and the moves of bots are played here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..bots.bot import CompiledChoose, Scratch
from ..bots.outcome import win_share, worth
from ..bots.policies import NO_SCRATCH
from ..bots.rng import rng_of
from ..games.arrays import MOVE, WORD, Bools, Features, Float32s, Int8s, Int32s, Int64s, Moves, States, Words
from ..games.bound import ACTIONS, STATE, apply, begin, chance, choose_with_scratch, cuda, deal, encode_features, legal
from ..games.chance import chacha, reseed, whole
from ..games.compiled import bind, bind_inline, rebind
from ..games.entry_points import rules_of
from ..games.fast_random import next_rng, pick, rng_from
from ..games.game import Game
from ..games.state import CHANCE, NOBODY, CommonState
from .gpu import load_cuda

READY, FAILED = -1, -2  # in `waiting`, instead of a bot's number
LEARNER = -1  # in `bots`
ROTATING = -1  # as the learner's seat: another one in each game
ALL_BUT_ONE, MIXED = range(2)  # seats of opponents: all but one, or any subset of these
MOST_TRIES = 1000  # deals in a row without a decision


class Seating(NamedTuple):
    """Who sits where. Rows count from 0; those after both groups have no opponents."""

    stepped_rows: int  # the first rows: their opponents are stepped by the caller too
    bot_rows: int  # the rows after them: their opponents are bots
    seats: int  # ALL_BUT_ONE or MIXED
    learner: int  # its seat with ALL_BUT_ONE, or ROTATING
    is_random: bool  # whether the seats come from the deal's random numbers instead


class Rows(NamedTuple):
    """The arrays of a batch, by row; the first three are the same for all rows."""

    tables: States  # states before the deal; each game starts with one of them
    seed: Words  # eight words
    line_up: Int8s  # the bot in each of the other seats, clockwise from the learner's left
    game_number: Int64s
    rngs: Int64s  # the state of the generator for random actions
    deal_rngs: Int64s  # what the random numbers of bots are derived from
    bots: Int8s  # by seat: the number of its bot, or LEARNER
    opponent_seats: Int32s  # bit set of the seats that are not the learner's
    waiting: Int8s  # the number of the bot that is to move, READY or FAILED
    is_fresh: Bools  # whether the current game has had no decision yet
    shows_forced: Bools  # whether the current game shows its first forced move because it has no other decision
    observation: Features  # of the seat at turn
    legal_mask: Bools  # by action
    random_action: Int64s  # the legal action that `simulate` plays
    turn: Int8s
    seats: Int8s  # number of seats
    actor: Int8s  # who acted in the last step, or NOBODY
    ended: Bools  # whether the last step finished a game
    illegal: Bools  # whether the last action was illegal
    final_observation: Features  # of the actor, in the finished game
    returns: Float32s  # by seat, like the next three: win share minus fair share in the finished game
    worth: Float32s  # what the finished game was worth (bots/outcome.py)
    ranks: Int32s
    scores: Int32s
    skips_forced: bool


def seat_bots(rows: Rows, seating: Seating, i: int, players: int, block: Words) -> None:
    """Decide who sits where in the next game."""
    number = int(rows.game_number[i])
    learner = int(number % players) if seating.learner == ROTATING else seating.learner
    if seating.is_random:
        learner = whole(block[9]) % players
    others = ((1 << players) - 1) ^ (1 << learner)
    if seating.seats == MIXED:
        others = whole(block[10]) & others
    if i >= seating.stepped_rows + seating.bot_rows:
        others = 0
    rows.opponent_seats[i] = others
    has_bots = i >= seating.stepped_rows
    for seat in range(players):
        place = (seat - learner) % players - 1
        rows.bots[i, seat] = rows.line_up[place % len(rows.line_up)] if has_bots and others >> seat & 1 else LEARNER


def deal_row(batch: States, j: int, rows: Rows, seating: Seating, i: int, block: Words) -> None:
    """Deal the row's current game; its number and the seed decide everything, as in `deal_one`."""
    chacha(rows.seed, int(rows.game_number[i]), block)
    batch[j] = rows.tables[whole(block[8]) % len(rows.tables)]
    reseed(batch[j], block, 0)
    deal(batch[j])
    begin(batch[j])
    rng = rng_from(block, 8)
    rows.rngs[i] = rng
    rows.deal_rngs[i] = rng
    rows.is_fresh[i] = True
    seat_bots(rows, seating, i, int(batch[j].players), block)


def finish_row(batch: States, j: int, rows: Rows, i: int) -> None:
    """Write the results of a finished game."""
    state: CommonState = batch[j]
    players = int(state.players)
    rows.ended[i] = True
    for seat in range(players):
        rows.returns[i, seat] = win_share(state, seat) - 1.0 / players
        rows.worth[i, seat] = worth(state, seat)
        rows.ranks[i, seat] = state.ranks[seat]
        rows.scores[i, seat] = state.scores[seat]
    for seat in range(players, rows.returns.shape[1]):
        rows.returns[i, seat] = 0.0
        rows.worth[i, seat] = 0.0
        rows.ranks[i, seat] = 0
        rows.scores[i, seat] = 0
    state.turn = rows.actor[i]  # the encoder describes the seat at turn
    encode_features(state, rows.final_observation[i])


def next_game(batch: States, j: int, rows: Rows, seating: Seating, i: int, block: Words) -> None:
    """Deal the row's next game, or the same one again with its forced moves shown if it ended without a decision."""
    if rows.is_fresh[i] and not rows.shows_forced[i]:
        rows.shows_forced[i] = True
    else:
        rows.shows_forced[i] = False
        rows.game_number[i] += len(rows.game_number)
    deal_row(batch, j, rows, seating, i, block)


def play_on(batch: States, j: int, rows: Rows, seating: Seating, i: int, bot: int, moves: Moves, block: Words, scratch: Scratch) -> int:
    """Play until the caller has to decide, and return the number of legal actions; or until another bot than this one has to."""
    tries = 0
    while True:
        state: CommonState = batch[j]
        while state.turn == CHANCE and state.end == 0:
            chance(state)
        if state.end != 0:
            if not rows.is_fresh[i]:
                finish_row(batch, j, rows, i)
            tries += 1
            if tries > MOST_TRIES:
                rows.waiting[i] = READY
                return 0
            next_game(batch, j, rows, seating, i, block)
            continue
        count = int(legal(state, moves))
        player = int(rows.bots[i, state.turn])
        if player == LEARNER and (count > 1 or rows.shows_forced[i] or not rows.skips_forced):
            rows.waiting[i] = READY
            rows.is_fresh[i] = False
            rows.shows_forced[i] = False
            return count
        if count == 1:
            rows.rngs[i] = next_rng(int(rows.rngs[i]))
            apply(state, int(moves[0]))
        elif player != bot:
            rows.waiting[i] = player
            return 0
        elif not apply(
            state, choose_with_scratch(state, moves, count, rng_of(int(rows.deal_rngs[i]), int(state.turn), int(state.plies)), scratch)
        ):
            rows.waiting[i] = FAILED
            return 0


def show_row(batch: States, j: int, rows: Rows, i: int, moves: Moves, count: int) -> None:
    """Write what the seat at turn sees and may do, and what `simulate` would do; the action 0 if there is no decision."""
    state: CommonState = batch[j]
    for action in range(rows.legal_mask.shape[1]):
        rows.legal_mask[i, action] = False
    for place in range(count):
        rows.legal_mask[i, moves[place]] = True
    rows.random_action[i] = moves[pick(next_rng(int(rows.rngs[i])), count)] if count else 0
    rows.turn[i] = state.turn
    rows.seats[i] = state.players
    if count:
        encode_features(state, rows.observation[i])


def continue_row(
    batch: States, j: int, rows: Rows, seating: Seating, i: int, bot: int, moves: Moves, block: Words, scratch: Scratch
) -> None:
    """Play on, and show the next decision if it is the caller's."""
    count = play_on(batch, j, rows, seating, i, bot, moves, block, scratch)
    if rows.waiting[i] == READY:
        show_row(batch, j, rows, i, moves, count)


def reset_row(batch: States, j: int, rows: Rows, seating: Seating, i: int, bot: int, moves: Moves, block: Words, scratch: Scratch) -> None:
    """Deal the game that `game_number` names and show its first decision."""
    rows.ended[i] = False
    rows.illegal[i] = False
    rows.actor[i] = NOBODY
    rows.shows_forced[i] = False
    deal_row(batch, j, rows, seating, i, block)
    continue_row(batch, j, rows, seating, i, bot, moves, block, scratch)


def step_row(
    batch: States,
    j: int,
    rows: Rows,
    seating: Seating,
    i: int,
    action: int,
    bot: int,
    moves: Moves,
    block: Words,
    scratch: Scratch,
) -> None:
    """Play an action and show the next decision. An illegal one changes nothing but `illegal`, `ended` and `actor`."""
    state: CommonState = batch[j]
    turn = state.turn
    rows.ended[i] = False
    rows.illegal[i] = False
    rows.actor[i] = NOBODY
    if action < 0 or action >= rows.legal_mask.shape[1] or not rows.legal_mask[i, action] or not apply(state, action):
        rows.illegal[i] = True
        return
    rows.actor[i] = turn
    rows.rngs[i] = next_rng(int(rows.rngs[i]))
    continue_row(batch, j, rows, seating, i, bot, moves, block, scratch)


def step_rows(
    batch: States,
    start: int,
    stop: int,
    rows: Rows,
    seating: Seating,
    actions: Int64s,
    bot: int,
    moves: Moves,
    block: Words,
    scratch: Scratch,
) -> int:
    """Step rows start … stop-1 on a CPU thread; returns how many wait for another bot."""
    waiting = 0
    for i in range(start, stop):
        step_row(batch, i, rows, seating, i, int(actions[i]), bot, moves, block, scratch)
        waiting += rows.waiting[i] != READY
    return waiting


def reset_rows(
    batch: States, start: int, stop: int, rows: Rows, seating: Seating, which: Bools, bot: int, moves: Moves, block: Words, scratch: Scratch
) -> int:
    """Reset those of the rows start … stop-1 that `which` names; returns how many wait for another bot."""
    waiting = 0
    for i in range(start, stop):
        if which[i]:
            reset_row(batch, i, rows, seating, i, bot, moves, block, scratch)
        waiting += rows.waiting[i] != READY
    return waiting


def continue_rows(
    batch: States, start: int, stop: int, rows: Rows, seating: Seating, bot: int, moves: Moves, block: Words, scratch: Scratch
) -> int:
    """Let a bot move in those of the rows start … stop-1 that wait for it; returns how many wait for another bot then."""
    waiting = 0
    for i in range(start, stop):
        if rows.waiting[i] == bot:
            continue_row(batch, i, rows, seating, i, bot, moves, block, scratch)
        waiting += rows.waiting[i] != READY
    return waiting


def step_kernel(batch: States, rows: Rows, seating: Seating, actions: Int64s) -> None:
    """Step one row on a GPU thread, with its state in local memory."""
    i = cuda.grid(1)
    if i < len(batch):
        state = cuda.local.array(1, STATE)
        moves = cuda.local.array(ACTIONS, MOVE)
        block = cuda.local.array(16, WORD)
        state[0] = batch[i]
        step_row(state, 0, rows, seating, i, int(actions[i]), 0, moves, block, NO_SCRATCH)
        batch[i] = state[0]


def reset_kernel(batch: States, rows: Rows, seating: Seating, which: Bools) -> None:
    """Reset one row on a GPU thread if `which` names it."""
    i = cuda.grid(1)
    if i < len(batch) and which[i]:
        state = cuda.local.array(1, STATE)
        moves = cuda.local.array(ACTIONS, MOVE)
        block = cuda.local.array(16, WORD)
        reset_row(state, 0, rows, seating, i, 0, moves, block, NO_SCRATCH)
        batch[i] = state[0]


@dataclass(frozen=True)
class CompiledStep:
    """The loops for one game and one bot."""

    step_row: Callable[..., None]
    reset_row: Callable[..., None]
    step_rows: Callable[..., int]
    reset_rows: Callable[..., int]
    continue_rows: Callable[..., int]


@cache
def compile_step(game: Game, choose: CompiledChoose) -> CompiledStep:
    names = {**rules_of(game), "encode_features": game.encode_features, "choose_with_scratch": choose}
    name = f"{game.id}_{choose.__name__}"
    dealing = bind(deal_row, game.id, seat_bots=bind(seat_bots, game.id), **rules_of(game))
    nexting = bind(next_game, game.id, deal_row=dealing)
    finishing = bind(finish_row, game.id, encode_features=game.encode_features)
    playing = bind_inline(play_on, name, next_game=nexting, finish_row=finishing, **names)
    showing = bind_inline(show_row, game.id, encode_features=game.encode_features)
    continuing = bind_inline(continue_row, name, play_on=playing, show_row=showing)
    resetting = bind(reset_row, name, deal_row=dealing, continue_row=continuing)
    stepping = bind_inline(step_row, name, continue_row=continuing, **names)
    return CompiledStep(
        stepping,
        resetting,
        bind(step_rows, name, step_row=stepping),
        bind(reset_rows, name, reset_row=resetting),
        bind(continue_rows, name, continue_row=continuing),
    )


@dataclass(frozen=True)
class Kernels:
    step: Any
    reset: Any


@cache
def compile_kernels(game: Game, choose: CompiledChoose) -> Kernels:
    device = load_cuda()
    names = {"cuda": device, "STATE": game.state, "ACTIONS": game.actions}
    compiled = compile_step(game, choose)
    return Kernels(
        device.jit(rebind(step_kernel, game.id, step_row=compiled.step_row, **names)),
        device.jit(rebind(reset_kernel, game.id, reset_row=compiled.reset_row, **names)),
    )
