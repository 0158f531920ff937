"""What 1,000, 100,000 and 10 million concurrent players need: cores, memory, network, database writes, storage and money; where the first
bottleneck is each time, and what replaces it.

    script/run capacity                             as tables in Markdown
    script/run capacity --players 5000 250000       for other numbers
    script/run capacity --json                      as JSON
    script/run capacity --markdown docs/explanation/capacity.md     write the tables into the page

All figures, assumptions and prices are in benchmarks/load/capacity.toml, each figure with the command that printed it.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from ..markers import NoMarkers, write_between_markers
from .capacity_model import FILE, BadInputs, Burst, Limit, Model, Need, Quantity, read_inputs
from .measurement import LIMIT
from .move_queue import Delay, simulate

PLAYERS = (1_000, 100_000, 10_000_000)
COMMAND = "script/run capacity"
BAD_INPUT = 2
NEEDS: dict[str, Callable[[Need], str]] = {
    "tables": lambda need: rounded(need.tables),
    "moves per second": lambda need: rounded(need.moves),
    "server processes": lambda need: f"{need.processes:,}",
    "machines for servers": lambda need: f"{need.machines:,}",
    "cores, servers": lambda need: rounded(need.server_cores),
    "cores, proxies": lambda need: rounded(need.proxy_cores),
    "cores, databases": lambda need: rounded(need.database_cores),
    "databases": lambda need: f"{need.databases:,}",
    "memory": lambda need: f"{rounded(need.memory)} GB",
    "network, sent": lambda need: f"{rounded(need.sent)} Mbit/s",
    "network, received": lambda need: f"{rounded(need.received)} Mbit/s",
    "commits per second": lambda need: rounded(need.commits),
    "rows written per second": lambda need: rounded(need.rows),
    "written ahead": lambda need: f"{rounded(need.wal)} MB/s",
    "storage for a year": lambda need: f"{rounded(need.storage)} TB",
    "cost per month": lambda need: f"{rounded(need.cost)} €",
    "cost per 1,000 players and month": lambda need: f"{rounded(1000 * need.cost / need.players)} €",
    "runs as": lambda need: need.stage.name,
    "first bottleneck": lambda need: at_players(need.left.first_limit) if need.left and need.left.first_limit else "none",
    "what replaces it": lambda need: need.left.first_limit.replacement if need.left and need.left.first_limit else "–",
    "the next one": lambda need: at_players(need.stage.first_limit) if need.stage.first_limit else "none known",
}


def rounded(value: float) -> str:
    """Two digits: the figures are not more exact."""
    if value < 1:
        return f"{value:.2g}"
    digits = len(str(int(value))) - 2
    return f"{round(value, -digits):,.0f}" if digits >= 0 else f"{value:.1f}"


def at_players(limit: Limit) -> str:
    return f"{limit.resource}, at {rounded(limit.players)} players"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: bool = True) -> str:
    rule = "|---|" + ("---:|" if numbers else "---|") * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", rule, *(f"| {' | '.join(row)} |" for row in rows)])


def needs_table(needs: Sequence[Need]) -> str:
    return markdown(
        ["concurrent players", *(f"{need.players:,}" for need in needs)], [[row, *map(show, needs)] for row, show in NEEDS.items()]
    )


def limits_table(model: Model) -> str:
    rows = [(stage.name, limit) for stage in model.stages() for limit in sorted(stage.limits, key=lambda each: each.players)]
    shown = [[name, limit.resource, rounded(limit.players), limit.replacement] for name, limit in rows]
    return markdown(["runs as", "what runs out", "at players", "what replaces it"], shown, numbers=False)


def delays_table(model: Model) -> str:
    """A row for each utilisation, with the delays for each kind of burst; those over the limit are bold."""
    columns = [simulated(model, burst) for burst in model.inputs.queue.bursts]
    head = ["core is busy", *(f"{burst.share:.0%} of moves in bursts every {burst.every:g} s" for burst in model.inputs.queue.bursts)]
    return markdown(head, [[f"{row[0].utilisation:.0%}", *map(delay_cell, row)] for row in zip(*columns, strict=True)])


def delay_cell(delay: Delay) -> str:
    shown = f"{delay.p50:.0f} / {delay.p99:.0f} ms"
    return shown if delay.p99 < LIMIT else f"**{shown}**"


def inputs_tables(model: Model) -> list[str]:
    measured = [[each.what, amount(each), f"`{each.command}`"] for each in model.inputs.figures.values()]
    assumed = [[each.what, amount(each)] for each in (*model.inputs.assumptions.values(), *model.inputs.prices.values())]
    return [markdown(["measured", "value", "command"], measured, numbers=False), markdown(["assumed", "value"], assumed)]


def amount(quantity: Quantity) -> str:
    return f"{quantity.value:,.10g} {quantity.unit}".strip()


def simulated(model: Model, burst: Burst) -> list[Delay]:
    """The queue of one process at each utilisation."""
    bots = round(model.assumptions["seats"] - model.assumptions["people_per_table"])
    cpu, commit = model.figures["server_cpu"], model.figures["commit"]
    return [simulate(model.inputs.queue, busy, cpu, commit, bots, burst) for busy in model.inputs.queue.utilisations]


def page(model: Model, players: Sequence[int]) -> str:
    parts = [
        "### What it takes",
        needs_table([model.need(each) for each in players]),
        "### Limits",
        limits_table(model),
        "### Waiting",
        delays_table(model),
        "### Inputs",
        *inputs_tables(model),
    ]
    return "\n\n".join(parts)


def plain(model: Model, players: Sequence[int]) -> str:
    needs = [{**asdict(need), "stage": need.stage.name, "left": need.left and asdict(need.left)} for need in map(model.need, players)]
    delays = [{"every": b.every, "share": b.share, "delays": list(map(asdict, simulated(model, b)))} for b in model.inputs.queue.bursts]
    return json.dumps({"needs": needs, "delays": delays}, indent=2, ensure_ascii=False)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(COMMAND, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--players", type=int, nargs="+", default=list(PLAYERS), help="how many play at the same time (1000 100000 10000000)"
    )
    parser.add_argument("--inputs", type=Path, default=FILE, help="figures, assumptions and prices (benchmarks/load/capacity.toml)")
    parser.add_argument("--markdown", type=Path, metavar="PAGE", help="write the tables into a page")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args(arguments)
    if any(each < 1 for each in asked.players):
        parser.error("--players must be at least 1")
    try:
        model = Model(read_inputs(asked.inputs))
        shown = plain(model, asked.players) if asked.json else page(model, asked.players)
        if asked.markdown:
            write_between_markers(asked.markdown, COMMAND, page(model, asked.players))
    except (BadInputs, NoMarkers, OSError) as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
