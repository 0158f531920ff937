"""What a table waits for, from its log alone and without its rules: everyone at the table can see as much.

The schedule knows more, for instance that a move is forced, and that is nobody else's business.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ...play.clocks import Timer
from ...protocol.holders import Holder, Person
from ...protocol.table_settings import Status, TableSettings
from . import entries
from .entries import AnyEntry

What = Literal["players", "host", "deal", "person", "bot", "next-game", "nothing"]
LoggedEntry = tuple[int, AnyEntry]  # with its time
BETWEEN: dict[Status, What] = {"dealing": "deal", "pausing": "next-game", "over": "nothing", "closed": "nothing"}


@dataclass(frozen=True)
class Waiting:
    """`since` is when the turn, or else the table's last change, was; at `deadline` a bot takes over."""

    what: What
    since: int
    seat: int | None = None
    deadline: int | None = None


@dataclass
class SeatState:
    holder: Holder | None = None
    is_away: bool = False  # a bot plays for the person
    deadline: int | None = None  # of a warning


class LogSummary:
    """The seats and the turns of a table. Raises LookupError if entries are missing."""

    def __init__(self, log: Sequence[LoggedEntry]) -> None:
        if not log:
            raise LookupError("an empty log")
        self.seats: list[SeatState] = []
        self.settings: TableSettings | None = None
        self.turns: list[tuple[int, int | None]] = []  # of the current game: when each began, and whose move ended it
        for at, entry in log:
            self.at = at
            self.apply(at, entry)

    def apply(self, at: int, entry: AnyEntry) -> None:
        match entry:
            case entries.Opened(settings=settings, host=host):
                self.settings, self.seats = settings, [SeatState(host), *(SeatState() for _ in range(settings.players - 1))]
            case entries.SettingsChanged(settings=settings, dropped=dropped):
                kept = [seat for number, seat in enumerate(self.seats) if number not in dropped]
                self.settings, self.seats = settings, [*kept, *(SeatState() for _ in range(settings.players - len(kept)))]
            case entries.Seated(seat=seat, holder=holder):
                self.seats[seat] = SeatState(holder)
            case entries.Away(seat=seat) | entries.Back(seat=seat):
                self.seats[seat] = SeatState(self.seats[seat].holder, is_away=isinstance(entry, entries.Away))
            case entries.Warned(seat=seat, until=until):
                self.seats[seat].deadline = until
            case entries.Dealt():
                self.turns = [(at, None)]
            case entries.Moved(seat=seat):
                self.seats[seat].deadline = None
                self.turns[-1:] = [(self.turns[-1][0], seat), (at, None)]

    def waiting(self, status: Status, turn: int | None) -> Waiting:
        if status == "open":
            return Waiting("players" if any(seat.holder is None for seat in self.seats) else "host", self.at)
        if status != "playing" or turn is None:
            return Waiting(BETWEEN.get(status, "nothing"), self.at)
        seat, since = self.seats[turn], self.turns[-1][0]
        if seat.is_away or not isinstance(seat.holder, Person):
            return Waiting("bot", since, turn)
        return Waiting("person", since, turn, self.clock_deadline(turn) if seat.deadline is None else seat.deadline)

    def clock_deadline(self, turn: int) -> int | None:
        """Return when the time of the seat at turn is up."""
        assert self.settings
        timer = Timer(self.settings.clock, self.settings.players)
        for began, seat in self.turns:
            timer.stop(began)
            timer.start(turn if seat is None else seat, began)
        return timer.deadline
