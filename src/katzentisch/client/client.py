"""Somebody at a server: makes tables and goes to them."""

from pathlib import Path
from typing import Any, Self
from urllib.parse import urljoin

import httpx
import msgspec
from websockets.asyncio.client import connect

from ..server.tables.choices import Choices
from .cookies import CookieFile
from .errors import Refused
from .links import read_link
from .memory import Memory
from .table import Table

LARGEST = 1 << 24  # bytes of a message: somebody who comes late is told a whole game
PATIENCE = 30.0  # seconds for a server to answer
GOODBYE = 2.0  # seconds for it to answer a goodbye


class Client:
    """`server` is its address; with `cookies`, a file, one stays the same person from one start to the next, and with `kept`, another file,
    one remembers all deals (docs/fair-deals.md).

    If the server doesn't accept the cookie, that raises Refused with the code `cookie-refused`: one may have signed out, or something may
    be wrong for a while. With `fresh` one becomes a new guest then, and what the old one had can't be reached any more.
    """

    guest: str

    def __init__(
        self,
        server: str,
        *,
        name: str,
        cookies: str | Path | None = None,
        fresh: bool = False,
        kept: str | Path | None = None,
    ) -> None:
        self.server, self.name, self.fresh = server.rstrip("/"), name, fresh
        self.cookies = CookieFile(cookies)
        self.memory = Memory(kept)
        self.http = httpx.AsyncClient(base_url=self.server, cookies=self.cookies, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        try:
            me = await self.request("POST", "/api/me", {"name": self.name, "new": self.fresh})
        except BaseException:
            await self.http.aclose()
            raise
        self.guest, self.name = me["guest"], me["name"]
        self.cookies.keep()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
        if response.is_client_error and "json" in response.headers.get("Content-Type", ""):
            refusal = response.json()
            raise Refused(refusal["code"], refusal["text"])
        return response.raise_for_status().json() if response.content else None

    async def make_table(self, game: str, players: int, **choices: Any) -> str:
        """Its link. Choices: options, games, public, clock, spectators, hints, chat, shared_devices. Who makes a table has seat 0."""
        made = await self.request("POST", "/api/tables", Choices(game, players, **choices))
        return urljoin(self.server, str(made["link"]))

    async def open_tables(self) -> Any:
        return await self.request("GET", "/api/tables")

    async def record(self, id: str) -> Any:
        """Of a game that was played, by its id in `state.finished`."""
        return await self.request("GET", f"/api/played/{id}/record")

    async def sign_out(self) -> None:
        """Ends this client's session: its cookie is worth nothing any more, and its tables are let go."""
        await self.request("DELETE", "/api/me")
        self.cookies.keep()

    async def sign_out_everywhere(self) -> None:
        """Ends all sessions of this guest and gives this client a new one."""
        await self.request("DELETE", "/api/me/sessions")
        self.cookies.keep()

    async def export(self) -> Any:
        """All that the server keeps about this guest."""
        return await self.request("GET", "/api/me/export")

    async def delete_data(self) -> None:
        """All that the server keeps about this guest; it can't be undone."""
        await self.request("DELETE", "/api/me/data")
        self.cookies.keep()

    def table(self, link: str) -> Table:
        """To be used with `async with`; a table's id will do instead of its link if it is public."""
        return Table(self, read_link(link))

    def dial(self) -> connect:
        headers = self.http.build_request("GET", "/api/socket").headers
        return connect(
            f"ws{self.server.removeprefix('http')}/api/socket",
            additional_headers={"Cookie": headers.get("Cookie", "")},
            ping_interval=None,
            close_timeout=GOODBYE,
            max_size=LARGEST,
        )
