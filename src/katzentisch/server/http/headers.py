"""Headers on every answer: what a browser may do with it."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


HSTS = "max-age=31536000"  # a year


async def add_hsts(message: Message, scope: Scope) -> None:
    """Browsers come by HTTPS only from now on; one that came without it is told nothing, as the standard has it."""
    if message["type"] == "http.response.start" and scope["scheme"] == "https":
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = HSTS


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent, also what Litestar answers itself without asking its middleware."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
