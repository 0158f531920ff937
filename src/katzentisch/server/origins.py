"""Other sites must not act in a visitor's name: a browser says where a request comes from, and only our own page may."""

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_welcome(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Programs that are no browsers send no Origin, and have no visitor's cookie either."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or is_own(origin, headers.get("host"))


def is_own(origin: str, host: str | None) -> bool:
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:  # it is no address at all
        return False
