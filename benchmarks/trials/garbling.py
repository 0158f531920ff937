"""What may become of a text on its way: cut off, mixed up, sent as something else."""

from collections.abc import Callable
from random import Random

Frame = str | bytes  # what goes out as text, or as binary
DEEP = 3000


def whole(text: str, rng: Random) -> Frame:
    return text


def cut_off(text: str, rng: Random) -> Frame:
    return text[: rng.randrange(len(text))]


def doubled(text: str, rng: Random) -> Frame:
    return text + text


def mixed_up(text: str, rng: Random) -> Frame:
    """Some of its bytes are others."""
    changed = bytearray(text.encode())
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return changed.decode(errors="replace")


def as_binary(text: str, rng: Random) -> Frame:
    return text.encode()


def mere_bytes(text: str, rng: Random) -> Frame:
    return rng.randbytes(rng.randrange(200))


def mere_characters(text: str, rng: Random) -> Frame:
    return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0xD800)))) for _ in range(rng.randrange(200)))


def nested(text: str, rng: Random) -> Frame:
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
    depth = DEEP // len(opening)
    return f'{{"{rng.choice(("x", "type", "seat"))}":' + opening * depth + "1" + closing * depth + "," + text[1:]


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
