"""Send and receive WebSocket messages without the web framework, whose wrappers cost more than the sending itself."""

from collections.abc import Awaitable, Generator
from types import coroutine
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

KEY = "katzentisch"


def with_bypass(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that its WebSocket handlers can reach the web server's own `receive` and `send`."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["extensions"] = {**(scope.get("extensions") or {}), KEY: {"receive": receive, "send": send}}
        await app(scope, receive, send)

    return wrapped


def bypass_of(scope: Scope) -> tuple[Receive, Send] | None:
    """Return the web server's `receive` and `send`, or None if the application is not wrapped."""
    channel: Any = (scope.get("extensions") or {}).get(KEY)
    return (channel["receive"], channel["send"]) if channel else None


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
