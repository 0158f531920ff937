"""The page as it was built: its files, read once, and how they go out. Only what was found then can be asked for."""

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ...words import LANGUAGES

FOLDER = Path(__file__).parent / "static" / "page"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # the better one first
FOREVER = "public, max-age=31536000, immutable"  # the name has a digest of the contents
DAY = "public, max-age=86400"
ASK = "no-cache"  # keep it, but ask each time whether it is still the same


@dataclass(frozen=True)
class File:
    kind: str
    keeping: str
    forms: Mapping[str, bytes]  # by Content-Encoding; "" as it is
    digest: str

    def encoding(self, accepted: str) -> str:
        wished = accepted_encodings(accepted)
        return next((each for each in PACKED if each in self.forms and each in wished), "")

    def tag(self, encoding: str) -> str:
        return f'"{self.digest}{"-" * bool(encoding)}{encoding}"'


def accepted_encodings(header: str) -> set[str]:
    """Those of Accept-Encoding that aren't refused by a weight of 0."""
    wishes = (wish.partition(";") for wish in header.lower().split(","))
    return {name.strip() for name, _, weight in wishes if not is_nothing(weight)}


def is_nothing(weight: str) -> bool:
    try:
        return float(weight.partition("=")[2] or 1) == 0
    except ValueError:
        return False


@dataclass(frozen=True)
class Built:
    screens: Mapping[str, File]  # index.html by language
    files: Mapping[str, File]  # by path


def built(folder: Path = FOLDER) -> Built | None:
    """None where the page hasn't been built."""
    if not (folder / "index.html").is_file():
        return None
    index = (folder / "index.html").read_text(encoding="utf-8")
    return Built({language: screen(index, language) for language in LANGUAGES}, dict(files(folder)))


def screen(index: str, language: str) -> File:
    text = index.replace('<html lang="en"', f'<html lang="{language}"', 1).encode()
    return File(KINDS[".html"], ASK, {"": text, "gzip": gzip.compress(text, mtime=0)}, digest(text))


def files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in folder.rglob("*"):
        if path.suffix in KINDS and path.suffix != ".html":
            address = f"/{path.relative_to(folder).as_posix()}"
            yield address, File(KINDS[path.suffix], keeping(address), dict(forms(path)), digest(path.read_bytes()))


def forms(path: Path) -> Iterator[tuple[str, bytes]]:
    yield "", path.read_bytes()
    for encoding, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            yield encoding, packed.read_bytes()


def keeping(address: str) -> str:
    if address.startswith("/assets/"):
        return FOREVER
    return DAY if address.startswith("/icons/") else ASK


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
