"""How fast one training run is in one process, with and without CUDA graphs.

    script/run training-speed                          Katze im Sack, 65,536 games × 24 decisions, on the GPU
    script/run training-speed --device cpu --num-envs 256 --rollout-length 8 --minibatch-size 512

Runs with and without graphs alternate. Each has a few updates before the clock starts, in which the graphs are recorded. On a CPU there
are no graphs, so both are the same.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

WARM_UP = 5  # updates


@dataclass(frozen=True)
class Pace:
    seconds: float  # of an update: the median
    decisions_per_second: float


def measure(asked: argparse.Namespace, device: str, *, has_graphs: bool) -> Pace:
    """Train for some updates. Opponents and learning are those of a usual run; nothing is evaluated or written."""
    from katzentisch.training.config import Config  # noqa: PLC0415  PyTorch is an extra
    from katzentisch.training.graph import own_stream  # noqa: PLC0415
    from katzentisch.training.run import Run  # noqa: PLC0415

    sizes = {name: getattr(asked, name) for name in ("num_envs", "rollout_length", "minibatch_size")}
    with tempfile.TemporaryDirectory() as folder, own_stream(device) as stream:
        run = Run(Config(game=asked.game, **sizes), Path(folder), device, has_graphs=has_graphs)
        run.stream = stream
        env, rollout = run.make_env()
        for _ in range(WARM_UP):
            run.update(env, rollout)
        before, times = run.decisions, []
        for _ in range(asked.updates):
            started = time.perf_counter()
            run.update(env, rollout)  # ends with numbers that are read, so the GPU has finished
            times.append(time.perf_counter() - started)
        return Pace(median(times), (run.decisions - before) / sum(times))


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("script/run training-speed", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="katze_im_sack")
    parser.add_argument("--device", choices=["cpu", "cuda"], help="default: the GPU if there is one")
    parser.add_argument("--num-envs", type=int, default=65_536, help="games played in parallel; default: 65,536")
    parser.add_argument("--rollout-length", type=int, default=24, help="decisions per game between two updates; default: 24")
    parser.add_argument("--minibatch-size", type=int, default=32_768, help="default: 32,768")
    parser.add_argument("--updates", type=int, default=30, help="updates that are timed in each run; default: 30")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each kind; default: 3")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    from katzentisch.training.processes import ALONE  # noqa: PLC0415  PyTorch is an extra

    asked = parse_arguments(arguments)
    device = ALONE.device(asked.device)
    paces: dict[bool, list[Pace]] = {True: [], False: []}
    for number in range(asked.rounds):
        for has_graphs in (True, False):
            pace = measure(asked, device, has_graphs=has_graphs)
            paces[has_graphs].append(pace)
            kind = "with" if has_graphs else "without"
            milliseconds, rate = 1e3 * pace.seconds, pace.decisions_per_second
            print(f"round {number + 1}, {kind:7} graphs: {milliseconds:8.1f} ms an update, {rate:12,.0f} decisions/s", flush=True)
    without, with_graphs = (median(each.seconds for each in paces[has_graphs]) for has_graphs in (False, True))
    print(f"an update without graphs takes {without / with_graphs:.2f} × the time of one with graphs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
