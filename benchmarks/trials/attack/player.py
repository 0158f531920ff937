"""A person at a server, attacker or victim, over raw HTTP and WebSockets. Only this file depends on the protocol."""

import asyncio
import hashlib
import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
T = TypeVar("T")
PATIENCE = 20.0  # seconds for an answer
LARGEST = 2**26
CLOSED: Message = {"type": "refused", "code": "connection-closed", "text": ""}
ADDRESSES = (f"127.{a}.{b}.{c}" for a in range(1, 100) for b in range(1, 250) for c in range(1, 250))  # limits count by address


class Player:
    """A client that connects from `address`: all of 127.0.0.0/8 is this machine. `updates` holds what it received, newest last."""

    def __init__(self, url: str, name: str = "Mia", address: str | None = None) -> None:
        self.url, self.name, self.address = url, name, address or next(ADDRESSES)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=self.address))
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.version = 1
        self.me: Message = {}
        self.table: Message = {}
        self.state: Message = {}
        self.updates: list[Message] = []
        self.other_messages: list[Message] = []  # every other message
        self.answers: dict[int, asyncio.Future[Message]] = {}
        self.ids = itertools.count(1)
        self.news = asyncio.Event()
        self.gives_shares = True
        self.make_share: Callable[[int], str] = lambda seat: secrets.token_hex(32)
        self.shares: dict[tuple[int, int, int], str] = {}  # by game, attempt and seat
        self.game, self.attempt = 0, 1

    async def __aenter__(self) -> Self:
        await self.come_in()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    # people

    async def come_in(self) -> None:
        answer = await self.http.post("/api/me", json={"name": self.name})
        answer.raise_for_status()
        self.me = answer.json()

    @property
    def guest(self) -> str:
        return str(self.me["guest"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make_table(self, game: str = "mau_mau", players: int = 2, **choices: Any) -> Message:
        answer = await self.http.post("/api/tables", json={"game": game, "players": players, **choices})
        answer.raise_for_status()
        self.table = answer.json()
        return self.table

    # the socket

    async def dial(self) -> None:
        self.socket = await connect(
            self.url.replace("http", "ws") + "/api/socket",
            additional_headers={"Cookie": self.cookie},
            max_size=LARGEST,
            max_queue=None,
            local_addr=(self.address, 0),
            ping_interval=None,
        )
        self.reader = asyncio.create_task(self.read())
        welcome = await self.wait(lambda: next((each for each in self.other_messages if each["type"] == "welcome"), None))
        self.version = welcome["version"]

    async def hang_up(self) -> None:
        if self.reader:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.socket.close(), 2)
        self.socket = self.reader = None

    async def read(self) -> None:
        assert self.socket
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self.hear(json.loads(text))
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_result(CLOSED)

    async def hear(self, message: Message) -> None:
        id = message.get("id") or self.unread(message)
        answer = self.answers.pop(id, None) if id else None
        if answer:
            answer.set_result(message)
        if message["type"] == "update":
            self.updates.append(message)
            self.state = message.get("state") or self.state
            if self.gives_shares:
                await self.share(message)
        elif not answer:
            self.other_messages.append(message)
        self.news.set()

    def unread(self, message: Message) -> int | None:
        """A message that can't be parsed is refused without an id: the answer belongs to the pending request."""
        return min(self.answers, default=None) if message["type"] == "refused" else None

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a request and wait for the answer."""
        id = next(self.ids)
        answer = self.answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self.send(type, id=id, **fields)
        except ConnectionClosed:
            return CLOSED
        return await asyncio.wait_for(answer, PATIENCE)

    async def code(self, type: str, **fields: Any) -> str:
        """`done`, or the code of the refusal."""
        answer = await self.ask(type, **fields)
        return "done" if answer["type"] == "update" else str(answer.get("code", answer["type"]))

    async def wait(self, found: Callable[[], T | None], seconds: float = PATIENCE) -> T:
        """Wait until `found` returns something."""
        async with asyncio.timeout(seconds):
            while not (thing := found()):
                self.news.clear()
                await self.news.wait()
            return thing

    # the table

    async def watch(self, table: Message, since: int = 0) -> str:
        self.table = table
        return await self.code("watch", version=self.version, table=table["id"], invite=table.get("invite"), since=since)

    async def sit(self, table: Message, seat: int) -> str:
        """Go to the table, and sit down unless the seat is already one's own."""
        if self.socket is None:
            await self.dial()
        answer = await self.watch(table)
        return await self.code("sit", seat=seat) if answer == "done" and seat not in self.seats else answer

    @property
    def seats(self) -> list[int]:
        holders = [each["holder"] or {} for each in self.state.get("seats", ())]
        return [seat for seat, holder in enumerate(holders) if holder.get("guest") == self.guest]

    def latest(self, seat: int | None) -> Message:
        return next((each for each in reversed(self.updates) if each["seat"] == seat), {})

    def table_events(self, what: str) -> list[Message]:
        """The events of one kind, each once, by number."""
        found = {each["number"]: each for update in self.updates for each in update["table_events"] if each["what"] == what}
        return [found[number] for number in sorted(found)]

    async def start(self) -> str:
        return await self.code("start")

    async def dealt(self, games: int = 1) -> None:
        """Wait until this number of games has been dealt."""
        await self.wait(lambda: len(self.table_events("dealt")) >= games)

    async def share(self, update: Message) -> None:
        """Give shares for one's own seats: at once under the first scheme, committed first and then revealed under the second."""
        seat = update["seat"]
        for each in update["table_events"] if seat is not None else ():
            if each["what"] == "began" and each.get("scheme", 1) == 1:
                await self.send("share", seat=seat, share=self.make_share(seat))
            elif each["what"] in ("began", "restarted"):
                self.game, self.attempt = each.get("game", self.game), each.get("attempt", 1)
                if seat in each["sharers"]:
                    await self.commit(seat, self.make_share(seat))
            elif each["what"] == "shares-listed" and (share := self.shares.get((self.game, self.attempt, seat))):
                await self.send("share", seat=seat, game=self.game, attempt=self.attempt, share=share)

    async def commit(self, seat: int, share: str) -> None:
        self.shares[self.game, self.attempt, seat] = share
        lines = ["katzentisch-share-2", self.table["id"], str(self.game), str(self.attempt), str(seat), share]
        commitment = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        await self.send("commit-share", seat=seat, game=self.game, attempt=self.attempt, commitment=commitment)

    async def move(self, seat: int, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> str:
        """Make a move for the seat at turn."""
        latest = self.latest(seat)
        return await self.code("move", seat=seat, ply=latest.get("ply", 0), move=choose(latest["legal"]))

    def turn(self) -> int | None:
        """One's own seat, if it is its turn."""
        return next((seat for seat in self.seats if self.latest(seat).get("legal")), None)


async def gather(url: str, game: str, players: int, **choices: Any) -> list[Player]:
    """This number of people at a table of their own, each in a seat."""
    people = [Player(url, f"Guest {seat}") for seat in range(players)]
    for person in people:
        await person.come_in()
    table = await people[0].make_table(game, players, **choices)
    for seat, person in enumerate(people):
        answer = await person.sit(table, seat)
        assert answer == "done", answer
    return people


async def deal(people: list[Player]) -> None:
    games = len(people[0].table_events("dealt")) + 1
    answer = await people[0].start()
    assert answer == "done", answer
    for person in people:
        await person.dealt(games)


async def play_out(people: list[Player], seed: int = 1, most: int = 2000) -> None:
    """Play random moves to the end of the game."""
    rng = Random(seed)
    for _ in range(most):
        if people[0].state["status"] in ("over", "pausing"):
            return
        turns = [(person, seat) for person in people if (seat := person.turn()) is not None]
        if not turns:
            people[0].news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(people[0].news.wait(), 0.02)
            continue
        person, seat = turns[0]
        before = len(person.updates)
        if await person.move(seat, rng.choice) == "done":
            with suppress(TimeoutError):
                await person.wait(lambda person=person, before=before: len(person.updates) > before, 2)  # type: ignore[misc]


async def leave_all(*people: Player) -> None:
    for person in people:
        await person.__aexit__()
