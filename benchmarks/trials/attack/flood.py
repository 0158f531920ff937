"""Attackers that need a process of their own, so that their work slows down nobody else: python -m …attack.flood KIND JSON"""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed

from katzentisch.testing.visitor import request

from .player import Player
from .sites import ROOT

PING = bytes([0x89, 0xFD]) + bytes(4) + b"x" * 125  # the largest control frame; its mask is zero


async def watches(url: str, table: str, invite: str | None, rate: float, seconds: float) -> dict[str, Any]:
    """Request the whole log again and again."""
    async with Player(url, "Watcher") as attacker:
        await attacker.dial()
        until, asked = monotonic() + seconds, 0
        while monotonic() < until:
            try:
                await attacker.send("watch", version=attacker.version, table=table, invite=invite, since=0)
            except ConnectionClosed:
                break
            asked += 1
            attacker.updates.clear()
            await asyncio.sleep(1 / rate)
        return {"asked": asked, "refused": sum(each["type"] == "refused" for each in attacker.other_messages)}


async def pings(url: str, seconds: float) -> dict[str, Any]:
    """Send as many control frames as one socket accepts."""
    async with Player(url, "Pinger") as attacker:
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(attacker.address, 0))
        writer.write(request(url, f"Cookie: {attacker.cookie}\r\n"))
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        drain = asyncio.create_task(swallow(reader))
        until, sent, chunk, is_cut = monotonic() + seconds, 0, PING * 500, False
        while monotonic() < until and not is_cut:
            try:
                writer.write(chunk)
                await asyncio.wait_for(writer.drain(), max(0.1, until - monotonic()))
                sent += 500
            except TimeoutError:
                break
            except OSError:
                is_cut = True
            is_cut = is_cut or drain.done()
            await asyncio.sleep(0)
        if is_cut:
            await asyncio.sleep(max(0.0, until - monotonic()))
        drain.cancel()
        writer.transport.abort()
        return {"sent": sent, "cut": is_cut}


async def swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


KINDS: dict[str, Callable[..., Coroutine[Any, Any, Any]]] = {"watches": watches, "pings": pings}


async def flooded(kind: str, **arguments: Any) -> dict[str, Any]:
    """Run an attacker in a process of its own; its report."""
    command = (sys.executable, "-B", "-m", __name__, kind, json.dumps(arguments))
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE)
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        raise
    answer: dict[str, Any] = json.loads(said or b"{}")
    return answer


if __name__ == "__main__":
    print(json.dumps(asyncio.run(KINDS[sys.argv[1]](**json.loads(sys.argv[2])))))
