"""The documentation site: complete, searchable, and without a request to another host."""

import json
import posixpath
import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote

import pytest

import katzentisch as kt
from katzentisch.cli.app import COMMANDS
from katzentisch.games import GAMES

from .blocks import ROOT
from .site import built_site

MODULES = ("arena", "bots", "client", "games")  # each with a list of its public names
LOADING = {**dict.fromkeys(("script", "img", "iframe", "source", "video", "audio", "embed"), "src"), "object": "data"}
NOT_LOADED = {"canonical", "alternate", "prev", "next"}  # of links in the head
ENVIRONMENTS = {
    "pettingzoo": ["env", "raw_env", "RawEnv"],
    "openspiel": ["register", "OpenSpielGame", "OpenSpielState"],
    "gymnasium": ["register", "Env", "VectorEnv"],
    "jax": ["Environment", "State"],
}
LOADED_BY_STYLE = re.compile(r"(?:url\(|@import )['\"]?([^'\")]+)")
HIGHLIGHTED = re.compile(r'<div class="([^"]*)highlight"><pre.*?><code>(.*?)</code></pre>', re.DOTALL)
OUTSIDE = re.compile(r"[a-z]+:", re.IGNORECASE)
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//", re.IGNORECASE)


class Page(HTMLParser):
    """What a page loads, its links and its anchors."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors.add(values.get("id", ""))
        if tag == "a":
            self.links.append(values.get("href", ""))
        if tag in LOADING:
            self.loads += [values.get(LOADING[tag], ""), *values.get("srcset", "").split(",")]
        if tag == "link" and not NOT_LOADED & set(values.get("rel", "").split()):
            self.loads.append(values.get("href", ""))
        self.loads += LOADED_BY_STYLE.findall(values.get("style", ""))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "style":
            self.loads += LOADED_BY_STYLE.findall(data)


@pytest.fixture(scope="module")
def site() -> Path:
    return built_site()


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    return {path.relative_to(site).as_posix(): Page(path) for path in site.rglob("*.html")}


def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[str, Page]) -> None:
    assert len(pages) > 40
    foreign = {(name, load.strip()) for name, page in pages.items() for load in page.loads if ELSEWHERE.match(load.strip())}
    styles = {(path.name, url) for path in site.rglob("*.css") for url in LOADED_BY_STYLE.findall(path.read_text(encoding="utf-8"))}
    assert not foreign
    assert not {(name, url) for name, url in styles if ELSEWHERE.match(url)}


def test_every_link_leads_somewhere(site: Path, pages: dict[str, Page]) -> None:
    """Also those that the strict build doesn't see: in HTML, and on pages that the theme makes."""
    relative = {(name, unquote(link)) for name, page in pages.items() for link in page.links if link and not OUTSIDE.match(link)}
    assert len(relative) > 1000
    broken = set()
    for name, link in relative:
        path, _, anchor = link.partition("#")
        there = posixpath.normpath(posixpath.join("/", posixpath.dirname(name), path))[1:] if path else name
        if not (site / there).is_file() or (anchor and there in pages and anchor not in pages[there].anchors):
            broken.add((name, link))
    assert not broken


def public_names() -> set[str]:
    names = {f"katzentisch.{name}" for name in kt.__all__}
    names |= {f"katzentisch.{module}.{name}" for module in MODULES for name in import_module(f"katzentisch.{module}").__all__}
    return names | {f"katzentisch.envs.{module}.{name}" for module, listed in ENVIRONMENTS.items() for name in listed}


def test_every_public_name_is_in_the_reference(pages: dict[str, Page]) -> None:
    anchors = {anchor for name, page in pages.items() if name.startswith("reference/api/") for anchor in page.anchors}
    assert sorted(public_names() - anchors) == []


def test_every_public_name_has_an_example(site: Path, pages: dict[str, Page]) -> None:
    """In its docstring or in a block of its page. All of them run in other tests."""
    examples = {name: "\n".join(code_of(site / name)) for name in pages if name.startswith("reference/api/")}
    shown = {public for public in public_names() for page, code in examples.items() if public in pages[page].anchors and uses(code, public)}
    assert sorted(public_names() - shown) == []


def code_of(page: Path) -> list[str]:
    """Return the examples of a page, without the signatures."""
    return [re.sub(r"<[^>]+>", "", code) for kind, code in HIGHLIGHTED.findall(page.read_text(encoding="utf-8")) if "signature" not in kind]


def uses(code: str, public: str) -> bool:
    return re.search(rf"\b{public.rsplit('.', 1)[-1]}\b", code) is not None


def test_a_name_of_the_reference_is_no_module_of_the_same_name(site: Path) -> None:
    """Such as the function `arena.study`, which hides a module."""
    assert [path.name for path in site.glob("reference/api/*.html") if "doc-symbol-module" in path.read_text(encoding="utf-8")] == []


def test_every_public_name_says_what_it_is() -> None:
    undocumented = [name for name in kt.__all__ if callable(getattr(kt, name)) and not getattr(kt, name).__doc__]
    assert undocumented == []


def test_every_command_is_in_the_reference(pages: dict[str, Page]) -> None:
    assert {f"katzentisch-{command}" for command in COMMANDS} <= pages["reference/commands.html"].anchors


def test_every_request_and_message_is_in_the_reference(pages: dict[str, Page]) -> None:
    messages = json.loads((ROOT / "docs/messages.schema.json").read_text(encoding="utf-8"))["$defs"]
    assert {f"message-{name}" for name in messages} <= pages["reference/http.html"].anchors


def test_the_rules_of_every_game_are_there(pages: dict[str, Page]) -> None:
    assert {f"rules/{game}.html" for game in GAMES if (ROOT / f"rules/{game}.md").exists()} <= pages.keys()


def test_the_search_finds_names_and_prose(site: Path) -> None:
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))["docs"]
    places = {entry["location"]: entry["text"] for entry in index}
    assert "reference/api/play.html#katzentisch.Position.determinize" in places
    assert any("reverse proxy" in text for location, text in places.items() if location.startswith("server.html"))
