"""A GPU steps the same games as the CPU: under CUDA's simulator, which interprets the very functions that a GPU would run."""

import json
import os
import subprocess
import sys

import torch

from katzentisch.games import GAMES
from katzentisch.training.hall import Hall
from katzentisch.training.loops import ONE_HOST
from katzentisch.training.tables import tables

GAME, PLAYERS, AT_ONCE, STEPS = "katze_im_sack", 3, 4, 3
ON_GPU = f"""
import json
import numpy as np
from katzentisch.batch.gpu import load_cuda
from katzentisch.games import GAMES
from katzentisch.play.position import key_of, seed_bytes
from katzentisch.training.loops import ONE_HOST, Arrays
from katzentisch.training.stepping import kernel_for
from katzentisch.training.tables import tables

cuda, game, n = load_cuda(), GAMES["{GAME}"], {AT_ONCE}
seats = game.players[-1]
shapes = [("i8", ()), ("i4", ()), ("i1", (game.feature_count,)), ("?", (game.actions,)), ("i8", ()), ("i8", ()), ("?", ())]
told = [np.zeros((n, *shape), kind) for kind, shape in [*shapes, ("f4", (seats,)), ("f4", (seats,))]]
told[0][:] = np.arange(n)
states, actions = np.zeros(n, game.state), np.full(n, -1, np.int64)
arrays = Arrays(tables(game, ({PLAYERS},)), key_of(seed_bytes(1)), *told, 2, 1, ONE_HOST)
for step in range({STEPS}):
    told[3][:] = False
    kernel_for(game)[1, n](states, arrays, actions)
    actions = told[3].argmax(1)
    print(json.dumps([each.tolist() for each in told]))
"""


def here() -> list[list[object]]:
    """The same in a hall of this process, always with the first legal action."""
    hall = Hall(GAMES[GAME], tables(GAMES[GAME], (PLAYERS,)), AT_ONCE, 1, "cpu", visited=2, coached=1, company=ONE_HOST)
    steps = [[each.tolist() for each in hall.told()]]
    while len(steps) < STEPS:
        hall.step(hall.may.to(torch.int8).argmax(1))
        steps.append([each.tolist() for each in hall.told()])
    return steps


def test_the_gpu_steps_the_same_games() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", ON_GPU], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert [json.loads(line) for line in run.stdout.splitlines()] == here()
