"""Makes a browser's PNG smaller: flat shapes pack best without the filters that photographs need."""

import zlib
from collections.abc import Iterator

HEAD = b"\x89PNG\r\n\x1a\n"
BYTES = 3  # a pixel: red, green, blue


def repacked(picture: bytes) -> bytes:
    parts = dict(chunks(picture))
    width = int.from_bytes(parts[b"IHDR"][:4], "big") * BYTES
    rows = unfiltered(zlib.decompress(parts[b"IDAT"]), width)
    plain = b"".join(b"\0" + row for row in rows)
    kept = ((b"IHDR", parts[b"IHDR"]), (b"IDAT", zlib.compress(plain, 9)), (b"IEND", b""))
    return HEAD + b"".join(chunk(kind, data) for kind, data in kept)


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """By kind; the pixels may come in several."""
    pixels, at = b"", len(HEAD)
    while at < len(picture):
        size, kind = int.from_bytes(picture[at : at + 4], "big"), picture[at + 4 : at + 8]
        data = picture[at + 8 : at + 8 + size]
        pixels += data if kind == b"IDAT" else b""
        yield kind, pixels if kind == b"IDAT" else data
        at += 12 + size


def chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")


def unfiltered(pixels: bytes, width: int) -> Iterator[bytes]:
    above = bytes(width)
    for start in range(0, len(pixels), width + 1):
        above = restored(pixels[start], bytearray(pixels[start + 1 : start + 1 + width]), above)
        yield above


def restored(way: int, row: bytearray, above: bytes) -> bytes:
    """Each byte was written as its difference from what its neighbours let one guess."""
    for place in range(len(row) if way else 0):
        left, corner = (row[place - BYTES], above[place - BYTES]) if place >= BYTES else (0, 0)
        row[place] = (row[place] + guess(way, left, above[place], corner)) & 255
    return bytes(row)


def guess(way: int, left: int, above: int, corner: int) -> int:
    if way < 4:
        return (0, left, above, (left + above) // 2)[way]
    return min((left, above, corner), key=lambda each: abs(left + above - corner - each))
