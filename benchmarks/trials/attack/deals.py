"""A server that cheats: it deals an old deal again, or lets a record claim more than anybody can know."""

import asyncio
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from katzentisch.client import Client
from katzentisch.client.table import Table

from .attack import Attack, Attacks, Seen, Setup
from .player import deal, gather, leave_all, play_out
from .sites import ROOT

SHARE = "5" * 64


async def old_deal(setup: Setup) -> Seen:
    """The server has one secret for all deals. The same share must not give the same cards again, and a client must object."""
    async with setup.site(weaknesses=("constant-secret",)) as server:
        hands = [await hand_at_a_new_table(server.url) for _ in range(2)]
        objection = await client_objects(server.url)
        return assess_old_deal(hands, objection)


async def hand_at_a_new_table(url: str) -> object:
    people = await gather(url, "mau_mau", 2)
    for person in people:
        person.make_share = lambda seat: SHARE
    await deal(people)
    hand = people[0].latest(0)["view"]["hand"]
    await leave_all(*people)
    return hand


async def client_objects(url: str) -> str:
    """The Python client's alarm about the second of two games with the same commitment; empty if there is none."""
    async with Client(url, name="Honest") as client, Client(url, name="Other") as other:
        link = await client.make_table("mau_mau", players=2, games=2)
        async with client.table(link) as table, other.table(link) as other_table:
            await other_table.sit(1)
            await table.start()
            try:
                async with asyncio.timeout(90):
                    await asyncio.gather(to_the_end(table), to_the_end(other_table))
                    await table.check_deals()
            except TimeoutError:
                raise
            except Exception as error:
                return f"{type(error).__name__}: {error}"
            alarms = getattr(table, "alarms", None)
            return f"alarm: {alarms[0]}" if alarms else ""


async def to_the_end(table: Table) -> None:
    async for turn in table.turns():
        await turn.move(random.choice(turn.legal))


def assess_old_deal(hands: list[object], objection: str) -> Seen:
    same = hands[0] == hands[1]
    text = f"the same share at two tables gave {'the same hand, ' + str(hands[0]) if same else 'different hands'}; "
    return Seen(text + f"the Python client {'objects: ' + objection[:150] if objection else 'says nothing'}", not same and bool(objection))


async def overclaimed(setup: Setup) -> Seen:
    """A record of a game to which nobody gave a share, and one whose names were swapped, given to `katzentisch verify`."""
    async with setup.site() as server:
        people = await gather(server.url, "mau_mau", 2)
        for person in people:
            person.gives_shares = False
        await deal(people)
        await play_out(people)
        [game] = people[0].state["finished"]
        async with httpx.AsyncClient(base_url=server.url) as client:
            record = (await client.get(f"/api/played/{game['id']}/record")).text
        await leave_all(*people)
    claims = {
        "without any share": await verified(record),
        "with swapped names": await verified(re.sub(r'"names":\["([^"]*)","([^"]*)"\]', r'"names":["\2","\1"]', record)),
    }
    return assess_claims(claims)


async def verified(record: str) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.jsonl"
        file.write_text(record)
        command = [sys.executable, "-m", "katzentisch", "verify", str(file)]
        ended = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False)
        return ended.returncode, " ".join(ended.stdout.split())


def assess_claims(claims: dict[str, tuple[int, str]]) -> Seen:
    """Exit code 0 means proven, and none of these records is."""
    text = "; ".join(f"{what}: exit code {code}, “…{said[-90:]}”" for what, (code, said) in claims.items())
    return Seen(text, all(code != 0 for code, _ in claims.values()))


ATTACKS: Attacks = {
    "old-deal": Attack("A server that cheats uses the same secret for every deal", old_deal),
    "overclaim": Attack("Let `katzentisch verify` judge records that prove nothing", overclaimed),
}
