"""The documentation site: complete, searchable, and without a request to another host."""

import json
import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch.cli.app import COMMANDS
from katzentisch.games import GAMES

from .blocks import ROOT
from .site import built_site

MODULES = ("arena", "bots", "client", "games")  # each with a list of its public names
LOADING = {**dict.fromkeys(("script", "img", "iframe", "source", "video", "audio", "embed"), "src"), "object": "data"}
NOT_LOADED = {"canonical", "alternate", "prev", "next"}  # of links in the head
LOADED_BY_STYLE = re.compile(r"(?:url\(|@import )['\"]?([^'\")]+)")
ELSEWHERE = re.compile(r"(?:[a-z]+:)?//", re.IGNORECASE)


class Page(HTMLParser):
    """What a page loads, and its anchors."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors.add(values.get("id", ""))
        if tag in LOADING:
            self.loads += [values.get(LOADING[tag], ""), *values.get("srcset", "").split(",")]
        if tag == "link" and not NOT_LOADED & set(values.get("rel", "").split()):
            self.loads.append(values.get("href", ""))
        self.loads += LOADED_BY_STYLE.findall(values.get("style", ""))


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


def test_every_public_name_is_in_the_reference(pages: dict[str, Page]) -> None:
    anchors = {anchor for name, page in pages.items() if name.startswith("reference/api/") for anchor in page.anchors}
    public = {f"katzentisch.{name}" for name in kt.__all__}
    public |= {f"katzentisch.{module}.{name}" for module in MODULES for name in import_module(f"katzentisch.{module}").__all__}
    assert sorted(public - anchors) == []


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
