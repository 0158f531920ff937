"""Seats and settings that change before a series, and who begins: the link, the people and their order stay."""

from typing import Any

import pytest
from msgspec.structs import replace

from katzentisch.games.game import BadSetup
from katzentisch.play.deal_check import check
from katzentisch.play.fair_deal import LOT, LOT_SCHEME, SCHEME, draw_first
from katzentisch.play.record import decode_record
from katzentisch.protocol import requests
from katzentisch.protocol.holders import Person
from katzentisch.server.rooms.admission import start_for
from katzentisch.server.tables.entries import Began, Closed, Dealt, Offered, Seated, SettingsChanged, SharesListed, encode
from katzentisch.server.tables.lobby import seat_after
from katzentisch.server.tables.redaction import seated_names_after
from katzentisch.server.tables.table import Table
from katzentisch.server.tables.updates import state_of, table_event

from .table_builder import GERO, HANNA, MINKA, SINA, apply, deal, done, full, in_status, move, opened, outcome, play_out


def ask(table: Table, dropped: tuple[int, ...] = (), **changes: Any) -> requests.ChangeSettings:
    return requests.ChangeSettings(settings=replace(table.choices, **changes), dropped=list(dropped))


def changed(table: Table, dropped: tuple[int, ...] = (), **changes: Any) -> Table:
    return apply(table, *done(table, HANNA, ask(table, dropped, **changes)))


def names(table: Table) -> list[str | None]:
    return [seat.holder.name if seat.holder else None for seat in table.seats]


def test_new_seats_are_free_and_come_last() -> None:
    table = changed(opened(players=3), players=5)
    assert names(table) == ["Hanna", None, None, None, None]
    assert (table.settings.players, table.free, table.status) == (5, 4, "open")


def test_people_keep_their_order_when_seats_are_dropped() -> None:
    table = apply(opened(players=6), Seated(2, GERO), Seated(4, MINKA), Seated(5, SINA))
    assert names(changed(table, (1, 3), players=4)) == ["Hanna", "Gero", "Minka", "Sina"]
    assert names(changed(table, (2,), players=3)) == ["Hanna", "Gero", "Sina"]


@pytest.mark.parametrize(
    ("dropped", "changes", "why"),
    [
        ((1,), {"players": 2}, "seat-taken"),
        ((3,), {"players": 2}, "seat-range"),
        ((), {"players": 2}, "settings-seats"),
        ((), {"players": 7}, "players-range"),
        ((0, 2), {"players": 1}, "seat-taken"),
        ((), {"game": "mau_mau"}, "settings-game"),
        ((), {"public": True}, "settings-public"),
        ((), {"first": 3}, "first-range"),
        ((), {"options": {"pack": "huge"}}, "option-value"),
        ((), {"options": {"packs": "small"}}, "option-unknown"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(dropped: tuple[int, ...], changes: dict[str, Any], why: str) -> None:
    table = apply(opened(players=3), Seated(1, GERO))
    assert outcome(table, HANNA, ask(table, dropped, **changes)) == why


def test_who_holds_two_seats_needs_shared_devices() -> None:
    table = apply(opened(players=2, shared_devices=True), Seated(1, Person("h", "Lina")))
    assert outcome(table, HANNA, ask(table, shared_devices=False)) == "seats-double"


def test_the_same_settings_are_no_change() -> None:
    table = full(GERO)
    assert done(table, HANNA, ask(table)) == []
    assert done(table, HANNA, ask(table, chat=False)) != []


def test_an_option_that_needs_other_players_gets_its_usual_value() -> None:
    """Katzenjammer Blues 1.2: 20 or 24 mice with up to four players, 24 with more."""
    table = opened("katzenjammer_blues", 4, options={"mice": 20})
    [entry] = done(table, HANNA, ask(table, players=5))
    assert isinstance(entry, SettingsChanged)
    assert (entry.before.options, entry.settings.options) == ({"mice": 20}, {})


def test_offers_move_with_their_seats_and_end_with_them() -> None:
    table = apply(opened(players=5), Seated(2, GERO), Seated(3, MINKA), Offered(2, SINA), Offered(3, SINA))
    changed(table, (1, 3), players=3)
    assert table.conduct.offers == {1: SINA}


def test_after_a_series_the_table_is_open_again_and_nothing_is_left_of_the_last_game() -> None:
    table = changed(in_status("over"), hints=False)
    assert (table.status, table.current_game, table.finished, table.totals) == ("open", None, [], [0, 0])
    assert play_out(play_out(table)).status == "over"


def test_the_event_says_what_was_and_what_is() -> None:
    table = apply(opened(players=3), Seated(2, GERO))
    [entry] = done(table, HANNA, ask(table, (1,), players=2, games=5))
    apply(table, entry)
    event = table_event(table, entry, [], None)
    assert (event.choices.players, event.choices.games, event.before.players, event.dropped) == (2, 5, 3, [1])  # type: ignore[union-attr]


def test_nobody_gets_events_of_a_seat_that_had_the_number_before() -> None:
    """Gero was on seat 2 and is now on seat 1, whose cards of the last game were Minka's."""
    table = play_out(full(MINKA, GERO))
    before = table.number
    changed(table, (1,), players=2)
    assert {start_for(table, since) for since in (0, 1, before - 3, before)} == {before}
    assert start_for(table, table.number) == table.number


def test_the_names_in_lists_follow_the_seats() -> None:
    table = opened(players=4)
    log = [SettingsChanged(replace(table.settings, players=3), table.settings, [1]), Seated(1, SINA)]
    bodies = [b'{"kind":"opened","choices":{},"host":{"kind":"person","guest":"h","name":"Hanna"}}', encode(Seated(2, GERO))]
    assert seated_names_after([body.decode() for body in bodies + [encode(each) for each in log[:1]]]) == '["Hanna","Gero"]'
    assert seated_names_after([body.decode() for body in bodies + [encode(each) for each in log]]) == '["Hanna","Sina"]'


def test_starting_with_those_who_are_here_drops_the_free_seats() -> None:
    table = apply(opened("mau_mau", 5, first=4), Seated(3, GERO))
    entries = done(table, HANNA, requests.Start(present_only=True))
    assert [type(entry) for entry in entries] == [SettingsChanged, Began]
    apply(table, *entries)
    assert (names(table), table.status, table.active_game.first) == (["Hanna", "Gero"], "dealing", 0)


def test_too_few_learn_how_many_it_takes() -> None:
    table = apply(opened("katze_im_sack", 5), Seated(1, GERO))
    assert outcome(table, HANNA, requests.Start(present_only=True)) == "players-few"
    assert outcome(table, HANNA, requests.Start()) == "seats-free"
    assert outcome(apply(table, Seated(2, SINA)), GERO, requests.Start(present_only=True)) == "host-only"


@pytest.mark.parametrize(
    ("first", "dropped", "after"),
    [(LOT, (0,), LOT), (0, (1,), 0), (2, (1,), 1), (2, (2,), 2), (3, (3,), 0), (1, (1, 2), 1), (3, (0, 1), 1), (4, (), 4)],
)
def test_whoever_begins_still_begins_or_the_next_seat(first: Any, dropped: tuple[int, ...], after: Any) -> None:
    assert seat_after(first, 4, dropped) == after


def test_the_chosen_seat_begins_and_the_next_one_follows() -> None:
    table, firsts = full(GERO, MINKA, first=2, games=2), []
    for _ in range(4):
        play_out(table)
        firsts.append(table.active_game.first)
    assert firsts == [2, 0, 1, 2]
    assert state_of(table, None).choices.first == 0


def by_lot(table: Table) -> Table:
    """Everybody is seated; nobody gives a share."""
    [began] = done(table, HANNA, requests.Start())
    assert isinstance(began, Began)
    assert began.scheme == LOT_SCHEME
    apply(table, began, SharesListed())
    assert (table.active_game.first, table.choices.first) == (None, LOT)
    return apply(table, Dealt(table.active_game.draw_lot()))


def test_the_seed_draws_the_lot_and_the_record_proves_it() -> None:
    table = by_lot(full(GERO, SINA, first=LOT, games=2))
    game = table.active_game
    assert game.play
    assert game.first == game.play.first == draw_first(game.play.seed, 3)  # type: ignore[arg-type]
    while table.status == "playing":
        move(table)
    record = game.record(["", "", ""], [None] * 3, "2026-11-16")
    assert record.notes["fair"].scheme == LOT_SCHEME
    check(decode_record(record.encode()))
    first = game.first
    deal(table)
    assert (table.active_game.first, table.active_game.scheme) == ((first + 1) % 3, SCHEME)


def test_a_choice_after_a_series_replaces_the_rotation() -> None:
    table = play_out(full(GERO, MINKA))
    assert table.choices.first == 1
    assert deal(changed(table, first=0)).active_game.first == 0


def test_a_setup_that_is_impossible_raises_nothing_else() -> None:
    table = apply(full(GERO), Closed())
    assert outcome(table, HANNA, requests.Start(present_only=True)) == "table-closed"
    with pytest.raises(BadSetup):
        opened(first=2)
