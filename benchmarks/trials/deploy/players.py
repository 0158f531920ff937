"""People who play with the Python client, through the reverse proxy, and remember every move that the server acknowledged."""

import asyncio
import random
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import astuple, dataclass
from pathlib import Path
from time import monotonic
from uuid import uuid4

from katzentisch.client import Client, Table

PEOPLE, BOTS = 2, 1  # at a table
GAME = "mau_mau"
GAMES = 99  # of a series: more than a trial takes
PACE = 0.1, 0.4  # seconds for a move
PATIENCE = 120.0  # seconds to wait for anything


class Player:
    """One person at a table."""

    def __init__(self, table: Table, seat: int, cookies: Path, is_new: bool = True) -> None:
        self.table, self.seat, self.cookies = table, seat, cookies
        self.first_game = 0 if is_new else self.game + 1  # of those whose moves are compared: the first that is seen from its beginning
        self.moves: dict[int, list[str]] = defaultdict(list)  # by game, in order; only acknowledged ones
        self.count = 0
        self.last = monotonic()
        self.longest_pause = 0.0  # seconds between two moves

    @property
    def game(self) -> int:
        """The number of the current game, from 0."""
        return len(self.table.state.finished)

    async def play(self) -> None:
        async for turn in self.table.turns():
            await asyncio.sleep(random.uniform(*PACE))
            game, move = self.game, random.choice(turn.legal)
            await turn.move(move)
            self.moves[game].append(f"{turn.seat} {move}")
            self.note_time()

    def note_time(self) -> None:
        self.count += 1
        self.longest_pause, self.last = max(self.longest_pause, monotonic() - self.last), monotonic()

    async def compare(self) -> "Comparison":
        """Compare the moves of this seat in the records of finished games. Raises RecordError if the record or the deal of any is wrong."""
        compared = Comparison()
        for game, deal in list(enumerate(await self.table.check_deals()))[self.first_game :]:
            recorded = [entry for entry in deal.play.record().moves if entry.startswith(f"{self.seat} ")]
            compared.games += 1
            compared.moves += len(self.moves[game])
            compared.faults += self.moves[game] != recorded
        return compared


@dataclass
class Comparison:
    """Of what was acknowledged with the records: games in which the moves of a seat differ are faults."""

    games: int = 0
    moves: int = 0
    faults: int = 0


class Tables:
    """Tables at which people and a bot play, until `end`. The cookies of all people are in the folder."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url, self.folder = url, folder
        self.stack = AsyncExitStack()
        self.links: list[str] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        for _ in range(count):
            await self.open_one()
        await self.begin()

    async def open_one(self) -> None:
        cookies = [self.folder / f"cookies-{uuid4()}" for _ in range(PEOPLE)]
        clients = [await self.stack.enter_async_context(Client(self.url, name="Mia", cookies=each)) for each in cookies]
        link = await clients[0].make_table(GAME, players=PEOPLE + BOTS, games=GAMES)
        tables = [await self.stack.enter_async_context(client.table(link)) for client in clients]
        for seat, table in enumerate(tables[1:], 1):
            await table.sit(seat)
        for seat in range(PEOPLE, PEOPLE + BOTS):
            await tables[0].seat_bot(seat, "rules")
        await tables[0].start()
        self.links.append(link)
        self.players += [Player(table, seat, path) for (seat, table), path in zip(enumerate(tables), cookies, strict=True)]

    async def return_to(self, others: "Tables") -> None:
        """Come back to tables with the same cookies, but without a memory of the games."""
        for number, player in enumerate(others.players):
            client = await self.stack.enter_async_context(Client(self.url, name="Mia", cookies=player.cookies))
            table = await self.stack.enter_async_context(client.table(others.links[number // PEOPLE]))
            while not table.latest:
                await asyncio.sleep(0.02)
            self.players.append(Player(table, player.seat, player.cookies, is_new=False))
        await self.begin()

    async def begin(self) -> None:
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]
        await self.advance()

    def forget_pauses(self) -> None:
        for player in self.players:
            player.longest_pause = 0

    @property
    def moves(self) -> int:
        return sum(player.count for player in self.players)

    @property
    def longest_pause(self) -> float:
        return max(player.longest_pause for player in self.players)

    async def advance(self, moves: int = 3) -> None:
        """Wait until every player has made some more moves; raise what stopped one, or TimeoutError."""
        before = [player.count for player in self.players]
        until = monotonic() + PATIENCE
        while any(player.count < count + moves for player, count in zip(self.players, before, strict=True)):
            for task in self.tasks:
                if task.done():
                    task.result()
            if monotonic() > until:
                raise TimeoutError("the games don't continue")
            await asyncio.sleep(0.05)

    async def end(self) -> Comparison:
        """Let games end that were seen from their beginning, and compare all of those, once for each player."""
        last = [max(player.game, player.first_game) for player in self.players]
        async with asyncio.timeout(PATIENCE):
            while any(player.game <= game for player, game in zip(self.players, last, strict=True)):
                await asyncio.sleep(0.05)
        await self.stop()
        compared = [await player.compare() for player in self.players]
        return Comparison(*(sum(values) for values in zip(*map(astuple, compared), strict=True)))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def leave(self) -> None:
        await self.stop()
        await self.stack.aclose()
