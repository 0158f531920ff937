"""The client: identity, tables, and play_as."""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from katzentisch.client import Client, RefusedError, play_as
from katzentisch.client.client import decide
from katzentisch.client.links import Link, read_link, server_of
from katzentisch.play.clocks import DaysClock
from katzentisch.testing.running_server import RunningServer, quick, running

pytestmark = pytest.mark.anyio


async def test_with_a_cookie_file_one_stays_the_same_person(server: RunningServer, tmp_path: Path) -> None:
    file = tmp_path / "minka.cookies"
    async with Client(server.url, name="Minka", cookies=file) as first:
        link = await first.make_table("mau_mau", players=2)
    assert file.stat().st_mode & 0o777 == 0o600
    async with Client(server.url, name="Minka II", cookies=file) as again, again.table(link) as table:
        assert again.guest == first.guest
        assert again.name == "Minka II"
        assert table.seat == 0


async def test_without_one_one_is_somebody_new(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as first, Client(server.url, name="Minka") as second:
        assert first.guest != second.guest


async def test_a_table_is_created_with_the_given_settings(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as client:
        link = await client.make_table("mau_mau", 3, options={"mau": "automatic"}, games=5, clock=DaysClock(2), hints=False)
        assert link.startswith(f"{server.url}/t/")
        async with client.table(link) as table:
            choices = table.state.choices
            assert (choices.players, choices.options, choices.games) == (3, {"mau": "automatic"}, 5)
            assert (choices.clock, choices.hints) == (DaysClock(2), False)


async def test_what_the_server_won_t_make_is_refused(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as client:
        with pytest.raises(RefusedError, match="no game “poker”") as caught:
            await client.make_table("poker", 2)
        assert caught.value.code == "game-unknown"


async def test_a_public_table_is_found_without_a_link(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as host, Client(server.url, name="Mohrle") as guest:
        await host.make_table("katze_im_sack", 4, public=True)
        (line,) = await guest.open_tables()
        async with guest.table(line["id"]) as table:
            assert table.state.host.name == "Minka"


async def test_a_private_table_isn_t_found_without_its_invite(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as host, Client(server.url, name="Mohrle") as guest:
        link = await host.make_table("mau_mau", 2)
        with pytest.raises(RefusedError) as caught:
            async with guest.table(link.split("#")[0]):
                pass
        assert caught.value.code == "table-unknown"


async def test_a_game_continues_after_the_server_was_restarted(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(running(quick(tmp_path)))
        async with Client(first.url, name="Minka") as client, client.table(await client.make_table("mau_mau", 2)) as table:
            await table.seat_bot(1, "rules")
            await table.start()
            decided = 0
            async for turn in table.turns():
                if decided == 5:
                    await asyncio.to_thread(stack.close)
                    stack.enter_context(running(quick(tmp_path), port=first.port))
                await turn.move(random.choice(turn.legal))
                decided += 1
            (played,) = await table.check_deals()
            assert len([entry for entry in played.play.log if entry.startswith("0 ")]) == decided


class Slow:
    """A decision that is refused."""

    legal = ("draw",)

    def __init__(self, code: str) -> None:
        self.code = code

    async def move(self, move: str) -> None:
        assert move == "draw"
        raise RefusedError(self.code, "No.")


async def test_after_a_timeout_it_continues_with_the_next_decision() -> None:
    turn: Any = Slow("move-stale")
    await decide(turn, lambda turn: turn.legal[0])


async def test_an_illegal_move_is_reported() -> None:
    turn: Any = Slow("move-illegal")
    with pytest.raises(RefusedError) as caught:
        await decide(turn, lambda turn: turn.legal[0])
    assert caught.value.code == "move-illegal"


def test_a_link_to_nowhere_is_reported(server: RunningServer) -> None:
    with pytest.raises(RefusedError) as caught:
        play_as(f"{server.url}/t/nowhere", "Mohrle", lambda turn: "draw")
    assert caught.value.code == "table-unknown"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://cats.example/t/Ab-9_x#in-Vite", Link("https://cats.example", "Ab-9_x", "in-Vite")),
        ("http://127.0.0.1:8000/t/abc", Link("http://127.0.0.1:8000", "abc", None)),
        ("https://example.org/cats/t/abc#x", Link("https://example.org/cats", "abc", "x")),
        (" abc#x \n", Link(None, "abc", "x")),
        ("abc", Link(None, "abc", None)),
    ],
)
def test_a_link_contains_the_server_the_table_and_the_invitation(text: str, link: Link) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize("text", ["", "https://example.org", "https://example.org/t/", "two words", "ftp://example.org/t/abc"])
def test_what_is_no_link_is_refused_with_a_word_how_one_looks(text: str) -> None:
    with pytest.raises(RefusedError, match=r"example\.org/t/TABLE"):
        read_link(text)


def test_an_id_alone_doesn_t_say_where() -> None:
    assert server_of("http://127.0.0.1:8000/t/abc") == "http://127.0.0.1:8000"
    with pytest.raises(RefusedError, match="abc"):
        server_of("abc")
