"""A broken table must neither stop the others nor reveal anything to strangers; lost entries must be noticed."""

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any

import httpx

from .attack import Attack, Attacks, Seen, Setup
from .player import Message, Player, deal, gather, leave_all
from .sites import ServerEnded, Site

WHO_NOTICED = re.compile(r"lost|missing|damaged|broken|rolled back|behind|digest|gap", re.IGNORECASE)


async def bots_play(host: Player, game: str = "katzenjammer_blues", **choices: object) -> Message:
    """A table where bots keep playing: the host has left the game."""
    table = await host.make_table(game, 3, games=20, **choices)
    await host.sit(table, 0)
    for seat in (1, 2):
        await host.code("seat-bot", seat=seat, bot="rules")
    await deal([host])
    await host.code("leave", seat=0)
    host.updates.clear()
    return table


async def damaged_log(setup: Setup) -> Seen:
    async with setup.site() as server:
        host = Player(server.url, "Host")
        await host.come_in()
        others = [(await bots_play(host))["id"] for _ in range(3)]
        broken = (await bots_play(host, "mau_mau"))["id"]
        for _ in range(40):
            await asyncio.sleep(0.5)
            if len(plays(server, broken)) >= 3:
                break
        await leave_all(host)
        server.stop()
        secret = damage(server, broken)
        server.log_file.write_text("")
        await server.start()
        before = [server.number(table) for table in others]
        await asyncio.sleep(max(10.0, setup.seconds))
        going = sum(server.number(table) > number for table, number in zip(others, before, strict=True))
        revealed = await asked_by_a_stranger(server, broken)
        return assess_damage(going, len(others), revealed, [word for word in secret if word in server.log])


def damage(server: Site, table: str) -> list[str]:
    """Replace the last move of the log by an impossible one; the words of moves that must not be revealed to anybody."""
    cards = plays(server, table)
    number, entry = cards[-1]
    forged = {**entry, "move": cards[0][1]["move"]}  # a card that lies on the table already: readable, and illegal
    with server.database() as connection:
        connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", [json.dumps(forged), table, number])
        connection.execute("UPDATE tables SET due = 1 WHERE id = ?", [table])  # long overdue: it is the first to be looked at
        drop_snapshots(connection, table)
    return ["Legal moves", *sorted({str(body["move"]) for _, body in cards})]


def plays(server: Site, table: str) -> list[tuple[int, dict[str, Any]]]:
    """The entries of a log in which a card is played."""
    with server.database() as connection:
        rows = connection.execute("SELECT number, body FROM entries WHERE table_id = ? ORDER BY number", [table]).fetchall()
    entries = [(number, json.loads(body)) for number, body in rows]
    return [(number, body) for number, body in entries if body["kind"] == "moved" and body["move"].startswith("play")]


def drop_snapshots(connection: object, table: str) -> None:
    """Delete snapshots, so that the server has to read the whole log."""
    cursor = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%snapshot%'")  # type: ignore[attr-defined]
    for (name,) in cursor.fetchall():
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", [table])  # type: ignore[attr-defined]


async def asked_by_a_stranger(server: Site, table: str) -> list[str]:
    """How the answers about a table differ from those about one that doesn't exist."""
    unknown = "A" * len(table)
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as nobody:
        pages = [await nobody.get(f"/api/tables/{each}") for each in (table, unknown)]
    async with Player(server.url, "Stranger") as stranger:
        await stranger.dial()
        answers = [await stranger.ask("watch", version=stranger.version, table=each, invite=None, since=0) for each in (table, unknown)]
    revealed = [] if (pages[0].status_code, pages[0].text) == (pages[1].status_code, pages[1].text) else [pages[0].text[:120]]
    return revealed + ([] if answers[0].get("text") == answers[1].get("text") else [str(answers[0].get("text"))[:120]])


def assess_damage(going: int, others: int, revealed: Sequence[str], logged: Sequence[str]) -> Seen:
    text = f"{going} of {others} other tables continued; a stranger was shown {'nothing' if not revealed else '“' + revealed[0] + '”'}; "
    return Seen(
        text + f"the log has {'no card' if not logged else 'cards: ' + ', '.join(logged[:3])}",
        going == others and not revealed and not logged,
    )


async def two_processes(setup: Setup) -> Seen:
    """A second server on the same SQLite file."""
    async with setup.site() as server:
        second = Site(server.folder, weaknesses=setup.weaknesses)
        second.log_file = server.folder / "second.txt"
        second.data = server.data
        try:
            await second.start()
        except ServerEnded as ended:
            said = " ".join(str(ended).replace(str(server.folder), "…").split())
            return Seen(f"the second one did not start: {said[-200:]}", True)
        try:
            await asyncio.sleep(4)
            said = "\n".join([second.log, (server.folder / "said.txt").read_text(), server.log])
        finally:
            second.kill()
        return assess_two(said)


def assess_two(said: str) -> Seen:
    noticed = re.search(r"(another|second|other) (process|server)|already", said, re.IGNORECASE)
    return Seen(f"both run; {'it is said' if noticed else 'nobody says so'}", noticed is not None)


async def torn_wal(setup: Setup) -> Seen:
    """Bytes in the middle of the write-ahead log are overwritten while the server is down."""
    async with setup.site() as server:
        people = await gather(server.url, "mau_mau", 2)
        await deal(people)
        for _ in range(60):
            for person in people:
                if (seat := person.turn()) is not None:
                    await person.move(seat)
            if people[0].state["status"] != "playing":
                await deal(people)
        table = people[0].table["id"]
        acknowledged = max(update["number"] for person in people for update in person.updates)
        await asyncio.sleep(2)  # what is noticed may lag behind by a second
        server.kill()
        wal = server.data / "katzentisch.db-wal"
        content = bytearray(wal.read_bytes()) if wal.exists() else bytearray()
        middle = len(content) // 2
        content[middle : middle + 200] = b"\xa5" * 200
        wal.write_bytes(content)
        server.log_file.write_text("")
        await leave_all(*people)
        await server.start()
        answer = await come_back(server, people[0])
        await asyncio.sleep(4)
        return assess_wal(acknowledged, server.number(table), answer, server.log + (server.folder / "said.txt").read_text())


async def come_back(server: Site, person: Player) -> str:
    """Watch again from the last known number; the server's answer."""
    again = Player(server.url, person.name)
    again.http.cookies, again.me = person.http.cookies, person.me
    try:
        await again.dial()
        return await again.watch(person.table, since=max(update["number"] for update in person.updates))
    finally:
        await again.__aexit__()


def assess_wal(acknowledged: int, left: int, answer: str, log: str) -> Seen:
    lost = max(0, acknowledged - left)
    if not lost:
        return Seen("nothing was lost: everything was in the database itself already", None)
    noticed = WHO_NOTICED.search(log) is not None or answer not in ("done", "table-unknown")
    text = f"{lost} of {acknowledged} acknowledged entries were gone; {'it is said' if noticed else 'nobody says so'}"
    return Seen(text + f" (coming back with the last number: {answer})", noticed)


ATTACKS: Attacks = {
    "damaged-log": Attack("Change one move in the log of a private table; bots at other tables should keep playing", damaged_log),
    "two-processes": Attack("Start a second server on the same SQLite file", two_processes),
    "torn-wal": Attack("Overwrite 200 bytes of SQLite's write-ahead log after a kill", torn_wal),
}
