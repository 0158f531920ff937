"""The schedule of a table: what happens without a request, and when. Thinking time belongs to the seat, whoever plays it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from katzentisch.play.clocks import HOUR, DaysClock, MoveClock
from katzentisch.play.orders import Order
from katzentisch.server.settings import Settings
from katzentisch.server.tables.entries import (
    Away,
    Back,
    Chatted,
    Closed,
    Dealt,
    Restarted,
    Seated,
    ShareCommitted,
    Shared,
    SharesListed,
    Warned,
)
from katzentisch.server.tables.pace import HASTE, late_move_time
from katzentisch.server.tables.schedule import ScheduledTask, TaskKind, next_task
from katzentisch.server.tables.table import Table

from .table_builder import GERO, HANNA, MINKA, SECOND, SINA, apply, begin, begin_old, commit, commitment, deal, full, in_status, move

SETTINGS = Settings("sqlite:///unused.db", Path("unused"), bot_pause=(700, 1900), person_pause=(700, 1900), share_wait=4 * SECOND)
KEY = bytes(32)
ONE, OTHER = "ab" * 32, "cd" * 32
TIDY = replace(SETTINGS, bot_pause=(1000, 1000), person_pause=(1000, 1000))


def due(table: Table, orders: dict[int, Order] | None = None, settings: Settings = TIDY) -> ScheduledTask | None:
    return next_task(table, orders or {}, settings, KEY)


@pytest.mark.parametrize("status", ["open", "pausing", "over"])
def test_nothing_between_games(status: str) -> None:
    assert due(in_status(status)) is None


def test_nothing_at_a_closed_table() -> None:
    assert due(apply(deal(full(MINKA)), Closed())) is None


def test_a_deal_waits_for_the_shares_but_not_for_ever() -> None:
    table = begin(full())
    began = table.at
    assert due(table) == ScheduledTask(TaskKind.FIX_LIST, began + 4 * SECOND, 0)
    apply(table, Chatted(GERO, "wait!"), ShareCommitted(0, commitment(table, 0, ONE)))
    assert due(table) == ScheduledTask(TaskKind.FIX_LIST, began + 4 * SECOND, 0)
    apply(table, ShareCommitted(1, commitment(table, 1, OTHER)))
    assert due(table) == ScheduledTask(TaskKind.FIX_LIST, table.at, 0)
    apply(table, SharesListed())
    listed = table.at
    assert due(table) == ScheduledTask(TaskKind.RESTART, listed + 4 * SECOND, 0)
    apply(table, Shared(0, ONE))
    assert due(table) == ScheduledTask(TaskKind.RESTART, listed + 4 * SECOND, 0)
    apply(table, Shared(1, OTHER))
    assert due(table) == ScheduledTask(TaskKind.DEAL, table.at, 0)


def test_the_deal_does_not_wait_for_unlisted_people() -> None:
    table = apply(commit(begin(full()), seat1=OTHER), Shared(1, OTHER))
    assert due(table) == ScheduledTask(TaskKind.DEAL, table.at, 0)
    nobody = apply(begin(full()), SharesListed())
    assert due(nobody) == ScheduledTask(TaskKind.DEAL, nobody.at, 0)


def test_a_restarted_deal_waits_again_for_those_who_revealed_their_shares() -> None:
    table = apply(commit(begin(full()), seat0=ONE, seat1=OTHER), Shared(0, ONE), Restarted("09" * 32))
    assert due(table) == ScheduledTask(TaskKind.FIX_LIST, table.at + 4 * SECOND, 0)
    apply(table, ShareCommitted(0, commitment(table, 0, ONE)))
    assert due(table) == ScheduledTask(TaskKind.FIX_LIST, table.at, 0)


def test_a_deal_of_the_old_scheme_is_made_as_it_was() -> None:
    table = begin_old(full())
    began = table.at
    assert due(table) == ScheduledTask(TaskKind.DEAL, began + 4 * SECOND, 0)
    apply(table, Shared(0, ONE), Shared(1, OTHER))
    assert due(table) == ScheduledTask(TaskKind.DEAL, table.at, 0)


def test_bots_need_no_shares() -> None:
    table = apply(commit(begin(full(MINKA)), seat0=ONE), Shared(0, ONE))
    assert due(table) == ScheduledTask(TaskKind.DEAL, table.at, 0)


def test_without_a_clock_people_have_all_the_time() -> None:
    assert due(deal(full())) is None


def test_a_bot_moves_after_a_pause() -> None:
    table = move(deal(full(MINKA)))
    while table.turn != 1:
        move(table)
    assert due(table) == ScheduledTask(TaskKind.BOT_MOVE, table.at + SECOND, 1)
    begun = table.at
    apply(table, Chatted(GERO, "faster!"))
    assert due(table) == ScheduledTask(TaskKind.BOT_MOVE, begun + SECOND, 1)


def test_a_bot_plays_for_an_absent_player_until_they_return() -> None:
    table = apply(deal(full()), Away(0))
    assert due(table) == ScheduledTask(TaskKind.BOT_MOVE, table.at + SECOND, 0)
    assert due(apply(table, Back(0))) is None


def test_the_pause_is_as_long_as_a_person_s_and_follows_from_table_game_and_ply_alone() -> None:
    """Two tables of one name that differ in their cards only: their bots move at the same time."""
    pauses: list[list[int]] = []
    for secret in ("01" * 32, "02" * 32):
        table = full(GERO, MINKA, game="katze_im_sack")
        begin(table).active_game.secret = bytes.fromhex(secret)
        apply(table, Away(0), Away(1), SharesListed(), Dealt())
        found = []
        for _ in range(8):
            task = due(table, settings=SETTINGS)
            assert task
            found.append(task.at - table.at)
            move(table)
        pauses.append(found)
    assert pauses[0] == pauses[1]
    assert len(set(pauses[0])) > 1
    assert all(700 // HASTE <= pause <= 1900 for pause in pauses[0])


def auctioned(**choices: Any) -> tuple[Table, int, Order]:
    """Somebody's turn in an auction, and an order for it."""
    table = deal(full(GERO, SINA, game="katze_im_sack", **choices))
    play = table.active_game.play
    assert play
    while (row := play.game.auction(play.position.observe(play.turn or 0).state)) is None:
        move(table)
    assert table.turn is not None
    return table, table.turn, Order("pass", row, None)


def test_an_order_is_obeyed_at_a_bot_s_pace_and_only_in_turn() -> None:
    table, turn, order = auctioned()
    assert due(table, {(turn + 1) % 3: order}) is None
    assert due(table, {turn: order}) == ScheduledTask(TaskKind.ORDER_MOVE, table.at + SECOND, turn)


def test_an_order_precedes_the_bot_of_an_absent_player() -> None:
    table, turn, order = auctioned()
    apply(table, Away(turn))
    assert due(table, {turn: order}) == ScheduledTask(TaskKind.ORDER_MOVE, table.at + SECOND, turn)


def test_an_order_that_is_over_is_as_good_as_none() -> None:
    """Nothing is later for it: the person's clock runs as ever, and the bot for somebody away has the same pause."""
    table, turn, order = auctioned(clock=MoveClock(30, 60))
    over = Order("pass", order.row + 1, None)
    assert due(table, {turn: over}) == due(table) == ScheduledTask(TaskKind.WARN, table.at + 80 * SECOND, turn)
    apply(table, Away(turn))
    assert due(table, {turn: over}) == due(table) == ScheduledTask(TaskKind.BOT_MOVE, table.at + SECOND, turn)


def test_where_nothing_is_decided_people_turn_the_cards_themselves() -> None:
    """In Maus every move is forced, and making it is the game."""
    table = deal(full(game="maus_pass_auf"))
    play = table.active_game.play
    assert play
    for _ in range(5):
        assert len(play.legal) == 1
        assert due(table) is None
        move(table)


def test_what_was_found_too_late_is_done_at_the_next_step() -> None:
    assert [late_move_time(1000, now, 250) for now in (0, 999, 1000)] == [1000] * 3
    assert [late_move_time(1000, now, 250) for now in (1001, 1100, 1250)] == [1250] * 3
    assert late_move_time(1000, 1251, 250) == 1500
    assert [late_move_time(1000, now, 0) for now in (999, 1001)] == [1000, 1001]


def test_a_warning_and_then_a_bot() -> None:
    table = deal(full(clock=MoveClock(30, 60)))
    up = table.at + 90 * SECOND
    assert due(table) == ScheduledTask(TaskKind.WARN, up - 10 * SECOND, 0)
    apply(table, Warned(0, up))
    assert due(table) == ScheduledTask(TaskKind.REPLACE, up, 0)
    table.apply(up, Away(0))
    assert due(table) == ScheduledTask(TaskKind.BOT_MOVE, up + SECOND, 0)
    table.apply(up + 500, Back(0))
    assert due(table) == ScheduledTask(TaskKind.BOT_MOVE, up + SECOND, 0)


def test_a_clock_of_days_warns_half_a_day_before() -> None:
    table = deal(full(clock=DaysClock(2)))
    assert due(table) == ScheduledTask(TaskKind.WARN, table.at + 36 * HOUR, 0)


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
