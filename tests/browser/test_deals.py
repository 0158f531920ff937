"""How cards are dealt, as people see it: what is proven to whom, whose share is missing, and what no honest server does."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from katzentisch.cli import main
from katzentisch.server.tables import commands
from katzentisch.testing.browser.page import DESKTOP, Visitor, said

from .table_setup import against_bots, finish_game, hand, join_by_link


def silenced(visitor: Visitor, *types: str) -> None:
    """What this page sends of these types never arrives."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if json.loads(text)["type"] in types else server.send(text))

    visitor.context.route_web_socket("**/api/socket*", route)


def table_for_two(host: Visitor, friend: Visitor) -> None:
    """The host is about to start."""
    host.come_in("Anna")
    host.page.goto(host.make_table("mau_mau", 2)["link"])
    join_by_link(host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True).input_value(), friend)
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Ben")).wait_for()


def notice(visitor: Visitor, sentence: str, **facts: object) -> Locator:
    return visitor.page.locator(".notice").filter(has_text=said(visitor.language, sentence, **facts))


def verdict(visitor: Visitor) -> Locator:
    visitor.button("fair-title").click()
    return visitor.page.get_by_role("dialog", name=visitor.said("fair-title")).get_by_role("status")


def downloaded(visitor: Visitor, link: str, path: Path) -> Path:
    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("link", name=visitor.said(link), exact=True).last.click()
    coming.value.save_as(path)
    return path


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_browser_kept_proves_the_deal_on_the_command_line_too(
    visitor: Callable[..., Visitor], tmp_path: Path, language: str
) -> None:
    anna = visitor(language=language)
    finish_game(anna, "mau_mau")
    expect(verdict(anna)).to_contain_text(anna.said("fair-proof-proven-kept"))
    record = downloaded(anna, "fair-download-record", tmp_path / "record.jsonl")
    kept = downloaded(anna, "fair-download-kept", tmp_path / "kept.json")
    assert main(["verify", str(record), "--kept", str(kept)]) == 0
    assert main(["verify", str(record)]) == 3


def test_a_server_that_uses_a_commitment_again_is_found_out(
    visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(commands, "new_secret", lambda: bytes(range(32)))
    anna = visitor()
    finish_game(anna, "mau_mau")
    expect(anna.page.get_by_role("heading", name=anna.said("deal-alarm-title"))).to_have_count(0)
    table = against_bots(anna, "mau_mau")
    expect(anna.page.get_by_role("heading", name=anna.said("deal-alarm-title"))).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name=anna.said("deal-alarm-title"))).to_be_visible()
    evidence = json.loads(downloaded(anna, "fair-download-kept", tmp_path / "kept.json").read_text(encoding="utf-8"))
    [alarm] = evidence["alarms"]
    assert (alarm["kind"], alarm["table"]) == ("repeated", table)
    assert alarm["before"]["shares"].keys() == {"0"}


def test_a_missing_share_is_reported_with_the_cards(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(language="de", size=DESKTOP), visitor()
    silenced(ben, "commit-share")
    table_for_two(anna, ben)
    anna.button("lobby-start").click()
    expect(notice(anna, "deal-without", names="Ben", count=1)).to_be_visible()
    expect(notice(ben, "deal-without-mine")).to_be_visible()
    expect(anna.page.get_by_role("complementary")).to_contain_text(anna.said("deal-without", names="Ben", count=1))
    hand(anna).wait_for()
    hand(ben).wait_for()


def test_an_unrevealed_share_restarts_the_deal_visibly(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(size=DESKTOP), visitor(language="de")
    silenced(ben, "share")
    table_for_two(anna, ben)
    anna.button("lobby-start").click()
    expect(notice(anna, "deal-restarted", names="Ben", count=1)).to_be_visible()
    expect(notice(ben, "deal-restarted-mine")).to_be_visible()
    hand(anna).wait_for()
    expect(anna.page.get_by_role("complementary")).to_contain_text(anna.said("deal-without", names="Ben", count=1))


def test_two_tabs_and_a_reload_in_the_middle_of_a_deal(visitor: Callable[..., Visitor]) -> None:
    """Ben doesn't answer at first, so that there is time."""
    anna, ben = visitor(), visitor()
    silenced(ben, "commit-share")
    table_for_two(anna, ben)
    tab = anna.context.new_page()
    tab.goto(anna.page.url)
    tab.get_by_role("button", name=anna.said("lobby-start"), exact=True).wait_for()
    anna.button("lobby-start").click()
    anna.page.get_by_text(anna.said("table-dealing")).wait_for()
    anna.page.reload()
    hand(anna).wait_for()
    expect(notice(anna, "deal-without-mine")).to_have_count(0)
    deals = anna.page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('katzentisch-deal/')).map(key => localStorage[key])")
    [deal] = map(json.loads, deals)
    assert deal["dealt"] is True
    assert deal["listed"][0] is not None
