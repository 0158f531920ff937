"""A table: what follows from its log. No clock, no network, no storage: whoever has the entries has the table."""

from dataclasses import dataclass
from typing import Any

from ...games.game import Game
from ...play.series import ranks_of, totals_of
from ...play.step import Step
from . import entries
from .choices import Status
from .conduct import Conduct
from .deal import Deal
from .entries import AnyEntry, Holder, Opened, Person

PLAY = (
    entries.Began,
    entries.ShareCommitted,
    entries.SharesListed,
    entries.Shared,
    entries.Restarted,
    entries.Dealt,
    entries.Moved,
    entries.BrokenOff,
    entries.Warned,
)


@dataclass
class Seat:
    holder: Holder | None = None
    away: bool = False  # a bot plays for the person
    warned: int | None = None  # until when the person has to come back or to move
    asked: bool = False  # another player has asked for that warning: coming back is not enough

    @property
    def guest(self) -> str | None:
        return self.holder.guest if isinstance(self.holder, Person) else None

    @property
    def is_played_by_bot(self) -> bool:
        return self.guest is None or self.away


@dataclass(frozen=True)
class Finished:
    id: str
    result: dict[str, Any]


class Table:
    def __init__(self, id: str, at: int, opened: Opened) -> None:
        self.id, self.choices, self.host = id, opened.choices, opened.host
        self.game: Game = opened.choices.checked()
        self.seats = [Seat(opened.host), *(Seat() for _ in range(opened.choices.players - 1))]
        self.deal: Deal | None = None
        self.broken_off: Deal | None = None  # the last game that ended without a result
        self.finished: list[Finished] = []  # of this series
        self.games = 0  # begun at this table, rematches included
        self.chat = opened.choices.chat
        self.is_closed = False
        self.conduct = Conduct()
        self.number, self.at = 1, at  # of the last entry
        self.game_start = 0  # the number of the entry with which the last game began
        self.asides = 0  # entries since then that are no part of a game: chat, renames, coming and going

    def take(self, at: int, entry: AnyEntry) -> list[Step]:  # noqa: PLR0912  a case for each kind
        """The next entry of the log; what it made happen in the game. A move that can't be is refused, and nothing has changed."""
        steps = self.moved(at, entry) if isinstance(entry, entries.Moved) else []
        match entry:
            case entries.Seated(seat=seat, holder=holder):
                self.seats[seat] = Seat(holder)
                self.conduct.seated(seat, holder, self.status == "playing")
                self.player_changed(seat, at)
            case entries.Hosted(host=host):
                self.host = host
            case entries.Began():
                self.began(at, entry)
            case entries.ShareCommitted(seat=seat) | entries.Shared(seat=seat):
                self.dealing.take(at, entry)
                self.conduct.takes_part(seat)
            case entries.SharesListed() | entries.Restarted():
                self.dealing.take(at, entry)
            case entries.Dealt():
                self.dealing.deal()
                for number, each in enumerate(self.seats):
                    self.conduct.shown(number, each.holder)
                self.turn_begins(at)
            case entries.BrokenOff():
                self.broken_off, self.deal = self.dealing, None
                self.conduct.rest()
            case entries.Warned(seat=seat, until=until, asked=asked):
                self.seats[seat].warned, self.seats[seat].asked = until, asked
            case entries.Away(seat=seat):
                is_forfeit = self.seats[seat].asked
                self.seats[seat] = Seat(self.seats[seat].holder, away=True)
                self.player_changed(seat, at, is_forfeit)
            case entries.Back(seat=seat):
                self.seats[seat] = Seat(self.seats[seat].holder)
                self.conduct.takes_part(seat)
                self.player_changed(seat, at)
            case entries.Chatted(who=who):
                self.conduct.spoke(who, bool(self.seats_of(who.guest)))
            case entries.ChatSwitched(on=on):
                self.chat = on
            case entries.Closed():
                self.is_closed = True
                self.conduct.rest()
            case _:
                self.conduct.take(entry, self.deal.ply if self.deal else 0)
        self.number, self.at = self.number + 1, at
        self.asides += not isinstance(entry, PLAY)
        return steps

    def began(self, at: int, entry: entries.Began) -> None:
        """The first seat goes round with every game, rematches included."""
        if len(self.finished) == self.choices.games:
            self.finished = []
        sharers = [number for number, seat in enumerate(self.seats) if seat.guest]
        self.games += 1
        self.game_start, self.asides = self.number + 1, 0
        self.conduct.began()
        self.deal = Deal(self.choices, at, entry, self.id, self.games, sharers)

    def moved(self, at: int, entry: entries.Moved) -> list[Step]:
        deal = self.dealing
        if not deal.is_current:
            return self.moved_before(deal, entry)
        assert deal.play
        is_by_bot = self.is_bots_turn
        steps = [deal.play.enter(f"{entry.seat} {entry.move}"), *deal.play.resolve_chance()]
        if not is_by_bot:
            self.conduct.takes_part(entry.seat)
        deal.ply += 1
        deal.timer.stop(at)
        self.seats[entry.seat].warned, self.seats[entry.seat].asked = None, False
        self.turn_begins(at)
        if deal.play.result:
            self.finished.append(Finished(deal.id, deal.play.result))
            self.conduct.rest()
        return steps

    def moved_before(self, deal: Deal, entry: entries.Moved) -> list[Step]:
        """Under other rules than today's: what it meant is not known, only how the game ended."""
        deal.ply += 1
        if entry.result:
            deal.old_result = entry.result
            self.finished.append(Finished(deal.id, entry.result))
        return []

    def turn_begins(self, at: int) -> None:
        """A person's time runs; a bot has none."""
        if self.turn is not None:
            self.dealing.turn_at, self.dealing.is_forfeit = at, False
            self.conduct.waiting_since = at
            if not self.seats[self.turn].is_played_by_bot:
                self.dealing.timer.start(self.turn, at)

    def player_changed(self, seat: int, at: int, is_forfeit: bool = False) -> None:
        """Going, coming back and handing over give no more time: where it is up, a bot makes this decision."""
        if seat != self.turn:
            return
        deal, deadline = self.dealing, self.dealing.timer.deadline
        if not deal.is_forfeit:
            deal.turn_at, deal.is_forfeit = at, is_forfeit or (deadline is not None and deadline <= at)
        if deadline is None and not self.seats[seat].is_played_by_bot:
            deal.timer.start(seat, at)

    @property
    def dealing(self) -> Deal:
        assert self.deal
        return self.deal

    @property
    def turn(self) -> int | None:
        return self.deal.play.turn if self.deal and self.deal.play else None

    @property
    def is_bots_turn(self) -> bool:
        return self.turn is not None and (self.seats[self.turn].is_played_by_bot or self.dealing.is_forfeit)

    @property
    def status(self) -> Status:
        if self.is_closed:
            return "closed"
        if self.deal is None and not self.finished:
            return "open"
        if self.deal and not self.deal.is_over:
            return "playing" if self.deal.is_dealt else "dealing"
        return "over" if len(self.finished) == self.choices.games else "pausing"

    @property
    def is_outdated(self) -> bool:
        """Whether a game is going on that today's rules can't continue."""
        return self.status in ("dealing", "playing") and not self.dealing.is_current

    @property
    def free(self) -> int:
        return sum(seat.holder is None for seat in self.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    @property
    def totals(self) -> list[int]:
        """By seat, over the finished games of this series."""
        return totals_of([finished.result for finished in self.finished], self.choices.players)

    @property
    def ranks(self) -> list[int]:
        """Of one game its own, which may break ties; of a series those of the totals."""
        if self.choices.games == 1 and self.finished:
            return list(self.finished[0].result["ranks"])
        return ranks_of(self.totals, self.game)
