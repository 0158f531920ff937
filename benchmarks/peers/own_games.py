"""Ours: what `katzentisch bench` measures for a game of four, random moves compiled on one thread and driven from Python."""

import json
import subprocess
import sys
from pathlib import Path

from timing import hold_one_core, print_rates

if __name__ == "__main__":
    hold_one_core()
    command = [str(Path(sys.executable).parent / "katzentisch"), "bench", sys.argv[1], "--json"]
    (figures,) = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)["games"]
    print_rates(ours_compiled=figures["moves_per_second_one_thread"], ours_python=figures["moves_per_second_python"])
