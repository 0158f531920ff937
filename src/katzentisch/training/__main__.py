"""`python -m katzentisch.training CONFIG --out FOLDER`: trains the network of a game; called again, it goes on where it stopped."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..games.game import BadSetup, Refusal
from ..words import LANGUAGES, Said
from .config import Config, read

Tell = Callable[[Said], None]


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="katzentisch.training", description=__doc__)
    parser.add_argument("config", type=Path, help="a TOML file as those in training/configs")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run: checkpoints, curve, networks")
    parser.add_argument("--device", choices=["cpu", "cuda"], help="usually the GPU, if there is one")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="another value for a field of the configuration")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language in which mistakes are told")
    return parser.parse_args(words)


def told(line: dict[str, Any]) -> None:
    print(
        f"{line['decisions'] / 1e6:8.1f} M decisions  {line['seconds']:6.0f} s  {line['rate'] / 1e6:6.2f} M/s  "
        f"lead {line['lead']:+.4f} ± {1.96 * line['lead_error']:.4f}  wins {line['wins']:.3f} ± {1.96 * line['wins_error']:.3f} × fair  "
        f"value {line['value']:.4f}  entropy {line['entropy']:.3f}  change {line['change']:.5f}",
        flush=True,
    )


def train(config: Config, folder: Path, wished: str | None, tell: Tell) -> None:
    """Here, because PyTorch is an extra, and mistakes are told without it."""
    import torch  # noqa: PLC0415

    from .run import STATE, Run  # noqa: PLC0415

    has_gpu = torch.cuda.is_available()
    if wished == "cuda" and not has_gpu:
        raise BadSetup(Said("training-no-gpu"))
    run = Run(config, folder, wished or ("cuda" if has_gpu else "cpu"))
    if (folder / STATE).exists():
        run.resume()
    try:
        run.go(told, lambda: tell(Said("training-stopping")))
    except KeyboardInterrupt:
        sentence = "nothing-kept" if not run.kept else "kept" if run.kept == run.updates else "lost"
        tell(Said(f"training-{sentence}", {"decisions": run.decisions, "file": str(folder / STATE)}))
        raise


def main(words: list[str]) -> int:
    asked = arguments(words)

    def tell(said: Said) -> None:
        print(said.tell(asked.lang), file=sys.stderr, flush=True)

    try:
        train(read(asked.config, asked.set), asked.out, asked.device, tell)
        return 0
    except KeyboardInterrupt:
        return 130
    except (Exception, MemoryError) as error:
        said = said_by(error, asked.out)
        if said is None:
            raise
        tell(said)
    return 2


def said_by(error: Exception, folder: Path) -> Said | None:
    """None for a fault of ours."""
    if isinstance(error, Refusal):
        return error.said
    if isinstance(error, ImportError):
        return Said("training-torch", {"why": str(error)})
    if isinstance(error, OSError):
        return Said("training-folder", {"folder": str(folder), "why": error.strerror or str(error)})
    if isinstance(error, MemoryError) or type(error).__name__ == "OutOfMemoryError" or "not enough memory" in str(error):
        return Said("training-memory")  # PyTorch has a class of its own on the GPU and none on the CPU
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
