"""Send malformed, forged, forbidden and oversized messages to a table of each game, from players and from strangers. The server must keep
answering, log no errors, leave the tables unchanged, and use no more memory.

    script/run trial-fuzz                                       1,000,000 messages, on both databases
    script/run trial-fuzz --messages 5000 --database sqlite
    script/run trial-fuzz --seed 7                              other messages
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from time import monotonic

from rich import box
from rich.console import Console
from rich.table import Table

from katzentisch.testing.fuzz_client import Outcome, fuzz_tables

from .server import add_choice, chosen, compile_rules, opened, serving

WARM_UP = 4000  # messages, after which the server has allocated all it needs
MOST_GROWTH = 40  # megabytes
PART = 100_000  # messages before new tables are opened and a line of progress is printed
SEEDS = 1000  # between the seeds of two parts, each of which uses several


@dataclass(frozen=True)
class Trial:
    outcome: Outcome
    before: float  # megabytes
    after: float
    complaints: list[str]
    seconds: float

    @property
    def is_right(self) -> bool:
        return not self.outcome.tables_changed and not self.complaints and self.after - self.before < MOST_GROWTH


async def tried(name: str, messages: int, seed: int) -> Trial:
    with opened(name) as (address, folder):
        async with serving(1, address, folder) as [server]:
            url = f"http://127.0.0.1:{server.port}"
            await fuzz_tables(url, address, WARM_UP, seed + messages)
            before, started = server.megabytes, monotonic()
            outcomes: list[Outcome] = []
            for part, count in enumerate(parts(messages)):
                outcomes.append(await fuzz_tables(url, address, count, seed + SEEDS * part))
                sent = sum(each.sent for each in outcomes)
                print(f"{monotonic() - started:5.0f} s: {sent:,} of {messages:,} messages, {server.megabytes:.0f} MB", flush=True)
            return Trial(total(outcomes), before, server.megabytes, server.complaints, monotonic() - started)


def parts(messages: int) -> list[int]:
    """The messages in parts, each sent to new tables."""
    whole, rest = divmod(messages, PART)
    return [PART] * whole + ([rest] if rest else [])


def total(outcomes: Sequence[Outcome]) -> Outcome:
    return Outcome(*(sum(figures) for figures in zip(*map(astuple, outcomes), strict=True)))


def show(name: str, trial: Trial) -> None:
    table = Table(title=f"{name}, {trial.seconds:.0f} seconds", box=box.SIMPLE, title_justify="left", show_header=False)
    rows = {
        "messages": f"{trial.outcome.sent:,}",
        "connections closed for it": f"{trial.outcome.closed:,}",
        "tables changed": f"{trial.outcome.tables_changed}",
        "errors logged": f"{len(trial.complaints)}",
        "memory before and after": f"{trial.before:.0f} MB, {trial.after:.0f} MB",
    }
    for row in rows.items():
        table.add_row(*row)
    Console().print(table)
    print(*trial.complaints[:5], sep="\n", end="")


def main() -> int:
    parser = argparse.ArgumentParser("script/run trial-fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    add_choice(parser)
    options = parser.parse_args()
    compile_rules()
    trials = []
    for name in chosen(options.database):
        trials.append(asyncio.run(tried(name, options.messages, options.seed)))
        show(name, trials[-1])
    return 0 if all(trial.is_right for trial in trials) else 1


if __name__ == "__main__":
    sys.exit(main())
