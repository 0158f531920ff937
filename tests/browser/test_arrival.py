"""Coming to a table: by an invitation, while the server is away, to a table that doesn't exist; and who is seen to be gone."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.running_server import quick, running

from .accessibility import check_with_axe
from .table_setup import against_bots, hand, join_by_link, open_table

AWAY = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


def test_a_reload_while_the_server_is_away_waits_for_it(browser: Browser, tmp_path: Path) -> None:
    """The page comes from the service worker's cache, and the server comes back at the same address."""
    settings = quick(tmp_path, share_wait=1000)
    with running(settings) as started:
        port = started.port
        anna = Visitor(browser, started.url, language="de", service_workers="allow")
        anna.ignored.extend(AWAY)
        anna.page.goto("/")
        anna.page.evaluate("navigator.serviceWorker.ready")
        against_bots(anna, "mau_mau")
        anna.page.wait_for_function("async () => (await (await caches.open((await caches.keys())[0])).keys()).length > 60")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name=anna.said("table-unreachable"))).to_be_visible()
    expect(anna.page.get_by_role("textbox")).to_have_count(0)
    check_with_axe(anna, "no connection")
    with running(settings, port=port):
        hand(anna).wait_for()
        expect(anna.page.get_by_role("heading", name=anna.said("table-unreachable"))).to_have_count(0)
        anna.close()


def test_a_newcomer_hears_at_once_that_there_is_no_such_table(visitor: Callable[..., Visitor]) -> None:
    host, newcomer = visitor(), visitor(language="de")
    link = open_table("mau_mau", host)
    newcomer.ignored.append("404 (Not Found)")
    for address in ("/t/nirgends", link.split("#", maxsplit=1)[0], f"{link[:-1]}?"):
        newcomer.page.goto("about:blank")
        newcomer.page.goto(address)
        expect(newcomer.page.get_by_role("alert").filter(has_text=newcomer.said("table-trouble"))).to_be_visible()
        expect(newcomer.page.get_by_role("textbox")).to_have_count(0)
        way_on = newcomer.page.get_by_role("main").get_by_role("link", name=newcomer.said("page-home")).bounding_box()
        assert way_on
        assert way_on["height"] < 100  # a button, not the window


def test_an_invitation_says_who_invites_and_leads_to_a_seat_in_one_step(visitor: Callable[..., Visitor]) -> None:
    host, friend = visitor(), visitor(language="de", size=DESKTOP)
    link = open_table("mau_mau", host)
    friend.page.goto(link)
    title = friend.said("door-title", host="Anna", game=friend.said("mau_mau-name"))
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(friend.page.get_by_text(friend.said("door-free", free=2))).to_be_visible()
    friend.page.get_by_role("textbox", name=friend.said("forms-name")).fill("Ben")
    friend.page.keyboard.press("Enter")
    expect(friend.page.get_by_role("button", name=friend.said("lobby-leave-at", name="Ben"))).to_be_visible()
    expect(host.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


def test_who_comes_too_late_watches(visitor: Callable[..., Visitor]) -> None:
    host, late = visitor(), visitor()
    against_bots(host, "mau_mau")
    late.page.goto(host.page.url)
    late.page.get_by_role("textbox", name=late.said("forms-name")).fill("Late")
    late.button("door-watch").click()
    expect(late.page.get_by_role("heading", level=1)).to_contain_text(late.said("table-you-look-on"))


def test_who_is_gone_is_marked_and_who_returns_is_not(visitor: Callable[..., Visitor]) -> None:
    """In the lobby and at the table."""
    host, friend = visitor(), visitor()
    link = open_table("mau_mau", host, players=2)
    join_by_link(link, friend)
    seat = host.page.get_by_role("listitem").filter(has_text="Ben")
    mark = seat.get_by_text(host.said("page-is-offline"))
    expect(seat).to_be_visible()
    for _ in range(2):
        friend.page.goto("about:blank")
        expect(mark).to_be_visible()
        check_with_axe(host, "somebody in the lobby is gone")
        friend.page.goto(link)
        expect(mark).to_have_count(0)
    host.button("lobby-start").click()
    hand(friend).wait_for()
    plate = host.page.get_by_role("listitem").filter(has_text="Ben")
    expect(plate.get_by_role("img", name=host.said("page-is-offline"))).to_have_count(0)
    friend.page.goto("about:blank")
    expect(plate.get_by_role("img", name=host.said("page-is-offline"))).to_be_visible()
    expect(plate.get_by_role("img", name=host.said("page-is-thinking"))).to_have_count(0)
    check_with_axe(host, "a player is gone")
    friend.page.goto(link)
    expect(plate.get_by_role("img", name=host.said("page-is-offline"))).to_have_count(0)


def test_an_unknown_page_is_our_own(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    anna.ignored.append("404 (Not Found)")
    for path in ("/nowhere", "/learn/mau_mau"):
        answer = anna.page.goto(path)
        assert answer
        assert answer.status == 404
        expect(anna.page.get_by_role("heading", name=anna.said("page-lost"))).to_be_visible()
        check_with_axe(anna, "an unknown page")
