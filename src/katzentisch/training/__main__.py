"""`python -m katzentisch.training CONFIG --out FOLDER`: train the network of a game. Run it again to continue where it stopped."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..games.game import BadSetup, Refusal
from ..words import LANGUAGES, Said
from .config import Config, read_config

Show = Callable[[Said], None]


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="katzentisch.training", description=__doc__)
    parser.add_argument("config", type=Path, help="a TOML file like those in games/*/training.toml")
    parser.add_argument("--out", type=Path, required=True, help="folder of the run: checkpoint, metrics, networks")
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


def train(config: Config, folder: Path, device: str | None, show: Show) -> None:
    """Start or continue a run. PyTorch is imported here, since it is an extra and errors must be reported without it too."""
    import torch  # noqa: PLC0415

    from .run import CHECKPOINT, Run  # noqa: PLC0415

    has_gpu = torch.cuda.is_available()
    if device == "cuda" and not has_gpu:
        raise BadSetup(Said("training-no-gpu"))
    run = Run(config, folder, device or ("cuda" if has_gpu else "cpu"))
    if (folder / CHECKPOINT).exists():
        run.resume()
    try:
        run.train(print_metrics, lambda: show(Said("training-stopping")))
    except KeyboardInterrupt:
        saved = "nothing-kept" if not run.saved_updates else "kept" if run.saved_updates == run.updates else "lost"
        show(Said(f"training-{saved}", {"decisions": run.decisions, "file": str(folder / CHECKPOINT)}))
        raise


def main(arguments: list[str]) -> int:
    parsed = parse_arguments(arguments)

    def show(said: Said) -> None:
        print(said.translate(parsed.lang), file=sys.stderr, flush=True)

    try:
        train(read_config(parsed.config, parsed.set), parsed.out, parsed.device, show)
        return 0
    except KeyboardInterrupt:
        return 130
    except (Exception, MemoryError) as error:
        sentence = describe(error, parsed.out)
        if sentence is None:
            raise
        show(sentence)
    return 2


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
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
