"""What visitors see of the server through the reverse proxy: HTTPS, cookies, origins, limits by address; which process serves a table."""

import re
import ssl
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack

import httpx
import websockets
from websockets.asyncio.client import connect

from katzentisch.server.settings import Limits

from .sandbox import NAME

URL = f"https://{NAME}"
ELSEWHERE = "https://elsewhere.example"
NEW_GUESTS = Limits().guests or 0  # an hour and address
TABLES, DEVICES = 16, 3  # whose routes are checked, and how many come to each from an address of their own
Check = tuple[str, bool, str]  # what should hold, whether it does, what was seen


def trust() -> ssl.SSLContext:
    """The certificate that signs itself, and no other."""
    return ssl.create_default_context(cafile="/etc/ssl/katzentisch/fullchain.pem")


def visitor(address: str = "127.0.0.1", url: str = URL) -> httpx.Client:
    """One who comes from there: all of 127.0.0.0/8 is this machine."""
    transport = httpx.HTTPTransport(verify=trust(), local_address=address)
    return httpx.Client(base_url=url, transport=transport, timeout=60)


def check_https() -> Iterator[Check]:
    with visitor() as client, visitor(url=f"http://{NAME}") as plain:
        page = client.get("/")
        yield "the page comes over HTTPS", page.status_code == 200 and "<html" in page.text, f"{page.status_code}"
        moved = plain.get("/")
        yield "HTTP leads to HTTPS", moved.headers.get("location") == f"{URL}/", f"{moved.status_code}"
        came = client.post("/api/me", json={"name": "Mia"}, headers={"Origin": URL})
        cookie = came.headers.get("set-cookie", "").lower()
        yield "cookies are Secure and HttpOnly", "; secure" in cookie and "; httponly" in cookie, f"{came.status_code}"
        hsts = came.headers.get("strict-transport-security", "")
        yield "browsers must stay with HTTPS", hsts.startswith("max-age="), hsts
        metrics = client.get("/metrics").status_code
        yield "metrics are not public", metrics == 404, f"{metrics}"
        other = client.get("/", headers={"Host": "elsewhere.example"})
        yield "another host name is refused", other.status_code == 421, f"{other.status_code}"


def check_origins() -> Iterator[Check]:
    with visitor("127.0.0.11") as client:
        refused = client.post("/api/me", json={"name": "Mia"}, headers={"Origin": ELSEWHERE})
        yield "a request from another site is refused", refused.status_code == 403, f"{refused.status_code}"


async def check_sockets() -> list[Check]:
    with visitor("127.0.0.12") as client:
        client.post("/api/me", json={"name": "Mia"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    async def greeting(origin: str) -> str:
        url = f"wss://{NAME}/api/socket"
        try:
            async with connect(url, ssl=trust(), origin=websockets.Origin(origin), additional_headers={"Cookie": cookie}) as connection:
                return str(await connection.recv())[:40]
        except websockets.InvalidStatus as refused:
            return f"{refused.response.status_code}"

    own, other = await greeting(URL), await greeting(ELSEWHERE)
    return [
        ("a WebSocket opens over TLS", '"welcome"' in own, "welcome" if '"welcome"' in own else own),
        ("a WebSocket from another site is refused", other == "403", other),
    ]


async def check_routes(ports: Sequence[int]) -> list[Check]:
    """Nobody else may be connected meanwhile: what a process has more of than before came to this table."""
    homes = [await home_of_table(ports) for _ in range(TABLES)]
    shares = [sum(home == [port] for home in homes) for port in ports]
    seen = " and ".join(f"{share} at port {port}" for share, port in zip(shares, ports, strict=True))
    return [(f"all {DEVICES} devices at a table reach the same process", sum(shares) == TABLES and all(shares), f"{TABLES} tables: {seen}")]


async def home_of_table(ports: Sequence[int]) -> list[int]:
    """Connect some devices to a new table; return the processes that they reach."""
    with visitor("127.0.0.15") as client:
        client.post("/api/me", json={"name": "Mia"})
        table = client.post("/api/tables", json={"game": "mau_mau", "players": 2}).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    before = [open_sockets(port) for port in ports]
    async with AsyncExitStack() as stack:
        for device in range(DEVICES):
            address, url = (f"127.0.0.{31 + device}", 0), f"wss://{NAME}/api/socket?table={table}"
            opened = connect(url, ssl=trust(), origin=websockets.Origin(URL), additional_headers={"Cookie": cookie}, local_addr=address)
            await (await stack.enter_async_context(opened)).recv()
        return [port for port, count in zip(ports, before, strict=True) if open_sockets(port) > count]


def open_sockets(port: int) -> int:
    metrics = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    found = re.search(r"^katzentisch_connections ([\d.e+]+)$", metrics, re.MULTILINE)
    assert found, f"port {port} has no metrics"
    return int(float(found[1]))


def check_addresses() -> Iterator[Check]:
    """The server must see the address of each visitor, not the one of nginx or what a visitor claims."""
    with visitor("127.0.0.13") as many, visitor("127.0.0.14") as other:
        answers = [new_guest(many) for _ in range(NEW_GUESTS + 1)]
        yield "an address has a limit of its own", answers == [201] * NEW_GUESTS + [429], f"{NEW_GUESTS} × 201, then {answers[-1]}"
        forged = new_guest(many, **{"X-Forwarded-For": "10.1.2.3"})
        yield "a forged X-Forwarded-For doesn't help", forged == 429, f"{forged}"
        free = new_guest(other)
        yield "another address is not limited", free == 201, f"{free}"


def new_guest(client: httpx.Client, **headers: str) -> int:
    client.cookies.clear()
    return client.post("/api/me", json={"name": "Mia"}, headers=headers).status_code
