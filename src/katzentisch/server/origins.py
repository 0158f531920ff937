"""Other sites must not act in a visitor's name: a browser says where a request comes from, and only our own page may.

What is our own page is told by the name under which we were asked. Where that matters, `hosts` says which names are ours: a site that
has its own name lead to this machine (DNS rebinding) would otherwise be our own page to a browser.
"""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

ENCRYPTED = ("https", "wss")


def is_welcome(headers: Mapping[str, str], allowed: tuple[str, ...], scheme: str = "http") -> bool:
    """Programs that are no browsers send no Origin, and have no visitor's cookie either."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or is_own(origin, headers.get("host"), scheme)


def is_own(origin: str, host: str | None, scheme: str) -> bool:
    """Whoever came by HTTPS must come from a page that came by HTTPS: one that didn't may be anybody's. The other way round it can't be
    told, since a reverse proxy may not say that it was asked by HTTPS."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # it is no address at all
        return False
    return parts.netloc == host != "" and (scheme not in ENCRYPTED or parts.scheme == "https")


def is_ours(host: str | None, names: tuple[str, ...]) -> bool:
    """A name under which we answer; without any all are. No site can have an address of numbers, or localhost, for its name."""
    if not names:
        return True
    name = name_of(host or "")
    return name == "localhost" or name in {each.lower() for each in names} or is_address(name)


def name_of(host: str) -> str:
    """Without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
