"""Bans, new invitations, players who don't move, and games that end early."""

import json

import pytest

from katzentisch.games.game import Refusal
from katzentisch.play.clocks import MoveClock
from katzentisch.protocol import requests, table_events
from katzentisch.protocol.holders import Person, Robot
from katzentisch.server.tables import updates
from katzentisch.server.tables.entries import (
    AnyEntry,
    Away,
    Back,
    Banned,
    Closed,
    ClosingAnswered,
    ClosingProposed,
    Hosted,
    InviteRenewed,
    Seated,
    Warned,
)
from katzentisch.server.tables.moderation import MOST_BANS, replace
from katzentisch.server.tables.table import Table

from .table_builder import GERO, HANNA, MINKA, SECOND, SINA, apply, begin, deal, done, entries_for, full, in_status, move, outcome, play_out

BAN, LIFT = requests.Ban(guest="s", on=True), requests.Ban(guest="s", on=False)
CLOSE, AGREE, DECLINE = requests.Close(), requests.AnswerClosing(agree=True), requests.AnswerClosing(agree=False)
PATIENCE, LAST_CALL = 90 * SECOND, 30 * SECOND
TIM = Person("t", "Tim")


def test_a_ban_frees_the_seat_and_can_be_lifted() -> None:
    table = full(SINA)
    assert done(table, HANNA, BAN) == [Banned(SINA), Seated(1, None)]
    assert done(apply(table, Banned(SINA)), HANNA, BAN) == [Seated(1, None)]  # another process came in between
    apply(table, Seated(1, None))
    for ask in (requests.Sit(seat=1), requests.Chat(text="hello")):
        assert outcome(table, SINA, ask) == "table-banned"
    assert done(table, HANNA, BAN) == []
    assert done(table, HANNA, LIFT) == [Banned(SINA, on=False)]
    assert outcome(apply(table, Banned(SINA, on=False)), SINA, requests.Sit(seat=1)) == "seated"


def test_everybody_can_see_which_of_two_with_one_name_is_banned() -> None:
    table = apply(full(Person("s", "Hanna (2)")))
    assert entries_for(table, HANNA, BAN, Person("s", "Hanna")) == [Banned(Person("s", "Hanna (2)")), Seated(1, None)]


def test_a_banned_player_finishes_the_game_without_chat_and_a_bot_plays_the_next() -> None:
    for statuses in ("pausing", "over"):
        table = deal(full(SINA, games=2 if statuses == "pausing" else 1))
        assert done(table, HANNA, BAN) == [Banned(SINA)]
        apply(table, Banned(SINA))
        assert outcome(table, SINA, requests.Chat(text="hello")) == "table-banned"
        while table.status == "playing":
            move(table)
        assert table.status == statuses
        entries = done(table, HANNA, requests.Start())
        assert isinstance(entries[0], Seated)
        assert isinstance(entries[0].holder, Robot)
        assert [type(entry).__name__ for entry in entries] == ["Seated", "Began"]


def test_a_banned_person_never_becomes_host() -> None:
    table = apply(play_out(full(SINA, GERO)), Banned(SINA))
    assert done(table, HANNA, requests.Leave(seat=0)) == [Hosted(GERO), Seated(0, None)]


def test_nobody_bans_the_host_and_bans_are_not_endless() -> None:
    table = full()
    with pytest.raises(Refusal) as refused:
        entries_for(table, HANNA, requests.Ban(guest="h", on=True), HANNA)
    assert refused.value.said.sentence == "ban-host"
    apply(table, *(Banned(Person(str(number), "x")) for number in range(MOST_BANS)))
    assert outcome(table, HANNA, BAN) == "bans-many"


def test_a_new_invitation_differs_and_is_sent_only_in_the_state() -> None:
    table = full()
    [renewed] = done(table, HANNA, requests.RenewInvite())
    assert isinstance(renewed, InviteRenewed)
    assert done(table, HANNA, requests.RenewInvite()) != [renewed]
    apply(table, renewed)
    assert table.conduct.invite == renewed.invite
    assert renewed.invite not in repr(updates.table_event(table, renewed, [], 0))
    assert outcome(full(public=True), HANNA, requests.RenewInvite()) == "invite-none"


def ask_for_a_bot(table: Table, who: Person, after: int, seat: int = 0) -> list[AnyEntry] | str:
    try:
        now = table.conduct.waiting_since + after
        return replace(table, who, requests.Replace(seat=seat), now, PATIENCE, LAST_CALL)
    except Refusal as refusal:
        return refusal.said.sentence


def test_a_player_who_waits_long_can_ask_for_a_bot() -> None:
    table = deal(full(GERO, TIM))
    until = table.conduct.waiting_since + PATIENCE + LAST_CALL
    assert ask_for_a_bot(table, GERO, PATIENCE - 1) == "replace-early"
    assert ask_for_a_bot(table, GERO, PATIENCE) == [Warned(0, until, asked=True)]
    for who, seat, why in (
        (HANNA, 0, "replace-others"),
        (SINA, 0, "replace-others"),
        (GERO, 2, "replace-not-due"),
        (GERO, 9, "seat-range"),
    ):
        assert ask_for_a_bot(table, who, PATIENCE, seat) == why
    assert ask_for_a_bot(apply(table, Warned(0, until, asked=True)), TIM, PATIENCE) == []
    assert ask_for_a_bot(move(table), GERO, PATIENCE, 0) == "replace-not-due"
    assert not table.seats[0].asked


def test_where_a_clock_runs_or_a_bot_plays_nobody_is_replaced() -> None:
    assert ask_for_a_bot(deal(full(clock=MoveClock(30, 60))), GERO, PATIENCE) == "replace-clock"
    assert ask_for_a_bot(apply(deal(full()), Away(0)), GERO, PATIENCE) == "replace-not-due"
    assert ask_for_a_bot(full(), GERO, PATIENCE) == "no-game"


def test_going_away_and_coming_back_gives_no_more_time() -> None:
    """A player who was asked to move and leaves lets a bot decide, and can't delay that by returning."""
    table = deal(full())
    since = table.conduct.waiting_since
    apply(table, Away(0), Back(0))
    assert table.conduct.waiting_since == since
    assert not table.is_bots_turn
    table = apply(table, Warned(0, since + PATIENCE, asked=True), Away(0), Back(0))
    assert table.is_bots_turn
    due = table.active_game.turn_at
    assert apply(table, Away(0), Back(0)).active_game.turn_at == due
    assert not move(move(table)).is_bots_turn


def test_a_host_alone_with_bots_closes_a_game_at_once() -> None:
    assert done(deal(full(MINKA)), HANNA, CLOSE) == [Closed()]
    assert done(apply(deal(full(GERO)), Away(1)), HANNA, CLOSE) == [Closed()]


def test_in_a_game_the_others_have_to_agree_that_it_is_closed() -> None:
    table = deal(full(GERO, TIM))
    assert done(table, HANNA, CLOSE) == [ClosingProposed(HANNA)]
    apply(table, ClosingProposed(HANNA))
    assert done(table, HANNA, CLOSE) == []
    assert done(table, HANNA, AGREE) == []
    assert outcome(table, SINA, AGREE) == "seat-needed-here"
    assert done(table, GERO, AGREE) == [ClosingAnswered(GERO, agree=True)]
    apply(table, ClosingAnswered(GERO, agree=True))
    assert done(table, GERO, AGREE) == []
    assert done(table, TIM, AGREE) == [Closed()]
    assert done(apply(table, Away(2)), HANNA, CLOSE) == [Closed()]


def test_one_refusal_ends_the_question_for_a_round() -> None:
    table = apply(deal(full(GERO, TIM)), ClosingProposed(HANNA), ClosingAnswered(GERO, agree=True))
    assert done(table, TIM, DECLINE) == [ClosingAnswered(TIM, agree=False)]
    apply(table, ClosingAnswered(TIM, agree=False))
    assert table.conduct.closing is None
    for _ in range(3):
        assert outcome(table, HANNA, CLOSE) == "closing-declined"
        move(table)
    assert outcome(table, HANNA, CLOSE) == "closing-proposed"


def test_the_host_takes_the_question_back_and_the_end_of_the_game_does() -> None:
    table = apply(deal(full()), ClosingProposed(HANNA))
    assert done(table, HANNA, DECLINE) == [ClosingAnswered(HANNA, agree=False)]
    while table.status == "playing":
        move(table)
    assert table.conduct.closing is None
    assert outcome(in_status("pausing"), HANNA, CLOSE) == "closed"


@pytest.mark.parametrize("spectators", [True, False])
def test_a_game_that_is_broken_off_shows_what_it_was_dealt_from(spectators: bool) -> None:
    for table in (deal(full(game="mau_mau", spectators=spectators)), begin(full(game="mau_mau", spectators=spectators))):
        secret, closed = table.active_game.secret.hex(), Closed()
        assert secret not in repr(updates.update_for(table, 0, [], updates.state_of(table, None), None))
        apply(table, closed)
        received = [updates.table_event(table, closed, [], viewer) for viewer in (0, 1, None)]
        assert [isinstance(each, table_events.TableClosed) and each.fair is not None for each in received] == [True, True, spectators]
        assert received[0] == received[1]
        assert isinstance(received[0], table_events.TableClosed)
        assert json.loads(received[0].fair or "")["secret"] == secret


def test_a_table_that_is_closed_between_games_shows_nothing_more() -> None:
    for table in (full(), play_out(full())):
        apply(table, Closed())
        received = updates.table_event(table, Closed(), [], 0)
        assert isinstance(received, table_events.TableClosed)
        assert received.fair is None
