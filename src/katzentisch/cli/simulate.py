"""katzentisch simulate: play many random games and summarize them."""

import secrets
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.progress import Progress
from rich.table import Table

from ..batch.records import records_from
from ..batch.results import Results
from ..batch.simulation import checked_device, checked_games, checked_workers, play_chunks
from ..batch.summary import summary
from ..batch.tally import Tally
from ..games.game import Game, Value
from ..play.blank_state import blank_state, key_of, seed_bytes
from ..play.saved_games import line_of
from . import INTERRUPTED
from .compilation import SIMULATE, ensure_compiled
from .files import STDOUT, OutputName, Records, existing_policy, open_records
from .progress import progress_on
from .screen import OnScreen, Screen
from .table_setup import check_table


def simulate(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    players: Annotated[int, Parameter(alias="-n", metavar="N", help="cli-option-players")],
    games: Annotated[int, Parameter(metavar="K", help="cli-simulate-games")],
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-option-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    threads: Annotated[int | None, Parameter(metavar="T", help="cli-simulate-threads")] = None,
    device: Annotated[str, Parameter(metavar="DEVICE", help="cli-simulate-device")] = "cpu",
    records: Annotated[OutputName | None, Parameter(metavar="FILE", help="cli-simulate-records")] = None,
    append: Annotated[bool, Parameter(help="cli-simulate-append")] = False,
    overwrite: Annotated[bool, Parameter(help="cli-simulate-overwrite")] = False,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> int:
    rules, seats, options = check_table(game, players, option or ())
    fresh = secrets.randbelow(1 << 64) if seed is None else seed
    run = Simulation(screen, rules, seats, options, seed_bytes(fresh), checked_games(games))
    run.threads, run.device = checked_workers(threads, "threads-range", "threads"), checked_device(device)
    existing = existing_policy(records, append, overwrite)
    if records == STDOUT:
        screen.redirect_to_stderr()
    try:
        with open_records(records, existing) as file:
            ensure_compiled(screen, rules, SIMULATE, quiet=json)
            run.play(file)
    except KeyboardInterrupt:
        if not run.tally.games:
            raise
        run.report_stopped(records, file)
    if json:
        screen.emit(msgspec.json.encode({**summary(run.tally), "seed": str(fresh)}).decode())
    else:
        print_result(screen, summary(run.tally), fresh)
    return 0 if run.tally.games == run.games else INTERRUPTED


class Simulation:
    """A simulation. It keeps only counts, so memory doesn't limit the number of games."""

    def __init__(self, screen: Screen, game: Game, players: int, options: dict[str, Value], seed: bytes, games: int) -> None:
        self.screen, self.game, self.players, self.options = screen, game, players, options
        self.key, self.games = key_of(seed), games
        self.threads, self.device = 1, checked_device("cpu")
        self.table, self.tally = blank_state(game, players, options, 0), Tally(game, players)

    def play(self, file: Records | None) -> None:
        with progress_on(self.screen) as progress:
            bar = progress.add_task(self.screen.say("cli-simulate-playing"), total=self.games)
            for rows in play_chunks(self.game, self.table, self.key, self.games, self.threads, self.device):
                first = self.tally.games
                self.tally.add(Results.of(self.game, self.players, rows))
                if file is None:
                    progress.advance(bar, len(rows))
                else:
                    self.write(file, range(first, self.tally.games), progress, bar)

    def write(self, file: Records, numbers: range, progress: Progress, bar: Any) -> None:
        for record in records_from(self.game, self.players, self.options, self.key, numbers):
            file.write(line_of(record))
            progress.advance(bar)

    def report_stopped(self, path: str | None, file: Records | None) -> None:
        facts = {"games": self.tally.games, "all": self.games}
        if file is None or path is None or path == STDOUT:
            self.screen.print_error(self.screen.say("cli-simulate-stopped", **facts))
        else:
            self.screen.print_error(self.screen.say("cli-simulate-stopped-records", file=path, records=file.count, **facts))


def print_result(screen: Screen, result: dict[str, Any], seed: int) -> None:
    screen.print("cli-simulate-title", games=result["games"], name=screen.say(f"{result['game']}-name"), players=result["players"])
    screen.show(seats_table(screen, result))
    plies = result["plies"]
    screen.print("cli-simulate-plies", mean=screen.number(plies["mean"], 1), low=int(plies["low5"]), high=int(plies["high5"]))
    for end, count in result["ends"].items():
        screen.write(f"  {screen.percent(count / result['games'], 1):>7}  {screen.say(result['game'] + '-end-' + end)}")
    screen.write(screen.say("cli-simulate-seed", seed=str(seed)), "dim")


def seats_table(screen: Screen, result: dict[str, Any]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "wins", "interval", "score", "range"):
        shown.add_column(screen.say(f"cli-simulate-{column}"), justify="right")
    for seat, row in enumerate(result["seats"]):
        score, (wins, low, high) = row["score"], (screen.percent(row[each], 1) for each in ("win_share", "low", "high"))
        reach = " … ".join(screen.number(score[each], 0 if score[each] == int(score[each]) else 1) for each in ("low5", "high5"))
        shown.add_row(str(seat), wins, f"{low} – {high}", screen.number(score["mean"], 1), reach)
    return shown
