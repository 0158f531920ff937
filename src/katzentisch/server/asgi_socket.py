"""The server's side of a WebSocket. The handshake is ASGI's; messages come and go directly, because a queue, a wake-up and a dictionary
for each would cost more than the message itself."""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Protocol, cast

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

CHANNEL = "katzentisch.channel"  # an extension of the scope; its "channel" sends and receives
Handle = Callable[[str | None], Coroutine[Any, Any, None]]  # of a message; None if it isn't text


class Disconnected(Exception):
    """Either side has closed the connection."""


class Channel(Protocol):
    """An accepted WebSocket. `on_writable` is called when the other side has read enough to send more."""

    on_writable: Callable[[], None]

    async def serve(self, handle: Handle) -> None:
        """Have every message handled, one after the other, until either side closes the connection."""

    def send_text(self, text: str) -> bool:
        """Send a text; return False without sending it if the other side reads too slowly."""

    def close(self, code: int) -> bool:
        """Close with a code; return False without closing if the other side reads too slowly."""

    def abort(self) -> None:
        """Cancel what is being handled, and drop what the other side hasn't read."""

    def silence(self) -> float:
        """Return for how many seconds a ping has been unanswered."""


class Socket:
    """`request` has the headers, cookies, address and query of the handshake."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.receive, self.send = receive, send
        self.is_accepted = False
        self.channel: Channel = cast(Any, scope)["extensions"][CHANNEL]["channel"]

    async def accept(self) -> None:
        await self.receive()  # always `websocket.connect`
        self.is_accepted = True
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(self, code: int) -> None:
        """Close with a code; before it is accepted, the handshake fails with 403 instead."""
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


def run_until_blocked(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run work until it has to wait, and return the rest to be awaited; None if it is done. If it fails, the rest raises the error.

    Most messages can be handled without waiting, and a task for each would cost more than the handling. Python 3.12 has eager tasks for
    this.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    except (Exception, CancelledError) as error:
        return fail(error)
    return resume(work, waits_for)


async def fail(error: BaseException) -> None:
    raise error


@coroutine
def resume(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(answer)
    except StopIteration:
        return
