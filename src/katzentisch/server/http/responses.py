"""The error responses of every operation for the OpenAPI page, and the headers of every response."""

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi import ResponseSpec
from litestar.types import Message, Scope

from ...protocol.shapes import Problem
from ..server import Server

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


def problems(**texts: str) -> dict[int, ResponseSpec]:
    return {int(status[1:]): ResponseSpec(Problem, description=text, generate_examples=False) for status, text in texts.items()}


PUBLIC = problems(
    _400="The request is not valid",
    _403="Requests from other sites, and from blocked addresses and guests, are not allowed",
    _413="The request is too large",
    _429="Too many requests",
    _503="The database can't be read or written now; Retry-After says when to try again",
)
GUEST = {**PUBLIC, **problems(_401="Sign in first: POST /api/me")}
FOUND = {**PUBLIC, **problems(_404="Not found", _409="This version can't continue or show it")}
FOUND_BY_GUEST = {**FOUND, **GUEST}


async def add_hsts(message: Message, scope: Scope) -> None:
    """Tell browsers to use HTTPS only; the standard demands that plain HTTP responses don't say so."""
    if message["type"] == "http.response.start" and scope["scheme"] == "https":
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = HSTS


async def count_response(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        server: Server = Litestar.from_scope(scope).state.server
        server.services.metrics.responses.labels(f"{message['status'] // 100}xx").inc()


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, including those that Litestar sends without its middleware."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
