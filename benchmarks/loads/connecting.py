"""WebSockets to a server on this machine."""

import asyncio
from itertools import count

from .websocket import WebSocket

PORTS_OF_AN_ADDRESS = 20_000  # a machine has some 28,000 for connections to one server, but for each of its addresses
opened = count()


async def connect(socket: WebSocket, port: int) -> None:
    address = f"127.0.0.{1 + next(opened) // PORTS_OF_AN_ADDRESS}"
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port, local_addr=(address, 0))
    await socket.opened
