"""katzentisch arena: bots against each other on the same deals, and who is stronger."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ..arena import Ledger, Match, Played, report, run
from ..arena.general import warm_up
from ..arena.ledger import seed_in
from ..arena.played import joined
from ..arena.running import checked_jobs
from ..words import Said
from .files import checked_folder, told_if_unusable
from .mistakes import Mistake
from .progress import progress_on
from .screen import OnScreen, Screen
from .standings import show
from .tables import checked_table
from .warmup import ARENA, prepare

STOPPED = 130


def arena(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    bots: Annotated[str, Parameter(alias="-b", metavar="A,B", help="cli-arena-bots")],
    players: Annotated[int, Parameter(alias="-n", metavar="N", help="cli-option-players")],
    games: Annotated[int, Parameter(metavar="K", help="cli-arena-games")],
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-arena-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    jobs: Annotated[int | None, Parameter(metavar="J", help="cli-arena-jobs")] = None,
    records: Annotated[Path | None, Parameter(metavar="FOLDER", help="cli-arena-records")] = None,
    resume: Annotated[Path | None, Parameter(metavar="FILE", help="cli-arena-resume")] = None,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> int:
    rules, _, options = checked_table(game, players, option or ())
    names = [name for text in bots.split(",") if (name := text.strip())]
    match = Match.of(game, players, names, games, seed_for(seed, resume), options)
    checked_jobs(jobs)
    ledger = opened(resume, match)
    if records:
        checked_folder(records)
        if ledger is None or ledger.is_new:
            check_no_deals(records)
    prepare(screen, rules, ARENA, quiet=json)
    warm_up(match)
    played = play(screen, match, jobs, ledger, records)
    told = report(match, played)
    if json:
        screen.emit(msgspec.json.encode(told).decode())
    else:
        show(screen, told)
    return 0 if played.games == match.games else STOPPED


def seed_for(seed: int | None, resume: Path | None) -> int:
    """What was asked for, else that of the match that goes on, else any."""
    if seed is None and resume is not None:
        with told_if_unusable(str(resume)):
            seed = seed_in(resume)
    return secrets.randbelow(1 << 64) if seed is None else seed


def opened(resume: Path | None, match: Match) -> Ledger | None:
    if resume is None:
        return None
    with told_if_unusable(str(resume)):
        return Ledger(resume, match)


def check_no_deals(folder: Path) -> None:
    """Those of another match stay; only the match that wrote them goes on with them."""
    with told_if_unusable(str(folder)):
        older = next(folder.glob("deal-*.jsonl"), None)
    if older is not None:
        raise Mistake(Said("cli-arena-records-exist", {"folder": str(folder)[:200], "file": older.name}))


def play(screen: Screen, match: Match, jobs: int | None, ledger: Ledger | None, records: Path | None) -> Played:
    """All deals that are still to be played, or those until Ctrl-C; with the ones that were played before."""
    parts = [ledger.done.first(match.games)] if ledger else []
    begun = sum(part.games for part in parts)
    with progress_on(screen) as progress:
        bar = progress.add_task(screen.say("cli-simulate-playing"), total=match.games, completed=begun)
        try:
            for part in run(match, jobs, begun // match.players, keep=records is not None):
                kept(part, match, ledger, records)
                parts.append(part)
                progress.advance(bar, part.games)
        except KeyboardInterrupt:
            if not any(part.games for part in parts):
                raise
            stopped(screen, match, sum(part.games for part in parts), ledger)
    return joined(match, parts)


def stopped(screen: Screen, match: Match, games: int, ledger: Ledger | None) -> None:
    sentence = "cli-arena-stopped-kept" if ledger else "cli-arena-stopped"
    screen.complain(screen.say(sentence, games=games, all=match.games))


def kept(part: Played, match: Match, ledger: Ledger | None, folder: Path | None) -> None:
    """Records first: what the ledger has is not played again."""
    if folder:
        for name, lines in by_deal(part, match):
            with told_if_unusable(str(folder)):
                write_whole(folder / name, lines)
    if ledger:
        with told_if_unusable(str(ledger.path)):
            ledger.add(part)


def write_whole(path: Path, content: bytes) -> None:
    """A file appears only when it is whole."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def by_deal(part: Played, match: Match) -> Iterator[tuple[str, bytes]]:
    """A file for each deal, with a line for each seating."""
    for index in range(0, part.games, match.players):
        deal = part.start + index // match.players
        yield f"deal-{deal:06d}.jsonl", b"".join(part.records[index : index + match.players])
