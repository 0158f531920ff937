"""Which games' rules are compiled: a server runs before all of them are, and the tables of the others wait.

A game becomes playable first; searching bots, comparisons and reviews follow.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ..games.game import Refusal
from ..words import Said

RETRY = 2  # seconds


class RulesCompiling(Refusal):
    """A game isn't ready; how far it is, and when to ask again."""

    def __init__(self, game: str, percent: int) -> None:
        super().__init__(Said("rules-compiling", {"game": Said(f"{game}-name"), "percent": percent, "seconds": RETRY}))


@dataclass
class PendingGame:
    percent: int = 0  # of what makes it playable
    is_playable: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)


def nothing(game: str) -> None:
    pass


class CompiledGames:
    """By default, all games are compiled. `want` asks for a game before the others."""

    def __init__(self, want: Callable[[str], None] = nothing) -> None:
        self.want = want
        self.pending: dict[str, PendingGame] = {}
        self.playable_since: dict[str, int] = {}  # milliseconds since 1970; only games that weren't playable when the server started

    def begin(self, games: Iterable[str]) -> None:
        self.pending = {game: PendingGame() for game in games}

    def report(self, game: str, percent: int) -> None:
        self.pending[game].percent = percent

    def set_playable(self, game: str, now: int) -> None:
        self.pending[game].is_playable = True
        self.playable_since[game] = now

    def finish(self, game: str) -> None:
        self.pending.pop(game).done.set()

    def is_playable(self, game: str) -> bool:
        return game not in self.pending or self.pending[game].is_playable

    def require(self, game: str) -> None:
        """Raise RulesCompiling unless the game is playable."""
        if not self.is_playable(game):
            self.want(game)
            raise RulesCompiling(game, self.pending[game].percent)

    def require_all(self, game: str) -> None:
        """Raise RulesCompiling unless the game is playable, with everything that evaluates moves."""
        self.require(game)
        if game in self.pending:
            raise RulesCompiling(game, 99)

    def refusal(self) -> Said | None:
        """Return what a game says whose rules aren't compiled yet, or None."""
        try:
            for game in self.pending:
                self.require_all(game)
        except RulesCompiling as refusal:
            return refusal.said
        return None

    async def wait(self, game: str) -> None:
        """Wait for everything that evaluates the game's moves."""
        if pending := self.pending.get(game):
            self.want(game)
            await pending.done.wait()

    async def wait_for_all(self) -> None:
        for pending in list(self.pending.values()):
            await pending.done.wait()
