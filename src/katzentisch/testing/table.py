"""A table for tests that read like the rulebook.

    table = start("katzenjammer_blues", players=2, hands=["112345", "223345"], deck="J…")
    table.play("1 bid 2x2", "0 pass")
    assert table.state.high == …
    assert table.legal() == ["pass", "bid 1x1"]
    assert "not higher" in table.refuses("0 bid 1x1")     # the error's English text; the position is unchanged
    assert table.unreadable("0 bid 1x0")
    assert table.narration("en", seat=0) == [...]              # the last step's events as sentences

`deal("game", players)` is a seeded deal; keyword arguments of `start` other than players, first and options make up the setup.
"""

from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from katzentisch.games.game import Event, IllegalMove, UnreadableMove
from katzentisch.play.narration import narrate
from katzentisch.play.play import Play
from katzentisch.play.step import Step


class Table:
    def __init__(self, play: Play) -> None:
        self.game = play
        self.steps: list[Step] = []

    @property
    def state(self) -> Any:
        return self.game.position.state

    @property
    def result(self) -> dict[str, Any] | None:
        return None if self.game.result is None else asdict(self.game.result)

    @property
    def ended(self) -> str | None:
        """Why the game ended."""
        return self.game.result.end if self.game.result else None

    def play(self, *entries: str) -> "Table":
        self.steps = [self.game.enter(entry) for entry in entries]
        return self

    def legal(self) -> list[str]:
        return self.game.legal

    def refuses(self, entry: str) -> str:
        return self._error(IllegalMove, entry)

    def unreadable(self, entry: str) -> str:
        return self._error(UnreadableMove, entry)

    def _error(self, kind: type[Exception], entry: str) -> str:
        before = self.game.position.array.tobytes()
        with pytest.raises(kind) as caught:
            self.game.enter(entry)
        assert self.game.position.array.tobytes() == before
        return str(caught.value)

    def events(self, seat: int | None = None) -> list[Event]:
        """What happened in the last call of `play`, as a seat saw it."""
        return [event for step in self.steps for event in step.events(seat)]

    def narration(self, language: str = "en", seat: int | None = None) -> list[str]:
        return [narrate(self.game.game, event, language, viewer=seat) for event in self.events(seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.to_builtins(self.game.view(seat))
        return shown


def start(game: str, players: int, first: int = 0, options: dict[str, Any] | None = None, **setup: Any) -> Table:
    return Table(Play(game, players, options=options, first=first, setup=setup))


def deal(game: str, players: int, seed: int = 1, first: int = 0, options: dict[str, Any] | None = None) -> Table:
    return Table(Play(game, players, options=options, first=first, seed=seed))
