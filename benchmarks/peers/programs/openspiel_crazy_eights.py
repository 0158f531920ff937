"""OpenSpiel: Crazy Eights with four players, random moves, driven from Python and inside its C++.

From Python every action counts, chance's too, and chance simply takes any of its legal actions: both to OpenSpiel's favour. Our moves
contain what chance decides after them, so another row counts the decisions only.

Inside C++ means random rollouts of `RandomRolloutEvaluator`, the fastest play that can be started from Python: an MCTS bot of one
simulation does nothing but ask for them. The deal before them is not timed, to OpenSpiel's favour. How long a rollout was is not told,
so its length is the mean over games of random bots from the same deal.
"""

import random
from typing import Any

import pyspiel
from timing import Measure, clock, repeat, serve

GAME = pyspiel.load_game("crazy_eights(players=4)")
ROLLOUTS = 4_000
SAMPLE = 200


def play_to_end(state: Any, rng: random.Random) -> int:
    """Play random actions and return their number. The same loop as ours: at the end, there are no legal actions."""
    count = 0
    actions = state.legal_actions()
    while actions:
        state.apply_action(actions[int(rng.random() * len(actions))])
        actions = state.legal_actions()
        count += 1
    return count


def deal() -> Any:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def decisions() -> Measure:
    """Measure the same games, but count only the players' actions; counting is not timed."""
    rng = random.Random(1)

    def measure(seconds: float) -> tuple[float, float]:
        moves, taken = 0, 0.0
        while taken < seconds or not moves:
            start = clock()
            state = GAME.new_initial_state()
            play_to_end(state, rng)
            taken += clock() - start
            moves += sum(entry.player >= 0 for entry in state.full_history())
        return moves, taken

    return measure


def mean_length(start: Any, bots: list[Any]) -> float:
    moves = 0
    for seed in range(SAMPLE):
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += sum(entry.player >= 0 for entry in state.full_history())
    return moves / SAMPLE


def python() -> Measure:
    rng = random.Random(1)
    return repeat(lambda: play_to_end(GAME.new_initial_state(), rng))


def rollouts() -> Measure:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def measure(seconds: float) -> tuple[float, float]:
        moves, taken = 0.0, 0.0
        while taken < seconds or not moves:
            seed = random.getrandbits(31)
            bot = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 1.0, 1, 100, False, seed, False)
            state = deal()
            start = clock()
            bot.step(state)
            taken += clock() - start
            moves += ROLLOUTS * mean_length(state, bots)
        return moves, taken

    return measure


if __name__ == "__main__":
    serve({"openspiel_python": python, "openspiel_decisions": decisions, "openspiel_cpp": rollouts})
