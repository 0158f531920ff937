"""Key moments of every game, and what the page shows of them when: with the page's clock stopped and moved on step by step."""

from dataclasses import dataclass
from importlib import import_module

from katzentisch.games.registry import BUILT_IN

from .moment import Moment
from .page import Visitor
from .recorded_table import RecordedGame, RecordedTable

STEP = 50  # milliseconds
LONGEST = 12_000  # milliseconds
LOOK = """() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim().replace(/\\s+/g, " ") ?? "";
    return {stage: document.querySelector("[data-stage]")?.dataset.stage ?? "", said: text("[data-last-line]"), prompt: text(".prompt")};
}"""


@dataclass(frozen=True)
class Look:
    """What is on the page from a time on, in milliseconds after the update arrived."""

    at: int
    stage: str  # "" once the scene is over
    said: str
    prompt: str


def moments_of(game: str) -> dict[str, Moment]:
    moments: dict[str, Moment] = import_module(f"{__package__}.players.{game}").MOMENTS
    return moments


def moment_names() -> list[str]:
    """Return the moments of all games, each as `GAME MOMENT`."""
    return [f"{game.id} {name}" for game in BUILT_IN for name in moments_of(game.id)]


def recorded(visitor: Visitor, name: str) -> RecordedTable:
    """Open the table at which a moment is about to happen."""
    game, moment = name.split(" ")
    wanted = moments_of(game)[moment]
    table = RecordedTable(visitor, RecordedGame(game, wanted.players, wanted.wanted))
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
