"""Make the files of this folder. Runs with the version that they are of, not with later ones:

PYTHONPATH=. python tests/previous/make.py FOLDER
"""

import asyncio
import gzip
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from facts import table_facts, viewer_facts
from tests.server.evenings import answer, deal, guests, look_at, sync, updates
from tests.server.serving import quick, running
from tests.server.visitor import Message, Visitor

from katzentisch.client import Client, Table

FOREVER = 10**9  # milliseconds
SETTINGS = {"absence": FOREVER, "last_call": FOREVER, "share_wait": FOREVER, "patience": 0}
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")
RANDOM = Random(6)
RECORDS: dict[str, list[str]] = {
    "katzenjammer_blues": ["--players", "5", "--option", "mice=24"],
    "katze_im_sack": ["--players", "4", "--option", "mice=open", "--option", "rabbit=spared"],
    "maus_pass_auf": ["--players", "3", "--option", "pack=full", "--option", "under=flipped"],
    "mau_mau": ["--players", "4", "--option", "mau=automatic", "--option", "drawing=free", "--option", "reverse_for_two=stop"],
}
TRAINING = 'game = "mau_mau"\nplayers = [2]\nhidden = [8]\ngames = 64\nsteps = 8\nbatch = 128\ndecisions = 2000\nevaluations = 1\n'


async def seated(stack: AsyncExitStack, url: str, names: str, game: str, seats: int | None = None, **choices: Any) -> list[Visitor]:
    """People at a new table, by their initials, the host first; nothing has begun."""
    people = [name for initial in names for name in NAMES if name[0] == initial]
    visitors = await stack.enter_async_context(guests(url, *people))
    table = await visitors[0].make_table(game, seats or len(people), **choices)
    for seat, visitor in enumerate(visitors):
        await visitor.sit_at(table, seat)
        visitor.table = table
    return visitors


async def play_until(visitors: list[Visitor], fits: Callable[[Message], bool]) -> bool:
    """Random moves until it is the turn of somebody who sees what fits, or the game is over."""
    while visitors[0].state["status"] == "playing":
        await sync(*visitors)
        for seat, visitor in enumerate(visitors):
            latest = updates(visitor, seat)[-1]
            if latest.get("legal") and visitor.state["status"] == "playing":
                if fits(latest):
                    return True
                await answer(visitor, "move", seat=seat, ply=latest.get("ply", 0), move=RANDOM.choice(latest["legal"]))
        await asyncio.sleep(0.01)
    return False


def legal(start: str) -> Callable[[Message], bool]:
    return lambda latest: any(move.startswith(start) for move in latest["legal"])


def is_hunt(latest: Message) -> bool:
    return latest["view"]["hunt"] is not None


def is_colour_chosen(latest: Message) -> bool:
    return bool(latest["view"]["top"] == "wild" and latest["ply"] > 5)


def never(latest: Message) -> bool:
    return False


def after(plies: int) -> Callable[[Message], bool]:
    return lambda latest: latest.get("ply", 0) >= plies


async def moment(stack: AsyncExitStack, url: str, names: str, game: str, fits: Callable[[Message], bool], **choices: Any) -> list[Visitor]:
    """A table in the middle of a game."""
    while True:
        visitors = await seated(stack, url, names, game, **choices)
        await deal(*visitors)
        if await play_until(visitors, fits):
            return visitors


async def auction(stack: AsyncExitStack, url: str) -> list[Visitor]:
    visitors = await moment(stack, url, "ABC", "katze_im_sack", legal("pass"))
    turn = next(seat for seat, visitor in enumerate(visitors) if updates(visitor, seat)[-1].get("legal"))
    following = (turn + 1) % 3
    assert await answer(visitors[following], "order", seat=following, order="up to 5") == "done"
    return visitors


async def lobby(stack: AsyncExitStack, url: str) -> list[Visitor]:
    anna, bert, *_ = visitors = await seated(stack, url, "AB", "mau_mau", 4, clock={"kind": "seconds", "seconds": 30, "reserve": 60})
    assert await answer(anna, "seat-bot", seat=2, bot="level3") == "done"
    assert await answer(anna, "renew-invite") == "done"
    [dora] = await stack.enter_async_context(guests(url, "Dora"))
    anna.table = bert.table = dora.table = {**anna.table, "invite": anna.state["invite"]}
    await look_at(dora.table, dora)
    assert await answer(anna, "hand-over", seat=2, to=dora.me["guest"]) == "done"
    assert await answer(dora, "chat", text="Darf ich? 🐱") == "done"
    return [*visitors, dora]


async def conduct(stack: AsyncExitStack, url: str) -> list[Visitor]:
    """Chat, a muted person, a banned one, somebody away with a bot on the seat, somebody warned because others asked for a bot."""
    anna, bert, cleo, *_ = visitors = await seated(stack, url, "ABC", "katzenjammer_blues", public=True, options={"mice": 20})
    [emil] = await stack.enter_async_context(guests(url, "Emil"))
    emil.table = anna.table
    await look_at(anna.table, emil)
    for visitor, text in ((anna, "Hallo!"), (emil, "Buh!"), (cleo, "Psst."), (bert, "„Na?“")):
        assert await answer(visitor, "chat", text=text) == "done"
    assert await answer(bert, "mute", guest=cleo.me["guest"], on=True) == "done"
    assert await answer(anna, "ban", guest=emil.me["guest"], on=True) == "done"
    await deal(*visitors)
    assert await play_until(visitors, after(6))
    assert await answer(cleo, "leave", seat=2) == "done"
    await cleo.hang_up()
    others = visitors[:2]
    assert await play_until(others, after(12))
    await sync(*others)
    turn = next(seat for seat, visitor in enumerate(others) if updates(visitor, seat)[-1].get("legal"))
    assert await answer(others[1 - turn], "replace", seat=turn) == "done"
    return [*visitors, emil]


async def pausing(stack: AsyncExitStack, url: str) -> list[Visitor]:
    """A series between its first and its second game."""
    visitors = await seated(stack, url, "ABC", "katze_im_sack", games=3, options={"rabbit": "spared"})
    await deal(*visitors)
    await play_until(visitors, never)
    return visitors


async def long_log(stack: AsyncExitStack, url: str) -> list[Visitor]:
    """The last snapshot was made in the middle of a game."""
    visitors = await moment(stack, url, "AB", "mau_mau", after(20), games=2)
    for line in range(250):
        await answer(visitors[line % 2], "chat", text=f"Zeile {line}")
    await play_until(visitors, after(26))
    return visitors


async def proposal(stack: AsyncExitStack, url: str) -> list[Visitor]:
    visitors = await moment(stack, url, "ABC", "maus_pass_auf", after(4))
    assert await answer(visitors[0], "close") == "done"
    return visitors


async def closed(stack: AsyncExitStack, url: str) -> list[Visitor]:
    visitors = await moment(stack, url, "AB", "mau_mau", after(4))
    assert await answer(visitors[0], "close") == "done"
    assert await answer(visitors[1], "answer-closing", agree=True) == "done"
    return visitors


async def redacted(stack: AsyncExitStack, url: str) -> list[Visitor]:
    """The host was deleted in the second game."""
    fritz, *others = await seated(stack, url, "FAB", "mau_mau", games=2)
    await answer(fritz, "chat", text="Vergesst mich")
    await answer(others[0], "chat", text="Nie!")
    for plies in (10**6, 6):
        await deal(fritz, *others)
        await play_until([fritz, *others], after(plies))
    assert (await fritz.http.delete("/api/me/data")).status_code == 204
    return others


SCENES: dict[str, Callable[[AsyncExitStack, str], Awaitable[list[Visitor]]]] = {
    "auction": auction,
    "payment": lambda stack, url: moment(stack, url, "ABCD", "katzenjammer_blues", legal("pay")),
    "foursome": lambda stack, url: moment(stack, url, "AB", "katzenjammer_blues", legal("show")),
    "hunt": lambda stack, url: moment(stack, url, "AB", "maus_pass_auf", is_hunt),
    "chosen_colour": lambda stack, url: moment(stack, url, "ABC", "mau_mau", is_colour_chosen),
    "lobby": lobby,
    "conduct": conduct,
    "pausing": pausing,
    "long_log": long_log,
    "proposal": proposal,
    "closed": closed,
    "redacted": redacted,
}


async def void(stack: AsyncExitStack, url: str) -> list[Visitor]:
    """Bert commits to a share and doesn't reveal it, so that the cards are dealt in a second attempt."""
    anna, bert = visitors = await seated(stack, url, "AB", "maus_pass_auf")
    await anna.send("start")
    for visitor, seat in ((anna, 0), (bert, 1)):
        await visitor.until(lambda message: any(each["what"] == "began" for each in message.get("happened", ())))
        await visitor.commit_share(seat)
    await anna.until(lambda message: any(each["what"] == "shares-listed" for each in message.get("happened", ())))
    await anna.reveal_share(0)
    while anna.state["status"] == "dealing":
        await anna.add_shares(await anna.next())
    await play_until(visitors, never)
    return visitors


async def take_turns(table: Table) -> None:
    async for turn in table.turns():
        await turn.move(RANDOM.choice(turn.legal))


async def with_clients(url: str, folder: Path) -> dict[str, Any]:
    """One finished game each, played by clients that keep cookies and deals; and a deal for which one share is missing."""
    records: list[Any] = []
    async with (
        Client(url, name="Gerda", cookies=folder / "gerda.cookies", kept=folder / "memory.json") as gerda,
        Client(url, name="Hugo", cookies=folder / "hugo.cookies", kept=folder / "hugo.json") as hugo,
    ):
        for game in RECORDS:
            link = await gerda.make_table(game, 3)
            async with gerda.table(link) as one, hugo.table(link) as other:
                await other.sit()
                await one.seat_bot(2, "rules")
                await one.start()
                await asyncio.gather(take_turns(one), take_turns(other))
                records += [await gerda.record(finished.id) for finished in one.state.finished]
                assert [checked.verdict for checked in await one.check_deals()] == ["proven"]
                one.save_kept(folder / f"receipt-{game}.json")
        link = await gerda.make_table("mau_mau", 2)
        async with gerda.table(link) as one, Visitor(url, "Ida") as ida:
            await ida.connect()
            await ida.watch({"id": one.state.id, "invite": one.state.invite})
            await answer(ida, "sit", seat=1)
            await one.start()
            await ida.until(lambda message: any(each["what"] == "share-committed" for each in message.get("happened", ())))
            (folder / "table_records.jsonl").write_text("".join(json.dumps(record) + "\n" for record in records))
            return {"link": link.removeprefix(url), "Ida": ida.http.cookies["katzentisch"]}


async def seen(visitor: Visitor) -> Message:
    """The table as a new connection sees it, from the beginning; nobody is connected again who has left."""
    known = {"cookie": visitor.http.cookies["katzentisch"], "guest": visitor.me["guest"]}
    if visitor.socket is None:
        return known
    other = Visitor(visitor.url, visitor.name)
    other.http.cookies, other.me = visitor.http.cookies, visitor.me
    await other.connect()
    await other.watch(visitor.table)
    viewers = {str(seat): viewer_facts(updates(other, seat)) for seat in other.seats or [None]}
    welcome = json.loads(other.heard[0])
    await other.hang_up()
    await other.http.aclose()
    return {**known, "muted": welcome["muted"], "viewers": viewers, "state": other.state}


async def facts_of(visitors: list[Visitor]) -> Message:
    people = {visitor.name: await seen(visitor) for visitor in visitors}
    states = [person.pop("state") for person in people.values() if "state" in person]
    return {"table": visitors[0].table, "facts": table_facts(states[0]), "people": people}


async def tables(url: str) -> Message:
    async with AsyncExitStack() as stack:
        scenes = {name: await scene(stack, url) for name, scene in SCENES.items()}
        return {name: await facts_of(visitors) for name, visitors in scenes.items()}


async def voided(url: str) -> Message:
    async with AsyncExitStack() as stack:
        return {"void": await facts_of(await void(stack, url))}


async def devices(url: str) -> Message:
    """A guest on two devices, one of which has signed out, and a code for a third."""
    async with Visitor(url, "Jana") as jana, Visitor(url, "nobody") as other:
        code = (await jana.http.post("/api/me/code")).json()["code"]
        await other.http.post("/api/devices", json={"code": code})
        ended = other.http.cookies["katzentisch"]
        await other.http.delete("/api/me")
        code = (await jana.http.post("/api/me/code")).json()["code"]
        return {"guest": jana.me["guest"], "cookie": jana.http.cookies["katzentisch"], "ended": ended, "code": code}


def command(*arguments: str) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    done = subprocess.run([sys.executable, "-m", *arguments], stdout=subprocess.PIPE, text=True, env=environment, check=False)
    assert done.returncode in (0, 3), (arguments, done.returncode)
    return done.stdout


def dump(path: Path) -> bytes:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return "\n".join(connection.iterdump()).encode()


def make(folder: Path) -> None:
    data = folder / "data"
    data.mkdir(parents=True)
    with running(quick(data, **{**SETTINGS, "share_wait": 1500})) as server:
        found = asyncio.run(voided(server.url))
    with running(quick(data, **SETTINGS)) as server:
        found |= asyncio.run(tables(server.url))
        facts = {"tables": found, "dealing": asyncio.run(with_clients(server.url, folder)), "devices": asyncio.run(devices(server.url))}
        facts["now"] = time.time_ns() // 1_000_000
    (folder / "database.sql.gz").write_bytes(gzip.compress(dump(data / "test.db"), 9, mtime=0))
    (folder / "secret.key").write_bytes((data / "secret.key").read_bytes())
    (folder / "database.head").write_bytes((data / "test.db.head").read_bytes())
    for game, options in RECORDS.items():
        command("katzentisch", "simulate", game, *options, "--games", "2", "--seed", "7", "--records", str(folder / f"{game}.jsonl"))
    facts["replay"] = {game: command("katzentisch", "replay", str(folder / f"{game}.jsonl"), "--json") for game in RECORDS}
    kept = ["--kept", str(folder / "memory.json"), "--json"]
    facts["verify"] = command("katzentisch", "verify", str(folder / "table_records.jsonl"), *kept)
    match = ["katze_im_sack", "--bots", "rules,random", "--players", "3", "--seed", "4", "--jobs", "1", "--json"]
    command("katzentisch", "arena", *match, "--games", "6", "--resume", str(folder / "arena.ledger"))
    facts["arena"] = json.loads(command("katzentisch", "arena", *match, "--games", "12"))
    (folder / "training.toml").write_text(TRAINING)
    command("katzentisch.training", str(folder / "training.toml"), "--out", str(folder / "training"), "--device", "cpu")
    (folder / "facts.json").write_text(json.dumps(facts, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
