"""What a server is told about how long it keeps things, and under which names it answers."""

import re
from collections.abc import Sequence

from ..words import Said
from .mistakes import Mistake

FOREVER = "forever"
MOST = 36_500  # days
NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII)


def days(option: str, text: str) -> int | None:
    """None for ever."""
    if text == FOREVER:
        return None
    if not re.fullmatch("[0-9]{1,5}", text, re.ASCII) or not 1 <= int(text) <= MOST:
        raise Mistake(Said("cli-serve-days", {"option": option, "value": text, "most": MOST, "forever": FOREVER}))
    return int(text)


def host_names(names: Sequence[str]) -> tuple[str, ...]:
    """As browsers write them: without scheme and port, in lower case, and in ASCII where a name has other letters."""
    return tuple(host_name(name) for name in names)


def host_name(name: str) -> str:
    try:
        written = name.lower().encode("idna").decode()
    except UnicodeError:
        written = ""
    if not NAME.fullmatch(written):
        raise Mistake(Said("cli-serve-name", {"name": name}))
    return written
