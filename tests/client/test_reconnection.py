"""A lost connection is restored, and requests are carried out once."""

import asyncio
from itertools import islice

import pytest

from katzentisch.client import ConnectionLost, connection
from katzentisch.client.connection import pauses
from katzentisch.protocol import codec, messages, requests

from .fake_server import ME, FakeConnection, connected, stay_open

pytestmark = pytest.mark.anyio
MOVE = requests.Move(seat=2, ply=7, move="pass")


async def test_a_move_in_flight_is_sent_again_with_the_same_ply() -> None:
    received: list[requests.Request] = []

    async def breaks(server: FakeConnection) -> None:
        await server.welcome()
        received.append(await server.receive())
        await server.abort()

    async def takes(server: FakeConnection) -> None:
        await server.welcome()
        received.append(await server.receive())
        await server.send(messages.Done(id=received[-1].id or 0))
        await server.connection.wait_closed()

    async with connected(breaks, takes) as made:
        await made.request(MOVE)
    assert received[0] == received[1]
    assert isinstance(received[0], requests.Move)
    assert received[0].ply == 7


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (MOVE, "move-stale"),
        (MOVE, "no-game"),
        (requests.Start(), "game-going-on"),
        (requests.Leave(seat=0), "seat-not-yours"),
        (requests.Close(), "table-closed"),
    ],
)
async def test_what_was_taken_before_the_line_broke_is_done(ask: requests.Request, code: str) -> None:
    async def breaks(server: FakeConnection) -> None:
        await server.welcome()
        await server.receive()
        await server.abort()

    async def knows_it_already(server: FakeConnection) -> None:
        await server.welcome()
        await server.refuse(await server.receive(), code)
        await server.connection.wait_closed()

    async with connected(breaks, knows_it_already) as made:
        await made.request(ask)


async def test_what_can_t_be_said_twice_is_lost() -> None:
    async def breaks(server: FakeConnection) -> None:
        await server.welcome()
        await server.receive()
        await server.abort()

    async with connected(breaks) as made:
        with pytest.raises(ConnectionLost, match="may or may not have been carried out"):
            await made.request(requests.Chat(text="miau"))


async def test_what_is_said_while_the_line_is_down_waits_for_it() -> None:
    is_down = asyncio.Event()

    async def breaks(server: FakeConnection) -> None:
        await server.welcome()
        await server.abort()
        is_down.set()

    async def answers(server: FakeConnection) -> None:
        await is_asked.wait()
        await server.welcome()
        await server.send(messages.Done(id=(await server.receive()).id))
        await server.connection.wait_closed()

    is_asked = asyncio.Event()
    async with connected(breaks, answers) as made:
        await is_down.wait()
        while made.socket:
            await asyncio.sleep(0)
        answer = asyncio.create_task(made.request(requests.Chat(text="miau")))
        await asyncio.sleep(0)
        is_asked.set()
        assert isinstance(await answer, messages.Done)


async def test_every_new_connection_watches_from_where_the_last_one_ended() -> None:
    watched: list[requests.Watch] = []
    numbers = iter([0, 12])

    async def breaks(server: FakeConnection) -> None:
        watched.append(await server.welcome())
        await server.abort()

    async def answers(server: FakeConnection) -> None:
        watched.append(await server.welcome())
        await server.send(messages.Done(id=(await server.receive()).id))
        await server.connection.wait_closed()

    async with connected(breaks, answers, since=lambda: next(numbers)) as made:
        await made.request(MOVE)
    assert [watch.since for watch in watched] == [0, 12]


async def test_a_silent_server_is_taken_for_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SILENCE", 0.05)
    is_dialled_again = asyncio.Event()

    async def is_silent(server: FakeConnection) -> None:
        await server.welcome()
        await server.connection.wait_closed()

    async def is_there(server: FakeConnection) -> None:
        is_dialled_again.set()
        await stay_open(server)

    async with connected(is_silent, is_there):
        await is_dialled_again.wait()


@pytest.mark.parametrize("code", ["too-fast", "server-fault", "database-away"])
async def test_a_server_in_trouble_is_tried_again(code: str) -> None:
    async def is_in_trouble(server: FakeConnection) -> None:
        await server.send(messages.Welcome(version=codec.VERSION, me=ME, now=0, muted=[]))
        await server.refuse(await server.receive(), code)
        await server.connection.wait_closed()

    async with connected(is_in_trouble) as made:
        assert made.failure is None


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert list(islice(pauses(), 4)) == [0.1, 0.2, 0.4, 0.8]
    assert max(islice(pauses(), 3000)) == 30
