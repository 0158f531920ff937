"""One step of the vectorised environment, compiled for each game: for CPU threads and as a GPU kernel.

Games never stop: a finished one is followed by the next deal. Only real choices are returned to the caller; forced moves, chance and the
moves of rule-based opponents are played here. Game i of the environment is batch[j].
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..batch.gpu import load_cuda
from ..bots.outcome import win_share, worth
from ..games.arrays import MOVE, WORD, Bools, Features, Float32s, Int32s, Int64s, Moves, States, Words
from ..games.bound import ACTIONS, STATE, apply, begin, chance, choose, cuda, deal, encode_features, legal
from ..games.chance import chacha, reseed, whole
from ..games.compiled import bind, rebind
from ..games.entry_points import rules_of
from ..games.game import Game
from ..games.state import CHANCE, CommonState

ALL_BUT_ONE, MIXED = range(2)  # opponents sit in all seats but one, or in any subset of these
MASK_48 = 0xFFFFFFFFFFFF


class Buffers(NamedTuple):
    """The arrays of the environment, by game. A step writes all but the first two and the last three."""

    start_states: States  # states before the deal; each game starts with a random one
    seed: Words  # eight words
    deal_numbers: Int64s
    opponent_seats: Int32s  # bit set of the seats that don't learn
    features: Features  # of the seat at turn
    legal_mask: Bools  # by action
    turns: Int64s
    players: Int64s
    dones: Bools  # whether the step finished a game
    returns: Float32s  # by seat: what the finished game was worth
    win_shares: Float32s  # by seat: its share of the win in the finished game
    network_envs: int  # this many games, the first ones, have opponents played by a network; …
    rules_envs: int  # … this many after them have opponents played by rules of thumb
    seating: int  # ALL_BUT_ONE or MIXED


def redeal(batch: States, j: int, env: Buffers, number: int, block: Words) -> int:
    """Deal game `number`; returns the bit set of the opponents' seats."""
    chacha(env.seed, number, block)
    batch[j] = env.start_states[whole(block[8]) % len(env.start_states)]
    reseed(batch[j], block, 0)
    deal(batch[j])
    begin(batch[j])
    players = int(batch[j].players)
    everybody = (1 << players) - 1
    others = everybody ^ (1 << (whole(block[9]) % players))
    if number % len(env.deal_numbers) >= env.network_envs + env.rules_envs:
        return 0
    return others if env.seating == ALL_BUT_ONE else whole(block[10]) & others


def finish(batch: States, j: int, env: Buffers, i: int, block: Words) -> None:
    """Write the returns of a finished game and deal the next one."""
    state: CommonState = batch[j]
    if not env.dones[i]:
        env.dones[i] = True
        for seat in range(state.players):
            env.returns[i, seat] = worth(state, seat)
            env.win_shares[i, seat] = win_share(state, seat)
    env.deal_numbers[i] += len(env.deal_numbers)
    env.opponent_seats[i] = redeal(batch, j, env, env.deal_numbers[i], block)


def play_until_choice(batch: States, j: int, env: Buffers, i: int, moves: Moves, block: Words) -> int:
    """Play on until the learner or a network opponent has a choice; returns the number of legal actions."""
    while True:
        state: CommonState = batch[j]
        while state.turn == CHANCE and state.end == 0:
            chance(state)
        if state.end != 0:
            finish(batch, j, env, i, block)
            continue
        count = legal(state, moves)
        if count == 1:
            apply(state, int(moves[0]))
        elif i >= env.network_envs and int(env.opponent_seats[i]) >> int(state.turn) & 1:
            rng = (whole(env.seed[0]) ^ int(env.deal_numbers[i]) * 0x9E3779B1 ^ int(state.plies) * 0x85EBCA6B) & MASK_48
            apply(state, choose(state, moves, count, rng))
        else:
            return int(count)


def step(batch: States, j: int, env: Buffers, i: int, action: int, moves: Moves, block: Words) -> None:
    """Play an action and write the next observation; a negative action deals the first game. `legal_mask` must be all false."""
    env.dones[i] = False
    if action < 0:
        env.opponent_seats[i] = redeal(batch, j, env, env.deal_numbers[i], block)
    else:
        apply(batch[j], action)
    count = play_until_choice(batch, j, env, i, moves, block)
    for choice in range(count):
        env.legal_mask[i, moves[choice]] = True
    state: CommonState = batch[j]
    encode_features(state, env.features[i])
    env.turns[i] = state.turn
    env.players[i] = state.players


def step_range(batch: States, start: int, stop: int, env: Buffers, actions: Int64s, moves: Moves, block: Words) -> None:
    """Step games start … stop-1 on a CPU thread."""
    for i in range(start, stop):
        step(batch, i, env, i, int(actions[i]), moves, block)


def step_kernel(batch: States, env: Buffers, actions: Int64s) -> None:
    """Step one game on a GPU thread, with its state in local memory."""
    i = cuda.grid(1)
    if i < len(batch):
        state = cuda.local.array(1, STATE)
        moves = cuda.local.array(ACTIONS, MOVE)
        block = cuda.local.array(16, WORD)
        state[0] = batch[i]
        step(state, 0, env, i, int(actions[i]), moves, block)
        batch[i] = state[0]


@dataclass(frozen=True)
class CompiledStep:
    step: Callable[[States, int, Buffers, int, int, Moves, Words], None]
    step_range: Callable[[States, int, int, Buffers, Int64s, Moves, Words], None]


@cache
def compile_step(game: Game) -> CompiledStep:
    names = {**rules_of(game), "encode_features": game.encode_features, "choose": game.policies.rules}
    deal_next = bind(redeal, game.id, **names)
    finishing = bind(finish, game.id, redeal=deal_next, **names)
    playing = bind(play_until_choice, game.id, finish=finishing, **names)
    stepping = bind(step, game.id, redeal=deal_next, play_until_choice=playing, **names)
    return CompiledStep(stepping, bind(step_range, game.id, step=stepping))


@cache
def compile_kernel(game: Game) -> Any:
    device = load_cuda()
    stepping = compile_step(game).step
    return device.jit(rebind(step_kernel, game.id, cuda=device, STATE=game.state, ACTIONS=game.actions, step=stepping))
