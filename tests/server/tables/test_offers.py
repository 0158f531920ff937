"""Seats that change hands: nobody gets one without accepting it, and nobody sees the cards of two."""

import pytest

from katzentisch.protocol import requests
from katzentisch.protocol.holders import Person
from katzentisch.server.rooms.persistence import player_of
from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.tables.entries import Banned, Offered, OfferEnded, Seated, encode
from katzentisch.server.tables.replay import replay
from katzentisch.server.tables.table import Table

from .table_builder import (
    GERO,
    HANNA,
    MINKA,
    SECOND,
    SINA,
    apply,
    begin,
    deal,
    done,
    entries_for,
    full,
    in_status,
    move,
    opened,
    outcome,
    play_out,
)

TIM = Person("t", "Tim")
OFFER, TAKE, SPURN = requests.HandOver(seat=0, to="s"), requests.Accept(seat=0), requests.Decline(seat=0)
BOTS = requests.HandOver(seat=1, to="s")


def offered(table: Table, seat: int = 0, to: Person = SINA) -> Table:
    return apply(table, Offered(seat, to))


def test_a_seat_is_offered_and_goes_to_the_person_who_accepts() -> None:
    table = deal(full())
    assert done(table, HANNA, OFFER) == [Offered(0, SINA)]
    assert done(offered(table), HANNA, OFFER) == []
    assert outcome(table, GERO, TAKE) == "offer-none"
    assert outcome(table, HANNA, TAKE) == "offer-none"
    assert done(table, SINA, TAKE) == [Seated(0, SINA)]
    assert apply(table, Seated(0, SINA)).conduct.offers == {}
    assert outcome(table, SINA, TAKE) == "offer-none"


def test_everybody_can_see_to_which_of_two_with_one_name_it_is_offered() -> None:
    assert entries_for(deal(full()), HANNA, OFFER, Person("s", "gero")) == [Offered(0, Person("s", "gero (2)"))]


def test_an_offer_is_declined_or_withdrawn() -> None:
    table = offered(deal(full()))
    assert done(table, SINA, SPURN) == [OfferEnded(0, declined=True)]
    assert done(table, HANNA, SPURN) == [OfferEnded(0)]
    assert outcome(table, GERO, SPURN) == "seat-not-yours"
    assert outcome(apply(table, OfferEnded(0)), SINA, TAKE) == "offer-none"


def test_nobody_takes_a_bot_s_seat_during_a_game() -> None:
    """Not even the host: its cards would be seen."""
    table = deal(full(GERO, MINKA))
    assert outcome(table, HANNA, requests.HandOver(seat=2, to="s")) == "seat-bot-fixed"
    assert outcome(begin(full(MINKA)), HANNA, BOTS) == "seat-dealing"
    early = deal(offered(full(MINKA), 1))
    assert outcome(early, SINA, requests.Accept(seat=1)) == "offer-none"


def test_between_games_the_host_offers_a_bot_s_seat() -> None:
    for table in (full(MINKA), play_out(full(MINKA, games=2)), play_out(full(MINKA))):
        assert outcome(table, SINA, BOTS) == "host-only"
        assert done(table, HANNA, BOTS) == [Offered(1, SINA)]
        assert done(offered(table, 1), HANNA, requests.Decline(seat=1)) == [OfferEnded(1)]
        assert done(table, SINA, requests.Accept(seat=1)) == [Seated(1, SINA)]


def test_a_person_sees_only_one_hand_in_a_game() -> None:
    """Not after having given it away either. A rematch is another game."""
    table = apply(deal(full()), Seated(0, SINA))  # Hanna has given hers away
    assert entries_for(table, SINA, requests.HandOver(seat=0, to="h"), HANNA) == [Offered(0, HANNA)]  # the one that she knows
    with pytest.raises(Exception, match="Hanna has already seen"):
        entries_for(table, GERO, requests.HandOver(seat=1, to="h"), HANNA)
    assert outcome(offered(table, 1, HANNA), HANNA, requests.Accept(seat=1)) == "seat-seen"
    while table.status == "playing":
        move(table)
    assert table.status == "over"
    assert entries_for(table, GERO, requests.HandOver(seat=1, to="h"), HANNA) == [Offered(1, HANNA)]
    again = deal(table)
    assert entries_for(again, GERO, requests.HandOver(seat=1, to="h"), HANNA) == [Offered(1, HANNA)]


def test_a_seated_person_is_offered_no_second_seat_even_with_shared_devices() -> None:
    for shared in (False, True):
        table = deal(full(GERO, SINA, shared_devices=shared))
        assert outcome(table, HANNA, OFFER) == "offer-seated"
        assert outcome(offered(table), SINA, TAKE) == "seat-one"


def test_who_is_banned_is_offered_nothing_and_loses_what_was_offered() -> None:
    table = apply(offered(deal(full())), Banned(SINA))
    assert outcome(table, SINA, TAKE) == "offer-none"
    assert outcome(table, HANNA, OFFER) == "offer-banned"


def test_offers_end_with_the_game_and_with_another_one_that_was_taken() -> None:
    table = offered(offered(deal(full())), 1)
    assert apply(table, Seated(1, SINA)).conduct.offers == {}
    table = offered(deal(full()))
    while table.status == "playing":
        move(table)
    assert table.conduct.offers == {}


def test_a_seat_that_nobody_has_cannot_be_offered() -> None:
    assert outcome(opened(players=2), HANNA, BOTS) == "seat-not-yours"
    assert outcome(opened(players=2), HANNA, requests.HandOver(seat=2, to="s")) == "seat-range"
    assert outcome(opened(players=2), HANNA, requests.Accept(seat=2)) == "seat-range"


def test_a_result_belongs_to_the_last_holder_of_the_seat_who_took_part() -> None:
    """Others may have begun a rematch with somebody who is long gone."""
    table = deal(full(GERO, TIM))
    assert [player_of(table, seat) for seat in range(3)] == [None, None, None]
    move(table)
    assert [player_of(table, seat) for seat in range(3)] == ["h", None, None]
    apply(table, Seated(1, SINA))
    assert [player_of(table, seat) for seat in range(3)] == ["h", "s", None]
    assert player_of(deal(play_out(full())), 0) is None


def test_old_logs_with_one_person_on_two_seats_are_read_and_their_series_continues() -> None:
    host = '{"kind":"person","guest":"h","name":"Hanna"}'
    opening = f'{{"kind":"opened","choices":{{"game":"maus_pass_auf","players":2,"games":2}},"host":{host}}}'
    rows = [EntryRow(1, SECOND, opening), EntryRow(2, 2 * SECOND, encode(Seated(1, HANNA)).decode())]
    *_, (table, _, _) = replay("table", rows)
    assert outcome(table, HANNA, requests.Start()) == "seats-double"
    assert outcome(play_out(table), HANNA, requests.Start()) == "began"
    assert outcome(play_out(table), HANNA, requests.Start()) == "seats-double"
    assert outcome(apply(in_status("open", shared_devices=True), Seated(1, HANNA)), HANNA, requests.Start()) == "began"
