"""A GPU steps the same batches as the CPU: tested with the CUDA simulator, which interprets the functions that a GPU would run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.batch.gpu_scenes import played

import katzentisch as kt
from katzentisch.batch.dlpack import CUDA, GpuArray
from katzentisch.testing.tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def run_simulated(*arguments: str) -> str:
    """Run Python with a simulated GPU and return what it printed."""
    command = [sys.executable, "-W", "ignore", *arguments]
    root = Path(__file__).parents[2]
    run = subprocess.run(command, env={**os.environ, **SIMULATED}, cwd=root, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_the_gpu_steps_the_same_games() -> None:
    on_gpu = [json.loads(line) for line in run_simulated("-m", "tests.batch.gpu_scenes").splitlines()]
    ends = 0
    for (name, frames), (simulated, shown) in zip(played("cpu"), on_gpu, strict=True):
        assert name == simulated
        assert json.loads(json.dumps(frames)) == shown, name
        ends += sum(any(each.get("ended", [])) for each in frames)
        if name.endswith("strict"):
            assert frames[0]["unchanged"]
        if name == "copies":
            assert frames[3:6] == frames[6:9]
            assert frames[9]["unchanged"]
    assert ends > 10


BAD = """
import numpy as np
import katzentisch as kt

def refused(make):
    try:
        make()
    except kt.BadSetup as error:
        print(error)

def batch(**more):
    return kt.Batch("mau_mau", 3, 2, seed=1, device="cuda", **more)

refused(lambda: batch(opponents="net"))
refused(lambda: batch(opponents=["rules", "random"]))
refused(lambda: batch().step([1]))
refused(lambda: batch().step([1.0, 2.0]))
refused(lambda: batch().step(kt.Batch("mau_mau", 3, 4, seed=1, device="cuda").random_actions()))
refused(lambda: batch().step(batch().observation))
refused(lambda: batch().reset([True]))
"""


def test_wrong_arguments_on_a_gpu_are_refused() -> None:
    lines = run_simulated("-c", BAD).splitlines()
    assert len(lines) == 7
    assert all("same bot" in line for line in lines[:2])
    assert all("array of 2 whole numbers" in line for line in lines[2:6])
    assert "2" in lines[6]


def test_without_a_gpu_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.batch.gpu.has_gpu", lambda: False)
    with pytest.raises(kt.BadSetup, match="GPU"):
        kt.Batch("mau_mau", 3, 2, device="cuda")


def test_an_array_names_its_gpu() -> None:
    class Memory:
        shape, dtype = (2, 3), "i4"
        __cuda_array_interface__ = {"data": (64, False)}  # noqa: RUF012

    assert GpuArray(Memory(), 1).__dlpack_device__() == (CUDA, 1)
