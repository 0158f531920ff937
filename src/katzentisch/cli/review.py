"""katzentisch review: where a seat gave most away in a recorded game, and how much of the result was luck of the deal."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from ..bots.evaluation import Estimate
from ..bots.review import SAMPLES, Decision, Review, total
from ..bots.review import review as review_game
from ..games import GAMES
from ..games.game import Game
from ..play.narration import narrate
from ..play.play import Play
from ..play.record import Record
from ..play.validation import validate
from ..play.versions import versions
from ..words import Said
from .compilation import EVALUATION, ensure_compiled
from .errors import UsageError
from .files import FileName
from .narration import INDENT, names_of
from .progress import progress_on
from .replay import game_of
from .screen import OnScreen, Screen
from .show import read_line

SHOWN = 5  # decisions
FEWEST_WORLDS, MOST_WORLDS = 8, 100_000


def review(
    record: Annotated[FileName, Parameter(help="cli-review-record")],
    /,
    *,
    seat: Annotated[int, Parameter(metavar="S", help="cli-review-seat")],
    worlds: Annotated[int, Parameter(metavar="N", help="cli-review-worlds")] = SAMPLES,
    line: Annotated[int, Parameter(metavar="N", help="cli-show-line")] = 1,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> None:
    if not FEWEST_WORLDS <= worlds <= MOST_WORLDS:
        raise UsageError(Said("review-worlds-range", {"least": FEWEST_WORLDS, "most": MOST_WORLDS}))
    play = finished_game(read_line(record, line), seat, screen, quiet=json)
    found = run_review(play.record(), seat, worlds, screen, quiet=json)
    if json:
        screen.emit(msgspec.json.encode({"game": play.game.id, "versions": versions(play.game), **as_dict(found)}).decode())
    else:
        print_review(screen, found, play.game, names_of(play, screen.language))


def finished_game(text: bytes, seat: int, screen: Screen, quiet: bool) -> Play:
    """Return the game if its record is valid, it is over, and it has that seat."""
    if (name := game_of(text)) in GAMES:
        ensure_compiled(screen, GAMES[name], quiet=quiet)
    verdict = validate(text)
    if verdict.error or not verdict.play:
        raise UsageError(Said("review-unreadable", {"error": verdict.error.said if verdict.error else ""}))
    verdict.play.check_seat(seat)
    if not verdict.play.over:
        raise UsageError(Said("review-going-on"))
    return verdict.play


def run_review(record: Record, seat: int, worlds: int, screen: Screen, quiet: bool) -> Review:
    ensure_compiled(screen, GAMES[record.game], EVALUATION, quiet)
    with progress_on(screen) as progress:
        task = progress.add_task(screen.say("review-looking"), total=len(record.moves))
        return review_game(record, seat, worlds, lambda done: progress.update(task, completed=done))


def as_dict(found: Review) -> dict[str, Any]:
    deal = {**asdict(found.deal), "luck": found.deal.mean - found.fair}
    sums = {"given": asdict(found.given), "given_wins": asdict(found.given_wins)}
    decisions = sorted(found.decisions, key=lambda each: -each.played.behind.mean)
    return {
        "seat": found.seat,
        "won": found.won,
        "fair": found.fair,
        "deal": deal,
        **sums,
        "decisions": [*map(decision_as_dict, decisions)],
    }


def decision_as_dict(decision: Decision) -> dict[str, Any]:
    """Return a decision for JSON, with moves in the notation."""
    played, best = decision.played, decision.best
    gaps = {"given": asdict(played.behind), "given_wins": asdict(played.behind_wins), "matters": decision.matters}
    wins = {"wins": asdict(played.wins), "best_wins": asdict(best.wins)}
    return {"at": decision.at, "choices": decision.choices, "move": decision.move, "best": decision.best_move, **wins, **gaps}


def print_review(screen: Screen, found: Review, game: Game, names: Sequence[str]) -> None:
    screen.write(screen.say("review-title", game=screen.say(f"{game.id}-name"), name=names[found.seat]), "bold")
    if found.decisions:
        print_decisions(screen, found, names)
    else:
        screen.print("review-no-choice", game=screen.say(f"{game.id}-name"))
    luck = found.deal.mean - found.fair
    screen.print(
        "review-deal", luck=screen.percent(luck, sign="+"), within=within(screen, found.deal), deal=screen.percent(found.deal.mean)
    )
    rest = screen.percent(found.won - found.deal.mean, sign="+")
    screen.print("review-result", won=screen.percent(found.won), fair=screen.percent(found.fair), rest=rest)


def print_decisions(screen: Screen, found: Review, names: Sequence[str]) -> None:
    for decision in found.worst[:SHOWN]:
        print_decision(screen, decision, names)
    if more := found.worst[SHOWN:]:
        screen.print("review-more", count=len(more), given=screen.percent(total([each.played.behind_wins for each in more]).mean))
    print_cost(screen, found)
    screen.print("review-how")


def print_cost(screen: Screen, found: Review) -> None:
    """Print what the decisions that matter cost together."""
    given, count = found.given_wins, len(found.worst)
    if not count:
        screen.print("review-nothing")
    elif given.mean > 1:
        screen.print("review-given-much", count=count)
    else:
        screen.print("review-given", count=count, given=screen.percent(given.mean), within=within(screen, given))


def print_decision(screen: Screen, decision: Decision, names: Sequence[str]) -> None:
    game, seat, gap = decision.step.before.game, decision.step.seat, decision.played.behind_wins
    facts = {
        "at": decision.at,
        "given": screen.percent(gap.mean),
        "within": within(screen, gap),
        "move": decision.move,
        "best": decision.best_move,
    }
    played, better = (narrate(game, step.events(seat)[0], screen.language, names) for step in (decision.step, decision.best_step))
    screen.write(screen.say("review-decision", played=played, better=better, **facts), indent=INDENT)


def within(screen: Screen, estimate: Estimate) -> str:
    """Return two standard errors as a percentage."""
    return screen.percent(2 * estimate.error)
