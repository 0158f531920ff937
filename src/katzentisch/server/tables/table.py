"""A table as it follows from its log, without a clock, network or storage."""

from dataclasses import dataclass

from msgspec.structs import replace

from ...games.game import Game
from ...play.fair_deal import First
from ...play.lesson import LESSON_SCHEME
from ...play.record import Result
from ...play.series import ranks_of, tie_breaks_of, totals_of
from ...play.step import Step
from ...protocol.holders import Holder, Person
from ...protocol.table_settings import Status, TableSettings
from . import entries
from .conduct import Conduct
from .entries import AnyEntry, Opened
from .game import TableGame

GAME_ENTRIES = (
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
    warned: int | None = None  # the time by which the person must return or move
    asked: bool = False  # another player requested the warning: returning is not enough

    @property
    def guest(self) -> str | None:
        return self.holder.guest if isinstance(self.holder, Person) else None

    @property
    def is_played_by_bot(self) -> bool:
        return self.guest is None or self.away


@dataclass(frozen=True)
class Finished:
    """A finished game. Snapshots store it under these field names."""

    id: str
    result: Result
    tie_breaks: tuple[int, ...] = ()  # by seat; empty if an old log doesn't say


class Table:
    def __init__(self, id: str, at: int, opened: Opened) -> None:
        self.id, self.settings, self.host = id, opened.settings, opened.host
        self.game: Game = opened.settings.checked_game()
        self.seats = [Seat(opened.host), *(Seat() for _ in range(opened.settings.players - 1))]
        self.current_game: TableGame | None = None  # or the last one, until the next begins
        self.broken_off: TableGame | None = None  # the last game that ended without a result
        self.finished: list[Finished] = []  # of this series
        self.games = 0  # the number of games begun at this table, rematches included
        self.first: First = opened.settings.first  # who begins the next game
        self.renumbered = 0  # the number of the entry that last changed the numbers of seats
        self.chat = opened.settings.chat
        self.is_closed = False
        self.conduct = Conduct()
        self.number, self.at = 1, at  # of the last entry
        self.game_start = 0  # the number of the entry that began the last game
        self.asides = 0  # entries since then that belong to no game: chat, renames, arrivals and departures

    def apply(self, at: int, entry: AnyEntry) -> list[Step]:
        """Apply the next entry of the log and return the game steps it caused. An illegal move raises and changes nothing."""
        steps: list[Step] = []
        if isinstance(entry, entries.Moved):  # almost all entries are
            steps = self.make_move(at, entry)
        else:
            self.apply_other(at, entry)
            self.asides += not isinstance(entry, GAME_ENTRIES)
        self.number, self.at = self.number + 1, at
        return steps

    def apply_other(self, at: int, entry: AnyEntry) -> None:  # noqa: PLR0912  a case for each kind
        """Apply an entry that is not a move."""
        match entry:
            case entries.Seated(seat=seat, holder=holder):
                self.seats[seat] = Seat(holder)
                self.conduct.change_holder(seat, holder, self.status == "playing")
                self.player_changed(seat, at)
            case entries.SettingsChanged():
                self.change_settings(entry)
            case entries.Hosted(host=host):
                self.host = host
            case entries.Began():
                self.start_game(at, entry)
            case entries.ShareCommitted(seat=seat) | entries.Shared(seat=seat):
                self.active_game.apply(at, entry)
                self.conduct.mark_taking_part(seat)
            case entries.SharesListed() | entries.Restarted():
                self.active_game.apply(at, entry)
            case entries.Dealt(first=drawn):
                self.active_game.deal(drawn)
                self.pass_on_start(self.active_game)
                for number, each in enumerate(self.seats):
                    self.conduct.show_cards(number, each.holder)
                self.start_turn(at)
            case entries.BrokenOff():
                self.broken_off, self.current_game = self.active_game, None
                self.conduct.end_game()
            case entries.Warned(seat=seat, until=until, asked=asked):
                self.seats[seat].warned, self.seats[seat].asked = until, asked
            case entries.Away(seat=seat):
                is_forfeit = self.seats[seat].asked
                self.seats[seat] = Seat(self.seats[seat].holder, away=True)
                self.player_changed(seat, at, is_forfeit)
            case entries.Back(seat=seat):
                self.seats[seat] = Seat(self.seats[seat].holder)
                self.conduct.mark_taking_part(seat)
                self.player_changed(seat, at)
            case entries.Chatted(who=who):
                self.conduct.note_speaker(who, bool(self.seats_of(who.guest)))
            case entries.ChatSwitched(on=on):
                self.chat = on
            case entries.Closed():
                self.is_closed = True
                self.conduct.end_game()
            case _:
                self.conduct.apply(entry, self.current_game.ply if self.current_game else 0)

    def change_settings(self, entry: entries.SettingsChanged) -> None:
        """Apply new settings between two series. The table is then open, as before its first game."""
        kept = [number for number in range(len(self.seats)) if number not in entry.dropped]
        added = entry.settings.players - len(kept)
        self.seats = [*(self.seats[number] for number in kept), *(Seat() for _ in range(added))]
        self.conduct.renumber(kept)
        self.settings, self.first, self.chat = entry.settings, entry.settings.first, entry.settings.chat
        self.current_game, self.broken_off, self.finished = None, None, []
        self.renumbered = self.number + 1 if entry.dropped else self.renumbered

    def start_game(self, at: int, entry: entries.Began) -> None:
        """Begin a game. The first seat rotates with every game, rematches included."""
        if len(self.finished) == self.settings.games:
            self.finished = []
        is_lesson = entry.scheme == LESSON_SCHEME
        sharers = [number for number, seat in enumerate(self.seats) if seat.guest and not is_lesson]
        self.games += 1
        self.game_start, self.asides = self.number + 1, 0
        self.conduct.start_game()
        self.current_game = TableGame(self.settings, at, entry, self.id, self.games, sharers, self.first)
        self.pass_on_start(self.current_game)

    def pass_on_start(self, game: TableGame) -> None:
        """Let the next seat begin the next game, once it is known who begins this one."""
        if game.first is not None and not game.is_lesson:
            self.first = (game.first + 1) % self.settings.players

    def make_move(self, at: int, entry: entries.Moved) -> list[Step]:
        game = self.active_game
        if not game.is_current:
            return self.note_old_move(game, entry)
        assert game.play
        is_by_bot = self.is_bots_turn
        steps = [game.play.enter_move(entry.seat, entry.move), *game.play.resolve_chance()]
        if not is_by_bot:
            self.conduct.mark_taking_part(entry.seat)
        game.ply += 1
        game.timer.stop(at)
        self.seats[entry.seat].warned, self.seats[entry.seat].asked = None, False
        self.start_turn(at)
        if game.play.result:
            self.finished.append(Finished(game.id, game.play.result, tie_breaks_of(game.play)))
            self.conduct.end_game()
        return steps

    def note_old_move(self, game: TableGame, entry: entries.Moved) -> list[Step]:
        """Count a move made under a different version of the rules. Its meaning is unknown; only the result of the game is."""
        game.ply += 1
        if entry.result:
            game.old_result = entry.result
            self.finished.append(Finished(game.id, entry.result, entry.tie_breaks))
        return []

    def start_turn(self, at: int) -> None:
        """Start the clock of the current player, if it is a person."""
        if self.turn is not None:
            self.active_game.turn_at, self.active_game.is_forfeit = at, False
            self.conduct.waiting_since = at
            if not self.seats[self.turn].is_played_by_bot:
                self.active_game.timer.start(self.turn, at)

    def player_changed(self, seat: int, at: int, is_forfeit: bool = False) -> None:
        """Note a new player on a seat. This gives no extra time: if the time is up, a bot makes the decision."""
        if seat != self.turn:
            return
        game, deadline = self.active_game, self.active_game.timer.deadline
        if not game.is_forfeit:
            game.turn_at, game.is_forfeit = at, is_forfeit or (deadline is not None and deadline <= at)
        if deadline is None and not self.seats[seat].is_played_by_bot:
            game.timer.start(seat, at)

    @property
    def choices(self) -> TableSettings:
        """The settings as they are in force now, with the chat and with who begins the next game."""
        return replace(self.settings, first=self.first, chat=self.chat)

    @property
    def active_game(self) -> TableGame:
        """The current game, where there must be one."""
        assert self.current_game
        return self.current_game

    @property
    def turn(self) -> int | None:
        return self.current_game.play.turn if self.current_game and self.current_game.play else None

    @property
    def is_bots_turn(self) -> bool:
        return self.turn is not None and (self.seats[self.turn].is_played_by_bot or self.active_game.is_forfeit)

    @property
    def is_forced(self) -> bool:
        """Whether the person at turn has only one legal move, which the server makes for them. Nobody else may know.

        People who share a device see their hand only once they have opened the curtain, so they make every move themselves.
        """
        if not self.settings.forced_moves or self.settings.lesson or not self.game.has_decisions:
            return False
        play, turn = self.current_game.play if self.current_game else None, self.turn
        if play is None or turn is None or self.is_bots_turn or len(self.seats_of(self.seats[turn].guest or "")) > 1:
            return False
        return len(play.legal) == 1

    @property
    def status(self) -> Status:
        if self.is_closed:
            return "closed"
        if self.current_game is None and not self.finished:
            return "open"
        if self.current_game and not self.current_game.is_over:
            return "playing" if self.current_game.is_dealt else "dealing"
        return "over" if len(self.finished) == self.settings.games else "pausing"

    @property
    def is_outdated(self) -> bool:
        """Whether a game is running that the current rules can't continue."""
        return self.status in ("dealing", "playing") and not self.active_game.is_current

    @property
    def free(self) -> int:
        return sum(seat.holder is None for seat in self.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    @property
    def totals(self) -> list[int]:
        """The scores by seat, summed over the finished games of this series."""
        return totals_of([finished.result for finished in self.finished], self.settings.players)

    @property
    def ranks(self) -> list[int]:
        """The ranks of a single game, which may break ties, or those of the series' totals."""
        if self.settings.games == 1 and self.finished:
            return list(self.finished[0].result.ranks)
        return ranks_of(self.totals, self.game, [finished.tie_breaks for finished in self.finished if finished.tie_breaks])
