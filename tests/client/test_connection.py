"""A connection to a server: every request gets its answer, and a server that rejects us is left alone."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import InvalidStatus
from websockets.http11 import Request, Response

from katzentisch.client import RefusedError, connection
from katzentisch.client.connection import TableConnection
from katzentisch.protocol import codec, messages, requests

from .fake_server import ME, FakeConnection, connected, connection_to, fake, stay_open

pytestmark = pytest.mark.anyio
MOVE = requests.Move(seat=2, ply=7, move="pass")


async def test_every_answer_goes_to_its_request() -> None:
    async def answers_the_other_way_round(server: FakeConnection) -> None:
        await server.welcome()
        hint, chat = await server.receive(), await server.receive()
        await server.send(messages.Done(id=chat.id))
        await server.send(messages.HintResult(seat=1, ply=3, games=9, moves=[messages.MoveEvaluation("draw", 0.5, 0.1)], id=hint.id))
        await server.send(messages.Done(id=hint.id))
        await server.connection.wait_closed()

    async with connected(answers_the_other_way_round) as made:
        hinted, done = await asyncio.gather(made.request(requests.Hint(seat=1)), made.request(requests.Chat(text="miau")))
        assert isinstance(hinted, messages.HintResult)
        assert hinted.best == "draw"
        assert isinstance(done, messages.Done)


async def test_an_update_answers_a_move() -> None:
    async def shows(server: FakeConnection) -> None:
        await server.welcome()
        move = await server.receive()
        await server.send(messages.Update(table="t", seat=2, number=9, table_events=[], id=move.id))
        await server.connection.wait_closed()

    async with connected(shows) as made:
        assert isinstance(await made.request(MOVE), messages.Done)


async def test_what_is_refused_says_why() -> None:
    async def refuses(server: FakeConnection) -> None:
        await server.welcome()
        await server.refuse(await server.receive(), "seats-free")
        await server.connection.wait_closed()

    async with connected(refuses) as made:
        with pytest.raises(RefusedError, match="No: seats-free") as caught:
            await made.request(requests.Start())
        assert caught.value.code == "seats-free"


async def test_what_the_server_couldn_t_read_isn_t_sent() -> None:
    async with connected() as made:
        with pytest.raises(RefusedError, match="length <= 80") as caught:
            await made.request(requests.Move(seat=0, ply=0, move="miau" * 21))
        assert caught.value.code == "message-unreadable"


async def test_a_move_that_comes_too_late_by_itself_is_refused() -> None:
    async def refuses(server: FakeConnection) -> None:
        await server.welcome()
        await server.refuse(await server.receive(), "move-stale")
        await server.connection.wait_closed()

    async with connected(refuses) as made:
        with pytest.raises(RefusedError, match="move-stale"):
            await made.request(MOVE)


async def test_a_busy_server_is_asked_again() -> None:
    async def is_busy(server: FakeConnection) -> None:
        await server.welcome()
        await server.refuse(await server.receive(), "too-fast")
        await server.refuse(await server.receive(), "table-busy")
        await server.send(messages.Done(id=(await server.receive()).id))
        await server.connection.wait_closed()

    async with connected(is_busy) as made:
        await made.request(requests.Chat(text="miau"))


async def test_the_server_is_pinged_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_EVERY", 0.01)
    asked: asyncio.Future[requests.Request] = asyncio.get_running_loop().create_future()

    async def listens(server: FakeConnection) -> None:
        await server.welcome()
        asked.set_result(await server.receive())
        await server.connection.wait_closed()

    async with connected(listens):
        assert isinstance(await asked, requests.Ping)


async def test_a_table_that_isn_t_there_ends_everything() -> None:
    async def knows_no_table(server: FakeConnection) -> None:
        await server.send(messages.Welcome(version=codec.VERSION, me=ME, now=0, muted=[]))
        await server.refuse(await server.receive(), "table-unknown")
        await server.connection.wait_closed()

    received: list[Any] = []
    async with connected(knows_no_table, received=received) as made:
        with pytest.raises(RefusedError, match="table-unknown"):
            await made.request(MOVE)
    assert received[-1] is made.failure


def answering(*codes: int) -> Callable[[ServerConnection, Request], Response | None]:
    """A handshake that fails with these codes, one after the other, and then works."""
    waiting = iter(codes)

    def check(connection: ServerConnection, request: Request) -> Response | None:
        code = next(waiting, None)
        return connection.respond(code, "") if code else None

    return check


async def run(dial: Callable[[], connect]) -> TableConnection:
    made = connection_to(dial)
    running = asyncio.create_task(made.run())
    await made.is_ready.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return made


async def test_a_server_that_won_t_have_us_is_left_alone() -> None:
    async with fake(stay_open, check=answering(403)) as dial:
        assert isinstance((await run(dial)).failure, InvalidStatus)


async def test_a_server_that_is_just_starting_is_tried_again() -> None:
    async with fake(stay_open, check=answering(503, 502)) as dial:
        assert (await run(dial)).failure is None
