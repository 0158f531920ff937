"""A training run: self-play, learning and evaluation, with everything it produces in one folder.

state.pt        the checkpoint, written every minute, at the end and on Ctrl-C or SIGTERM; latest.npz is its network
curve.jsonl     one line of metrics for each evaluation
at-0.125.npz    the network after an eighth of the decisions, and so on; final.npz
"""

import io
import json
import signal
import threading
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from pickle import UnpicklingError
from types import FrameType, TracebackType
from typing import Any

import msgspec
import torch

from ..bots.net.network import Network, check_fit, read_network
from ..games.game import BadSetup
from ..words import Said
from .config import FINAL, Config, stored_config
from .earlier_checkpoint import extend_checkpoint
from .environment import VectorEnv, find_trainable_game, start_states
from .evaluation import NUM_ENVS, SEED, Evaluator
from .graph import Graph, own_stream
from .learner import Learner
from .network import Net, export_weights, import_weights, mixed_precision
from .opponents import AVERAGE, Opponents
from .processes import ALONE, Processes
from .rollout import Rollout, collect, sample_features

CHECKPOINT = "state.pt"
CHECKPOINT_KEYS = (
    "config",
    "net",
    "average",
    "optimizer",
    "past",
    "numbers",
)  # the file's own names: average is ema_net, past the snapshots
CHECKPOINT_SECONDS = 60.0
MILESTONES = (0.03125, 0.0625, 0.125, 0.25, 0.5)
EVALUATION_GAMES = 20_000
FINAL_SEED, FINAL_ENVS = SEED + 1, 16_384
EXPLOITER_SHARE = 4  # an exploiter plays a quarter as many games at a time
EXPLOITER_RATE, EXPLOITER_ENTROPY, EXPLOITER_SEED = 3e-4, 0.005, 1 << 20
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

Report = Callable[[dict[str, Any]], None]


class Run:
    """One process of several plays a share of the games. The first one writes the files."""

    def __init__(self, config: Config, folder: Path, device: str, processes: Processes = ALONE, *, has_graphs: bool = True) -> None:
        self.config, self.folder, self.device, self.processes = config, folder, device, processes
        self.num_envs = processes.part_of(config.num_envs, "num_envs")
        self.game = find_trainable_game(config.game)
        torch.manual_seed(config.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.net = Net(self.game, config.hidden).to(device)
        self.ema_net: Net = deepcopy(self.net).requires_grad_(False)
        self.has_graphs = has_graphs and device != "cpu" and processes.count == 1
        self.learner = Learner(self.net, self.ema_net, config, processes, has_graphs=self.has_graphs)
        self.opponents = Opponents(self.game, config, self.net, device, self.num_envs)
        self.decisions = self.updates = 0
        self.collect_graph: Graph | None = None
        self.league: League | None = None
        self.stream = 0  # the CUDA stream of the run
        self.saved_updates = 0  # of the checkpoint in the folder
        self.seconds = 0.0
        if processes.is_first:
            folder.mkdir(parents=True, exist_ok=True)
        else:
            torch.manual_seed(config.seed + (processes.rank << 32))  # each process samples actions of its own

    @property
    def progress(self) -> float:
        return self.decisions / self.config.decisions

    def make_env(self) -> tuple[VectorEnv, Rollout]:
        """Make the environment, with new deals after every start. At the start of a run, also initialise the networks."""
        opponents, states = self.opponents, start_states(self.game, self.config.players)
        seed = self.config.seed * 1000 + self.updates
        seating = {"network_envs": opponents.network_envs, "policy_envs": opponents.policy_envs, "seating": opponents.seating}
        place = {"start": self.processes.first_game, "threads": self.processes.threads}
        env = VectorEnv(self.game, states, self.num_envs, seed, self.device, policy=opponents.policy, **seating, **place)
        env.use_stream(self.stream)
        if not self.updates:
            self.net.fit_normalizer(sample_features(env))
            if self.config.initial_network:
                self.load_initial_network(self.config.initial_network)
            self.processes.copy_first(self.net)
            self.ema_net.load_state_dict(self.net.state_dict())
        return env, Rollout(env, self.config.rollout_length)

    def load_initial_network(self, file: str) -> None:
        network = check_fit(read_network(file), self.game)
        if tuple(network.shape[1:-1].tolist()) != self.config.hidden:
            raise BadSetup(Said("training-other-network", {"file": file}))
        import_weights(self.net, network.weights)

    def train(self, report: Report, acknowledge: Callable[[], None] = lambda: None) -> None:
        """Train to the end, or until Ctrl-C or SIGTERM.

        Either of them in any process calls `acknowledge` there, finishes the update in all, saves a checkpoint and raises
        KeyboardInterrupt with the number of the signal.
        """
        with own_stream(self.device) as self.stream:
            env, rollout = self.make_env()
            evaluator = self.make_evaluator()
            with DeferredInterrupt(acknowledge) as interrupt:
                stop_signal = self.train_loop(env, rollout, evaluator, report, interrupt)
                self.save_checkpoint()
        if self.progress >= 1:
            self.export(FINAL)
        if stop_signal:  # also if the run is finished: another stage may follow
            raise KeyboardInterrupt(stop_signal)

    def make_evaluator(self, seed: int = SEED, num_envs: int = NUM_ENVS) -> Evaluator:
        opponents, states = self.opponents, start_states(self.game, self.config.players)
        opponent = opponents.network if self.config.opponent else None
        evaluator = Evaluator(
            self.game,
            states,
            self.device,
            opponent,
            num_envs,
            self.processes,
            seed=seed,
            policy=opponents.policy,
            pick=opponents.pick,
            temperature=self.config.temperature,
        )
        evaluator.env.use_stream(self.stream)
        return evaluator

    def final_evaluation(self, games: int) -> dict[str, float]:
        """Evaluate the averaged network in games that neither the run nor its curve has seen."""
        with own_stream(self.device) as self.stream:
            evaluator = self.make_evaluator(FINAL_SEED, min(games, FINAL_ENVS))
            with torch.no_grad(), mixed_precision(evaluator.env.features):
                return evaluator.evaluate(self.ema_net, games)

    def train_loop(self, env: VectorEnv, rollout: Rollout, evaluator: Evaluator, report: Report, interrupt: "DeferredInterrupt") -> int:
        """Train; returns the number of the signal that ended it, or 0."""
        saved_at = started_at = time.monotonic() - self.seconds
        while self.progress < 1:
            before = self.progress
            metrics = self.update(env, rollout)
            self.seconds = time.monotonic() - started_at
            stop_signal = self.processes.most(interrupt.signal)
            if stop_signal and self.progress < 1:
                return stop_signal
            if stage_of(before, self.config.evaluations) != stage_of(self.progress, self.config.evaluations):
                self.evaluate(evaluator, metrics, report)
            for milestone in MILESTONES:
                if before < milestone <= self.progress:
                    self.export(f"at-{milestone}.npz")
            if time.monotonic() - saved_at > CHECKPOINT_SECONDS:
                self.save_checkpoint()
                saved_at = time.monotonic()
        return self.processes.most(interrupt.signal)

    def update(self, env: VectorEnv, rollout: Rollout) -> dict[str, float]:
        """Collect a rollout and learn from it; returns the learner's metrics."""
        if self.config.exploiter_interval and self.updates and self.updates % self.config.exploiter_interval == 0:
            self.train_exploiter()
        self.opponents.choose(self.net, self.updates)
        if self.collect_graph is None:
            self.collect_graph = Graph(lambda: self.collect(env, rollout), self.has_graphs)
        self.collect_graph()
        metrics = self.learner.learn(rollout, self.progress)
        for mean, now in zip(self.ema_net.parameters(), self.net.parameters(), strict=True):
            mean.lerp_(now, 1 - self.config.ema_decay if self.updates else 1.0)
        self.decisions += int(self.processes.total(rollout.learns.sum()))
        self.updates += 1
        return metrics

    def collect(self, env: VectorEnv, rollout: Rollout) -> None:
        with torch.no_grad(), mixed_precision(env.features):
            collect(rollout, env, self.net, self.opponents)

    def train_exploiter(self) -> None:
        """Let an exploiter learn against the averaged network, and add it to the pool of opponents."""
        if self.league is None:
            self.league = League(self)
        self.opponents.add(self.league.train(self.ema_net))

    def evaluate(self, evaluator: Evaluator, learned: dict[str, float], report: Report) -> None:
        """Evaluate the averaged network; write and report its metrics together with the learner's."""
        with torch.no_grad(), mixed_precision(evaluator.env.features):
            evaluated = evaluator.evaluate(self.ema_net, EVALUATION_GAMES)
        pace = {"seconds": round(self.seconds, 1), "decisions_per_second": round(self.decisions / self.seconds)}
        metrics = {"decisions": self.decisions, **pace, **evaluated, **learned}
        if not self.processes.is_first:
            return
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(metrics) + "\n")
        report(metrics)

    def export(self, name: str) -> None:
        """Write the averaged network as bots/net reads it."""
        if not self.processes.is_first:
            return
        about = {"config": msgspec.to_builtins(self.config), "decisions": self.decisions, "updates": self.updates}
        unfinished = self.folder / f"new-{name}"
        Network(*export_weights(self.ema_net), {**about, "temperature": self.config.temperature}).save(unfinished)
        unfinished.replace(self.folder / name)

    def save_checkpoint(self) -> None:
        if not self.processes.is_first:
            return
        state = {
            "config": msgspec.json.encode(self.config),
            "net": self.net.state_dict(),
            "average": self.ema_net.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.opponents.snapshots,
            "numbers": (self.decisions, self.updates, self.seconds),
        }
        content = io.BytesIO()
        torch.save(state, content)  # into memory first, so that a full disk raises OSError and not an error of PyTorch's
        (self.folder / "state.new").write_bytes(content.getbuffer())
        (self.folder / "state.new").replace(self.folder / CHECKPOINT)
        self.saved_updates = self.updates
        self.export("latest.npz")

    def resume(self) -> None:
        """Continue from the checkpoint in the folder, with any number of processes, also from one of an earlier version.

        Raises BadSetup.
        """
        state = self.read_checkpoint()
        before = stored_config(msgspec.json.decode(state["config"]))
        if (before.game, before.hidden) != (self.config.game, self.config.hidden):
            raise BadSetup(Said("training-other-run", {"folder": str(self.folder)}))
        state = extend_checkpoint(state, self.net, self.game)
        self.net.load_state_dict(state["net"])
        self.ema_net.load_state_dict(state["average"])
        self.learner.load_optimizer(state["optimizer"])
        self.opponents.snapshots = state["past"]
        self.decisions, self.updates, self.seconds = state["numbers"]
        self.saved_updates = self.updates

    def read_checkpoint(self) -> dict[str, Any]:
        is_first = self.processes.is_first  # the others may have no access to the folder
        content = self.processes.from_first((self.folder / CHECKPOINT).read_bytes() if is_first else None)
        try:
            state = torch.load(io.BytesIO(content), map_location=self.device, weights_only=True)
            return {key: state[key] for key in CHECKPOINT_KEYS}
        except (RuntimeError, ValueError, TypeError, KeyError, EOFError, OSError, UnpicklingError):
            raise BadSetup(Said("training-broken-state", {"file": str(self.folder / CHECKPOINT)})) from None


class League:
    """The exploiter of a run: it learns a best response to the averaged network, at first from that network itself."""

    def __init__(self, run: Run) -> None:
        count = run.processes.count
        fields = {
            "opponent": AVERAGE,
            "decisions": 1,  # so that it is always at the end of its schedule
            "num_envs": max(count, run.config.num_envs // EXPLOITER_SHARE // count * count),
            "learning_rate": (EXPLOITER_RATE, EXPLOITER_RATE),
            "entropy_coefficient": (EXPLOITER_ENTROPY, EXPLOITER_ENTROPY),
            "magnet_coefficient": (0.0, 0.0),
            "seed": run.config.seed + EXPLOITER_SEED,
            "exploiter_interval": 0,
            "initial_network": "",
        }
        config = msgspec.structs.replace(run.config, **fields)
        self.run = Run(config, run.folder, run.device, run.processes, has_graphs=run.has_graphs)
        self.run.stream = run.stream
        self.env, self.rollout = self.run.make_env()
        for net in (self.run.net, self.run.ema_net):
            net.load_state_dict(run.ema_net.state_dict())

    def train(self, average: Net) -> Net:
        run = self.run
        assert run.opponents.network is not None
        run.opponents.network.load_state_dict(average.state_dict())
        for _ in range(run.config.exploiter_updates):
            run.update(self.env, self.rollout)
        return run.ema_net


def stage_of(progress: float, stages: int) -> int:
    return min(int(progress * stages), stages)


class DeferredInterrupt:
    """Ctrl-C or SIGTERM that waits for the end of an update: the first is noted and acknowledged, the second has its usual effect."""

    def __init__(self, acknowledge: Callable[[], None]) -> None:
        self.acknowledge, self.signal = acknowledge, 0
        self.previous: dict[int, Any] = {}  # handlers

    def __enter__(self) -> "DeferredInterrupt":
        if threading.current_thread() is threading.main_thread():
            for number in STOP_SIGNALS:
                if signal.getsignal(number) is not signal.SIG_IGN:  # a background job ignores Ctrl-C, and should continue to
                    self.previous[number] = signal.signal(number, self.handle)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.restore()

    def restore(self) -> None:
        for number, handler in self.previous.items():
            signal.signal(number, handler)

    def handle(self, number: int, frame: FrameType | None) -> None:
        self.restore()
        self.signal = number
        self.acknowledge()
