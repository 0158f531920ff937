"""What a table waits for, from its log alone, is what the table itself knows, and no more."""

from typing import Any

import pytest

from katzentisch.play.clocks import MoveClock
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.tables.entries import AnyEntry, Away, Back, Began, Closed, Dealt, Moved, Opened, Seated, SettingsChanged, Warned
from katzentisch.server.tables.log_summary import LogSummary, Waiting
from katzentisch.server.tables.table import Table

from .table_builder import GERO, HANNA, MINKA, SECOND

CLOCK = MoveClock(seconds=5, reserve=60)


class LoggedTable:
    """A table next to its log."""

    def __init__(self, **choices: Any) -> None:
        first = Opened(TableSettings("maus_pass_auf", 2, **choices), HANNA)
        self.table = Table("table", 0, first)
        self.log: list[tuple[int, AnyEntry]] = [(0, first)]

    def add(self, *entries: AnyEntry, after: int = SECOND) -> "LoggedTable":
        for entry in entries:
            self.log.append((self.table.at + after, entry))
            self.table.apply(*self.log[-1])
        return self

    def dealt(self, *before: AnyEntry) -> "LoggedTable":
        return self.add(*before, Began("game", "00" * 32), Dealt())

    def move(self, after: int = SECOND) -> "LoggedTable":
        play, turn = self.table.active_game.play, self.table.turn
        assert play
        assert turn is not None
        return self.add(Moved(turn, play.legal[0]), after=after)

    @property
    def waiting(self) -> Waiting:
        return LogSummary(self.log).waiting(self.table.status, self.table.turn)


def test_before_the_game_it_waits_for_players_then_for_the_host() -> None:
    open_table = LoggedTable()
    assert open_table.waiting == Waiting("players", 0)
    assert open_table.add(Seated(1, GERO)).waiting == Waiting("host", SECOND)
    assert open_table.add(Began("game", "00" * 32)).waiting.what == "deal"


@pytest.mark.parametrize("pause", [1, 6, 40])
def test_the_deadline_of_a_clock_is_that_of_the_table(pause: int) -> None:
    playing = LoggedTable(clock=CLOCK).dealt(Seated(1, GERO))
    for _ in range(4):
        playing.move(after=pause * SECOND)
        waiting = playing.waiting
        assert (waiting.what, waiting.seat, waiting.since) == ("person", playing.table.turn, playing.table.at)
        assert waiting.deadline == playing.table.active_game.timer.deadline is not None


def test_a_warning_is_the_deadline_until_the_move() -> None:
    playing = LoggedTable().dealt(Seated(1, GERO))
    turn = playing.table.turn
    assert turn is not None
    assert playing.waiting.deadline is None
    assert playing.add(Warned(turn, 99_000)).waiting.deadline == 99_000
    assert playing.add(Back(turn)).waiting.deadline is None
    assert playing.add(Away(turn)).waiting.what == "bot"
    assert playing.add(Back(turn)).waiting.what == "person"
    assert playing.move().waiting.seat == playing.table.turn


def test_a_bot_is_waited_for_without_a_deadline() -> None:
    playing = LoggedTable(clock=CLOCK).dealt(Seated(0, MINKA), Seated(1, MINKA))
    assert playing.waiting == Waiting("bot", playing.table.at, playing.table.turn)


def test_seats_that_go_take_their_state_with_them() -> None:
    table = LoggedTable().add(Seated(1, GERO))
    wanted = TableSettings("maus_pass_auf", 3)
    table.add(SettingsChanged(wanted, table.table.settings, dropped=[0]))
    assert [seat.holder for seat in LogSummary(table.log).seats] == [each.holder for each in table.table.seats] == [GERO, None, None]


def test_a_closed_table_waits_for_nothing() -> None:
    assert LoggedTable().dealt(Seated(1, GERO)).add(Closed()).waiting.what == "nothing"
