"""A table as its updates describe it, where it resumes after a lost connection, and the turns of its seats."""

from typing import Any

import msgspec
import pytest

import katzentisch as kt
from katzentisch.client import RefusedError
from katzentisch.client.deals import DealAlarm
from katzentisch.client.table import turn_of
from katzentisch.client.watched_table import WatchedTable
from katzentisch.games import GAMES
from katzentisch.play.deal_receipt import share_commitments
from katzentisch.protocol import codec, messages, table_events
from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings

pytestmark = pytest.mark.anyio
MINKA, MOHRLE = Person("1", "Minka"), Person("2", "Mohrle")
NO_TABLE: Any = None


def state(*holders: Person | None, finished: tuple[str, ...] = ()) -> messages.TableState:
    return messages.TableState(
        id="t",
        choices=TableSettings("mau_mau", len(holders)),
        invite=None,
        status="playing",
        host=MINKA,
        seats=[messages.SeatState(holder) for holder in holders],
        finished=[messages.GameResult(id, [], [], "out") for id in finished],
        totals=[],
        ranks=[],
        chat=True,
    )


def moves(seat: int | None, *numbers: int, table: messages.TableState | None = None) -> messages.Update:
    happened: list[table_events.AnyTableEvent] = [table_events.MoveMade(number, 0, 0, "draw", []) for number in numbers]
    return messages.Update(table="t", seat=seat, number=numbers[-1], table_events=happened, state=table)


def watched_by_minka(*holders: Person | None) -> WatchedTable:
    """Minka does."""
    made = WatchedTable()
    made.handle_message(messages.Welcome(version=codec.VERSION, me=MINKA, now=0, muted=[]))
    own: list[int | None] = [number for number, holder in enumerate(holders) if holder == MINKA]
    for seat in own or [None]:
        made.handle_message(moves(seat, 1, 2, table=state(*holders)))
    return made


def test_one_s_own_seats_are_those_that_one_holds() -> None:
    table = watched_by_minka(MOHRLE, MINKA, None, MINKA)
    assert (table.seats, table.seat) == ([1, 3], 1)
    assert watched_by_minka(MOHRLE, None).seat is None


def test_nothing_is_known_at_first() -> None:
    assert WatchedTable().since == 0


def test_it_resumes_after_the_last_entry_that_every_own_seat_has() -> None:
    table = watched_by_minka(MINKA, MINKA, None)
    table.handle_message(moves(0, 3))
    assert table.since == 2
    table.handle_message(moves(1, 3))
    assert table.since == 3


def test_a_seat_that_was_given_up_holds_up_nothing() -> None:
    table = watched_by_minka(MINKA, MINKA)
    table.handle_message(moves(0, 3, table=state(MINKA, MOHRLE)))
    assert table.since == 3


async def test_events_a_seat_already_has_are_not_new() -> None:
    table = watched_by_minka(MINKA, None)
    table.handle_message(moves(0, 1, 2, 3))
    assert [each.number for each in (await anext(table.updates())).table_events] == [3]


def test_the_shares_belong_to_the_deal_that_they_were_shown_with() -> None:
    table = watched_by_minka(MINKA, MINKA)
    for seat in (0, 1):
        for number, name in ((3, "one"), (6, "two")):
            began = table_events.GameBegan(number, 0, name, number, [0, 1], "1", 2)
            listed = table_events.ShareListFixed(number + 1, 0, share_commitments("t", number, 1, [name, None]))
            dealt = table_events.CardsDealt(number + 2, 0, [name, None], [], [1])
            table.handle_message(messages.Update(table="t", seat=seat, number=number + 2, table_events=[began, listed, dealt]))
    assert [(deal.commitment, deal.shown, deal.left_out) for deal in table.deals.values()] == [
        ("one", ["one", None], [1]),
        ("two", ["two", None], [1]),
    ]
    assert table.alarms == []


def began(number: int, commitment: str, game: int = 1) -> messages.Update:
    happening = table_events.GameBegan(number, 0, commitment, game, [0], "1", 2)
    return messages.Update(table="t", seat=0, number=number, table_events=[happening])


async def test_an_alarm_is_raised_once_and_then_updates_continue() -> None:
    table = watched_by_minka(MINKA, None)
    table.handle_message(began(3, "one"))
    table.handle_message(began(4, "one", game=2))
    with pytest.raises(DealAlarm, match="a second time"):
        async for _ in table.updates():
            pass
    assert [alarm.kind for alarm in table.alarms] == ["repeated"]
    updates = table.updates()
    await anext(updates)
    table.handle_message(moves(0, 5))
    assert (await anext(updates)).number == 5
    table.handle_message(began(6, "one", game=3))
    with pytest.raises(DealAlarm):
        await anext(updates)


def test_a_restart_is_another_attempt_at_the_same_game() -> None:
    table = watched_by_minka(MINKA, None)
    table.handle_message(began(3, "one", game=7))
    again: list[table_events.AnyTableEvent] = [
        table_events.ShareListFixed(4, 0, ["a", "b"]),
        table_events.DealRestarted(5, 0, [1], "two", 2, [0]),
    ]
    table.handle_message(messages.Update(table="t", seat=0, number=5, table_events=again))
    assert table.alarms == []
    assert [(deal.number, deal.attempt, deal.commitment) for deal in table.deals.values()] == [(7, 1, "one"), (7, 2, "two")]


async def test_a_restart_without_reason_is_an_alarm() -> None:
    table = watched_by_minka(MINKA, None)
    table.handle_message(began(3, "one"))
    table.handle_message(messages.Update(table="t", seat=0, number=4, table_events=[table_events.DealRestarted(4, 0, [], "two", 2, [0])]))
    with pytest.raises(DealAlarm, match="though no share on its list was missing"):
        async for _ in table.updates():
            pass
    assert [alarm.kind for alarm in table.memory.alarms] == ["unfounded"]


def test_games_that_were_over_before_are_known_as_such() -> None:
    table = watched_by_minka(MINKA, None)
    assert table.finished_before == set()
    late = WatchedTable()
    late.handle_message(messages.Welcome(version=codec.VERSION, me=MOHRLE, now=0, muted=[]))
    late.handle_message(moves(None, 5, table=state(MINKA, None, finished=("a",))))
    late.handle_message(moves(None, 9, table=state(MINKA, None, finished=("a", "b"))))
    assert late.finished_before == {"a"}


async def test_if_reconnecting_fails_pending_requests_get_the_reason() -> None:
    table = watched_by_minka(MINKA, None)
    updates = table.updates()
    await anext(updates)
    table.handle_message(RefusedError("table-unknown", "Gone."))
    for waiting in (updates, table.updates()):
        with pytest.raises(RefusedError, match="Gone"):
            async for _ in waiting:
                pass


def update_at_turn(game: str = "mau_mau", **changes: Any) -> messages.Update:
    """As it comes over the wire to the seat that is to decide."""
    play = kt.Play(game, 3, seed=1)
    update = messages.Update(table="t", seat=play.turn, number=9, table_events=[], ply=4, view=play.view(play.turn), legal=play.legal)
    decoded = codec.decode_message(codec.encode(msgspec.structs.replace(update, **changes)))
    assert isinstance(decoded, messages.Update)
    return decoded


@pytest.mark.parametrize("game", list(GAMES))
def test_a_turn_has_the_view_of_its_game(game: str) -> None:
    turn = turn_of(NO_TABLE, update_at_turn(game))
    play = kt.Play(game, 3, seed=1)
    assert turn
    assert turn.view == play.view(play.turn)
    assert (turn.seat, turn.ply, turn.legal) == (play.turn, 4, play.legal)


@pytest.mark.parametrize("changes", [{"legal": None}, {"seat": None}, {"order": "pass"}])
def test_there_is_none_for_others_for_spectators_and_where_a_standing_order_decides(changes: dict[str, Any]) -> None:
    assert turn_of(NO_TABLE, update_at_turn(**changes)) is None
