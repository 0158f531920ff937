"""One game at a table: from the server's commitment through the shares and the deal to its end."""

from collections.abc import Sequence
from typing import Any

from ...play.clocks import Timer
from ...play.fair import commitment, seed_of, written_fair
from ...play.play import Play
from ...play.rules_version import is_current
from .choices import Choices
from .entries import Began


class Deal:
    """`sharers` are the seats that people held when it began; `play` is None until it is dealt.

    A game of other rules than today's is not played: `is_current` is False, `play` stays None, and at most its result is known.
    """

    def __init__(self, choices: Choices, at: int, began: Began, first: int, sharers: Sequence[int]) -> None:
        self.choices, self.id, self.first, self.sharers = choices, began.id, first, sharers
        self.secret = bytes.fromhex(began.secret)
        self.shares: list[str | None] = [None] * choices.players
        self.timer = Timer(choices.clock, choices.players)
        self.play: Play | None = None
        self.rules, self.is_current = began.rules, is_current(choices.game, began.rules)
        self.is_dealt = False
        self.old_result: dict[str, Any] | None = None  # of a game of other rules
        self.ply = 0  # how many decisions were made
        self.is_forfeit = False  # the time for this decision is up
        self.began_at = self.turn_at = at  # when it began, and when the seat at turn got its turn or its player

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def is_complete(self) -> bool:
        return all(self.shares[seat] for seat in self.sharers)

    def deal(self) -> None:
        choices = self.choices
        self.is_dealt = True
        if not self.is_current:
            return
        seed = seed_of(self.secret, self.shares)
        self.play = Play(choices.game, choices.players, options=choices.options, first=self.first, seed=seed)

    @property
    def is_over(self) -> bool:
        return self.play.over if self.play else self.old_result is not None

    def proof(self) -> dict[str, Any]:
        """What shows that the deal was not chosen. It tells every hidden card, so it is for games that are over or broken off."""
        return written_fair(self.secret, self.shares)

    def record(self, names: Sequence[str], bots: Sequence[str | None]) -> dict[str, Any]:
        """Of a finished game, with all that is needed to check the deal."""
        assert self.play
        return {**self.play.record(), "fair": self.proof(), "names": list(names), "bots": list(bots)}
