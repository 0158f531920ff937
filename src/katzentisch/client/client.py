"""A person at a server: creates tables and joins them."""

import asyncio
import os
from collections.abc import Callable
from http.cookiejar import LWPCookieJar
from pathlib import Path
from typing import Any, Self
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.asyncio.client import connect

from ..play.fair_deal import LOT, First
from ..protocol.messages import TableState
from ..protocol.table_settings import TableSettings
from .deals import DealMemory
from .errors import RefusedError
from .links import read_link, server_of
from .table import Table, Turn

LARGEST = 1 << 24  # bytes of a message: a late spectator gets a whole game
PATIENCE = 30.0  # seconds for the server to answer
CLOSE_TIMEOUT = 2.0  # seconds for it to answer when a connection is closed

FOR_PROGRAMS: dict[str, Any] = {"tempo": "none"}

Choose = Callable[[Turn], str]


class CookieFile(LWPCookieJar):
    """The cookie that identifies us to a server, in a file that only its owner can read. Without a path nothing is stored."""

    def __init__(self, path: str | Path | None) -> None:
        super().__init__(None if path is None else str(path))
        if path is not None and Path(path).exists():
            self.load(ignore_discard=True)

    def store(self) -> None:
        if self.filename:
            os.close(os.open(self.filename, os.O_CREAT | os.O_WRONLY, 0o600))
            Path(self.filename).chmod(0o600)
            self.save(ignore_discard=True)


class Client:
    """A guest at the server with the address `server`.

    With `cookies`, a file, you stay the same guest after a restart; with `receipts`, another file, the client remembers all deals
    (docs/fair-deals.md).

    If the server doesn't accept the cookie, this raises RefusedError with the code `cookie-refused`: you may have signed out, or something
    is wrong temporarily. With `fresh` you become a new guest instead, and lose access to what the old one had.
    """

    guest: str

    def __init__(
        self,
        server: str,
        *,
        name: str,
        cookies: str | Path | None = None,
        fresh: bool = False,
        receipts: str | Path | None = None,
    ) -> None:
        self.server, self.name, self.fresh = server.rstrip("/"), name, fresh
        self.cookies = CookieFile(cookies)
        self.memory = DealMemory(receipts)
        self.http = httpx.AsyncClient(base_url=self.server, cookies=self.cookies, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        try:
            me = await self.request("POST", "/api/me", {"name": self.name, "new": self.fresh})
        except BaseException:
            await self.http.aclose()
            raise
        self.guest, self.name = me["guest"], me["name"]
        self.cookies.store()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
        if response.is_client_error and "json" in response.headers.get("Content-Type", ""):
            refusal = response.json()
            raise RefusedError(refusal["code"], refusal["text"])
        return response.raise_for_status().json() if response.content else None

    async def make_table(self, game: str, players: int, *, first: First = LOT, **settings: Any) -> str:
        """Create a table and return its link. You are its host and have seat 0.

        `first` is the seat that begins; without it, a lot decides. Settings: options, games, public, clock, spectators, hints, chat,
        shared_devices, tempo, forced_moves. Without a tempo the bots don't wait.
        """
        made = await self.request("POST", "/api/tables", TableSettings(game, players, first=first, **{**FOR_PROGRAMS, **settings}))
        return urljoin(self.server, str(made["link"]))

    async def open_tables(self) -> Any:
        """Return the public tables with a free seat."""
        return await self.request("GET", "/api/tables")

    async def record(self, id: str) -> dict[str, Any]:
        """Return the record of a finished game, by its id in `state.finished`."""
        record: dict[str, Any] = await self.request("GET", f"/api/played/{id}/record")
        return record

    async def sign_out(self) -> None:
        """End this client's session: its cookie becomes invalid, and its connections are closed."""
        await self.request("DELETE", "/api/me")
        self.cookies.store()

    async def sign_out_everywhere(self) -> None:
        """End all sessions of this guest and start a new one for this client."""
        await self.request("DELETE", "/api/me/sessions")
        self.cookies.store()

    async def export(self) -> Any:
        """Return everything the server stores about this guest."""
        return await self.request("GET", "/api/me/export")

    async def delete_data(self) -> None:
        """Delete everything the server stores about this guest. This can't be undone."""
        await self.request("DELETE", "/api/me/data")
        self.cookies.store()

    def table(self, link: str) -> Table:
        """Return a table, to be used with `async with`. For a public table its id is enough."""
        return Table(self, read_link(link))

    def dial(self, table: str) -> connect:
        """Connect to a table. Its id is for reverse proxies, which can route all connections of a table to one process."""
        headers = self.http.build_request("GET", "/api/socket").headers
        return connect(
            f"ws{self.server.removeprefix('http')}/api/socket?table={table}",
            additional_headers={"Cookie": headers.get("Cookie", "")},
            ping_interval=None,
            close_timeout=CLOSE_TIMEOUT,
            max_size=LARGEST,
        )


def play_as(link: str, name: str, choose: Choose, cookies: str | Path | None = None, receipts: str | Path | None = None) -> TableState:
    """Sit down at a table, play with a function that chooses moves until the series is over, and return the table's final state.

    This needs no knowledge of asyncio. It returns once the series is over.

    Parameters
    ----------
    link
        The table's address, as the page shows it.
    name
        The name of the player.
    choose
        A function that gets a `Turn` and returns one of its legal moves.
    cookies
        A file that keeps the seat, so that the program finds it again after a restart.
    receipts
        A file that keeps a receipt of every deal.
    """
    return asyncio.run(play(link, name, choose, cookies, receipts))


async def play(link: str, name: str, choose: Choose, cookies: str | Path | None, receipts: str | Path | None = None) -> TableState:
    async with Client(server_of(link), name=name, cookies=cookies, receipts=receipts) as client, client.table(link) as table:
        await table.sit()
        async for turn in table.turns():
            await decide(turn, choose)
        return table.state


async def decide(turn: Turn, choose: Choose) -> None:
    """Choose a move in a thread, so that the connection stays alive meanwhile."""
    try:
        await turn.move(await asyncio.to_thread(choose, turn))
    except RefusedError as refused:
        if refused.code != "move-stale":  # the time was up, and a bot has moved
            raise
