"""The files of the built page, read once, and how they are served. Only files that existed then are served."""

import gzip
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

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
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
FOREVER = "public, max-age=31536000, immutable"  # the name contains a digest of the contents
DAY = "public, max-age=86400"
REVALIDATE = "no-cache"  # cache it, but check every time whether it has changed


@dataclass(frozen=True)
class StaticFile:
    kind: str
    cache_control: str
    forms: Mapping[str, bytes]  # by Content-Encoding; "" uncompressed
    digest: str

    def encoding(self, header: str) -> str:
        accepted = accepted_encodings(header)
        return next((each for each in ENCODINGS if each in self.forms and each in accepted), "")

    def tag(self, encoding: str) -> str:
        return f'"{self.digest}{"-" * bool(encoding)}{encoding}"'


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings of Accept-Encoding whose weight isn't 0."""
    weighted = (each.partition(";") for each in header.lower().split(","))
    return {name.strip() for name, _, weight in weighted if not is_zero(weight)}


def is_zero(weight: str) -> bool:
    try:
        return float(weight.partition("=")[2] or 1) == 0
    except ValueError:
        return False


class Module(msgspec.Struct, frozen=True):
    """A module in Vite's manifest."""

    file: str
    imports: tuple[str, ...] = ()  # source paths
    css: tuple[str, ...] = ()


@dataclass(frozen=True)
class BuiltPage:
    index: str  # index.html
    files: Mapping[str, StaticFile]  # by path
    modules: Mapping[str, Module]  # by source path

    def preloads(self, sources: Iterable[str]) -> str:
        """Return tags for what these modules need besides index.html, so that a browser asks for it before any script has run."""
        needed = [self.modules[source] for source in self.closure(sources)]
        scripts = [f'<link rel="modulepreload" crossorigin href="/{each.file}">' for each in needed]
        styles = [f'<link rel="stylesheet" crossorigin href="/{name}">' for each in needed for name in each.css]
        return "".join(tag for tag in dict.fromkeys([*styles, *scripts]) if tag.partition("href=")[2] not in self.index)

    def closure(self, sources: Iterable[str]) -> list[str]:
        """Return modules of the manifest and all that they import."""
        found, waiting = [], [source for source in sources if source in self.modules]
        while waiting:
            source = waiting.pop(0)
            if source not in found:
                found.append(source)
                waiting.extend(self.modules[source].imports)
        return found


def load_page(folder: Path = FOLDER) -> BuiltPage | None:
    """Load the built page; None if it hasn't been built."""
    if not (folder / "index.html").is_file():
        return None
    index = (folder / "index.html").read_text(encoding="utf-8")
    manifest = folder / ".vite" / "manifest.json"
    modules = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Module]) if manifest.is_file() else {}
    return BuiltPage(index, dict(files(folder)), modules)


@lru_cache(maxsize=256)
def screen(index: str, language: str, head: str = "") -> StaticFile:
    """Return index.html in a language, with more in its head."""
    text = index.replace('<html lang="en"', f'<html lang="{language}"', 1).replace("</head>", f"{head}</head>", 1).encode()
    return StaticFile(KINDS[".html"], REVALIDATE, {"": text, "gzip": gzip.compress(text, mtime=0)}, digest(text))


def files(folder: Path) -> Iterator[tuple[str, StaticFile]]:
    for path in folder.rglob("*"):
        if path.suffix in KINDS and path.suffix != ".html":
            address = f"/{path.relative_to(folder).as_posix()}"
            yield address, StaticFile(KINDS[path.suffix], cache_control(address), dict(forms(path)), digest(path.read_bytes()))


def forms(path: Path) -> Iterator[tuple[str, bytes]]:
    yield "", path.read_bytes()
    for encoding, ending in ENCODINGS.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            yield encoding, packed.read_bytes()


def cache_control(address: str) -> str:
    if address.startswith("/assets/"):
        return FOREVER
    return DAY if address.startswith("/icons/") else REVALIDATE


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
