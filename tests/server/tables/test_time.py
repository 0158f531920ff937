"""Time is the seat's: whoever plays it, and however often that changes, it gets no more."""

from katzentisch.play.clocks import MoveClock
from katzentisch.server.tables.entries import Away, Back, Seated

from .laid import HANNA, MINKA, SECOND, SINA, deal, full, move, take


def test_leaving_coming_back_and_handing_over_give_no_more_time() -> None:
    table = deal(full(clock=MoveClock(10, 60)))
    deadline = table.dealing.timer.deadline
    for entry in (Away(0), Back(0), Seated(0, SINA), Seated(0, HANNA)):
        take(table, entry)
        assert table.dealing.timer.deadline == deadline
        assert table.dealing.turn_at == table.at


def test_when_time_is_up_a_bot_decides_even_if_the_person_comes_back_before_it_has() -> None:
    table = deal(full(clock=MoveClock(10, 60)))
    up = table.dealing.timer.deadline
    assert up
    table.take(up, Away(0))
    table.take(up + SECOND, Back(0))
    assert (table.is_bots_turn, table.dealing.turn_at) == (True, up)
    table.take(up + SECOND, Seated(0, SINA))
    assert table.is_bots_turn
    move(table)
    assert table.dealing.timer.reserves == [0, 60 * SECOND]
    assert not table.is_bots_turn


def test_time_runs_from_the_return_where_a_bot_had_the_turn() -> None:
    table = take(full(clock=MoveClock(10, 60)), Away(0))
    deal(table)
    assert table.dealing.timer.deadline is None
    assert take(table, Back(0)).dealing.timer.deadline == table.at + 70 * SECOND
    handed = take(deal(full(clock=MoveClock(10, 60))), Seated(0, MINKA))
    assert handed.is_bots_turn
