"""What a request's headers say: whether it may come from where it comes from, and the language it wants.

Other sites must not act on a visitor's behalf. Browsers send the origin of a request, and only our own page is allowed. Our own page is the
one with the host name of the request. A site can let its own name point to this machine (DNS rebinding); `hosts` prevents that by listing
the names under which this server answers.
"""

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..words import LANGUAGES

DEFAULT_LANGUAGE = "en"

ENCRYPTED = ("https", "wss")


def is_allowed_origin(headers: Mapping[str, str], allowed: tuple[str, ...], scheme: str = "http") -> bool:
    """Return whether a request may come from its origin. Programs other than browsers send no Origin, and have no visitor's cookie
    either."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or is_own_origin(origin, headers.get("host"), scheme)


def is_own_origin(origin: str, host: str | None, scheme: str) -> bool:
    """Return whether an origin is our own page. A request over HTTPS must come from a page loaded over HTTPS, because anybody could
    forge one loaded over HTTP. The reverse can't be checked: a reverse proxy may not say that it was reached over HTTPS."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # not an address
        return False
    return parts.netloc == host != "" and (scheme not in ENCRYPTED or parts.scheme == "https")


def is_allowed_host(host: str | None, names: tuple[str, ...]) -> bool:
    """Return whether the server answers under a host name; without a list it answers under all. No site can have an IP address or
    localhost as its name."""
    if not names:
        return True
    name = hostname(host or "")
    return name == "localhost" or name in {each.lower() for each in names} or is_ip_address(name)


def hostname(host: str) -> str:
    """Return a host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def socket_language(socket: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of a WebSocket. Browsers can't set its headers, so `?language=` takes precedence."""
    chosen = socket.query_params.get("language")
    return chosen if chosen in LANGUAGES else preferred_language(socket.headers.get("accept-language"))


def preferred_language(header: str | None) -> str:
    """Return the first supported language of Accept-Language; all browsers list languages in order of preference."""
    for preference in (header or "").split(","):
        language = preference.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE
