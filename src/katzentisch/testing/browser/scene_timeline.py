"""Key moments of every game, and what the page shows of them when: with the page's clock stopped and moved on step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from katzentisch.games.game import Event
from katzentisch.play.play import Play

from .page import Visitor
from .recorded_table import RecordedGame, RecordedTable, Wanted

STEP = 50  # milliseconds
LONGEST = 12_000  # milliseconds
LOOK = """() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim().replace(/\\s+/g, " ") ?? "";
    return {stage: document.querySelector("[data-stage]")?.dataset.stage ?? "", said: text("[data-last-line]"), prompt: text(".prompt")};
}"""


@dataclass(frozen=True)
class Moment:
    game: str
    players: int
    wanted: Wanted


@dataclass(frozen=True)
class Look:
    """What is on the page from a time on, in milliseconds after the update arrived."""

    at: int
    stage: str  # "" once the scene is over
    said: str
    prompt: str


def kinds(events: Sequence[Event]) -> set[str]:
    return {tag_of(event) for event in events}


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def some(*wanted: str, **facts: Any) -> Wanted:
    """Return a test for events of these kinds; `facts` are those of at least one of them."""

    def holds(events: Sequence[Event], play: Play) -> bool:
        has_facts = any(all(getattr(event, name, None) == value for name, value in facts.items()) for event in events)
        return kinds(events) >= set(wanted) and has_facts and not play.over

    return holds


def before_own_turn(wanted: Wanted) -> Wanted:
    return lambda events, play: wanted(events, play) and play.turn == 0


def ended(events: Sequence[Event], play: Play) -> bool:
    return play.over


MOMENTS = {
    "katze_im_sack dog": Moment("katze_im_sack", 4, some("turned", "chased", "round")),
    "katze_im_sack dogs": Moment("katze_im_sack", 4, some("turned", "dogs", "round")),
    "katze_im_sack turn": Moment("katze_im_sack", 4, before_own_turn(some("turned", "chased", "round"))),
    "katze_im_sack end": Moment("katze_im_sack", 4, ended),
    "katzenjammer_blues foursome": Moment("katzenjammer_blues", 4, some("showed", seat=2)),
    "katzenjammer_blues auction": Moment("katzenjammer_blues", 4, some("won", seat=1)),
    "katzenjammer_blues payment": Moment("katzenjammer_blues", 4, some("paid", seat=1)),
    "katzenjammer_blues joker": Moment("katzenjammer_blues", 4, some("revealed", "drew")),
    "katzenjammer_blues end": Moment("katzenjammer_blues", 4, ended),
    "mau_mau chain": Moment("mau_mau", 4, some("facing", count=4)),
    "mau_mau draw": Moment("mau_mau", 4, some("drew", count=4, seat=2)),
    "mau_mau direction": Moment("mau_mau", 4, some("direction-changed", way="counterclockwise")),
    "mau_mau colour": Moment("mau_mau", 4, some("played", seat=3, card="wild")),
    "mau_mau turn": Moment("mau_mau", 4, before_own_turn(some("direction-changed"))),
    "mau_mau end": Moment("mau_mau", 4, ended),
    "maus_pass_auf hunt": Moment("maus_pass_auf", 4, some("caught", seat=1)),
    "maus_pass_auf escape": Moment("maus_pass_auf", 4, some("escaped")),
    "maus_pass_auf end": Moment("maus_pass_auf", 4, ended),
}


def recorded(visitor: Visitor, name: str) -> RecordedTable:
    """Open the table at which a moment is about to happen."""
    moment = MOMENTS[name]
    table = RecordedTable(visitor, RecordedGame(moment.game, moment.players, moment.wanted))
    table.open()
    visitor.page.wait_for_load_state("networkidle")
    return table


class StoppedScene:
    """A moment that has just arrived at a page whose clock stands still."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor, self.page, self.at = visitor, visitor.page, 0
        self.page.clock.install()
        self.table = recorded(visitor, name)
        self.page.clock.pause_at(self.table.now / 1000 + 1)  # seconds
        self.before = self.look()
        self.table.happen()
        visitor.wait_until(lambda: self.look() != self.before)

    def look(self) -> Look:
        return Look(self.at, **self.page.evaluate(LOOK))

    def run_for(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)
        self.at += milliseconds

    def timeline(self) -> list[Look]:
        """Let the scene run to its end; what was on the page, from when on."""
        seen = [self.look()]
        while seen[-1].stage and self.at < LONGEST:
            self.run_for(STEP)
            now = self.look()
            if (now.stage, now.said, now.prompt) != (seen[-1].stage, seen[-1].said, seen[-1].prompt):
                seen.append(now)
        return seen
