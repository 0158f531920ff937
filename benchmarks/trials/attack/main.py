"""Try the known attacks, each for some seconds on servers of its own, which only this machine can reach. Where a flood could stall other
people, a player plays on the attacked server meanwhile, and another one on a server that is left alone.

    script/run trial-attack                              all of them: some minutes
    script/run trial-attack --only pings cookies         some of them
    script/run trial-attack --list                       their names
    script/run trial-attack --seconds 20                 longer
    script/run trial-attack --markdown > table.md        the table of docs/trials.md; or --json

Exit codes: 0 all held, 1 some did not, 2 a wrong option.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from time import monotonic

from rich import box
from rich.console import Console
from rich.table import Table

from . import clocks, damage, deals, floods, health, identity, probes, seats, timing
from .attack import Attacks, Row, Seen, Setup, as_json, as_markdown, exit_code, summary
from .starter import WEAKNESSES

ATTACKS: Attacks = {
    **timing.ATTACKS,
    **seats.ATTACKS,
    **deals.ATTACKS,
    **damage.ATTACKS,
    **floods.ATTACKS,
    **clocks.ATTACKS,
    **health.ATTACKS,
    **identity.ATTACKS,
    **probes.ATTACKS,
}
LONGEST = 240.0  # seconds for one attack: longer means that something hangs


async def tried(name: str, setup: Setup) -> Row:
    attack, begun = ATTACKS[name], monotonic()
    try:
        seen = await asyncio.wait_for(attack.run(setup), LONGEST)
    except Exception as error:  # an attack that breaks off has shown nothing, and must not look as if the server had held
        seen = Seen(f"the trial itself failed: {type(error).__name__}: {str(error)[:300]}", False)
    return Row(name, attack.tried, seen.text, seen.verdict, monotonic() - begun)


async def trial(names: Sequence[str], setup: Setup) -> list[Row]:
    rows = []
    for name in names:
        print(f"{name} …", file=sys.stderr, flush=True)
        rows.append(await tried(name, setup))
        print(f"{name}: {rows[-1].verdict} ({rows[-1].seconds:.0f} s). {rows[-1].seen}", file=sys.stderr, flush=True)
    return rows


def show(rows: Sequence[Row]) -> None:
    table = Table("attack", "what was tried", "what was seen", "", box=box.SIMPLE_HEAD)
    for row in rows:
        table.add_row(row.attack, row.tried, row.seen, row.verdict)
    Console().print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("script/run trial-attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), metavar="NAME", help="only these: " + ", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0, help="how long a flood lasts; others take as long as they need")
    parser.add_argument("--list", action="store_true", help="only the names, and what each tries")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--weak", nargs="+", choices=list(WEAKNESSES), default=[], metavar="NAME", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if not 1 <= asked.seconds <= 60:
        parser.error("--seconds must be between 1 and 60")
    if asked.list:
        print(*(f"{name}: {attack.tried}" for name, attack in ATTACKS.items()), sep="\n")
        return 0
    rows = asyncio.run(trial(asked.only or list(ATTACKS), Setup(asked.seconds, tuple(asked.weak))))
    if asked.json:
        print(as_json(rows))
    elif asked.markdown:
        print(as_markdown(rows))
    else:
        show(rows)
    print(summary(rows), file=sys.stderr)
    return exit_code(rows)


if __name__ == "__main__":
    sys.exit(main())
