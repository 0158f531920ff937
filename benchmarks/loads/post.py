"""One HTTP request on a connection of its own: a POST of JSON."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True)
class Answer:
    body: dict[str, Any]
    cookie: str  # as it is to be sent back


async def post(port: int, path: str, content: object, cookie: str = "") -> Answer:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request(port, path, msgspec.json.encode(content), cookie))
        return answer(path, await reader.read())
    finally:
        writer.close()


def request(port: int, path: str, content: bytes, cookie: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", "Content-Type: application/json"]
    cookies = [f"Cookie: {cookie}"] if cookie else []
    return "\r\n".join([*lines, f"Content-Length: {len(content)}", *cookies, "\r\n"]).encode() + content


def answer(path: str, received: bytes) -> Answer:
    head, _, body = received.partition(b"\r\n\r\n")
    status, *headers = head.decode().split("\r\n")
    if status.split()[1:2] not in (["200"], ["201"]):
        raise ConnectionError(f"POST {path}: {status} {body[:200].decode()}")
    cookies = [line.split(":", 1)[1].split(";")[0].strip() for line in headers if line.lower().startswith("set-cookie:")]
    return Answer(msgspec.json.decode(body), "; ".join(cookies))
