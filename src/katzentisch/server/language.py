"""The language of a request: what the browser asks for, as far as we speak it."""

from typing import Any

from litestar.connection import ASGIConnection

from ..words import LANGUAGES

USUAL = "en"


def of_socket(socket: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A browser can't set the headers of a WebSocket: `?language=` goes before them."""
    chosen = socket.query_params.get("language")
    return chosen if chosen in LANGUAGES else spoken(socket.headers.get("accept-language"))


def spoken(header: str | None) -> str:
    """The first language of Accept-Language that is spoken here; its order is that of preference in all browsers."""
    for wish in (header or "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return USUAL
