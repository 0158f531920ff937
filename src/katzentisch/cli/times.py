"""Times of a server, which are milliseconds since 1970, for programs and for people."""

from datetime import UTC, datetime


def iso_time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def local_time(at: str) -> str:
    """Return an ISO time as the clock on the wall shows it."""
    return f"{datetime.fromisoformat(at).astimezone():%Y-%m-%d %H:%M:%S}"
