"""A line that breaks is mended, and what was asked for is done once."""

import asyncio
from itertools import islice

import pytest

from katzentisch.client import Lost, line
from katzentisch.client.line import pauses
from katzentisch.server.wire import messages as wire

from .fakes import ME, Heard, forever, talking

pytestmark = pytest.mark.anyio
MOVE = wire.Move(seat=2, ply=7, move="pass")


async def test_a_move_in_flight_is_sent_again_with_the_same_ply() -> None:
    heard: list[wire.Ask] = []

    async def breaks(server: Heard) -> None:
        await server.welcome()
        heard.append(await server.hear())
        await server.hang_up()

    async def takes(server: Heard) -> None:
        await server.welcome()
        heard.append(await server.hear())
        await server.tell(wire.Done(id=heard[-1].id or 0))
        await server.connection.wait_closed()

    async with talking(breaks, takes) as made:
        await made.ask(MOVE)
    assert heard[0] == heard[1]
    assert isinstance(heard[0], wire.Move)
    assert heard[0].ply == 7


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (MOVE, "move-stale"),
        (MOVE, "no-game"),
        (wire.Start(), "game-going-on"),
        (wire.Leave(seat=0), "seat-not-yours"),
        (wire.Close(), "table-closed"),
    ],
)
async def test_what_was_taken_before_the_line_broke_is_done(ask: wire.Ask, code: str) -> None:
    async def breaks(server: Heard) -> None:
        await server.welcome()
        await server.hear()
        await server.hang_up()

    async def knows_it_already(server: Heard) -> None:
        await server.welcome()
        await server.refuse(await server.hear(), code)
        await server.connection.wait_closed()

    async with talking(breaks, knows_it_already) as made:
        await made.ask(ask)


async def test_what_can_t_be_said_twice_is_lost() -> None:
    async def breaks(server: Heard) -> None:
        await server.welcome()
        await server.hear()
        await server.hang_up()

    async with talking(breaks) as made:
        with pytest.raises(Lost, match="may have been done or not"):
            await made.ask(wire.Chat(text="miau"))


async def test_what_is_said_while_the_line_is_down_waits_for_it() -> None:
    is_down = asyncio.Event()

    async def breaks(server: Heard) -> None:
        await server.welcome()
        await server.hang_up()
        is_down.set()

    async def answers(server: Heard) -> None:
        await is_asked.wait()
        await server.welcome()
        await server.tell(wire.Done(id=(await server.hear()).id))
        await server.connection.wait_closed()

    is_asked = asyncio.Event()
    async with talking(breaks, answers) as made:
        await is_down.wait()
        while made.connection:
            await asyncio.sleep(0)
        asking = asyncio.create_task(made.ask(wire.Chat(text="miau")))
        await asyncio.sleep(0)
        is_asked.set()
        assert isinstance(await asking, wire.Done)


async def test_every_new_connection_watches_from_where_the_last_one_ended() -> None:
    watched: list[wire.Watch] = []
    numbers = iter([0, 12])

    async def breaks(server: Heard) -> None:
        watched.append(await server.welcome())
        await server.hang_up()

    async def answers(server: Heard) -> None:
        watched.append(await server.welcome())
        await server.tell(wire.Done(id=(await server.hear()).id))
        await server.connection.wait_closed()

    async with talking(breaks, answers, since=lambda: next(numbers)) as made:
        await made.ask(MOVE)
    assert [watch.since for watch in watched] == [0, 12]


async def test_a_silent_server_is_taken_for_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SILENCE", 0.05)
    is_dialled_again = asyncio.Event()

    async def is_silent(server: Heard) -> None:
        await server.welcome()
        await server.connection.wait_closed()

    async def is_there(server: Heard) -> None:
        is_dialled_again.set()
        await forever(server)

    async with talking(is_silent, is_there):
        await is_dialled_again.wait()


@pytest.mark.parametrize("code", ["too-fast", "server-fault"])
async def test_a_server_in_trouble_is_tried_again(code: str) -> None:
    async def is_in_trouble(server: Heard) -> None:
        await server.tell(wire.Welcome(version=wire.VERSION, me=ME, now=0, muted=[]))
        await server.refuse(await server.hear(), code)
        await server.connection.wait_closed()

    async with talking(is_in_trouble) as made:
        assert made.failure is None


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert list(islice(pauses(), 4)) == [0.1, 0.2, 0.4, 0.8]
    assert max(islice(pauses(), 3000)) == 30
