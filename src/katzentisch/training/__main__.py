"""`python -m katzentisch.training CONFIG --out FOLDER`: trains the network of a game; called again, it goes on where it stopped."""

import argparse
import sys
from pathlib import Path
from typing import Any

from ..games.game import Refusal
from ..words import Said
from .config import read


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="katzentisch.training", description=__doc__)
    parser.add_argument("config", type=Path, help="a TOML file as those in training/configs")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run: checkpoints, curve, networks")
    parser.add_argument("--device", help="cpu or cuda; usually the GPU, if there is one")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="another value for a field of the configuration")
    return parser.parse_args(words)


def told(line: dict[str, Any]) -> None:
    print(
        f"{line['decisions'] / 1e6:8.1f} M decisions  {line['seconds']:6.0f} s  {line['rate'] / 1e6:6.2f} M/s  "
        f"lead {line['lead']:+.4f} ± {1.96 * line['lead_error']:.4f}  wins {line['wins']:.3f} ± {1.96 * line['wins_error']:.3f} × fair  "
        f"value {line['value']:.4f}  entropy {line['entropy']:.3f}  change {line['change']:.5f}",
        flush=True,
    )


def main(words: list[str]) -> int:
    asked = arguments(words)
    try:
        config = read(asked.config, asked.set)
        import torch  # noqa: PLC0415 an extra, and mistakes are told without it

        from .run import Run  # noqa: PLC0415

        run = Run(config, asked.out, asked.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        if (asked.out / "state.pt").exists():
            run.resume()
        run.go(told)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except ImportError as error:
        print(Said("training-torch", {"why": str(error)}), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
