"""OpenSpiel: Crazy Eights with four players, random moves, driven from Python and inside its C++.

From Python every action counts, chance's too, and chance simply takes any of its legal actions: both to OpenSpiel's favour.

Inside C++ means random rollouts of `RandomRolloutEvaluator`, the fastest play that can be started from Python: an MCTS bot of one
simulation does nothing but ask for them. The deal before them is not timed, to OpenSpiel's favour. How long a rollout was is not told,
so its length is the mean over games of random bots from the same deal.
"""

import random
import time
from typing import Any

import pyspiel
from timing import SECONDS, hold_one_core, moves_a_second, print_rates

GAME = pyspiel.load_game("crazy_eights(players=4)")
ROLLOUTS = 2_000
SAMPLE = 300


def play_on(state: Any) -> None:
    actions = state.legal_actions()
    state.apply_action(actions[int(random.random() * len(actions))])


def deal() -> Any:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        play_on(state)
    return state


def play_game() -> int:
    actions, state = 0, GAME.new_initial_state()
    while not state.is_terminal():
        play_on(state)
        actions += 1
    return actions


def mean_length(start: Any, bots: list[Any]) -> float:
    moves = 0
    for seed in range(SAMPLE):
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += sum(entry.player >= 0 for entry in state.full_history())
    return moves / SAMPLE


def rollout_moves_a_second() -> float:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    moves, taken, seed = 0.0, 0.0, 0
    while taken < SECONDS:
        seed += 1
        bot = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 1.0, 1, 100, False, seed, False)
        state = deal()
        start = time.perf_counter()
        bot.step(state)
        taken += time.perf_counter() - start
        moves += ROLLOUTS * mean_length(state, bots)
    return moves / taken


if __name__ == "__main__":
    hold_one_core()
    random.seed(1)
    print_rates(openspiel_python=moves_a_second(play_game), openspiel_cpp=rollout_moves_a_second())
