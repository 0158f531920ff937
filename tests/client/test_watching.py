"""What is known of a table after one update and another, and from where to go on after a break."""

import pytest

from katzentisch.client import Refused
from katzentisch.client.deals import DealAlarm
from katzentisch.client.watching import Watching
from katzentisch.play.deal_receipt import share_commitments
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.entries import Person
from katzentisch.server.wire import messages, protocol, table_events

pytestmark = pytest.mark.anyio
MINKA, MOHRLE = Person("1", "Minka"), Person("2", "Mohrle")


def state(*holders: Person | None, finished: tuple[str, ...] = ()) -> messages.TableState:
    return messages.TableState(
        id="t",
        choices=Choices("mau_mau", len(holders)),
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


def watching(*holders: Person | None) -> Watching:
    """Minka does."""
    made = Watching()
    made.hear(messages.Welcome(version=protocol.VERSION, me=MINKA, now=0, muted=[]))
    for seat in [number for number, holder in enumerate(holders) if holder == MINKA] or [None]:
        made.hear(moves(seat, 1, 2, table=state(*holders)))
    return made


def test_one_s_own_seats_are_those_that_one_holds() -> None:
    table = watching(MOHRLE, MINKA, None, MINKA)
    assert (table.seats, table.seat) == ([1, 3], 1)
    assert watching(MOHRLE, None).seat is None


def test_nothing_is_known_at_first() -> None:
    assert Watching().since == 0


def test_it_goes_on_from_what_every_own_seat_was_told() -> None:
    table = watching(MINKA, MINKA, None)
    table.hear(moves(0, 3))
    assert table.since == 2
    table.hear(moves(1, 3))
    assert table.since == 3


def test_a_seat_that_was_given_up_holds_up_nothing() -> None:
    table = watching(MINKA, MINKA)
    table.hear(moves(0, 3, table=state(MINKA, MOHRLE)))
    assert table.since == 3


async def test_what_a_seat_was_told_before_is_no_news_to_it() -> None:
    table = watching(MINKA, None)
    table.hear(moves(0, 1, 2, 3))
    assert [each.number for each in (await anext(table.updates())).table_events] == [3]


def test_the_shares_belong_to_the_deal_that_they_were_shown_with() -> None:
    table = watching(MINKA, MINKA)
    for seat in (0, 1):
        for number, name in ((3, "one"), (6, "two")):
            began = table_events.GameBegan(number, 0, name, number, [0, 1], "1", 2)
            listed = table_events.ShareListFixed(number + 1, 0, share_commitments("t", number, 1, [name, None]))
            dealt = table_events.CardsDealt(number + 2, 0, [name, None], [], [1])
            table.hear(messages.Update(table="t", seat=seat, number=number + 2, table_events=[began, listed, dealt]))
    assert [(deal.commitment, deal.shown, deal.left_out) for deal in table.deals.values()] == [
        ("one", ["one", None], [1]),
        ("two", ["two", None], [1]),
    ]
    assert table.alarms == []


def began(number: int, commitment: str, game: int = 1) -> messages.Update:
    happening = table_events.GameBegan(number, 0, commitment, game, [0], "1", 2)
    return messages.Update(table="t", seat=0, number=number, table_events=[happening])


async def test_an_alarm_is_raised_once_to_whoever_listens_and_then_all_goes_on() -> None:
    table = watching(MINKA, None)
    table.hear(began(3, "one"))
    table.hear(began(4, "one", game=2))
    with pytest.raises(DealAlarm, match="a second time"):
        async for _ in table.updates():
            pass
    assert [alarm.kind for alarm in table.alarms] == ["repeated"]
    updates = table.updates()
    await anext(updates)
    table.hear(moves(0, 5))
    assert (await anext(updates)).number == 5
    table.hear(began(6, "one", game=3))
    with pytest.raises(DealAlarm):
        await anext(updates)


def test_a_restart_is_another_attempt_at_the_same_game() -> None:
    table = watching(MINKA, None)
    table.hear(began(3, "one", game=7))
    again = [table_events.ShareListFixed(4, 0, ["a", "b"]), table_events.DealRestarted(5, 0, [1], "two", 2, [0])]
    table.hear(messages.Update(table="t", seat=0, number=5, table_events=again))
    assert table.alarms == []
    assert [(deal.number, deal.attempt, deal.commitment) for deal in table.deals.values()] == [(7, 1, "one"), (7, 2, "two")]


async def test_a_restart_without_reason_is_an_alarm() -> None:
    table = watching(MINKA, None)
    table.hear(began(3, "one"))
    table.hear(messages.Update(table="t", seat=0, number=4, table_events=[table_events.DealRestarted(4, 0, [], "two", 2, [0])]))
    with pytest.raises(DealAlarm, match="though no share on its list was missing"):
        async for _ in table.updates():
            pass
    assert [alarm.kind for alarm in table.memory.alarms] == ["unfounded"]


def test_games_that_were_over_before_are_known_as_such() -> None:
    table = watching(MINKA, None)
    assert table.before == set()
    late = Watching()
    late.hear(messages.Welcome(version=protocol.VERSION, me=MOHRLE, now=0, muted=[]))
    late.hear(moves(None, 5, table=state(MINKA, None, finished=("a",))))
    late.hear(moves(None, 9, table=state(MINKA, None, finished=("a", "b"))))
    assert late.before == {"a"}


async def test_when_it_can_t_be_mended_whoever_waits_is_told_why() -> None:
    table = watching(MINKA, None)
    updates = table.updates()
    await anext(updates)
    table.hear(Refused("table-unknown", "Gone."))
    for waiting in (updates, table.updates()):
        with pytest.raises(Refused, match="Gone"):
            async for _ in waiting:
                pass
