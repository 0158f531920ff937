"""The server's wall clock jumps while its monotonic clock continues. Nobody may be locked out, and no bot may wait for an hour."""

import asyncio

from .attack import Attack, Attacks, Seen, Setup
from .damage import bots_play
from .player import Player, leave_all
from .probes import opens

CLOCK = ("clock",)


async def clock_back(setup: Setup) -> Seen:
    async with setup.site(weaknesses=CLOCK) as server, Player(server.url, "Mia") as guest:
        await guest.http.get("/api/me")  # which renews the cookie
        server.set_clock(-2)
        answer = (await guest.http.get("/api/me", headers={"Cookie": guest.cookie})).status_code
        socket = await opens(server.url, guest.cookie)
        return assess_back(answer, socket)


def assess_back(answer: int, socket: bool) -> Seen:
    text = (
        f"two seconds back: a cookie that was just renewed is answered with {answer}, the WebSocket {'opens' if socket else 'is refused'}"
    )
    return Seen(text, answer == 200 and socket)


async def clock_ahead(setup: Setup) -> Seen:
    async with setup.site(weaknesses=CLOCK) as server:
        host = Player(server.url, "Host")
        await host.come_in()
        table = (await bots_play(host))["id"]
        await asyncio.sleep(3)
        server.set_clock(3600)
        await asyncio.sleep(4)
        late = Player(server.url, "Late")
        await late.come_in()
        server.set_clock(0)
        await asyncio.sleep(1)
        before = server.moves(table)
        answer = (await late.http.get("/api/me", headers={"Cookie": late.cookie})).status_code
        await asyncio.sleep(max(10.0, setup.seconds))
        moves = server.moves(table) - before
        await leave_all(host, late)
        return assess_ahead(moves, answer)


def assess_ahead(moves: int, answer: int) -> Seen:
    text = f"after an hour ahead for 4 s the bots made {moves} moves in 10 s; who came in meanwhile is answered with {answer}"
    return Seen(text, moves >= 2 and answer == 200)


ATTACKS: Attacks = {
    "clock-back": Attack("Set the server's clock back by two seconds", clock_back),
    "clock-ahead": Attack("Set it an hour ahead for four seconds while bots play", clock_ahead),
}
