"""katzentisch arena: let bots play each other on the same deals and report who is stronger."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.table import Table

from ..arena import Match, MatchFile, MatchResults, play_match, report
from ..arena.match_file import join_files, read_seed
from ..arena.python_loop import warm_up
from ..arena.results import join_results
from ..arena.runner import checked_jobs
from ..words import Said
from . import INTERRUPTED
from .bot_output import prints_on_stderr
from .compilation import ARENA, ensure_compiled
from .errors import UsageError
from .files import FileName, ensure_folder, reporting_file_errors
from .progress import progress_on
from .screen import OnScreen, Screen
from .simulate import required
from .table_setup import check_table


def arena(
    game: Annotated[str | None, Parameter(help="cli-simulate-game")] = None,
    /,
    *,
    bots: Annotated[str | None, Parameter(alias="-b", metavar="A,B", help="cli-arena-bots")] = None,
    players: Annotated[int | None, Parameter(alias="-n", metavar="N", help="cli-option-players")] = None,
    games: Annotated[int | None, Parameter(metavar="K", help="cli-arena-games")] = None,
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-arena-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    jobs: Annotated[int | None, Parameter(metavar="J", help="cli-arena-jobs")] = None,
    records: Annotated[Path | None, Parameter(metavar="FOLDER", help="cli-arena-records")] = None,
    resume: Annotated[Path | None, Parameter(metavar="FILE", help="cli-arena-resume")] = None,
    part: Annotated[str | None, Parameter(metavar="I/N", help="cli-arena-part")] = None,
    join: Annotated[list[FileName] | None, Parameter(consume_multiple=True, metavar="FILES", help="cli-arena-join")] = None,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> int:
    if join is not None:
        if any(each is not None for each in (game, bots, players, games, seed, option, jobs, records, resume, part)):
            raise UsageError(Said("cli-arena-join-alone"))
        show(screen, report(*join_files([read_match(name) for name in join])), json)
        return 0
    if part is not None and resume is None:
        raise UsageError(Said("cli-arena-part-file"))
    rules, seats, options = check_table(required(game, "GAME"), required(players, "--players"), option or ())
    names = [name for text in required(bots, "--bots").split(",") if (name := text.strip())]
    with prints_on_stderr():
        match = Match.of(rules, seats, names, required(games, "--games"), seed_for(seed, resume, part), options, part)
        checked_jobs(jobs)
        match_file = open_match_file(resume, match)
        if records:
            ensure_folder(records)
            if match_file is None or match_file.is_new:
                check_no_deals(records)
        ensure_compiled(screen, rules, ARENA, quiet=json)
        warm_up(match)
        played = play(screen, match, jobs, match_file, records)
    show(screen, report(match, played), json)
    return 0 if played.games == match.games else INTERRUPTED


def show(screen: Screen, summary: dict[str, Any], json: bool) -> None:
    if json:
        screen.emit(msgspec.json.encode(summary).decode())
    else:
        print_report(screen, summary)


def read_match(name: str) -> Path:
    """Return the path of a match file that can be read."""
    with reporting_file_errors(name), Path(name).open("rb"):
        return Path(name)


def seed_for(seed: int | None, resume: Path | None, part: str | None) -> int:
    """Return the requested seed, else that of the match to resume, else a random one. All parts of a match need the same."""
    if seed is None and resume is not None:
        with reporting_file_errors(str(resume)):
            seed = read_seed(resume)
    if seed is None and part is not None:
        raise UsageError(Said("cli-arena-part-seed"))
    return secrets.randbelow(1 << 64) if seed is None else seed


def open_match_file(resume: Path | None, match: Match) -> MatchFile | None:
    if resume is None:
        return None
    with reporting_file_errors(str(resume)):
        return MatchFile(resume, match)


def check_no_deals(folder: Path) -> None:
    """Refuse a folder with records of another match; only a resumed match adds to its own."""
    with reporting_file_errors(str(folder)):
        older = next(folder.glob("deal-*.jsonl"), None)
    if older is not None:
        raise UsageError(Said("cli-arena-records-exist", {"folder": str(folder)[:200], "file": older.name}))


def play(screen: Screen, match: Match, jobs: int | None, match_file: MatchFile | None, records: Path | None) -> MatchResults:
    """Play the remaining deals, or as many as fit before Ctrl-C, and return them with those played earlier."""
    parts = [match_file.results.first(match.games)] if match_file else []
    begun = sum(part.games for part in parts)
    with progress_on(screen) as progress:
        bar = progress.add_task(screen.say("cli-simulate-playing"), total=match.games, completed=begun)
        try:
            start = match.own_deals.start + begun // match.players
            for part in play_match(match, jobs, start=start, with_records=records is not None):
                save_part(part, match, match_file, records)
                parts.append(part)
                progress.advance(bar, part.games)
        except KeyboardInterrupt:
            if not any(part.games for part in parts):
                raise
            report_stopped(screen, match, sum(part.games for part in parts), match_file)
    return join_results(match, parts)


def report_stopped(screen: Screen, match: Match, games: int, match_file: MatchFile | None) -> None:
    sentence = "cli-arena-stopped-kept" if match_file else "cli-arena-stopped"
    screen.print_error(screen.say(sentence, games=games, all=match.games))


def save_part(part: MatchResults, match: Match, match_file: MatchFile | None, folder: Path | None) -> None:
    """Save records first: what is in the match_file is not played again."""
    if folder:
        for name, lines in by_deal(part, match):
            with reporting_file_errors(str(folder)):
                write_whole(folder / name, lines)
    if match_file:
        with reporting_file_errors(str(match_file.path)):
            match_file.add(part)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under a temporary name first, so that it appears only once it is complete."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def by_deal(part: MatchResults, match: Match) -> Iterator[tuple[str, bytes]]:
    """Return a file for each deal, with one line per seating."""
    for index in range(0, part.games, match.players):
        deal = part.start + index // match.players
        yield f"deal-{deal:06d}.jsonl", b"".join(part.records[index : index + match.players])


def print_report(screen: Screen, summary: dict[str, Any]) -> None:
    facts = {"games": summary["games"], "deals": summary["deals"], "players": summary["players"]}
    screen.print("cli-arena-title", name=screen.say(f"{summary['game']}-name"), **facts)
    if summary["part"]:
        screen.print("cli-arena-of-part", part=summary["part"])
    screen.show(wins_table(screen, summary["bots"]), play_table(screen, summary["bots"]))
    screen.print("cli-arena-seats")
    screen.show(seats_table(screen, summary["bots"], summary["players"]))
    screen.print("cli-arena-beats")
    screen.show(beats_table(screen, summary["beats"]))
    screen.write(screen.say("cli-simulate-seed", seed=summary["seed"]), "dim")


def table_of(screen: Screen, *columns: str) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        shown.add_column(screen.say(f"cli-arena-{column}"), justify="left" if column == "bot" else "right")
    return shown


def wins_table(screen: Screen, bots: dict[str, Any]) -> Table:
    shown = table_of(screen, "bot", "wins", "interval", "fair", "rating")
    for name, bot in bots.items():
        wins, low, high, fair = (screen.percent(bot[each], 1) for each in ("win_share", "low", "high", "fair"))
        shown.add_row(name, wins, f"{low} – {high}", fair, rating_text(bot["rating"]))
    return shown


def rating_text(rating: dict[str, Any] | None) -> str:
    """Write a bot's rating by wins with its 95% interval, as Elo ratings are: without a separator."""
    if rating is None:
        return "–"
    by_wins = rating["wins"]
    reach = "" if by_wins["low"] is None else f" ± {round((by_wins['high'] - by_wins['low']) / 2)}"
    return f"{round(by_wins['value'])}{reach}"


def seats_table(screen: Screen, bots: dict[str, Any], players: int) -> Table:
    """The share of wins of each bot in each seat, in per cent, and the longest reach of its intervals."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column(screen.say("cli-arena-bot"))
    for seat in range(players):
        shown.add_column(str(seat), justify="right")
    shown.add_column("±", justify="right")
    for name, bot in bots.items():
        seats = [seat for seat in bot["seats"] if seat["win_share"] is not None]
        shares = ("–" if seat["win_share"] is None else screen.number(100 * seat["win_share"], 1) for seat in bot["seats"])
        reach = max((seat["high"] - seat["low"] for seat in seats), default=None)
        shown.add_row(name, *shares, "–" if reach is None else screen.number(50 * reach, 1))
    return shown


def play_table(screen: Screen, bots: dict[str, Any]) -> Table:
    shown = table_of(screen, "bot", "rank", "score", "decisions", "mean", "longest")
    for name, bot in bots.items():
        mean, longest = (screen.rounded(bot[each]) if bot[each] is not None else "–" for each in ("mean_ms", "longest_ms"))
        rank, score = mean_text(screen, bot["rank"], 2), mean_text(screen, bot["score"], 1)
        shown.add_row(name, rank, score, screen.number(bot["decisions"]), mean, longest)
    return shown


def mean_text(screen: Screen, figure: dict[str, Any], digits: int) -> str:
    if figure["mean"] is None:
        return "–"
    reach = f" ± {screen.number(figure['high'] - figure['mean'], digits)}" if figure["high"] is not None else ""
    return f"{screen.number(figure['mean'], digits)}{reach}"


def beats_table(screen: Screen, beats: dict[str, dict[str, float | None]]) -> Table:
    """How often the bot of each row beats the bot of each column."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown.add_column()
    for name in beats:
        shown.add_column(name, justify="right")
    for name, others in beats.items():
        shares = (others.get(other) for other in beats)
        shown.add_row(name, *("" if share is None else screen.percent(share, 1) for share in shares))
    return shown
