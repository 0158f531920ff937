"""What may become of a text on its way: cut off, mixed up, sent as something else."""

from collections.abc import Callable
from random import Random

Frame = str | bytes  # what goes out as text, or as binary
DEEP = 3000


def whole(text: str, luck: Random) -> Frame:
    return text


def cut_off(text: str, luck: Random) -> Frame:
    return text[: luck.randrange(len(text))]


def doubled(text: str, luck: Random) -> Frame:
    return text + text


def mixed_up(text: str, luck: Random) -> Frame:
    """Some of its bytes are others."""
    changed = bytearray(text.encode())
    for _ in range(luck.randint(1, 4)):
        changed[luck.randrange(len(changed))] = luck.randrange(256)
    return changed.decode(errors="replace")


def as_binary(text: str, luck: Random) -> Frame:
    return text.encode()


def mere_bytes(text: str, luck: Random) -> Frame:
    return luck.randbytes(luck.randrange(200))


def mere_characters(text: str, luck: Random) -> Frame:
    return "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(1, 0xD800)))) for _ in range(luck.randrange(200)))


def nested(text: str, luck: Random) -> Frame:
    opening, closing = luck.choice((("[", "]"), ('{"a":', "}")))
    depth = DEEP // len(opening)
    return f'{{"{luck.choice(("x", "type", "seat"))}":' + opening * depth + "1" + closing * depth + "," + text[1:]


GARBLINGS: tuple[Callable[[str, Random], Frame], ...] = (
    *(8 * [whole]),  # most of it: what the server reads goes furthest
    cut_off,
    doubled,
    mixed_up,
    as_binary,
    mere_bytes,
    mere_characters,
    nested,
)
