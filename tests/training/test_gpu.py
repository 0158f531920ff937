"""A GPU steps the same games as the CPU: tested with the CUDA simulator, which interprets the functions that a GPU would run."""

import json
import os
import subprocess
import sys

import torch

from katzentisch.games import GAMES
from katzentisch.training.environment import VectorEnv, start_states
from katzentisch.training.step import ALL_BUT_ONE

GAME, PLAYERS, NUM_ENVS, STEPS = "katze_im_sack", 3, 4, 3
ON_GPU = f"""
import json
import numpy as np
from katzentisch.batch.gpu import load_cuda
from katzentisch.games import GAMES
from katzentisch.play.blank_state import key_of, seed_bytes
from katzentisch.training.environment import start_states
from katzentisch.training.step import ALL_BUT_ONE, Buffers, compile_kernel

cuda, game, n = load_cuda(), GAMES["{GAME}"], {NUM_ENVS}
seats = game.players[-1]
shapes = [("i8", ()), ("i4", ()), ("i1", (game.feature_count,)), ("?", (game.actions,)), ("i8", ()), ("i8", ()), ("?", ())]
arrays = [np.zeros((n, *shape), kind) for kind, shape in [*shapes, ("f4", (seats,)), ("f4", (seats,))]]
arrays[0][:] = np.arange(n)
states, actions = np.zeros(n, game.state), np.full(n, -1, np.int64)
buffers = Buffers(start_states(game, ({PLAYERS},)), key_of(seed_bytes(1)), *arrays, 2, 1, ALL_BUT_ONE)
for step in range({STEPS}):
    arrays[3][:] = False
    compile_kernel(game)[1, n](states, buffers, actions)
    actions = arrays[3].argmax(1)
    print(json.dumps([each.tolist() for each in arrays]))
"""


def on_cpu() -> list[list[object]]:
    """The same on the CPU of this process, always with the first legal action."""
    states = start_states(GAMES[GAME], (PLAYERS,))
    env = VectorEnv(GAMES[GAME], states, NUM_ENVS, 1, "cpu", network_envs=2, rules_envs=1, seating=ALL_BUT_ONE)
    steps = [[each.tolist() for each in env.tensors]]
    while len(steps) < STEPS:
        env.step(env.legal_mask.to(torch.int8).argmax(1))
        steps.append([each.tolist() for each in env.tensors])
    return steps


def test_the_gpu_steps_the_same_games() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", ON_GPU], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert [json.loads(line) for line in run.stdout.splitlines()] == on_cpu()
