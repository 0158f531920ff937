"""katzentisch study: is a game fair, how much of it is luck, and what does a house rule change?"""

import secrets
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich import box
from rich.table import Table

from ..arena.balance import Plan, Study, join_parts, play_parts, study_of
from ..arena.balance.page import Section, Sheet, Wording, study_page
from ..arena.balance.plan import least_games
from ..arena.balance.runner import Part
from . import INTERRUPTED
from .bot_output import prints_on_stderr
from .compilation import STUDY, ensure_compiled
from .files import STDOUT, OutputName, check_writable, reporting_file_errors
from .progress import progress_on
from .screen import OnScreen, Screen, reporting_output_errors
from .table_setup import check_table, parse_options


def study(
    game: Annotated[str, Parameter(help="cli-simulate-game")],
    /,
    *,
    bots: Annotated[str, Parameter(alias="-b", metavar="A,B", help="cli-study-bots")],
    players: Annotated[int, Parameter(alias="-n", metavar="N", help="cli-option-players")],
    games: Annotated[int, Parameter(metavar="K", help="cli-study-games")],
    vary: Annotated[list[str] | None, Parameter(metavar="K=V", help="cli-study-vary")] = None,
    seed: Annotated[int | None, Parameter(metavar="S", help="cli-study-seed")] = None,
    option: Annotated[list[str] | None, Parameter(alias="-o", metavar="K=V", help="cli-option-option")] = None,
    jobs: Annotated[int | None, Parameter(metavar="J", help="cli-arena-jobs")] = None,
    html: Annotated[OutputName | None, Parameter(metavar="FILE", help="cli-study-html")] = None,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> int:
    rules, seats, options = check_table(game, players, option or ())
    names = [name for text in bots.split(",") if (name := text.strip())]
    fresh = secrets.randbelow(1 << 64) if seed is None else seed
    changes = [change for text in vary or () for change in parse_options(rules, [text]).items()]
    with prints_on_stderr():
        plan = Plan.of(game, seats, names, games, fresh, options, changes)
        waiting = play_parts(plan, jobs)
        if html == STDOUT:
            screen.redirect_to_stderr()
        elif html is not None:
            check_writable(html)
        ensure_compiled(screen, rules, STUDY, quiet=json)
        parts = play(screen, plan, waiting)
    done = replace(plan, sets=sum(part[0].luck.deals for part in parts))
    if done.games < least_games(plan):
        return INTERRUPTED
    found = study_of(done, join_parts(parts))
    if html is not None:
        write_page(html, study_page(found, screen.language))
    if json:
        screen.emit(msgspec.json.encode(found.as_dict()).decode())
    else:
        print_study(screen, found, html)
    return 0 if done == plan else INTERRUPTED


def play(screen: Screen, plan: Plan, waiting: Iterator[Part]) -> list[Part]:
    """Play the study, or as much of it as fits before Ctrl-C."""
    parts: list[Part] = []
    with progress_on(screen) as progress:
        bar = progress.add_task(screen.say("cli-simulate-playing"), total=plan.sets)
        try:
            for part in waiting:
                parts.append(part)
                progress.advance(bar, part[0].luck.deals)
        except KeyboardInterrupt:
            report_stopped(screen, plan, sum(part[0].luck.deals for part in parts))
    return parts


def report_stopped(screen: Screen, plan: Plan, sets: int) -> None:
    done = replace(plan, sets=sets)
    sentence = "cli-study-stopped-few" if done.games < least_games(plan) else "cli-study-stopped"
    screen.print_error(screen.say(sentence, games=done.all_games, all=plan.all_games))


def write_page(path: str, page: str) -> None:
    if path == STDOUT:
        with reporting_output_errors():
            sys.stdout.write(page)
        return
    with reporting_file_errors(path):
        Path(path).write_text(page, encoding="utf-8")


def print_study(screen: Screen, found: Study, html: str | None) -> None:
    words = Wording(found, screen.language)
    screen.write(words.title, "bold")
    for sentence in words.introduction():
        screen.write(sentence)
    for section in words.sections():
        print_section(screen, section)
    screen.write()
    for note in words.notes():
        screen.write(note, "dim")
    screen.write(screen.say("study-command"), "dim")
    screen.emit(found.command)
    if html is not None and html != STDOUT:
        screen.print("cli-study-written", file=html)


def print_section(screen: Screen, section: Section) -> None:
    screen.write()
    screen.write(section.heading, "bold")
    for sentence in section.sentences:
        screen.write(sentence)
    screen.show(*map(table_of, section.sheets))


def table_of(sheet: Sheet) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(sheet.columns):
        shown.add_column(column, justify="right" if place else "left")
    for row in sheet.rows:
        shown.add_row(*row)
    return shown
