"""Starts `katzentisch` as another version and with a clock that can be set: python -m benchmarks.trials.soak.starter serve …

KATZENTISCH_CLOCK names the file with the seconds that the clock is ahead, KATZENTISCH_RELEASE the version.
"""

import os
import sys

import katzentisch

from ..attack.starter import clock


def main() -> int:
    clock()
    katzentisch.__version__ = os.environ["KATZENTISCH_RELEASE"]
    from katzentisch.cli import main as command  # noqa: PLC0415

    return int(command() or 0)


if __name__ == "__main__":
    sys.exit(main())
