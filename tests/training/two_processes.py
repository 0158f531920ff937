"""What the processes of a distributed run do: `torchrun --nproc-per-node=2 -m tests.training.two_processes FOLDER`.

Each process writes what it found into FOLDER/0.pt or FOLDER/1.pt, for test_distributed.py to compare.
"""

import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import torch

from katzentisch.games import GAMES
from katzentisch.training import run as runs
from katzentisch.training.__main__ import main
from katzentisch.training.config import Config
from katzentisch.training.evaluation import mean_and_error
from katzentisch.training.learner import Learner
from katzentisch.training.network import Net
from katzentisch.training.processes import Processes, find_processes
from katzentisch.training.rollout import Rollout
from katzentisch.training.run import Run

GAME = GAMES["mau_mau"]
CONFIG = Config(
    game=GAME.id,
    players=(2, 3),
    hidden=(8,),
    num_envs=64,
    rollout_length=8,
    minibatch_size=128,
    decisions=3000,
    snapshot_interval=1,
    evaluations=1,
    learning_rate=(3e-3, 1e-3),
)
ROWS, STEPS, STOP_AT = 32, 3, 2


def sample_rollout(rows: slice) -> Rollout:
    """Make some rows of a rollout with random contents, of which everything is the learner's."""
    random = torch.Generator().manual_seed(1)
    features, legal = torch.zeros(ROWS, GAME.feature_count, dtype=torch.int8), torch.ones(ROWS, GAME.actions, dtype=torch.bool)
    numbers, flags, returns = torch.zeros(ROWS, dtype=torch.int8), torch.zeros(ROWS, dtype=torch.bool), torch.zeros(ROWS, GAME.players[-1])
    env = SimpleNamespace(
        features=features, legal_mask=legal, turns=numbers, players=numbers, dones=flags, returns=returns, device=torch.device("cpu")
    )
    rollout = Rollout(env, STEPS)  # type: ignore[arg-type]
    rollout.features = torch.randint(-3, 9, rollout.features.shape, dtype=torch.int8, generator=random)
    rollout.legal_mask.fill_(True)
    rollout.learns.fill_(True)
    rollout.players.fill_(3)
    rollout.turns = torch.randint(0, 3, rollout.turns.shape, dtype=torch.int8, generator=random)
    rollout.dones = torch.rand(rollout.dones.shape, generator=random) < 0.3
    rollout.actions = torch.randint(0, GAME.actions, rollout.actions.shape, generator=random)
    rollout.returns, rollout.values = (torch.rand(rollout.values.shape, generator=random) for _ in range(2))
    rollout.log_probs = torch.log(torch.rand(rollout.log_probs.shape, generator=random) / 9)
    for name in (
        "features",
        "legal_mask",
        "turns",
        "players",
        "dones",
        "returns",
        "values",
        "actions",
        "learns",
        "log_probs",
        "advantages",
        "targets",
    ):
        setattr(rollout, name, getattr(rollout, name)[:, rows].contiguous())
    rollout.bootstrap = rollout.values[0].clone(), rollout.turns[0], rollout.players[0]
    return rollout


def learn_once(processes: Processes) -> dict[str, Any]:
    """Make one gradient step with all rows, divided among the processes."""
    torch.manual_seed(7)
    net = Net(GAME, (8,))
    config = Config(game=GAME.id, hidden=(8,), minibatch_size=ROWS * STEPS)
    part = ROWS // processes.count
    metrics = Learner(net, net, config, processes).learn(sample_rollout(slice(part * processes.rank, part * (processes.rank + 1))), 0.5)
    return {"metrics": metrics, "weights": dict(net.named_parameters())}


def evaluated(processes: Processes) -> dict[str, float]:
    values = torch.rand(30, generator=torch.Generator().manual_seed(2))
    return mean_and_error("lead", values[processes.rank :: processes.count], processes)


def state_of(run: Run) -> dict[str, Any]:
    return {
        "net": run.net.state_dict(),
        "average": run.ema_net.state_dict(),
        "past": run.opponents.snapshots,
        "numbers": (run.decisions, run.updates),
    }


def train_some(folder: Path, processes: Processes) -> dict[str, Any]:
    """Train until the last process gets SIGTERM in the middle of an update."""
    learn, counted, deals = Learner.learn, [], []

    def learn_and_stop(learner: Learner, rollout: Rollout, progress: float) -> dict[str, float]:
        counted.append(progress)
        if len(counted) == STOP_AT and processes.rank == processes.count - 1:
            signal.raise_signal(signal.SIGTERM)
        return learn(learner, rollout, progress)

    make_env = Run.make_env

    def make_noted_env(run: Run) -> Any:
        env, rollout = make_env(run)
        deals.append(env.deal_numbers.clone())
        return env, rollout

    run = Run(CONFIG, folder, "cpu", processes)
    stop: Any = None
    with patch.object(Learner, "learn", learn_and_stop), patch.object(Run, "make_env", make_noted_env):
        try:
            run.train(lambda metrics: None)
        except KeyboardInterrupt as error:
            stop = error.args
    processes.total(torch.zeros(1))  # wait until the checkpoint is written
    again = Run(CONFIG, folder, "cpu", processes)
    again.resume()
    noise = torch.rand(3)
    return {"stopped": state_of(run), "stop": stop, "resumed": state_of(again), "deals": deals[0], "noise": noise}


def take_part(folder: Path, processes: Processes) -> None:
    processes.connect("cpu")
    runs.EVALUATION_GAMES = 50
    found = {"learned": learn_once(processes), "evaluated": evaluated(processes), **train_some(folder / "run", processes)}
    found["least"], found["most"] = processes.least(3 + processes.rank), processes.most(3 + processes.rank)
    processes.disconnect()
    (folder / "bad.toml").write_text("gam = 3\n")
    found["refused"] = main([str(folder / "bad.toml"), "--out", str(folder / "none"), "--device", "cpu"])
    torch.save(found, folder / f"{processes.rank}.pt")


if __name__ == "__main__":
    torch.set_num_threads(1)
    take_part(Path(sys.argv[1]), find_processes())
