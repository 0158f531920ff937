"""Nobody may see two hands in one game, or get a seat, a table or a loss without agreeing to it."""

import asyncio
from typing import Any

from .attack import Attack, Attacks, Seen, Setup
from .player import Player, deal

# every message that has ever given a seat to somebody, or might
GIVING = ("hand-over", "offer-seat", "offer", "give-seat", "invite")
TAKING = ("accept-seat", "accept", "take-seat", "sit", "return", "unseat")


def requests(kind: str, seat: int, guest: str) -> list[dict[str, Any]]:
    """With and without the fields that such a message may have."""
    return [{"type": kind, "seat": seat, "to": guest}, {"type": kind, "seat": seat}, {"type": kind, "seat": seat, "guest": guest}]


async def bot_seat(setup: Setup) -> Seen:
    """The host of a public table against a stranger and a bot."""
    async with setup.site() as server, Player(server.url, "Host") as host, Player(server.url, "Stranger") as stranger:
        table = await host.make_table("mau_mau", 3, public=True)
        await host.sit(table, 0)
        await stranger.sit(table, 1)
        await host.code("seat-bot", seat=2, bot="rules")
        await host.start()
        await host.dealt()
        await stranger.dealt()
        for kind in (*GIVING, *TAKING):
            for request in requests(kind, 2, host.guest):
                await host.code(**request)
        await asyncio.sleep(0.3)
        return assess_hands(hands_of(host), {0})


def hands_of(player: Player) -> dict[int, object]:
    """The hands that a client was shown, by seat."""
    return {each["seat"]: hand_in(each["view"]) for each in player.updates if each["seat"] is not None and each.get("view")}


def hand_in(view: object) -> object:
    return view.get("hand", "its view") if isinstance(view, dict) else "its view"


def assess_hands(hands: dict[int, object], own: set[int]) -> Seen:
    others = {seat: hand for seat, hand in hands.items() if seat not in own}
    shown = "; ".join(f"seat {seat}: {hand}" for seat, hand in others.items())
    return Seen(
        f"the host was shown {shown}" if others else "all requests were refused or changed nothing: the host saw only its own hand",
        not others,
    )


async def gift(setup: Setup) -> Seen:
    """Offer a seat at a private table to a guest who doesn't know of it: guests' ids are public."""
    async with setup.site() as server, Player(server.url, "Host") as host, Player(server.url, "Stranger") as stranger:
        table = await host.make_table("mau_mau", 3)
        await host.sit(table, 0)
        for seat in (1, 2):
            await host.code("seat-bot", seat=seat, bot="rules")
        for kind in GIVING:
            for seat in (1, 0):
                for request in requests(kind, seat, stranger.guest):
                    await host.code(**request)
        mine = (await stranger.http.get("/api/me/tables")).json()
        held = [seat["holder"] for seat in host.state["seats"] if (seat["holder"] or {}).get("guest") == stranger.guest]
        return assess_gift(len(held), [each for each in mine if each["id"] == table["id"]])


def assess_gift(seats: int, listed: list[dict[str, Any]]) -> Seen:
    invited = any(each.get("invite") for each in listed)
    text = (
        f"the stranger holds {seats} seats; the table is {'' if listed else 'not '}in her list{', with its invitation' if invited else ''}"
    )
    return Seen(text, not seats and not listed)


async def troll(setup: Setup) -> Seen:
    """At a public table: kicked and back, until the host bans."""
    async with setup.site() as server, Player(server.url, "Host") as host, Player(server.url, "Troll") as guest:
        table = await host.make_table("mau_mau", 3, public=True)
        await host.sit(table, 0)
        back = 0
        for _ in range(5):
            back += await guest.sit(table, 1) == "done"
            await host.code("unseat", seat=1)
        banned = [await host.code("ban", **fields) for fields in ({"guest": guest.guest, "on": True}, {"guest": guest.guest})]
        answer = await guest.sit(table, 1) if guest.socket else "gone"
        return assess_troll(back, banned, answer)


def assess_troll(back: int, banned: list[str], answer: str) -> Seen:
    could = "done" in banned
    answered = "accepted" if could else f"refused ({banned[0]})"
    text = f"kicked 5 times and back {back} times; the host's ban was {answered}, then sitting down: {answer}"
    return Seen(text, could and answer != "done")


async def idle(setup: Setup) -> Seen:
    """Somebody who is connected and never moves, at a table without a clock. The server waits seconds instead of minutes."""
    async with (
        setup.site(weaknesses=("impatient",)) as server,
        Player(server.url, "Host") as host,
        Player(server.url, "Sleeper") as sleeper,
    ):
        table = await host.make_table("mau_mau", 2, public=True)
        await host.sit(table, 0)
        await sleeper.sit(table, 1)
        await deal([host, sleeper])
        answers: list[str] = []
        for _ in range(60):
            if host.turn() is not None:
                await host.move(0)
            answers += [await host.code("replace", seat=1)] if "done" not in answers else []
            if any(each["seat"] == 1 for each in host.table_events("moved")):
                return assess_idle(answers, True)
            await asyncio.sleep(0.25)
        return assess_idle(answers, False)


def assess_idle(answers: list[str], moved: bool) -> Seen:
    asked = f"asking for a bot is answered with {answers[-1]}" if answers else "nobody had to ask"
    return Seen(f"{asked}; {'a bot moved for the sleeper' if moved else 'the game stands still'}", moved)


async def sore_loser(setup: Setup) -> Seen:
    """The host closes a game that goes badly."""
    async with setup.site() as server, Player(server.url, "Host") as host, Player(server.url, "Winner") as winner:
        table = await host.make_table("mau_mau", 2, public=True)
        await host.sit(table, 0)
        await winner.sit(table, 1)
        await host.start()
        await host.dealt()
        await winner.dealt()
        answer = await host.code("close")
        await asyncio.sleep(0.3)
        games = (await winner.http.get("/api/me/history")).json()["games"]
        return assess_close(answer, str(winner.state["status"]), len(games))


def assess_close(answer: str, status: str, games: int) -> Seen:
    text = f"closing was answered with {answer}; the table is {status}, the other player's history has {games} games"
    return Seen(text, status != "closed" or games > 0)


async def closed_over_and_over(setup: Setup) -> Seen:
    """One guest makes tables and closes them, as fast as is allowed."""
    async with setup.site() as server, Player(server.url, "Maker") as maker:
        await maker.dial()
        made = 0
        for _ in range(150):
            answer = await maker.http.post("/api/tables", json={"game": "mau_mau", "players": 2})
            if answer.status_code != 201:
                break
            made += 1
            await maker.watch(answer.json())
            await maker.code("close")
        return assess_made(made)


def assess_made(made: int) -> Seen:
    """Thirty tables of one guest may be open; to make and close a few times as many is no harm yet."""
    return Seen(f"{made} tables made and closed before it was refused", made <= 90)


ATTACKS: Attacks = {
    "bot-seat": Attack("In a running game the host gives itself a bot's seat, in every way that a message could", bot_seat),
    "gift": Attack("Give a seat at a private table to a guest who never agreed", gift),
    "troll": Attack("Kick a guest from a public table, who sits down again; then ban them", troll),
    "idle": Attack("Stay connected and never move, at a table without a clock", idle),
    "sore-loser": Attack("Close a game that goes badly", sore_loser),
    "make-and-close": Attack("Make tables and close them at once, beyond the limit of tables", closed_over_and_over),
}
