"""Training comes close to the solution of a small game in which hands are hidden."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from tests.solved.small_blues import SMALL, deals
from tests.solved.solver import Solver
from tests.solved.tree import Side, Tree

from katzentisch.games import GAMES
from katzentisch.training.config import Config
from katzentisch.training.network import Net
from katzentisch.training.run import Run

CLOSE = 0.01  # what a best reply may gain over the solved value; against a network that has learned nothing it gains 0.09 and 0.33
DECISIONS = 90_000


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(deals())


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setitem(GAMES, SMALL.id, SMALL)
    config = Config(
        game=SMALL.id,
        hidden=(64,),
        decisions=DECISIONS,
        num_envs=512,
        rollout_length=8,
        minibatch_size=512,
        learning_rate=(3e-3, 1e-4),
        entropy_coefficient=(0.02, 0.002),
        rules_share=0.0,
        snapshot_interval=5,
        ema_decay=0.9,
    )
    return Run(config, tmp_path, "cpu")


def chances(net: Net, side: Side, there: Any) -> Any:
    """How likely a network plays each action in each situation of a seat."""
    with torch.no_grad():
        logits = net(torch.tensor(np.array(side.x)))[0].numpy().astype(float)
    probabilities = np.zeros(there.shape)
    for situation, actions in enumerate(side.actions):
        likely = np.exp(logits[situation, actions] - logits[situation, actions].max())
        probabilities[situation, : len(actions)] = likely / likely.sum()
    return probabilities


def plans_of(net: Net, tree: Tree, solver: Solver) -> list[Any]:
    return [plans.plan(chances(net, side, plans.there)) for side, plans in zip(tree.sides, solver.plans, strict=True)]


def gains(solver: Solver, value: float, plans: Any) -> tuple[float, float]:
    """What a best reply in either seat gets more than the game is worth to it."""
    return solver.best_reply(0, plans[1]) - value, solver.best_reply(1, plans[0]) - (1 - value)


def test_the_solution_holds_against_every_reply(tree: Tree) -> None:
    """Between what the one at least gets and the other one at most leaves there is hardly any room."""
    solver = Solver(tree)
    plans = solver.solved(400)
    least, most = 1 - solver.best_reply(1, plans[0]), solver.best_reply(0, plans[1])
    assert least - 1e-9 <= most < least + 1e-3
    assert solver.best_reply(1, solver.plans[0].plan(solver.plans[0].chances(plans[0]))) == pytest.approx(1 - least)


def test_a_trained_network_hardly_loses_to_its_best_reply(run: Run, tree: Tree) -> None:
    solver = Solver(tree)
    value = solver.best_reply(0, solver.solved(400)[1])
    env = run.make_env()
    assert min(gains(solver, value, plans_of(run.ema_net, tree, solver))) > 8 * CLOSE
    while run.progress < 1:
        run.update(*env)
    assert max(gains(solver, value, plans_of(run.ema_net, tree, solver))) < CLOSE
