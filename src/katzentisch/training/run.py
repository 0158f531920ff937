"""A run of training: plays, learns, measures itself, and keeps what it has learned in a folder.

state.pt        everything that is needed to go on, written every minute, at the end and at Ctrl-C; latest.npz is its network
curve.jsonl     a line each time it was measured
at-0.125.npz    the network when an eighth of the decisions were made, and so on; final.npz
"""

import io
import json
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import msgspec
import torch

from ..bots.named import fit, read
from ..bots.net.network import Network
from ..games.game import BadSetup
from ..words import Said
from .config import Config
from .evaluating import Examination
from .experience import Experience, examples, gather
from .hall import Hall
from .interruption import Interruption
from .league import League
from .learner import Learner
from .network import Net, exported, imported, mixed
from .tables import game_with_decisions, tables

STATE = "state.pt"
MILESTONES = (0.03125, 0.0625, 0.125, 0.25, 0.5)
KEPT_EVERY = 60.0  # seconds
EXAMINED = 20_000  # games

Say = Callable[[dict[str, Any]], None]


class Run:
    def __init__(self, config: Config, folder: Path, device: str) -> None:
        self.config, self.folder, self.device = config, folder, device
        self.game = game_with_decisions(config.game)
        torch.manual_seed(config.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.net = Net(self.game, config.hidden).to(device)
        self.average = deepcopy(self.net).requires_grad_(False)
        self.learner = Learner(self.net, config)
        self.league = League(self.game, config, self.net, device)
        self.decisions = self.updates = 0
        self.kept = 0  # updates of the state that is in the folder
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def progress(self) -> float:
        return self.decisions / self.config.decisions

    def open_hall(self) -> tuple[Hall, Experience]:
        """New deals after every start."""
        league, places = self.league, tables(self.game, self.config.players)
        seed, guests = self.config.seed * 1000 + self.updates, {"visited": league.visited, "coached": league.coached}
        hall = Hall(self.game, places, self.config.games, seed, self.device, company=league.company, **guests)
        if not self.updates:
            self.net.get_used_to(examples(hall))
            if self.config.begin:
                self.begin_with(self.config.begin)
            self.average.load_state_dict(self.net.state_dict())
        return hall, Experience(hall, self.config.steps)

    def begin_with(self, file: str) -> None:
        network = fit(read(file), self.game)
        if tuple(network.shape[1:-1].tolist()) != self.config.hidden:
            raise BadSetup(Said("training-other-network", {"file": file}))
        imported(self.net, network.weights)

    def go(self, say: Say, ask: Callable[[], None] = lambda: None) -> None:
        """To the end, or until Ctrl-C, which `ask` acknowledges: then what was learned is kept and KeyboardInterrupt raised."""
        hall, experience = self.open_hall()
        rival = self.league.rival if self.config.opponent else None
        examination = Examination(self.game, tables(self.game, self.config.players), self.device, rival)
        with Interruption(ask) as interruption:
            self.learn(hall, experience, examination, say, interruption)
        self.keep()
        if interruption.is_asked and self.progress < 1:
            raise KeyboardInterrupt
        self.export("final.npz")

    def learn(self, hall: Hall, experience: Experience, examination: Examination, say: Say, interruption: Interruption) -> None:
        kept = began = time.monotonic() - self.seconds
        while self.progress < 1:
            before = self.progress
            told = self.update(hall, experience)
            self.seconds = time.monotonic() - began
            if interruption.is_asked:
                return
            if stage(before, self.config.evaluations) != stage(self.progress, self.config.evaluations):
                self.examine(examination, told, say)
            for milestone in MILESTONES:
                if before < milestone <= self.progress:
                    self.export(f"at-{milestone}.npz")
            if time.monotonic() - kept > KEPT_EVERY:
                self.keep()
                kept = time.monotonic()

    def update(self, hall: Hall, experience: Experience) -> dict[str, float]:
        self.league.invite(self.net, self.updates)
        with torch.no_grad(), mixed(hall.x):
            gather(experience, hall, self.net, self.league)
        told = self.learner.learn(experience, self.progress)
        for mean, now in zip(self.average.parameters(), self.net.parameters(), strict=True):
            mean.lerp_(now, 1 - self.config.average if self.updates else 1.0)
        self.decisions += int(experience.learns.sum())
        self.updates += 1
        return told

    def examine(self, examination: Examination, told: dict[str, float], say: Say) -> None:
        with torch.no_grad(), mixed(examination.hall.x):
            marks = examination.marks(self.average, EXAMINED)
        rate = self.decisions / self.seconds
        line = {"decisions": self.decisions, "seconds": round(self.seconds, 1), "rate": round(rate), **marks, **told}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        say(line)

    def export(self, name: str) -> None:
        """As bots/net reads it."""
        about = {"config": msgspec.to_builtins(self.config), "decisions": self.decisions, "updates": self.updates}
        unfinished = self.folder / f"new-{name}"
        Network(*exported(self.average), about).save(unfinished)
        unfinished.replace(self.folder / name)

    def keep(self) -> None:
        state = {
            "config": msgspec.json.encode(self.config),
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.league.past,
            "numbers": (self.decisions, self.updates, self.seconds),
        }
        written = io.BytesIO()
        torch.save(state, written)  # a full disk is no error of PyTorch's then
        (self.folder / "state.new").write_bytes(written.getbuffer())
        (self.folder / "state.new").replace(self.folder / STATE)
        self.kept = self.updates
        self.export("latest.npz")

    def resume(self) -> None:
        state = self.read_state()
        before = msgspec.json.decode(state["config"], type=Config)
        if (before.game, before.hidden) != (self.config.game, self.config.hidden):
            raise BadSetup(Said("training-other-run", {"folder": str(self.folder)}))
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
        self.league.past = state["past"]
        self.decisions, self.updates, self.seconds = state["numbers"]
        self.kept = self.updates

    def read_state(self) -> dict[str, Any]:
        content = io.BytesIO((self.folder / STATE).read_bytes())
        try:
            state = torch.load(content, map_location=self.device, weights_only=True)
            return {part: state[part] for part in ("config", "net", "average", "optimizer", "past", "numbers")}
        except (RuntimeError, ValueError, TypeError, KeyError, EOFError, OSError, UnpicklingError):
            raise BadSetup(Said("training-broken-state", {"file": str(self.folder / STATE)})) from None


def stage(progress: float, stages: int) -> int:
    return min(int(progress * stages), stages)
