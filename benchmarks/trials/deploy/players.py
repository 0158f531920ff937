"""People who play with the Python client, through the reverse proxy, and remember every move that the server acknowledged."""

import asyncio
import random
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import astuple, dataclass
from time import monotonic

from katzentisch.client import Client, Table

PEOPLE, BOTS = 2, 1  # at a table
GAME = "mau_mau"
GAMES = 99  # of a series: more than a trial takes
PACE = 0.1, 0.4  # seconds for a move
PATIENCE = 120.0  # seconds to wait for anything


class Player:
    """One person at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
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
        """Compare the moves of this seat in the records of all finished games. Raises RecordError if a record or a deal is wrong."""
        compared = Comparison()
        for game, deal in enumerate(await self.table.check_deals()):
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
    """Tables at which people and a bot play, until `end`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.stack = AsyncExitStack()
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        for _ in range(count):
            await self.open_one()
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]
        await self.advance()

    async def open_one(self) -> None:
        clients = [await self.stack.enter_async_context(Client(self.url, name=f"Gast {number}")) for number in range(PEOPLE)]
        link = await clients[0].make_table(GAME, players=PEOPLE + BOTS, games=GAMES)
        tables = [await self.stack.enter_async_context(client.table(link)) for client in clients]
        for seat, table in enumerate(tables[1:], 1):
            await table.sit(seat)
        for seat in range(PEOPLE, PEOPLE + BOTS):
            await tables[0].seat_bot(seat, "rules")
        await tables[0].start()
        self.players += [Player(table, seat) for seat, table in enumerate(tables)]

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
        """Let the current games end, and compare all finished ones, once for each player."""
        last = [player.game for player in self.players]
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
