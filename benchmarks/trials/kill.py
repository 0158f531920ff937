"""Do moves survive when a server is killed? People and bots play at many tables; in the middle of it the server is killed without warning
and started again, several times. On PostgreSQL there are two servers, one of which is killed at a time. Afterwards every move that a client
was told of must be in the log and in the game's record, at its place and once.

    script/trial-kill                                       200 tables and 5 kills, on both databases
    script/trial-kill --tables 20 --kills 2 --database sqlite
"""

import argparse
import asyncio
import sys
from dataclasses import dataclass
from time import monotonic

from rich import box
from rich.console import Console
from rich.table import Table

from .databases import PROCESSES, add_choice, chosen, opened
from .evening import Evening
from .process import serving
from .reckoning import Reckoning, reckon
from .takeover import longest_takeover

SEED = 1


@dataclass(frozen=True)
class Trial:
    reckoning: Reckoning
    pause: float  # the longest that anybody was without a server, in seconds
    takeover: float  # the longest that a bot stood still after a kill, in seconds
    complaints: list[str]
    seconds: float


async def tried(name: str, tables: int, kills: int) -> Trial:
    begun = monotonic()
    with opened(name) as (address, folder):
        async with serving(PROCESSES[name], address, folder) as servers:
            evening = Evening(servers, tables, SEED)
            await evening.run(kills)
            reckoning = await reckon(address, evening.guests)
            takeover = await longest_takeover(address, evening.guests, evening.kills)
            complaints = [line for server in servers for line in server.complaints]
    return Trial(reckoning, max(guest.longest_pause for guest in evening.guests), takeover, complaints, monotonic() - begun)


def show(name: str, kills: int, trial: Trial) -> None:
    table = Table(title=f"{name}, {trial.seconds:.0f} seconds", box=box.SIMPLE, title_justify="left", show_header=False)
    found = trial.reckoning
    rows = {
        "tables": f"{found.tables:,}",
        "kills": f"{kills}",
        "acknowledged moves": f"{found.acknowledged:,}",
        "lost": f"{found.lost}",
        "played twice": f"{found.twice}",
        "gaps in what a client was told": f"{found.gaps}",
        "told twice": f"{found.repeats}",
        "wrong answers": f"{found.faults}",
        "games finished": f"{found.finished:,} of {found.begun:,}",
        "longest pause of a client": f"{trial.pause:.1f} s",
        "longest wait for a bot after a kill": f"{trial.takeover:.1f} s",
        "errors logged": f"{len(trial.complaints)}",
    }
    for row in rows.items():
        table.add_row(*row)
    Console().print(table)
    print(*trial.complaints[:5], sep="\n", end="")


def main() -> int:
    parser = argparse.ArgumentParser("script/trial-kill", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=5)
    add_choice(parser)
    asked = parser.parse_args()
    trials = []
    for name in chosen(asked.database):
        trials.append(asyncio.run(tried(name, asked.tables, asked.kills)))
        show(name, asked.kills, trials[-1])
    return 0 if all(trial.reckoning.is_right for trial in trials) else 1


if __name__ == "__main__":
    sys.exit(main())
