"""A table for pictures: one person in the browser, with friends and bots, whose game is played only as far as the picture needs."""

from collections.abc import Callable, Sequence
from contextlib import aclosing
from typing import Any

from katzentisch.client import Client, Table
from katzentisch.protocol import messages, requests
from katzentisch.testing.running_server import RunningServer

FRIENDS = ("Ben", "Cleo", "Dilan", "Emma", "Finn", "Greta", "Hugo", "Ida", "Jonas")
BOT = "rules"

View = dict[str, Any]
Until = Callable[[View, list[str]], bool]  # what the one in the browser sees, and may do
Choose = Callable[[View, list[str]], str | None]  # None: what the bot would do


def advised(_view: View, _legal: list[str]) -> None:
    return None


def at_turn(view: View, legal: list[str]) -> bool:
    return bool(legal)


class DrivenTable:
    """`table` belongs to the person in the browser, `others` to the client that holds the seats of all friends."""

    def __init__(self, server: RunningServer, host: Client, friends: Client) -> None:
        self.server, self.host, self.friends = server, host, friends
        self.opened: list[Table] = []
        self.moved: tuple[int, int | None] = (-1, None)  # the last decision that was made here

    def open(self, game: str, players: int, **choices: Any) -> None:
        self.server.call(self.make(game, players, choices))

    def sit(self, bots: Sequence[int] = (), mine: Sequence[str] = (), free: Sequence[int] = ()) -> None:
        """Put bots on these seats, then people who share the device, and friends on the rest, except on the free seats."""
        self.server.call(self.seat(bots, mine, free))

    def start(self) -> None:
        self.server.call(self.table.start())

    def play(self, until: Until, choose: Choose = advised) -> bool:
        """Play until `until` holds; False if the game ended first."""
        return bool(self.server.call(self.advance(until, choose)))

    def do(self, work: Any) -> Any:
        return self.server.call(work)

    def come_back(self) -> None:
        self.server.call(self.go_to_table())

    def leave(self) -> None:
        """Disconnect everybody; they keep their seats."""
        for table in self.opened:
            self.server.call(table.disconnect())
        self.opened.clear()

    @property
    def table(self) -> Table:
        return self.opened[0]

    @property
    def others(self) -> Table:
        return self.opened[1]

    @property
    def path(self) -> str:
        return self.link.removeprefix(self.host.server)

    @property
    def view(self) -> View:
        view: View = self.latest.view
        return view

    @property
    def latest(self) -> messages.Update:
        return max(self.table.latest.values(), key=lambda update: update.number)

    async def make(self, game: str, players: int, choices: dict[str, Any]) -> None:
        self.link = await self.host.make_table(game, players, **{"shared_devices": True, **choices})  # one client plays all friends
        await self.go_to_table()

    async def go_to_table(self) -> None:
        self.opened = [self.host.table(self.link), self.friends.table(self.link)]
        for table in self.opened:
            await table.__aenter__()

    async def seat(self, bots: Sequence[int], mine: Sequence[str], free: Sequence[int]) -> None:
        here = iter(mine)
        names = iter(FRIENDS)
        for seat in range(1, self.table.state.choices.players):
            if seat in free:
                continue
            if seat in bots:
                await self.table.seat_bot(seat, BOT)
            elif (name := next(here, None)) is not None:
                await self.table.request(requests.Sit(seat=seat, name=name))
            else:
                await self.others.request(requests.Sit(seat=seat, name=next(names)))

    async def advance(self, until: Until, choose: Choose) -> bool:
        async with aclosing(self.table.updates()) as updates:
            async for update in updates:
                if update.view is None:
                    continue
                if until(update.view, update.legal or []):
                    return True
                if update.view["end"] is not None:
                    return False
                await self.decide(update, choose)
        return False

    async def decide(self, update: messages.Update, choose: Choose) -> None:
        """Make the decision that is due, unless it is a bot's or was made already (an update may be about chat only)."""
        turn, decision = update.view["turn"], (self.table.game_start, update.ply)
        mover = self.table if turn in self.table.seats else self.others
        if self.moved == decision or turn not in mover.seats or (mover is self.table and update.seat != turn):
            return
        self.moved = decision
        chosen = choose(update.view, update.legal or []) if mover is self.table else None
        move = chosen or await self.advice(mover, turn)
        await mover.request(requests.Move(seat=turn, ply=update.ply, move=move))

    async def advice(self, mover: Table, seat: int) -> str:
        return "turn" if self.table.state.choices.game == "maus_pass_auf" else (await mover.hint(seat=seat)).best


def cookie_of(client: Client) -> dict[str, str]:
    """The cookie that makes a browser the same person."""
    cookie = next(iter(client.http.cookies.jar))
    return {"name": cookie.name, "value": cookie.value or "", "url": client.server}
