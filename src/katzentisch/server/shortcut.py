"""Messages of WebSockets pass the web framework by: its wrappers around sending and receiving cost more than the sending itself."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

KEY = "katzentisch"


def with_shortcut(app: ASGIApp) -> ASGIApp:
    async def marked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["extensions"] = {**(scope.get("extensions") or {}), KEY: {"receive": receive, "send": send}}
        await app(scope, receive, send)

    return marked


def passing_by(scope: Scope) -> tuple[Receive, Send] | None:
    """What the web server gave, where the shortcut is in place."""
    given: Any = (scope.get("extensions") or {}).get(KEY)
    return (given["receive"], given["send"]) if given else None
