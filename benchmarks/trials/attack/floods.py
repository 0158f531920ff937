"""Too much of something that is allowed: long logs, renaming, control frames, slow connections, joining again and again, reviews."""

import asyncio
import json
import resource
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx

from .attack import Attack, Attacks, Seen, Setup
from .flood import flooded
from .player import Message, Player, deal, gather, leave_all, play_out
from .sites import Site
from .victim import Compared, compared, control, victim

LONG = 40_000  # entries put in by SQL, in place of an hour at the allowed rate
FILES, HALF_REQUESTS = 1024, 1100  # what systemd usually allows, and more than that
FIRST, SECOND = 150, 100  # requests before the entries are counted, and while they are
ONLOOKERS = 10


async def long_log(setup: Setup) -> Seen:
    async with setup.site() as server:
        host = Player(server.url, "Host")
        await host.come_in()
        table = await host.make_table("mau_mau", 2)
        await host.sit(table, 0)
        await host.code("switch-chat", on=False)
        await leave_all(host)
        server.stop()
        entries = lengthen(server, table["id"])
        await server.start()
        async with victim(server) as attacked, control() as calm:
            said: dict[str, Any] = {}

            async def attack() -> None:
                said.update(
                    await flooded("watches", url=server.url, table=table["id"], invite=table["invite"], rate=20, seconds=setup.seconds)
                )

            seen = await compared(attacked, calm, attack())
        return assess_stall(f"{said.get('asked')} times `watch` of {entries} entries ({said.get('refused')} refused)", seen)


def lengthen(server: Site, table: str) -> int:
    """The chat is switched on and off; the first such entry was written by the server itself."""
    with server.database() as connection:
        [(number, at, body)] = connection.execute(
            "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1", [table]
        ).fetchall()
        switched = json.loads(body)
        columns = [row[1] for row in connection.execute("PRAGMA table_info(entries)")]
        assert columns[:4] == ["table_id", "number", "at", "body"], columns
        rows = ((table, number + n, at, json.dumps({**switched, "on": n % 2 == 1})) for n in range(1, LONG + 1))
        connection.executemany("INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)", rows)
        connection.execute("UPDATE tables SET number = ? WHERE id = ?", [number + LONG, table])
        if "digest" in [row[1] for row in connection.execute("PRAGMA table_info(tables)")]:
            connection.execute("UPDATE tables SET digest = '' WHERE id = ?", [table])  # as if it had been written before there were any
    return int(number + LONG)


async def pings(setup: Setup) -> Seen:
    async with setup.site() as server, victim(server) as attacked, control() as calm:
        said: dict[str, Any] = {}

        async def attack() -> None:
            said.update(await flooded("pings", url=server.url, seconds=setup.seconds))

        seen = await compared(attacked, calm, attack())
        return assess_stall(f"{said.get('sent'):,} pings on one socket{', which was closed' if said.get('cut') else ''}", seen)


def assess_stall(what: str, seen: Compared) -> Seen:
    return Seen(f"{what}: {seen}", not seen.is_stalled)


async def growth(setup: Setup) -> Seen:
    """One guest acts at their own table, as fast as the limits allow: what isn't a move must not grow the log without bound."""
    async with setup.site() as server:
        grown = await asyncio.gather(*(grows(server, request) for request in REQUESTS.values()))
        return assess_growth(dict(zip(REQUESTS, grown, strict=True)))


async def grows(server: Site, request: Any) -> int:
    """The entries that the second half of the attack makes: by then every bound should be reached."""
    async with Player(server.url, "Host") as host:
        table = await host.make_table("mau_mau", 2)
        await host.sit(table, 0)
        await repeated(host, request, FIRST)
        before = server.number(table["id"])
        await repeated(host, request, SECOND)
        return server.number(table["id"]) - before


def renaming(n: int) -> Message:
    return {"type": "sit", "seat": 0, "name": f"Name {n % 7}"}


def switching(n: int) -> Message:
    return {"type": "switch-chat", "on": n % 2 == 1}


def leaving(n: int) -> Message:
    return {"type": "sit" if n % 2 else "leave", "seat": 0}


def robots(n: int) -> Message:
    return {"type": "unseat", "seat": 1} if n % 2 else {"type": "seat-bot", "seat": 1, "bot": "rules"}


REQUESTS = {"renaming": renaming, "switching the chat": switching, "leaving and sitting": leaving, "seating bots": robots}


async def repeated(host: Player, request: Any, times: int) -> None:
    """Send requests at a permitted rate."""
    for n in range(times):
        fields = request(n)
        if await host.code(fields.pop("type"), **fields) == "connection-closed":
            return
        await asyncio.sleep(0.06)


def assess_growth(grown: dict[str, int]) -> Seen:
    text = f"after {FIRST} requests, entries made by {SECOND} more: "
    return Seen(text + ", ".join(f"{kind} {count}" for kind, count in grown.items()), all(count <= SECOND / 4 for count in grown.values()))


async def slow_heads(setup: Setup) -> Seen:
    """Requests that never end, from one address, while the server has few descriptors."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # of the attacker's own process
    async with setup.site(files=FILES) as server, victim(server) as inside:
        host, port = server.url.removeprefix("http://").split(":")
        held: list[asyncio.StreamWriter] = []
        for _ in range(HALF_REQUESTS):
            with suppress(OSError, TimeoutError):
                _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port), local_addr=("127.200.0.1", 0)), 1)
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: ")
                held.append(writer)
        visits = await visited(server.url)
        over = asyncio.Event()
        playing = asyncio.create_task(inside.play(over))
        await asyncio.sleep(max(3.0, setup.seconds / 2))
        over.set()
        moves = len((await playing).times)
        for writer in held:
            writer.transport.abort()
        return assess_heads(len(held), visits, moves)


async def visited(url: str) -> list[bool]:
    """Whether newcomers from elsewhere are answered at once."""
    answers = []
    for n in range(4):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.201.0.{n + 1}")
        async with httpx.AsyncClient(base_url=url, transport=transport, timeout=4) as newcomer:
            try:
                answers.append((await newcomer.get("/api/games")).status_code == 200)
            except httpx.HTTPError:
                answers.append(False)
    return answers


def assess_heads(held: int, visits: Sequence[bool], moves: int) -> Seen:
    text = f"{held} half requests from one address, {FILES} descriptors: {sum(visits)} of {len(visits)} newcomers were answered, "
    return Seen(text + f"those inside made {moves} moves", all(visits) and moves > 5)


async def joining(setup: Setup) -> Seen:
    """One guest joins a table again and again; measure what the spectators are sent because of it."""
    async with setup.site() as server:
        host = Player(server.url, "Host")
        await host.come_in()
        table = await host.make_table("mau_mau", 2, public=True)
        await host.sit(table, 0)
        onlookers = [Player(server.url, f"Onlooker {n}") for n in range(ONLOOKERS)]
        for each in (*onlookers, attacker := Player(server.url, "Joiner")):
            await each.come_in()
            await each.dial()
            await each.watch(table)
        await asyncio.sleep(1)
        for each in onlookers:
            each.other_messages.clear()
            each.updates.clear()
        until, joined = monotonic() + setup.seconds, 0
        while monotonic() < until:
            answer = await attacker.watch(table)
            joined += answer == "done"
            if answer == "connection-closed":
                break
            await asyncio.sleep(0.04)
        await asyncio.sleep(0.5)
        heard = sum(len(json.dumps(message)) for each in onlookers for message in (*each.other_messages, *each.updates))
        messages = sum(len(each.other_messages) + len(each.updates) for each in onlookers)
        await leave_all(host, attacker, *onlookers)
        return assess_joining(joined, messages, heard)


def assess_joining(joined: int, messages: int, heard: int) -> Seen:
    text = f"joined {joined} times: {ONLOOKERS} onlookers were sent {messages} messages, {heard / 1000:.0f} kB"
    return Seen(text, messages <= ONLOOKERS * (5 + joined / 10))


async def reviews(setup: Setup) -> Seen:
    """Several guests keep the reviews busy; an honest player asks for one too."""
    async with setup.site() as server:
        games = []
        for _ in range(6):
            people = await gather(server.url, "mau_mau", 2)
            await deal(people)
            await play_out(people)
            games.append(people[0].state["finished"][0]["id"])
            await leave_all(*people)
        attackers = [Player(server.url, f"Attacker {n}") for n in range(3)]
        for each in attackers:
            await each.come_in()
        async with Player(server.url, "Honest") as honest:
            over = asyncio.Event()
            flood = [asyncio.create_task(reviewing(each, games[:-1], over)) for each in attackers]
            await asyncio.sleep(0.5)
            answers = [await reviewed(honest, games[-1], seat) for seat in (0, 1)]
            over.set()
            turned_away = sum(await asyncio.gather(*flood))
        await leave_all(*attackers)
        return assess_reviews(answers, turned_away)


async def reviewed(person: Player, game: str, seat: int) -> int:
    try:
        return (await person.http.get(f"/api/played/{game}/review", params={"seat": seat}, timeout=60)).status_code
    except httpx.HTTPError:
        return 0


async def reviewing(person: Player, games: Sequence[str], over: asyncio.Event) -> int:
    """How often the request was refused."""
    away = 0
    while not over.is_set():
        answers = await asyncio.gather(*(reviewed(person, game, seat) for game in games for seat in (0, 1)))
        away += sum(answer == 429 for answer in answers)
        await asyncio.sleep(0.2)
    return away


def assess_reviews(answers: Sequence[int], turned_away: int) -> Seen:
    text = f"three attackers ask for ten reviews at a time ({turned_away} turned away); the honest player's two were answered with "
    return Seen(text + " and ".join(map(str, answers)), all(answer == 200 for answer in answers))


async def hints(setup: Setup) -> Seen:
    """Several guests ask for hints all the time; an honest player asks three times."""
    async with setup.site() as server:
        tables = [await gather(server.url, "mau_mau", 2) for _ in range(4)]
        for people in tables:
            await deal(people)
            await until_choice(people)
        over = asyncio.Event()
        flood = [asyncio.create_task(flood_with_hints(people, over)) for people in tables[1:] for _ in range(2)]
        await asyncio.sleep(1)
        answers = [await ask_hint(tables[0]) for _ in range(3)]
        over.set()
        turned_away = sum(await asyncio.gather(*flood))
        await leave_all(*(person for people in tables for person in people))
        return assess_hints(answers, turned_away)


async def until_choice(people: Sequence[Player]) -> None:
    """Play until somebody has a choice."""
    for _ in range(200):
        for person in people:
            if (seat := person.turn()) is not None:
                if len(person.latest(seat)["legal"]) > 1:
                    return
                await person.move(seat)
        await asyncio.sleep(0.05)


async def ask_hint(people: Sequence[Player]) -> str:
    """Ask for a hint for the seat at turn."""
    for person in people:
        if (seat := person.turn()) is not None:
            return await person.code("hint", seat=seat)
    return "nobody's turn"


async def flood_with_hints(people: Sequence[Player], over: asyncio.Event) -> int:
    away = 0
    while not over.is_set():
        away += await ask_hint(people) != "hint-result"
        await asyncio.sleep(0.1)
    return away


def assess_hints(answers: Sequence[str], turned_away: int) -> Seen:
    text = f"three attackers ask twice at a time ({turned_away} turned away); the honest player's three were answered with "
    return Seen(text + ", ".join(answers), all(answer == "hint-result" for answer in answers))


ATTACKS: Attacks = {
    "long-log": Attack("Ask twenty times a second for a table with a very long log", long_log),
    "growth": Attack("Rename a seat, switch the chat, leave and come back, seat and unseat bots, without end", growth),
    "pings": Attack("Send WebSocket pings as fast as they go", pings),
    "slow-heads": Attack("Hold half requests open while the server has few descriptors", slow_heads),
    "joining": Attack("Come to a table again and again in front of onlookers", joining),
    "reviews": Attack("Keep the queue of reviews busy", reviews),
    "hints": Attack("Keep the queue of hints busy", hints),
}
