"""Attacks that failed before and must still fail: acting for others, private tables, origins, forged cookies, headers."""

import asyncio
from collections.abc import Mapping
from typing import Any

import httpx
from itsdangerous import URLSafeTimedSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from .attack import Attack, Attacks, Seen, Setup
from .player import Player, deal, leave_all

REFUSED_IN_FORM = {"message-unreadable"}  # says nothing about rights: the message itself has changed


async def for_others(setup: Setup) -> Seen:
    """By a spectator, and by the other player; seat 0 is the host's, and it is somebody's turn."""
    async with setup.site() as server, Player(server.url, "Onlooker") as onlooker:
        host, other = Player(server.url, "Host"), Player(server.url, "Other")
        for person in (host, other):
            await person.come_in()
        table = await host.make_table("mau_mau", 2, public=True)
        await host.sit(table, 0)
        await other.sit(table, 1)
        await deal([host, other])
        await onlooker.dial()
        await onlooker.watch(table)
        before, wrong, asked, unread = server.number(table["id"]), [], 0, []
        for person in (onlooker, other):
            for kind, fields in forbidden(host, person):
                answer = await person.code(kind, **fields)
                asked += 1
                if answer in REFUSED_IN_FORM:
                    unread.append(kind)
                elif answer in ("done", "hint-result", "explanation"):
                    wrong.append(f"{person.name}: {kind}")
        grown = server.number(table["id"]) - before
        await leave_all(host, other)
        return assess_for_others(asked, wrong, unread, grown)


def forbidden(host: Player, person: Player) -> list[tuple[str, dict[str, Any]]]:
    """Requests that only the host or the seat's holder may make."""
    latest = host.latest(0)
    move = (latest.get("legal") or ["draw"])[0]
    return [
        ("move", {"seat": 0, "ply": latest.get("ply", 0), "move": move}),
        ("order", {"seat": 0, "order": "pass"}),
        ("hint", {"seat": 0}),
        ("explain", {"seat": 0, "move": move}),
        ("leave", {"seat": 0}),
        ("return", {"seat": 0}),
        ("sit", {"seat": 0}),
        ("unseat", {"seat": 0}),
        ("seat-bot", {"seat": 0, "bot": "rules"}),
        ("switch-chat", {"on": False}),
        ("start", {}),
    ]


def assess_for_others(asked: int, wrong: list[str], unread: list[str], grown: int) -> Seen:
    text = f"{asked - len(wrong)} of {asked} refused, {grown} entries written" + (f"; allowed: {', '.join(wrong)}" if wrong else "")
    return Seen(text + (f"; not understood: {', '.join(sorted(set(unread)))}" if unread else ""), not wrong and not grown)


async def private(setup: Setup) -> Seen:
    """A private table and one that doesn't exist answer the same."""
    async with setup.site() as server, Player(server.url, "Host") as host, Player(server.url, "Stranger") as stranger:
        table = await host.make_table("mau_mau", 2)
        await host.sit(table, 0)
        await stranger.dial()
        different = []
        for invite in (None, "forged", table["id"]):
            asked = [{"id": id, "invite": invite} for id in (table["id"], "A" * len(table["id"]))]
            answers = [await stranger.ask("watch", version=stranger.version, table=each["id"], invite=invite, since=0) for each in asked]
            different += [f"watch with invitation {invite}"] if same_shape(answers[0]) != same_shape(answers[1]) else []
            headers = {"Katzentisch-Invite": invite} if invite else {}
            pages = [await stranger.http.get(f"/api/tables/{each['id']}", headers=headers) for each in asked]
            different += (
                [f"GET with invitation {invite}"] if (pages[0].status_code, pages[0].text) != (pages[1].status_code, pages[1].text) else []
            )
        listed = [each["id"] for each in (await stranger.http.get("/api/tables")).json()]
        different += ["the list of open tables"] if table["id"] in listed else []
        return Seen(f"distinguished from an unknown table: {', '.join(different) or 'never, in 7 ways'}", not different)


def same_shape(answer: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name != "id"}


async def origins(setup: Setup) -> Seen:
    async with setup.site() as server, Player(server.url, "Mia") as guest:
        port = server.url.rsplit(":", 1)[1]
        strange = ["https://elsewhere.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:1", f"http://127.0.0.1.example:{port}"]
        strange += [f"http://example@127.0.0.1:{port}", f"http://localhost:{port}", "file://", f"//127.0.0.1:{port}x"]
        passed = [origin for origin in strange if (await guest.http.post("/api/me/code", headers={"Origin": origin})).is_success]
        passed += [f"WebSocket {origin}" for origin in strange if await opens(server.url, guest.cookie, origin)]
        own = (await guest.http.post("/api/me/code", headers={"Origin": server.url})).is_success and await opens(
            server.url, guest.cookie, server.url
        )
        text = f"{2 * len(strange) - len(passed)} of {2 * len(strange)} refused" + (f"; let in: {', '.join(passed)}" if passed else "")
        return Seen(text + ("" if own else "; the own page was refused too"), not passed and own)


async def opens(url: str, cookie: str, origin: str | None = None) -> bool:
    headers = {"Cookie": cookie, **({} if origin is None else {"Origin": origin})}
    try:
        async with connect(url.replace("http", "ws") + "/api/socket", additional_headers=headers) as socket:
            await asyncio.wait_for(socket.recv(), 5)
            return True
    except (InvalidHandshake, OSError, TimeoutError, EOFError):
        return False


async def forged(setup: Setup) -> Seen:
    async with setup.site() as server, Player(server.url, "Mia") as guest:
        [(name, value)] = [(name, value) for name, value in guest.http.cookies.items() if len(value) > 20][:1]
        cut = [value[:-4], value + "A", value.rsplit(".", 1)[0], value.replace(".", "", 1), ""]
        changes = [change for change in (swapped(value, 0), swapped(value, -2), *cut, guest.guest, signed(guest.guest)) if change != value]
        passed = 0
        async with httpx.AsyncClient(base_url=server.url) as client:
            for change in changes:
                headers = {"Cookie": f"{name}={change}"}
                passed += (await client.get("/api/me", headers=headers)).is_success or await opens(server.url, headers["Cookie"])
            asked = await client.get("/api/me", params={name: value})
            passed += asked.is_success
        return Seen(f"{len(changes) + 1 - passed} of {len(changes) + 1} refused", not passed)


def signed(guest: str) -> str:
    """A signed cookie of the old kind, with a key that isn't the server's."""
    return str(URLSafeTimedSerializer(bytes(32), salt="katzentisch-guest").dumps(guest))


def swapped(value: str, at: int) -> str:
    letters = list(value)
    letters[at] = "A" if letters[at] != "A" else "B"
    return "".join(letters)


WANTED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


async def headers(setup: Setup) -> Seen:
    async with setup.site() as server, Player(server.url, "Mia") as guest:
        missing = []
        for path in ("/", "/api/me", "/api/nothing", "/health"):
            given = (await guest.http.get(path)).headers
            policy = given.get("content-security-policy", "")
            good = "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
            missing += [] if good else [f"{path}: content policy"]
            missing += [f"{path}: {name}" for name, value in WANTED.items() if given.get(name) != value]
        kept = (await guest.http.get("/api/me")).headers
        missing += [] if kept.get("cache-control") == "no-store" else ["/api/me: no-store"]
        set_cookie = kept.get("set-cookie", "").lower()
        missing += [] if "httponly" in set_cookie and "samesite=lax" in set_cookie else ["cookie: HttpOnly, SameSite"]
        return Seen(f"missing: {', '.join(missing) or 'none'}", not missing)


ATTACKS: Attacks = {
    "for-others": Attack("Act for another seat and as the host, as a spectator and as the other player", for_others),
    "private": Attack("Find out whether a private table exists, with no invitation and with wrong ones", private),
    "origins": Attack("Act in a visitor's name from another site", origins),
    "forged": Attack("Come in with a forged cookie, or with one in the URL", forged),
    "headers": Attack("Look for answers without the headers that protect a browser", headers),
}
