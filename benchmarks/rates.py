"""script/run rates: how fast the games run, as `katzentisch bench` measures it, as a table in Markdown.

script/run rates                             measure all games and print the table: five minutes
script/run rates --json FILE                 print the table of figures that `katzentisch bench --json` printed
script/run rates --markdown docs/speed.md    write it into the page, to the place for machines with or without a GPU
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .markers import NoMarkers, write_between_markers

NAMES = {
    "katzenjammer_blues": "Katzenjammer Blues",
    "katze_im_sack": "Katze im Sack",
    "maus_pass_auf": "Maus, pass auf!",
    "mau_mau": "Mau Mau",
}
COMMANDS = {True: "script/run rates --markdown, with a GPU,", False: "script/run rates --markdown, without a GPU,"}


def millions(value: float) -> str:
    return f"{value / 1e6:,.{0 if value >= 1e9 else 1 if value >= 1e7 else 2}f} M"


ROWS: tuple[tuple[str, str, Callable[[float], str]], ...] = (
    ("moves_per_second_one_thread", "moves/s, one thread", millions),
    ("moves_per_second_all_threads", "moves/s, {threads} threads", millions),
    ("moves_per_second_gpu", "moves/s, GPU", millions),
    ("moves_per_second_python", "moves/s driven from Python (`legal` + `apply`)", millions),
    ("batch_steps_per_second_one_thread", "`Batch` steps/s, one thread", millions),
    ("batch_steps_per_second_all_threads", "`Batch` steps/s, {threads} threads", millions),
    ("batch_steps_per_second_gpu", "`Batch` steps/s, GPU", millions),
    ("deals_per_second", "deals/s, one thread", millions),
    ("share_of_time_dealing", "share of time: dealing", "{:.0%}".format),
    ("share_of_time_legal", "share of time: generating legal moves", "{:.0%}".format),
    ("bytes", "bytes per state", "{:,}".format),
    ("seconds_to_first_move_cold", "seconds to the first move, not compiled", "{:.1f}".format),
    ("seconds_to_first_move_warm", "seconds to the first move, compiled", "{:.1f}".format),
)


def table(games: Sequence[Mapping[str, Any]]) -> str:
    """The figures, a column for each game; rows that no game has are left out."""
    lines = [f"| | {' | '.join(NAMES.get(each['game'], each['game']) for each in games)} |", f"|---|{'---:|' * len(games)}"]
    for name, label, form in ROWS:
        values = [each[name] for each in games]
        if any(value is not None for value in values):
            shown = ["–" if value is None else form(value) for value in values]
            lines.append(f"| {label.format(threads=games[0]['threads'])} | {' | '.join(shown)} |")
    return "\n".join(lines)


def introduction(output: Mapping[str, Any]) -> str:
    machine, games = output["machine"], output["games"]
    device = f"{machine['gpu']}, " if machine["gpu"] else ""
    players = " or ".join(str(number) for number in sorted({each["players"] for each in games}))
    return (
        f"{players} players, default options, random play, including the deals. {device}{machine['cores']} cores of an "
        f"{machine['processor']}, Python {machine['python']}, Numba {machine['numba']}, NumPy {machine['numpy']}, "
        f"Katzentisch {machine['katzentisch']}, {time.strftime('%B %Y')}. All games in one run."
    )


def measure() -> dict[str, Any]:
    command = [str(Path(sys.executable).parent / "katzentisch"), "bench", "--json"]
    output: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return output


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("script/run rates", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, metavar="FILE", help="figures that `katzentisch bench --json` printed, instead of new ones")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="the page to write the table into")
    asked = parser.parse_args(arguments)
    try:
        output = json.loads(asked.json.read_text(encoding="utf-8")) if asked.json else measure()
        text = f"{introduction(output)}\n\n{table(output['games'])}"
        if asked.markdown:
            write_between_markers(asked.markdown, COMMANDS[bool(output["machine"]["gpu"])], text)
    except (OSError, ValueError, KeyError, NoMarkers) as fault:
        parser.error(str(fault))
    print(text)


if __name__ == "__main__":
    main()
