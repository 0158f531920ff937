"""The page as an app: installable, and of some use without a network."""

from collections.abc import Callable

from playwright.sync_api import expect

from katzentisch.games import GAMES
from katzentisch.server.http.static_files import FOLDER

from .browsing import Visitor

IS_CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = """caches.keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(kept => kept.flat().map(({url}) => new URL(url).pathname))"""


def test_it_can_be_installed(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto("/")
    address = anna.page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = anna.context.request.get(address).json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Katzentisch", "/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = anna.context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def test_without_a_network_start_and_rules_open(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de", service_workers="allow")
    anna.page.goto("/")
    anna.wait_until(lambda: bool(anna.page.evaluate(IS_CONTROLLED)))
    anna.page.reload()
    assert anna.page.evaluate(IS_CONTROLLED)
    files = {f"/assets/{file.name}" for file in (FOLDER / "assets").iterdir() if file.suffix in (".js", ".css")}
    anna.wait_until(lambda: files <= set(anna.page.evaluate(KEPT)))
    with anna.offline():
        anna.page.goto("/")
        expect(anna.page.get_by_text(anna.said("page-you-are-offline"))).to_be_visible()
        for game in GAMES:
            expect(anna.button(f"{game}-name")).to_be_visible()
        for game in GAMES:
            anna.page.goto(f"/rules/{game}")
            expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said(f"{game}-name"))
            expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(anna.page.get_by_text(anna.said("page-you-are-offline"))).to_be_hidden()
