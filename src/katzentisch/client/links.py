"""Links of tables: SERVER/t/TABLE#INVITE, without an invitation for a public table. A table's id alone works as well."""

import re
from dataclasses import dataclass

from ..words import Said
from .errors import RefusedError

LINK = re.compile(r"(?:(?P<server>https?://[^#?]+)/t/)?(?P<table>[\w-]+)(?:#(?P<invite>[\w-]+))?", re.ASCII)


@dataclass(frozen=True)
class Link:
    server: str | None
    table: str
    invite: str | None


def read_link(text: str) -> Link:
    found = LINK.fullmatch(text.strip())
    if not found:
        raise unreadable(text)
    return Link(**found.groupdict())


def server_of(text: str) -> str:
    server = read_link(text).server
    if server is None:
        raise unreadable(text)
    return server


def unreadable(text: str) -> RefusedError:
    return RefusedError("link-unreadable", str(Said("client-link-unreadable", {"link": text[:80]})))
