"""One game at a table: from the server's commitment through the shares and the deal to the end."""

from collections.abc import Sequence

from ...games import GAMES
from ...play.clocks import Timer
from ...play.fair_deal import (
    LOT,
    OLD_SCHEME,
    Binding,
    Fair,
    First,
    VoidAttempt,
    bound_options,
    commitment,
    draw_first,
    fair_section,
    seed_of,
    share_commitment,
)
from ...play.lesson import LESSON_SCHEME
from ...play.play import Play
from ...play.record import Record, Result
from ...play.rules_version import is_current
from ...protocol.table_settings import TableSettings
from .entries import Began, Restarted, ShareCommitted, Shared, SharesListed


class TableGame:
    """`sharers` are the seats asked for a share: at first those that people hold. `play` is None until the cards are dealt.

    First the sharers commit to their shares; then the list of commitments is fixed; then they reveal the shares on the list. If a share is
    not revealed, the attempt is void: the next one has another secret and asks only the seats that revealed theirs.

    A game that began under a different version of the rules is not played: `is_current` is False, `play` stays None, and at most its result
    is known.
    """

    def __init__(
        self, settings: TableSettings, at: int, began: Began, table: str, number: int, sharers: Sequence[int], first: First
    ) -> None:
        self.settings, self.id, self.table, self.number = settings, began.id, table, number
        self.scheme, self.rules = began.scheme, began.rules
        self.is_lot = first == LOT
        self.first = 0 if self.is_lesson else None if first == LOT else first  # drawn with the deal if a lot decides
        self.people = list(sharers)
        self.voided: list[VoidAttempt] = []
        self.begin_attempt(at, began.secret, sharers)
        self.timer = Timer(settings.clock, settings.players)
        self.play: Play | None = None
        self.is_current = is_current(settings.game, began.rules)
        self.is_dealt = False
        self.old_result: Result | None = None  # of a game that began under different rules
        self.ply = 0  # the number of decisions made
        self.is_forfeit = False  # the time for this decision is up
        self.turn_at = at  # when the current seat got its turn or its player

    def begin_attempt(self, at: int, secret: str, sharers: Sequence[int]) -> None:
        self.secret, self.sharers = bytes.fromhex(secret), list(sharers)
        self.promised: list[str | None] = [None] * self.settings.players  # share commitments, by seat
        self.shares: list[str | None] = [None] * self.settings.players
        self.phase_at = at  # when the seats were last asked for something
        self.is_listed = False  # whether the share commitments are fixed

    def apply(self, at: int, entry: ShareCommitted | SharesListed | Shared | Restarted) -> None:
        """Apply an entry from before the deal."""
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
        self.voided.append(VoidAttempt(self.commitment, missing))
        self.begin_attempt(at, secret, [seat for seat in self.sharers if self.shares[seat]])

    def fix_list(self, at: int) -> None:
        """Fix the share commitments: a seat without one gives no share."""
        self.is_listed, self.phase_at = True, at
        self.sharers = [seat for seat in self.sharers if self.promised[seat]]

    @property
    def is_lesson(self) -> bool:
        """Whether the cards come from the fixed seed of a lesson, which is the secret."""
        return self.scheme == LESSON_SCHEME

    @property
    def attempt(self) -> int:
        return len(self.voided) + 1

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def missing(self) -> list[int]:
        """The seats that have not yet given what the current phase asks for."""
        given = self.shares if self.is_listed or self.scheme == OLD_SCHEME else self.promised
        return [seat for seat in self.sharers if not given[seat]]

    @property
    def left_out(self) -> list[int]:
        """The seats of people whose share is not part of the deal."""
        return [seat for seat in self.people if not self.shares[seat]]

    def share_commitment(self, seat: int, share: str) -> str:
        return share_commitment(self.table, self.number, self.attempt, seat, share)

    @property
    def binding(self) -> Binding | None:
        settings = self.settings
        if self.scheme == OLD_SCHEME:
            return None
        return Binding(
            table=self.table,
            number=self.number,
            attempt=self.attempt,
            game=settings.game,
            players=settings.players,
            options=bound_options(GAMES[settings.game], settings.players, settings.options),
            first=self.beginner if not self.is_lot else LOT,
            rules=self.rules,
        )

    @property
    def beginner(self) -> int:
        """The seat that begins, where it must be known."""
        assert self.first is not None
        return self.first

    def draw_lot(self) -> int | None:
        """Return the seat that the shares draw, or None if no lot decides."""
        return draw_first(seed_of(self.secret, self.shares, self.binding), self.settings.players) if self.is_lot else None

    def deal(self, drawn: int | None = None) -> None:
        settings = self.settings
        self.is_dealt = True
        self.first = self.first if drawn is None else drawn
        if not self.is_current:
            return
        seed = self.secret if self.is_lesson else seed_of(self.secret, self.shares, self.binding)
        self.play = Play(settings.game, settings.players, options=settings.options, first=self.beginner, seed=seed)

    @property
    def is_over(self) -> bool:
        return self.play.over if self.play else self.old_result is not None

    def proof(self) -> Fair:
        """Return the proof that the deal was not chosen. It reveals every card, so it is only for games that have ended."""
        return fair_section(self.secret, self.shares, self.binding, self.voided)

    def record(self, names: Sequence[str], bots: Sequence[str | None], date: str) -> Record:
        """Return the record of a finished game, with everything needed to check the deal."""
        assert self.play
        return self.play.record().with_notes(fair=self.proof(), names=list(names), bots=list(bots), date=date)
