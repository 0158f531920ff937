"""A table follows from its log: seats, games, series."""

import pytest

from katzentisch.games.game import IllegalMove, UnreadableMove
from katzentisch.play.clocks import MoveClock
from katzentisch.play.fair_deal import SCHEME, VoidAttempt, fair_section, seed_of
from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.tables.entries import (
    Away,
    Back,
    Began,
    ChatSwitched,
    Chatted,
    Closed,
    Dealt,
    Hosted,
    Moved,
    Opened,
    Restarted,
    Seated,
    Shared,
    SharesListed,
    Warned,
    encode,
)
from katzentisch.server.tables.replay import replay

from .table_builder import GERO, HANNA, MINKA, SECOND, SINA, apply, begin, begin_old, commit, deal, full, in_status, move, opened, play_out


def test_the_host_sits_first() -> None:
    table = opened(players=3)
    assert [seat.holder for seat in table.seats] == [HANNA, None, None]
    assert (table.status, table.free, table.turn, table.number) == ("open", 2, None, 1)


def test_a_person_may_hold_several_seats() -> None:
    table = apply(opened(players=3), Seated(2, HANNA), Seated(1, MINKA))
    assert table.seats_of(HANNA.guest) == [0, 2]
    assert table.seats_of(GERO.guest) == []
    assert table.free == 0


def test_a_game_is_dealt_from_the_secret_and_the_shares() -> None:
    """docs/fair-deals.md: every person is asked for a share, and the listed ones count."""
    table = begin(full(GERO, MINKA))
    assert (table.status, table.active_game.sharers, table.active_game.missing) == ("dealing", [0, 1], [0, 1])
    commit(table, seat1="a" * 64)
    assert (table.active_game.sharers, table.active_game.missing) == ([1], [1])
    apply(table, Shared(1, "a" * 64), Dealt())
    assert (table.active_game.shares, table.active_game.left_out) == ([None, "a" * 64, None], [0])
    without = deal(full(GERO, MINKA)).active_game.play
    assert without
    assert table.active_game.play
    assert table.active_game.play.setup != without.setup


def test_the_same_secret_and_shares_make_other_cards_at_another_table_and_in_another_game() -> None:
    """What a server that uses a secret again would like to have."""
    tables = [full(GERO, game="mau_mau") for _ in range(3)]
    tables[1].id = "another"
    tables[2].games = 2
    setups = []
    for table in tables:
        apply(table, Began("game", "07" * 32, "1", SCHEME), SharesListed())
        table.active_game.shares[:] = ["a" * 64, "b" * 64]
        play = apply(table, Dealt()).active_game.play
        assert play
        setups.append(str(play.setup))
    assert len(set(setups)) == 3


def test_an_attempt_with_a_missing_share_is_void_and_the_next_leaves_that_seat_out() -> None:
    table = commit(begin(full(GERO, SINA)), seat0="a" * 64, seat1="b" * 64)
    first = table.active_game.commitment
    apply(table, Shared(0, "a" * 64), Restarted("09" * 32))
    deal = table.active_game
    assert (deal.attempt, deal.sharers, deal.shares, deal.promised) == (2, [0], [None] * 3, [None] * 3)
    assert deal.voided == [VoidAttempt(first, [1])]
    assert deal.commitment != first
    apply(commit(table, seat0="c" * 64), Shared(0, "c" * 64), Dealt())
    fair = deal.record(["", "", ""], [None] * 3, "2024-05-01").notes["fair"]
    assert (fair.attempt, fair.voided) == (2, [VoidAttempt(first, [1])])
    assert table.active_game.left_out == [1, 2]


def test_there_are_never_more_restarts_than_people() -> None:
    table, restarts = begin(full(GERO, SINA)), 0
    commit(table, seat0="a" * 64, seat1="b" * 64, seat2="c" * 64)
    while table.active_game.missing:
        restarts += 1
        revealing = table.active_game.sharers[1:]
        apply(table, *(Shared(seat, "a" * 64) for seat in revealing), Restarted(f"{restarts:02}" * 32))
        commit(table, **{f"seat{seat}": "a" * 64 for seat in table.active_game.sharers})
    assert restarts == 3
    assert apply(table, Dealt()).status == "playing"


def test_a_log_of_the_old_scheme_is_still_dealt_the_same() -> None:
    table = apply(begin_old(full(GERO, MINKA)), Shared(1, "a" * 64), Dealt())
    play = table.active_game.play
    assert play
    assert play.seed == seed_of(bytes(32), [None, "a" * 64, None])
    assert table.active_game.record(["", "", ""], [None] * 3, "2024-05-01").notes["fair"] == fair_section(bytes(32), [None, "a" * 64, None])


def test_the_first_seat_goes_round_with_every_game_rematches_included() -> None:
    table, firsts = full(GERO, MINKA, games=2), []
    for _ in range(4):
        play_out(table)
        firsts.append(table.active_game.first)
    assert firsts == [0, 1, 2, 0]


def test_a_series_adds_up_and_a_rematch_starts_again() -> None:
    """Mau Mau 6.3."""
    table, statuses = full(game="mau_mau", games=2), []
    for _ in range(3):
        play_out(table)
        statuses.append((table.status, [each.id for each in table.finished]))
        assert table.totals == [sum(each.result.scores[seat] for each in table.finished) for seat in range(2)]
        assert min(table.ranks) == 1
    assert statuses == [("pausing", ["game 0"]), ("over", ["game 0", "game 1"]), ("pausing", ["game 2"])]


def test_a_move_that_cannot_be_changes_nothing() -> None:
    table = deal(full())
    before = table.number, table.at, table.active_game.ply
    for wrong, error in ((Moved(1, "turn"), IllegalMove), (Moved(0, "bid 1"), UnreadableMove), (Moved(0, "turn\n"), UnreadableMove)):
        with pytest.raises(error):
            apply(table, wrong)
    assert (table.number, table.at, table.active_game.ply) == before


def test_who_is_away_is_played_for_until_back() -> None:
    table = apply(deal(full()), Warned(0, 99), Away(0))
    assert table.seats[0].is_played_by_bot
    assert table.seats[0].warned is None
    assert not apply(table, Back(0)).seats[0].is_played_by_bot


def test_who_is_away_when_a_game_ends_can_still_come_back() -> None:
    for status in ("pausing", "over", "dealing"):
        table = apply(in_status(status), Away(1), Back(1))
        assert not table.seats[1].away


def test_a_move_ends_the_warning() -> None:
    table = apply(deal(full()), Warned(0, 99))
    assert move(table).seats[0].warned is None


def test_a_new_holder_of_a_seat_is_neither_away_nor_warned() -> None:
    table = apply(deal(full()), Warned(0, 99), Away(0), Seated(0, SINA))
    seat = table.seats[0]
    assert (seat.holder, seat.away, seat.warned) == (SINA, False, None)


def test_host_chat_and_end() -> None:
    table = apply(opened(), Hosted(GERO), ChatSwitched(False), Chatted(GERO, "hello"))
    assert (table.host, table.chat, table.status) == (GERO, False, "open")
    assert apply(table, Closed()).status == "closed"


def test_the_log_makes_the_same_table_again() -> None:
    table = opened(game="katze_im_sack", players=3, clock=MoveClock(10, 60))
    log = [Opened(table.settings, HANNA), Seated(1, GERO), Seated(2, MINKA), Began("game", "07" * 32), Shared(0, "ab" * 32), Dealt()]
    rows = [EntryRow(number, SECOND * number, encode(entry).decode()) for number, entry in enumerate(log, 1)]
    tables = [(again.number, entry) for again, entry, _ in replay("table", rows)]
    assert tables == list(enumerate(log, 1))
    *_, (again, _, _) = replay("table", rows)
    assert (again.status, again.turn, again.settings) == ("playing", 0, TableSettings("katze_im_sack", 3, clock=MoveClock(10, 60)))
    assert again.active_game.timer.deadline == 6 * SECOND + 70 * SECOND


@pytest.mark.parametrize(("rest", "is_made"), [((GERO, GERO), False), ((GERO, SINA), True)])
def test_people_who_share_a_device_make_their_forced_moves_themselves(rest: tuple[Person, ...], is_made: bool) -> None:
    table = deal(full(*rest, game="mau_mau", forced_moves=True, shared_devices=True))
    while table.turn == 0 or len(table.active_game.play.legal) > 1:  # type: ignore[union-attr]
        move(table)
    assert table.is_forced is is_made
