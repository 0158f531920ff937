"""Scenes that a batch plays on the CPU and on a GPU: `python -m tests.batch.gpu_scenes` plays them on the GPU and prints every array."""

import copy
import hashlib
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from typing import Any, Literal

import numpy as np

import katzentisch as kt
from katzentisch.batch.batch import ARRAYS, Batch
from katzentisch.batch.batch_step import ALL_BUT_ONE, MIXED, ROTATING, Seating
from katzentisch.bots.policies import RULES
from katzentisch.games import GAMES
from katzentisch.play.blank_state import blank_state

Device = Literal["cpu", "cuda"]
Frame = dict[str, Any]
ROWS, STEPS = 3, 24
OUT_OF_RANGE = 10**6


def on_host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.to_numpy()


def frame(batch: Batch) -> Frame:
    """Return a digest of every array, and some that are short enough to read."""
    arrays = {name: on_host(getattr(batch, name)) for name in ARRAYS}
    digests = {name: hashlib.sha256(array.tobytes()).hexdigest()[:16] for name, array in arrays.items()}
    read = {name: arrays[name].tolist() for name in ("turn", "actor", "ended", "illegal", "game_number", "opponent_seats")}
    return {**digests, **read, "state": [str(each) for each in batch.state]}


def step_randomly(batch: Batch, steps: int) -> Iterator[Frame]:
    for _ in range(steps):
        batch.step(batch.random_actions())
        yield frame(batch)


def play_table(batch: Batch) -> Iterator[Frame]:
    """Play, try illegal actions, and deal some rows again."""
    yield frame(batch)
    yield from step_randomly(batch, STEPS)
    actions = on_host(batch.random_actions()).copy()
    actions[0], actions[1] = OUT_OF_RANGE, -1
    batch.step(actions)
    yield frame(batch)
    batch.reset(np.arange(ROWS) == 1)
    yield frame(batch)
    yield from step_randomly(batch, 2)
    batch.reset()
    yield frame(batch)


def play_copies(batch: Batch) -> Iterator[Frame]:
    """Copies continue the same games, and leave the batch as it is."""
    yield from step_randomly(batch, 3)
    before = frame(batch)
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        yield from step_randomly(twin, 3)
    yield {"unchanged": frame(batch) == before}


def play_strictly(batch: Batch) -> Iterator[Frame]:
    before = frame(batch)
    try:
        batch.step([OUT_OF_RANGE] * ROWS)
    except kt.IllegalMove as refused:
        yield {"refused": str(refused), "unchanged": frame(batch) == before}
    yield from step_randomly(batch, 2)


def trained_batch(device: Device, seats: int) -> Batch:
    """A batch as training makes it: tables of several sizes, a row with stepped opponents, one with bots, one without."""
    game = GAMES["katze_im_sack"]
    tables = np.concatenate([blank_state(game, players, {}, 0) for players in game.players])
    return Batch.of_tables(game, tables, ROWS, 1, Seating(1, 1, seats, ROTATING, True), [RULES], device, start=7)


def scenes(device: Device) -> Iterator[tuple[str, Callable[[], Iterator[Frame]]]]:
    for game in GAMES.values():
        tables: list[tuple[int, dict[str, Any]]] = [(0, {}), (-1, {"forced": "show"}), (-1, {"opponents": "rules"})]
        for place, more in tables:
            players, fields = game.players[place], {"seed": 11, "start": 5, "device": device, **more}
            yield f"{game.id} {players} {more}", lambda g=game, p=players, f=fields: play_table(Batch(g, p, ROWS, **f))  # type: ignore[misc]
        yield f"{game.id} strict", lambda g=game: play_strictly(Batch(g, 3, ROWS, seed=2, device=device, strict=True))  # type: ignore[misc]
    yield "copies", lambda: play_copies(Batch("mau_mau", 3, ROWS, seed=2, device=device, opponents="rules"))
    for seats in (ALL_BUT_ONE, MIXED):
        yield f"training {seats}", lambda s=seats: play_table(trained_batch(device, s))  # type: ignore[misc]


def played(device: Device) -> Iterator[tuple[str, list[Frame]]]:
    for name, play in scenes(device):
        yield name, list(play())


if __name__ == "__main__":
    for scene in played("cuda"):
        json.dump(scene, sys.stdout)
        print()
