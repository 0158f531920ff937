"""The server's side of a WebSocket, directly on ASGI: the wrappers of a web framework cost more than the sending itself."""

from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

SILENCE = "katzentisch.silence"  # an extension of the scope; its "seconds" returns for how long a ping has been unanswered


class Socket:
    """`request` has the headers, cookies, address and query of the handshake."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.receive, self.send = receive, send
        self.is_accepted = False
        extension = (scope.get("extensions") or {}).get(SILENCE) or {}
        self.silence = cast(Callable[[], float], extension.get("seconds", lambda: 0.0))

    async def accept(self) -> None:
        await self.receive()  # always `websocket.connect`
        self.is_accepted = True
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(self, code: int) -> None:
        """Close with a code; before it is accepted, the handshake fails with 403 instead."""
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


def text_frame(text: str) -> Any:
    return {"type": "websocket.send", "text": text, "bytes": None}


def run_until_blocked(work: Awaitable[None]) -> Awaitable[None] | None:
    """Run work until it has to wait, and return the rest to be awaited; None if it is done.

    Most messages can be sent without waiting, and a task for each would cost more than the sending. Python 3.12 has eager tasks for this.
    """
    try:
        waiting = work.__await__()
        waits_for = next(waiting)
    except StopIteration:
        return None
    return resume(waiting, waits_for)


@coroutine
def resume(work: Generator[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
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
