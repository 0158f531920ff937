"""katzentisch simulate: play many games, at random or between bots, and summarize them."""

import secrets
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import Parameter
from rich import box
from rich.progress import Progress
from rich.table import Table

from ..arena.runner import process_pool
from ..batch.part import Part
from ..batch.records import record_chunks, records_from, rows_of
from ..batch.report import join_reports, report
from ..batch.results import Results
from ..batch.run import Run, checked_numbers
from ..batch.simulation import checked_workers, device_for, play_chunks
from ..batch.tally import Tally
from ..play.record import Record
from ..play.saved_games import line_of
from ..words import Said
from . import INTERRUPTED
from .bot_output import prints_on_stderr
from .compilation import ARENA, SIMULATE, ensure_compiled
from .errors import UsageError
from .files import STDOUT, FileName, OutputName, Records, existing_policy, open_records, read_file
from .progress import progress_on
from .screen import OnScreen, Screen
from .table_setup import check_table

T = TypeVar("T")


def simulate(
    game: Annotated[str | None, Parameter(help="cli-simulate-game")] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(alias="-n", metavar="N", help="cli-option-players")] = None,
    games: Annotated[int | None, Parameter(metavar="K", help="cli-simulate-games")] = None,
    bots: Annotated[str | None, Parameter(alias="-b", metavar="A,B", help="cli-simulate-bots")] = None,
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-option-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    start: Annotated[int | None, Parameter(metavar="G", help="cli-simulate-start")] = None,
    part: Annotated[str | None, Parameter(metavar="I/N", help="cli-simulate-part")] = None,
    threads: Annotated[int | None, Parameter(metavar="T", help="cli-simulate-threads")] = None,
    device: Annotated[str | None, Parameter(metavar="DEVICE", help="cli-simulate-device")] = None,
    records: Annotated[OutputName | None, Parameter(metavar="FILE", help="cli-simulate-records")] = None,
    append: Annotated[bool, Parameter(help="cli-simulate-append")] = False,
    overwrite: Annotated[bool, Parameter(help="cli-simulate-overwrite")] = False,
    join: Annotated[list[FileName] | None, Parameter(consume_multiple=True, metavar="FILES", help="cli-simulate-join")] = None,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> int:
    if join is not None:
        others = (game, players, games, bots, seed, option, start, part, threads, device, records, append or None, overwrite or None)
        if any(other is not None for other in others):
            raise UsageError(Said("cli-simulate-join-alone"))
        show(screen, join_reports((name, read_file(name)) for name in join), json)
        return 0
    if part is not None and seed is None:
        raise UsageError(Said("cli-simulate-part-seed"))
    rules, seats, options = check_table(required(game, "GAME"), required(players, "--players"), option or ())
    fresh = secrets.randbelow(1 << 64) if seed is None else seed
    named = bots if bots is None or "," not in bots else [name.strip() for name in bots.split(",")]
    whole = checked_numbers(0 if start is None else start, required(games, "--games"))
    with prints_on_stderr():
        run = Run.of(rules, seats, options, fresh, named)
    simulation = Simulation(screen, run, whole, part, threads, "cpu" if device is None else device)
    existing = existing_policy(records, append, overwrite)
    if records == STDOUT:
        screen.redirect_to_stderr()
    try:
        with open_records(records, existing) as file, prints_on_stderr():
            ensure_compiled(screen, rules, ARENA if bots else SIMULATE, quiet=json)
            simulation.play(file)
    except KeyboardInterrupt:
        if not simulation.tally.games:
            raise
        simulation.report_stopped(records, file)
    show(screen, simulation.report(str(fresh)), json)
    return 0 if simulation.is_complete else INTERRUPTED


def required(value: T | None, name: str) -> T:
    """Return an argument that only --join can do without."""
    if value is None:
        raise UsageError(Said("cli-missing", {"name": name}))
    return value


class Simulation:
    """A simulation. It keeps only counts, so memory doesn't limit the number of games."""

    def __init__(self, screen: Screen, run: Run, whole: range, part: str | None, threads: int | None, device: str) -> None:
        self.screen, self.run, self.whole = screen, run, whole
        self.part = None if part is None else Part.read(part)
        self.numbers = whole if self.part is None else self.part.numbers(whole)
        self.tally = Tally(run.game, run.players)
        self.threads, self.device = checked_workers(threads, "threads-range", "threads"), device_for(device, run, None)

    @property
    def is_complete(self) -> bool:
        return self.tally.games == len(self.numbers)

    def play(self, file: Records | None) -> None:
        with progress_on(self.screen) as progress, processes_for(self.run, self.threads) as executor:
            bar = progress.add_task(self.screen.say("cli-simulate-playing"), total=len(self.numbers))
            if file is not None and self.run.bots is not None:
                self.write_games(file, executor, progress, bar)
                return
            for rows in play_chunks(self.run, self.numbers, self.device, self.threads, executor):
                first = self.numbers.start + self.tally.games
                self.tally.add(Results.of(self.run.game, self.run.players, rows))
                if file is None:
                    progress.advance(bar, len(rows))
                else:
                    write(file, records_from(self.run, range(first, first + len(rows))), progress, bar)

    def write_games(self, file: Records, executor: Executor | None, progress: Progress, bar: Any) -> None:
        """Play the games of bots in Python, which is where their records come from."""
        for records in record_chunks(self.run, self.numbers, executor):
            self.tally.add(Results.of(self.run.game, self.run.players, rows_of(self.run, records)))
            write(file, iter(records), progress, bar)

    def report(self, seed: str) -> dict[str, Any]:
        return report(self.run, self.tally, seed, self.numbers.start, None if self.part is None else str(self.part), self.whole)

    def report_stopped(self, path: str | None, file: Records | None) -> None:
        facts = {"games": self.tally.games, "all": len(self.numbers)}
        if file is None or path is None or path == STDOUT:
            self.screen.print_error(self.screen.say("cli-simulate-stopped", **facts))
        else:
            self.screen.print_error(self.screen.say("cli-simulate-stopped-records", file=path, records=file.count, **facts))


@contextmanager
def processes_for(run: Run, workers: int) -> Iterator[Executor | None]:
    """Start processes for bots that aren't compiled; all other games are played on threads."""
    if not run.is_in_python or workers == 1:
        yield None
        return
    with process_pool(workers) as pool:
        yield pool


def write(file: Records, records: Iterator[Record], progress: Progress, bar: Any) -> None:
    for record in records:
        file.write(line_of(record))
        progress.advance(bar)


def show(screen: Screen, result: dict[str, Any], json: bool) -> None:
    if json:
        screen.emit(msgspec.json.encode(result).decode())
    else:
        print_result(screen, result)


def print_result(screen: Screen, result: dict[str, Any]) -> None:
    title = "cli-simulate-title-bots" if result["bots"] else "cli-simulate-title"
    screen.print(title, games=result["games"], name=screen.say(f"{result['game']}-name"), players=result["players"])
    screen.show(seats_table(screen, result))
    plies = result["plies"]
    screen.print("cli-simulate-plies", mean=screen.number(plies["mean"], 1), low=int(plies["low5"]), high=int(plies["high5"]))
    for end, count in result["ends"].items():
        screen.write(f"  {screen.percent(count / result['games'], 1):>7}  {screen.say(result['game'] + '-end-' + end)}")
    screen.write(screen.say("cli-simulate-seed", seed=result["seed"]), "dim")


def seats_table(screen: Screen, result: dict[str, Any]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    bots = result["bots"] or ()
    for column in ("seat", *(("bot",) if bots else ()), "wins", "interval", "score", "range"):
        shown.add_column(screen.say(f"cli-simulate-{column}"), justify="left" if column == "bot" else "right")
    for seat, row in enumerate(result["seats"]):
        score, (wins, low, high) = row["score"], (screen.percent(row[each], 1) for each in ("win_share", "low", "high"))
        reach = " … ".join(screen.number(score[each], 0 if score[each] == int(score[each]) else 1) for each in ("low5", "high5"))
        shown.add_row(str(seat), *bots[seat : seat + 1], wins, f"{low} – {high}", screen.number(score["mean"], 1), reach)
    return shown
