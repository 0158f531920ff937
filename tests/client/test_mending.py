"""A line that breaks is mended, and what was asked for is done once."""

import asyncio
from itertools import islice

import pytest

from katzentisch.client import Lost, line
from katzentisch.client.line import pauses
from katzentisch.server.wire import messages, protocol, requests

from .fakes import ME, Heard, forever, talking

pytestmark = pytest.mark.anyio
MOVE = requests.Move(seat=2, ply=7, move="pass")


async def test_a_move_in_flight_is_sent_again_with_the_same_ply() -> None:
    heard: list[requests.Request] = []

    async def breaks(server: Heard) -> None:
        await server.welcome()
        heard.append(await server.hear())
        await server.hang_up()

    async def takes(server: Heard) -> None:
        await server.welcome()
        heard.append(await server.hear())
        await server.tell(messages.Done(id=heard[-1].id or 0))
        await server.connection.wait_closed()

    async with talking(breaks, takes) as made:
        await made.ask(MOVE)
    assert heard[0] == heard[1]
    assert isinstance(heard[0], requests.Move)
    assert heard[0].ply == 7


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
        with pytest.raises(Lost, match="may or may not have been carried out"):
            await made.ask(requests.Chat(text="miau"))


async def test_what_is_said_while_the_line_is_down_waits_for_it() -> None:
    is_down = asyncio.Event()

    async def breaks(server: Heard) -> None:
        await server.welcome()
        await server.hang_up()
        is_down.set()

    async def answers(server: Heard) -> None:
        await is_asked.wait()
        await server.welcome()
        await server.tell(messages.Done(id=(await server.hear()).id))
        await server.connection.wait_closed()

    is_asked = asyncio.Event()
    async with talking(breaks, answers) as made:
        await is_down.wait()
        while made.connection:
            await asyncio.sleep(0)
        asking = asyncio.create_task(made.ask(requests.Chat(text="miau")))
        await asyncio.sleep(0)
        is_asked.set()
        assert isinstance(await asking, messages.Done)


async def test_every_new_connection_watches_from_where_the_last_one_ended() -> None:
    watched: list[requests.Watch] = []
    numbers = iter([0, 12])

    async def breaks(server: Heard) -> None:
        watched.append(await server.welcome())
        await server.hang_up()

    async def answers(server: Heard) -> None:
        watched.append(await server.welcome())
        await server.tell(messages.Done(id=(await server.hear()).id))
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
        await server.tell(messages.Welcome(version=protocol.VERSION, me=ME, now=0, muted=[]))
        await server.refuse(await server.hear(), code)
        await server.connection.wait_closed()

    async with talking(is_in_trouble) as made:
        assert made.failure is None


def test_pauses_grow_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert list(islice(pauses(), 4)) == [0.1, 0.2, 0.4, 0.8]
    assert max(islice(pauses(), 3000)) == 30
