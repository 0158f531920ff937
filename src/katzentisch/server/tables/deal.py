"""One game at a table: from the server's commitment through the shares and the deal to its end."""

from collections.abc import Sequence
from typing import Any

from ...games import GAMES
from ...play.clocks import Timer
from ...play.fair_deal import OLD_SCHEME, Binding, Void, commitment, fair_section, full_options, seed_of, share_commitment
from ...play.play import Play
from ...play.rules_version import is_current
from .choices import Choices
from .entries import Began, Restarted, ShareCommitted, Shared, SharesListed


class Deal:
    """`sharers` are the seats that are asked for a share: at first those that people hold. `play` is None until it is dealt.

    First they commit to their shares; the list of these commitments is fixed; then they reveal the shares on the list. If one is not
    revealed, the attempt is void: the next has another secret, and asks only those who did reveal theirs.

    A game of other rules than today's is not played: `is_current` is False, `play` stays None, and at most its result is known.
    """

    def __init__(self, choices: Choices, at: int, began: Began, table: str, number: int, sharers: Sequence[int]) -> None:
        self.choices, self.id, self.table, self.number = choices, began.id, table, number
        self.scheme, self.rules = began.scheme, began.rules
        self.first = (number - 1) % choices.players
        self.people = list(sharers)
        self.voided: list[Void] = []
        self.begin(at, began.secret, sharers)
        self.timer = Timer(choices.clock, choices.players)
        self.play: Play | None = None
        self.is_current = is_current(choices.game, began.rules)
        self.is_dealt = False
        self.old_result: dict[str, Any] | None = None  # of a game of other rules
        self.ply = 0  # how many decisions were made
        self.is_forfeit = False  # the time for this decision is up
        self.turn_at = at  # when the seat at turn got its turn or its player

    def begin(self, at: int, secret: str, sharers: Sequence[int]) -> None:
        """An attempt."""
        self.secret, self.sharers = bytes.fromhex(secret), list(sharers)
        self.promised: list[str | None] = [None] * self.choices.players  # share commitments, by seat
        self.shares: list[str | None] = [None] * self.choices.players
        self.phase_at = at  # when it was last asked for something
        self.is_listed = False  # whether the share commitments are fixed

    def take(self, at: int, entry: ShareCommitted | SharesListed | Shared | Restarted) -> None:
        """What happens before the cards are dealt."""
        match entry:
            case ShareCommitted(seat=seat, commitment=promised):
                self.promised[seat] = promised
            case SharesListed():
                self.fix_list(at)
            case Shared(seat=seat, share=share):
                self.shares[seat] = share
            case Restarted(secret=secret):
                self.restart(at, secret)

    def restart(self, at: int, secret: str) -> None:
        missing = self.missing
        self.voided.append(Void(self.commitment, tuple(missing)))
        self.begin(at, secret, [seat for seat in self.sharers if self.shares[seat]])

    def fix_list(self, at: int) -> None:
        """Who has not committed to a share by now gives none."""
        self.is_listed, self.phase_at = True, at
        self.sharers = [seat for seat in self.sharers if self.promised[seat]]

    @property
    def attempt(self) -> int:
        return len(self.voided) + 1

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def missing(self) -> list[int]:
        """Who was asked and has not given yet what is due now."""
        given = self.shares if self.is_listed or self.scheme == OLD_SCHEME else self.promised
        return [seat for seat in self.sharers if not given[seat]]

    @property
    def left_out(self) -> list[int]:
        """People whose share is not in the deal."""
        return [seat for seat in self.people if not self.shares[seat]]

    def share_commitment(self, seat: int, share: str) -> str:
        return share_commitment(self.table, self.number, self.attempt, seat, share)

    @property
    def binding(self) -> Binding | None:
        choices = self.choices
        if self.scheme == OLD_SCHEME:
            return None
        return Binding(
            table=self.table,
            number=self.number,
            attempt=self.attempt,
            game=choices.game,
            players=choices.players,
            options=full_options(GAMES[choices.game], choices.players, choices.options),
            first=self.first,
            rules=self.rules,
        )

    def deal(self) -> None:
        choices = self.choices
        self.is_dealt = True
        if not self.is_current:
            return
        seed = seed_of(self.secret, self.shares, self.binding)
        self.play = Play(choices.game, choices.players, options=choices.options, first=self.first, seed=seed)

    @property
    def is_over(self) -> bool:
        return self.play.over if self.play else self.old_result is not None

    def proof(self) -> dict[str, Any]:
        """What shows that the deal was not chosen. It tells every hidden card, so it is for games that are over or broken off."""
        return fair_section(self.secret, self.shares, self.binding, self.voided)

    def record(self, names: Sequence[str], bots: Sequence[str | None]) -> dict[str, Any]:
        """Of a finished game, with all that is needed to check the deal."""
        assert self.play
        return {**self.play.record(), "fair": self.proof(), "names": list(names), "bots": list(bots)}
