"""Pictures of a visitor's page, in both languages and five sizes, light and dark; their index page; and smaller PNG files."""

import json
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from itertools import groupby, product
from pathlib import Path

from playwright.sync_api import CDPSession, TimeoutError

from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor

SIZES = {
    "phone": PHONE,
    "small": {"width": 360, "height": 640},
    "landscape": {"width": 844, "height": 390},
    "desk": DESKTOP,
    "large": {"width": 2560, "height": 1440},
}
SETTINGS = {"mauSeconds": 30, "motion": "less", "speed": "none", "soundOffered": True}
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
KEEP = "settings => localStorage.setItem('katzentisch-settings', settings)"
ENLARGE = "percent => { document.documentElement.style.fontSize = percent }"
Arrange = Callable[[Visitor], None]
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Katzentisch: screens</title>
<style>
body { font: 1rem system-ui, sans-serif; margin: 1rem; background: #888 }
section { margin-bottom: 2rem } div { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start }
img { height: 22rem; max-width: 100%; object-fit: cover; object-position: top }
h2 { position: sticky; top: 0; margin: 0 0 .5rem; padding: .25rem; background: #888 }
</style>
"""
PNG_HEAD = b"\x89PNG\r\n\x1a\n"
BYTES = 3  # a pixel: red, green, blue


@dataclass(frozen=True)
class Look:
    """The languages, sizes and themes to take pictures in."""

    languages: Sequence[str] = ("de", "en")
    sizes: Sequence[str] = tuple(SIZES)
    themes: Sequence[str] = ("dark", "light")
    text: int = 100  # percent


class Camera:
    def __init__(self, folder: Path, look: Look) -> None:
        self.folder, self.look = folder, look
        self.taken: list[Path] = []
        self.tools: dict[Visitor, CDPSession] = {}

    def shoot(self, name: str, visitor: Visitor, path: str, arrange: Arrange, whole: bool) -> None:
        for language in self.look.languages:
            visitor.context.set_offline(False)
            self.load(visitor, path, language)
            arrange(visitor)
            self.put_down(visitor)
            for size, theme in product(self.look.sizes, self.look.themes):
                self.take(visitor, f"{name}.{size}.{language}.{theme}", size, theme, whole)
        visitor.context.set_offline(False)

    def load(self, visitor: Visitor, path: str, language: str) -> None:
        visitor.language = language
        page = visitor.page
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.evaluate(KEEP, json.dumps({**SETTINGS, "language": language}))
        page.goto("about:blank")
        visitor.faults.clear()
        page.goto(path)
        with suppress(TimeoutError):
            page.wait_for_load_state("networkidle", timeout=5000)
        if self.look.text != 100:
            page.evaluate(ENLARGE, f"{self.look.text}%")

    def put_down(self, visitor: Visitor) -> None:
        """Hide the pointer and the focus."""
        visitor.page.mouse.move(0, 0)
        visitor.page.evaluate("() => document.activeElement.blur()")

    def take(self, visitor: Visitor, name: str, size: str, theme: str, whole: bool) -> None:
        page = visitor.page
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        if whole:  # a window as high as the page, so that what sticks to the lower edge stays there
            height = page.evaluate("() => document.documentElement.scrollHeight")
            page.set_viewport_size({**SIZES[size], "height": height})  # type: ignore[typeddict-item]
        page.evaluate(TWO_FRAMES)
        path = self.folder / f"{name}.png"
        path.write_bytes(self.picture(visitor))
        self.taken.append(path)

    def picture(self, visitor: Visitor) -> bytes:
        """Playwright's own pictures take more than twice as long."""
        if visitor not in self.tools:
            self.tools[visitor] = visitor.context.new_cdp_session(visitor.page)
        shot = self.tools[visitor].send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return b64decode(shot["data"])


def name_of(path: Path) -> str:
    return path.name.split(".")[0]


def write_index(folder: Path, taken: Iterable[Path]) -> Path:
    index = folder / "index.html"
    groups = groupby(sorted(taken), name_of)
    index.write_text(HEAD + "".join(section(name, list(paths)) for name, paths in groups), encoding="utf-8")
    return index


def section(name: str, paths: list[Path]) -> str:
    links = "".join(
        f'<a href="{escape(path.name)}"><img loading="lazy" src="{escape(path.name)}" alt="{escape(path.stem)}"></a>' for path in paths
    )
    return f"<section><h2>{escape(name)}</h2><div>{links}</div></section>\n"


def repacked(picture: bytes) -> bytes:
    parts = dict(chunks(picture))
    width = int.from_bytes(parts[b"IHDR"][:4], "big") * BYTES
    rows = unfiltered(zlib.decompress(parts[b"IDAT"]), width)
    plain = b"".join(b"\0" + row for row in rows)
    kept = ((b"IHDR", parts[b"IHDR"]), (b"IDAT", zlib.compress(plain, 9)), (b"IEND", b""))
    return PNG_HEAD + b"".join(chunk(kind, data) for kind, data in kept)


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks by type; image data may be split into several."""
    pixels, at = b"", len(PNG_HEAD)
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
    """Undo a PNG filter: each byte was stored as the difference from a prediction made from its neighbours."""
    for place in range(len(row) if way else 0):
        left, corner = (row[place - BYTES], above[place - BYTES]) if place >= BYTES else (0, 0)
        row[place] = (row[place] + guess(way, left, above[place], corner)) & 255
    return bytes(row)


def guess(way: int, left: int, above: int, corner: int) -> int:
    if way < 4:
        return (0, left, above, (left + above) // 2)[way]
    return min((left, above, corner), key=lambda each: abs(left + above - corner - each))
