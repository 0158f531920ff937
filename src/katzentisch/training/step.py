"""One step of the vectorised environment, compiled for each game: for CPU threads and as a GPU kernel.

Games never stop: a finished one is followed by the next deal. Only real choices are returned to the caller; forced moves, chance and the
moves of rule-based opponents are played here. Game i of the environment is batch[j].
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..batch.gpu import load_cuda
from ..bots.outcome import win_share, worth
from ..games.chance import chacha, reseed, whole
from ..games.compiled import bind, rebind
from ..games.entry_points import rules_of
from ..games.game import Game
from ..games.state import CHANCE

# bound for each game: its rules and features, …
deal: Any
begin: Any
legal: Any
apply: Any
chance: Any
encode_features: Any
policy: Any  # of rule-based opponents
# … the functions below, …
redeal_game: Any
finish_game: Any
play_to_choice: Any
step_game: Any
# … and what a CUDA kernel needs
cuda: Any
STATE: Any
ACTIONS: Any
MOVE: Any
WORD: Any

ALL_BUT_ONE, MIXED = range(2)  # opponents sit in all seats but one, or in any subset of these
MASK_48 = 0xFFFFFFFFFFFF


class Buffers(NamedTuple):
    """The arrays of the environment, by game. A step writes all but the first two and the last three."""

    start_states: Any  # states before the deal; each game starts with a random one
    seed: Any  # eight words
    deal_numbers: Any
    opponent_seats: Any  # bit set of the seats that don't learn
    features: Any  # of the seat at turn
    legal_mask: Any  # by action
    turns: Any
    players: Any
    dones: Any  # whether the step finished a game
    returns: Any  # by seat: what the finished game was worth
    win_shares: Any  # by seat: its share of the win in the finished game
    network_envs: int  # this many games, the first ones, have opponents played by a network; …
    rules_envs: int  # … this many after them have opponents played by `policy`
    seating: int  # ALL_BUT_ONE or MIXED


def redeal(batch: Any, j: int, env: Any, number: int, block: Any) -> int:
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


def finish(batch: Any, j: int, env: Any, i: int, block: Any) -> None:
    """Write the returns of a finished game and deal the next one."""
    state = batch[j]
    if not env.dones[i]:
        env.dones[i] = True
        for seat in range(state.players):
            env.returns[i, seat] = worth(state, seat)
            env.win_shares[i, seat] = win_share(state, seat)
    env.deal_numbers[i] += len(env.deal_numbers)
    env.opponent_seats[i] = redeal_game(batch, j, env, env.deal_numbers[i], block)


def play_until_choice(batch: Any, j: int, env: Any, i: int, moves: Any, block: Any) -> int:
    """Play on until the learner or a network opponent has a choice; returns the number of legal actions."""
    while True:
        state = batch[j]
        while state.turn == CHANCE and state.end == 0:
            chance(state)
        if state.end != 0:
            finish_game(batch, j, env, i, block)
            continue
        count = legal(state, moves)
        if count == 1:
            apply(state, int(moves[0]))
        elif i >= env.network_envs and int(env.opponent_seats[i]) >> int(state.turn) & 1:
            rng = (whole(env.seed[0]) ^ int(env.deal_numbers[i]) * 0x9E3779B1 ^ int(state.plies) * 0x85EBCA6B) & MASK_48
            apply(state, policy(state, moves, count, rng))
        else:
            return int(count)


def step(batch: Any, j: int, env: Any, i: int, action: int, moves: Any, block: Any) -> None:
    """Play an action and write the next observation; a negative action deals the first game. `legal_mask` must be all false."""
    env.dones[i] = False
    if action < 0:
        env.opponent_seats[i] = redeal_game(batch, j, env, env.deal_numbers[i], block)
    else:
        apply(batch[j], action)
    count = play_to_choice(batch, j, env, i, moves, block)
    for choice in range(count):
        env.legal_mask[i, moves[choice]] = True
    state = batch[j]
    encode_features(state, env.features[i])
    env.turns[i] = state.turn
    env.players[i] = state.players


def step_range(batch: Any, start: int, stop: int, env: Any, actions: Any, moves: Any, block: Any) -> None:
    """Step games start … stop-1 on a CPU thread."""
    for i in range(start, stop):
        step_game(batch, i, env, i, int(actions[i]), moves, block)


def step_kernel(batch: Any, env: Any, actions: Any) -> None:
    """Step one game on a GPU thread, with its state in local memory."""
    i = cuda.grid(1)
    if i < len(batch):
        state = cuda.local.array(1, STATE)
        moves = cuda.local.array(ACTIONS, MOVE)
        block = cuda.local.array(16, WORD)
        state[0] = batch[i]
        step_game(state, 0, env, i, int(actions[i]), moves, block)
        batch[i] = state[0]


@dataclass(frozen=True)
class CompiledStep:
    step: Any
    step_range: Any


@cache
def compile_step(game: Game) -> CompiledStep:
    names = {**rules_of(game), "encode_features": game.encode_features, "policy": game.policies.rules}
    deal_next = bind(redeal, game.id, **names)
    finishing = bind(finish, game.id, redeal_game=deal_next, **names)
    playing = bind(play_until_choice, game.id, finish_game=finishing, **names)
    stepping = bind(step, game.id, redeal_game=deal_next, play_to_choice=playing, **names)
    return CompiledStep(stepping, bind(step_range, game.id, step_game=stepping))


@cache
def compile_kernel(game: Game) -> Any:
    device = load_cuda()
    names = {"cuda": device, "STATE": game.state, "ACTIONS": game.actions, "MOVE": np.int16, "WORD": np.uint32}
    return device.jit(rebind(step_kernel, game.id, step_game=compile_step(game).step, **names))
