"""`python -m katzentisch.training CONFIG … --out FOLDER`: train the network of a game. Run it again to continue where it stopped.

`torchrun --nproc-per-node=N -m katzentisch.training …` trains on N GPUs, or in N processes on the CPU.
"""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from ..games.game import BadSetup, Refusal
from ..words import LANGUAGES, Said
from .config import FINAL, PREVIOUS, Config, read_config

if TYPE_CHECKING:
    from .processes import Processes

Show = Callable[[Said], None]


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="katzentisch.training", description=__doc__)
    parser.add_argument(
        "configs",
        type=Path,
        nargs="+",
        metavar="config",
        help="a TOML file like those in games/*/training.toml; several are the stages of one run",
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        help="folder of the run: checkpoint, metrics, networks; it has a folder for each of several stages",
    )
    parser.add_argument("--device", choices=["cpu", "cuda"], help="default: the GPU if there is one")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="replace a field of the configuration")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of error messages")
    return parser.parse_args(arguments)


def print_metrics(metrics: dict[str, Any]) -> None:
    print(
        f"{metrics['decisions'] / 1e6:8.1f} M decisions  {metrics['seconds']:6.0f} s  {metrics['decisions_per_second'] / 1e6:6.2f} M/s  "
        f"lead {metrics['lead']:+.4f} ± {1.96 * metrics['lead_error']:.4f}  "
        f"wins {metrics['wins']:.3f} ± {1.96 * metrics['wins_error']:.3f} × fair  value loss {metrics['value_loss']:.4f}  "
        f"entropy {metrics['entropy']:.3f}  squared log ratio {metrics['squared_log_ratio']:.5f}",
        flush=True,
    )


def train(config: Config, folder: Path, kind: str | None, processes: "Processes | None", show: Show) -> None:
    """Start or continue a run. PyTorch is imported here, since it is an extra and errors must be reported without it too."""
    from .processes import ALONE  # noqa: PLC0415
    from .run import CHECKPOINT, Run  # noqa: PLC0415

    processes = processes or ALONE
    device = processes.device(kind)
    processes.connect(device)
    run = Run(config, folder, device, processes)
    if processes.from_first((folder / CHECKPOINT).exists()):
        run.resume()

    def show_once(said: Said) -> None:
        if processes.is_first and not processes.has_failure():  # if another process has failed, torchrun stops this one
            show(said)

    try:
        run.train(print_metrics, lambda: show_once(Said("training-stopping")))
    except KeyboardInterrupt:
        saved = "nothing-kept" if not run.saved_updates else "kept" if run.saved_updates == run.updates else "lost"
        show_once(Said(f"training-{saved}", {"decisions": run.decisions, "file": str(folder / CHECKPOINT)}))
        raise
    finally:
        if sys.exc_info()[0] in (None, KeyboardInterrupt):
            processes.disconnect()


def main(arguments: list[str]) -> int:
    parsed = parse_arguments(arguments)
    processes: Processes | None = None

    def show(said: Said) -> None:
        print(said.translate(parsed.lang), file=sys.stderr, flush=True)

    try:
        processes = find_processes() if is_distributed() else None
        for config, folder in stages(parsed.configs, parsed.out, parsed.set):
            train(config, folder, parsed.device, processes, show)
        return 0
    except KeyboardInterrupt as stop:
        return 128 + int(stop.args[0] if stop.args else signal.SIGINT)
    except (Exception, MemoryError) as error:
        if processes is not None:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # torchrun sends it when a process fails; there is still something to say
            if not processes.is_first_failure():
                return 2
        sentence = describe(error, parsed.out)
        if sentence is None:
            raise
        show(sentence)
    return 2


def stages(files: list[Path], out: Path, overrides: list[str]) -> list[tuple[Config, Path]]:
    """Return the configuration and the folder of each stage. A stage can start from the network of the one before."""
    configs = [read_config(file, overrides) for file in files]
    folders = [out] if len(files) == 1 else [out / f"{number}-{file.stem}" for number, file in enumerate(files, start=1)]
    if configs[0].initial_network == PREVIOUS:
        raise BadSetup(Said("training-no-previous", {"file": str(files[0])}))
    starts = [configs[0].initial_network, *(str(folder / FINAL) for folder in folders)]
    return [
        (replace(config, initial_network=start) if config.initial_network == PREVIOUS else config, folder)
        for config, start, folder in zip(configs, starts, folders, strict=False)
    ]


def is_distributed() -> bool:
    """Whether torchrun started this process together with others."""
    return "MASTER_ADDR" in os.environ and int(os.environ.get("WORLD_SIZE", "1")) > 1


def find_processes() -> "Processes":
    from .processes import find_processes as find  # noqa: PLC0415

    return find()


def describe(error: Exception, folder: Path) -> Said | None:
    """Describe an error that the user can do something about; None for a bug."""
    if isinstance(error, Refusal):
        return error.said
    if isinstance(error, ImportError):
        return Said("training-torch", {"why": str(error)})
    if isinstance(error, OSError):
        return Said("training-folder", {"folder": str(folder), "why": error.strerror or str(error)})
    if isinstance(error, MemoryError) or type(error).__name__ == "OutOfMemoryError" or "not enough memory" in str(error):
        return Said("training-memory")  # PyTorch has its own class for this on the GPU and none on the CPU
    if any(each.__name__ == "DistError" for each in type(error).__mro__) or "gloo" in str(error):
        return Said("training-process-lost")
    return None


def leave(code: int) -> NoReturn:
    """End this process. Threads of PyTorch that connect processes can abort one while Python shuts down, so that is left out then."""
    if is_distributed():
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
