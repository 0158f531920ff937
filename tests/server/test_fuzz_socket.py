"""Whatever is sent over a WebSocket, the server answers, changes nothing that it shouldn't, and doesn't complain."""

import asyncio
import gc
from pathlib import Path

from benchmarks.trials.mischief import make_trouble

from .complaints import complaints
from .serving import Running, quick, running

MESSAGES = 3000


def failures(server: Running) -> float:
    counted = server.server.house.counts.failures.collect()
    return sum(sample.value for metric in counted for sample in metric.samples if sample.name.endswith("_total"))


def test_nonsense_changes_nothing(tmp_path: Path, address: str) -> None:
    with complaints() as heard, running(quick(tmp_path, address)) as server:
        outcome = asyncio.run(make_trouble(server.url, address, MESSAGES, seed=1))
        failed = failures(server)
    gc.collect()  # asyncio complains of a task when it goes
    assert outcome.said >= MESSAGES * 0.9
    assert outcome.thrown_out == 60
    assert outcome.tables_changed == 0
    assert (heard, failed) == ([], 0)
