"""Environments follow the rules on any number of threads; the returns of a rollout match values computed by hand."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from katzentisch.batch.batch_step import ALL_BUT_ONE, MIXED
from katzentisch.bots.decision import decide
from katzentisch.bots.outcome import win_share, worth
from katzentisch.bots.policies import RULES
from katzentisch.bots.rng import FastRandom, rng_of
from katzentisch.games import GAMES
from katzentisch.games.chance import chacha
from katzentisch.games.fast_random import rng_from
from katzentisch.play.blank_state import copy_states, key_of, seed_bytes
from katzentisch.play.position import Position
from katzentisch.training.environment import VectorEnv, start_states
from katzentisch.training.rollout import Rollout, by_seat, compute_gae

GAME = GAMES["mau_mau"]
NUM_ENVS, SEED, STEPS = 12, 5, 120


def make_env(num_envs: int = NUM_ENVS, **opponents: Any) -> VectorEnv:
    return VectorEnv(GAME, start_states(GAME, (2, 3)), num_envs, SEED, "cpu", **opponents)


def random_actions(env: VectorEnv, step: int) -> Any:
    """Draw a legal action in every game."""
    logits = torch.rand(env.legal_mask.shape, generator=torch.Generator().manual_seed(step))
    return logits.masked_fill(~env.legal_mask, -1).argmax(1)


class Reference:
    """One game of the environment, played with `Position`."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.position = self.dealt()
        self.finished: Position | None = None
        self.play_forced()

    def dealt(self) -> Position:
        block = np.zeros(16, np.uint32)
        chacha(key_of(seed_bytes(SEED)), self.number, block)
        states = start_states(GAME, (2, 3))
        index = int(block[8]) % len(states)
        position = Position.wrap(GAME, copy_states(states[index : index + 1]), int(states[index]["players"]) - 1, is_begun=False)
        position.rules.deal(position.array, 0, block[:8].copy())
        position.begin()
        return position

    def play(self, action: int) -> None:
        self.finished = None
        self.position.apply(action)
        self.play_forced()

    def play_forced(self) -> None:
        """Play on until there is a choice."""
        while self.position.is_over or len(self.position.legal()) == 1:
            if self.position.is_over:
                self.finished = self.finished or self.position
                self.number += NUM_ENVS
                self.position = self.dealt()
            else:
                self.position.apply(self.position.legal()[0])


def check(reference: Reference, env: VectorEnv, i: int) -> None:
    state = reference.position.state
    x = np.zeros(GAME.feature_count, np.int8)
    GAME.encode_features(state, x)
    assert env.features[i].numpy().tolist() == x.tolist()
    assert env.legal_mask[i].nonzero()[:, 0].tolist() == reference.position.legal()
    assert (int(env.turns[i]), int(env.players[i])) == (state.turn, state.players)
    assert bool(env.dones[i]) == (reference.finished is not None)
    if reference.finished is not None:
        over = reference.finished.state
        assert env.returns[i, : over.players].tolist() == pytest.approx([worth(over, seat) for seat in range(over.players)])
        shares = [win_share(over, seat) - 1 / over.players for seat in range(over.players)]
        assert env.win_returns[i, : over.players].tolist() == pytest.approx(shares)


def test_the_games_follow_the_rules() -> None:
    env = make_env()
    games = [Reference(number) for number in range(NUM_ENVS)]
    ends = 0
    for step in range(STEPS):
        actions = random_actions(env, step)
        env.step(actions)
        for i, reference in enumerate(games):
            reference.play(int(actions[i]))
            check(reference, env, i)
            ends += reference.finished is not None
    assert ends >= NUM_ENVS


def arrays(env: VectorEnv) -> Iterator[list[np.ndarray]]:
    for step in range(40):
        env.step(random_actions(env, step))
        yield [each.numpy().copy() for each in env.tensors]


def test_the_number_of_threads_changes_nothing() -> None:
    opponents = {"network_envs": 200, "policy_envs": 300}
    alone, together = (make_env(600, threads=threads, **opponents) for threads in (1, 5))
    for one, other in zip(arrays(alone), arrays(together), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def is_opponents_turn(env: VectorEnv) -> Any:
    return (env.opponent_seats >> env.turns) & 1 == 1


def opponent_counts(env: VectorEnv) -> list[int]:
    return [int(each).bit_count() for each in env.opponent_seats]


def test_opponents_in_all_seats_but_one() -> None:
    """Rule-based opponents never ask for an action, network opponents do."""
    env = make_env(40, network_envs=20, policy_envs=20, seating=ALL_BUT_ONE)
    turns = 0
    for step in range(30):
        env.step(random_actions(env, step))
        assert opponent_counts(env) == (env.players - 1).tolist()
        assert not is_opponents_turn(env)[20:].any()
        turns += int(is_opponents_turn(env)[:20].sum())
    assert turns > 0


def test_mixed_opponents_leave_at_least_one_learner() -> None:
    env = make_env(60, network_envs=20, policy_envs=20, seating=MIXED)
    numbers = set()
    for step in range(30):
        env.step(random_actions(env, step))
        assert all(count < players for count, players in zip(opponent_counts(env), env.players.tolist(), strict=True))
        assert not any(opponent_counts(env)[40:])
        assert not is_opponents_turn(env)[20:].any()
        numbers |= set(opponent_counts(env)[:40])
    assert numbers == {0, 1, 2}


def replay(number: int, learner_s: list[int]) -> Position:
    """Play a game to its end by hand, with these actions of the learner among rule-based players."""
    block = np.zeros(16, np.uint32)
    chacha(key_of(seed_bytes(SEED)), number, block)
    position = Reference(number).dealt()
    learner, deal = int(block[9]) % int(position.state.players), int(rng_from(block, 8))
    while not position.is_over:
        legal, turn = position.legal(), position.state.turn
        if len(legal) == 1:
            position.apply(legal[0])
        elif turn == learner:
            position.apply(learner_s.pop(0))
        else:
            rng = FastRandom(int(rng_of(deal, turn, position.state.plies)))
            position.apply(decide(RULES, position.observe(turn), legal, rng))
    return position


def test_returns_are_those_of_the_game_in_which_the_learner_acted() -> None:
    env = make_env(policy_envs=NUM_ENVS, seating=ALL_BUT_ONE)
    played: list[list[int]] = [[] for _ in range(NUM_ENVS)]
    ends = 0
    for step in range(25):
        actions, numbers = random_actions(env, step), env.deal_numbers.tolist()
        env.step(actions)
        for i, action in enumerate(actions.tolist()):
            played[i].append(action)
            if env.dones[i]:
                over = replay(numbers[i], played[i]).state
                assert env.returns[i, : over.players].tolist() == pytest.approx([worth(over, seat) for seat in range(over.players)])
                assert played[i] == []
                ends += 1
    assert ends > NUM_ENVS


def test_the_tensors_are_the_arrays_of_the_batch() -> None:
    env = make_env()
    addresses = [each.data_ptr() for each in env.tensors]
    env.step(random_actions(env, 0))
    assert [each.data_ptr() for each in env.tensors] == addresses
    assert env.features.data_ptr() == env.batch.observation.ctypes.data
    assert env.returns.data_ptr() == env.batch.worth.ctypes.data


GAE_LAMBDA = 0.5
TURNS = [[0, 0], [1, 1], [0, 0], [2, 1]]  # by step and game
PLAYERS = [3, 2]
OWN = [[0.4, 0.2], [0.45, 0.4], [0.7, 0.6], [0.25, 0.3]]  # the value estimate of the seat at turn for itself
LAST = [[0.6, 0.3, 0.2], [0.5, 0.5, 9.0]]  # the estimates of seats 1 and 0 after the last step; game 1 has no third seat


def make_rollout() -> Rollout:
    """The first game ends after its third decision, and another one starts in its place; the second does not end."""
    returns = torch.zeros(2, 3)
    turns = torch.zeros(2, dtype=torch.int64)
    dones = torch.zeros(2, dtype=torch.bool)
    env = SimpleNamespace(
        features=returns, legal_mask=returns, turns=turns, players=turns, dones=dones, returns=returns, device=returns.device
    )
    rollout = Rollout(env, 4)  # type: ignore[arg-type]
    rollout.turns, rollout.values[:, :, 0] = torch.tensor(TURNS), torch.tensor(OWN)
    rollout.players = torch.tensor([PLAYERS] * 4)
    rollout.dones[2, 0] = True
    rollout.returns[2, 0] = torch.tensor([0.9, 0.5, 0.1])
    rollout.bootstrap = (torch.tensor(LAST), torch.tensor([1, 0]), torch.tensor(PLAYERS))
    return rollout


def test_advantages_are_lambda_returns_minus_value_estimates() -> None:
    rollout = make_rollout()
    compute_gae(rollout, GAE_LAMBDA)
    advantages = rollout.advantages
    by_hand = [[0.8 - 0.4, 0.55 - 0.2], [0.5 - 0.45, 0.4 - 0.4], [0.9 - 0.7, 0.5 - 0.6], [0.3 - 0.25, 0.5 - 0.3]]
    torch.testing.assert_close(advantages, torch.tensor(by_hand))


def test_value_targets_start_with_the_seat_that_decided() -> None:
    rollout = make_rollout()
    compute_gae(rollout, GAE_LAMBDA)
    targets = rollout.targets
    first = [[0.8, 0.5, 0.1], [0.5, 0.1, 0.9], [0.9, 0.5, 0.1], [0.3, 0.2, 0.6]]
    second = [[0.55, 0.4], [0.4, 0.5], [0.5, 0.5], [0.5, 0.5]]
    torch.testing.assert_close(targets[:, 0], torch.tensor(first))
    torch.testing.assert_close(targets[:, 1, :2], torch.tensor(second))


@pytest.mark.parametrize(("turn", "expected"), [(0, [1.0, 2.0, 3.0]), (1, [3.0, 1.0, 2.0]), (2, [2.0, 3.0, 1.0])])
def test_values_by_seat_and_back(turn: int, expected: list[float]) -> None:
    values, turns, players = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([turn]), torch.tensor([3])
    seats = by_seat(values, turns, players)
    assert seats.tolist() == [expected]
    assert torch.equal(by_seat(seats, -turns, players), values)
