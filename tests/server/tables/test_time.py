"""Thinking time belongs to the seat: it gets no extra time, whoever plays it and however often that changes."""

from katzentisch.play.clocks import MoveClock
from katzentisch.server.tables.entries import Away, Back, Seated

from .table_builder import HANNA, MINKA, SECOND, SINA, apply, deal, full, move


def test_leaving_coming_back_and_handing_over_give_no_more_time() -> None:
    table = deal(full(clock=MoveClock(10, 60)))
    deadline = table.active_game.timer.deadline
    for entry in (Away(0), Back(0), Seated(0, SINA), Seated(0, HANNA)):
        apply(table, entry)
        assert table.active_game.timer.deadline == deadline
        assert table.active_game.turn_at == table.at


def test_when_time_is_up_a_bot_decides_even_if_the_person_comes_back_before_it_has() -> None:
    table = deal(full(clock=MoveClock(10, 60)))
    up = table.active_game.timer.deadline
    assert up
    table.apply(up, Away(0))
    table.apply(up + SECOND, Back(0))
    assert (table.is_bots_turn, table.active_game.turn_at) == (True, up)
    table.apply(up + SECOND, Seated(0, SINA))
    assert table.is_bots_turn
    move(table)
    assert table.active_game.timer.reserves == [0, 60 * SECOND]
    assert not table.is_bots_turn


def test_time_runs_from_the_return_where_a_bot_had_the_turn() -> None:
    table = apply(full(clock=MoveClock(10, 60)), Away(0))
    deal(table)
    assert table.active_game.timer.deadline is None
    assert apply(table, Back(0)).active_game.timer.deadline == table.at + 70 * SECOND
    handed = apply(deal(full(clock=MoveClock(10, 60))), Seated(0, MINKA))
    assert handed.is_bots_turn
