"""What is known of a table after one update and another, and from where to go on after a break."""

import pytest

from katzentisch.client import Refused
from katzentisch.client.watching import Watching
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.entries import Person
from katzentisch.server.wire import messages as wire

pytestmark = pytest.mark.anyio
MINKA, MOHRLE = Person("1", "Minka"), Person("2", "Mohrle")


def state(*holders: Person | None, finished: tuple[str, ...] = ()) -> wire.TableState:
    return wire.TableState(
        id="t",
        choices=Choices("mau_mau", len(holders)),
        invite=None,
        status="playing",
        host=MINKA,
        seats=[wire.SeatState(holder) for holder in holders],
        finished=[wire.GameState(id, [], [], "out") for id in finished],
        totals=[],
        ranks=[],
        chat=True,
    )


def moves(seat: int | None, *numbers: int, table: wire.TableState | None = None) -> wire.Update:
    happened: list[wire.AnyHappening] = [wire.MoveMade(number, 0, 0, "draw", []) for number in numbers]
    return wire.Update(table="t", seat=seat, number=numbers[-1], happened=happened, state=table)


def watching(*holders: Person | None) -> Watching:
    """Minka does."""
    made = Watching()
    made.hear(wire.Welcome(version=1, me=MINKA, now=0, muted=[]))
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
    assert [each.number for each in (await anext(table.updates())).happened] == [3]


def test_the_shares_belong_to_the_deal_that_they_were_shown_with() -> None:
    table = watching(MINKA, MINKA)
    for seat in (0, 1):
        for number, name in ((3, "one"), (6, "two")):
            began, dealt = wire.GameBegan(number, 0, name), wire.CardsDealt(number + 1, 0, [name, None], [])
            table.hear(wire.Update(table="t", seat=seat, number=number + 1, happened=[began, dealt]))
    assert [(deal.commitment, deal.shown) for deal in table.deals.values()] == [("one", ["one", None]), ("two", ["two", None])]


def test_games_that_were_over_before_are_known_as_such() -> None:
    table = watching(MINKA, None)
    assert table.before == set()
    late = Watching()
    late.hear(wire.Welcome(version=1, me=MOHRLE, now=0, muted=[]))
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
