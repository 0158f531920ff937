"""Table moderation on the page: offered seats, bans, new links, bots for slow players, closing a table."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.running_server import RunningServer, quick, running

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, check_with_axe
from .table_setup import board, join_by_link, open_table, sit_together, start_with_friend


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with short waiting times."""
    settings = quick(tmp_path_factory.mktemp("conduct"), share_wait=1000, patience=500, last_call=3_600_000)
    with running(settings) as started:
        yield started


def text(visitor: Visitor, sentence: str, **facts: object) -> Locator:
    return visitor.page.get_by_text(visitor.said(sentence, **facts), exact=True)


def watch(link: str, visitor: Visitor, name: str) -> None:
    visitor.come_in(name)
    visitor.page.goto(link)
    visitor.button("table-menu").wait_for()


def in_menu(visitor: Visitor, *buttons: tuple[str, dict[str, object]]) -> None:
    """Press buttons in the menu, one after the other, and close it."""
    visitor.button("table-menu").click()
    for sentence, facts in buttons:
        visitor.button(sentence, **facts).click()
    check_with_axe(visitor, f"the menu after {buttons[-1][0]}")
    visitor.page.keyboard.press("Escape")


def test_a_seat_is_offered_declined_and_taken(visitor: Callable[..., Visitor]) -> None:
    host, friend, late = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE), visitor(**ON_A_PHONE)
    link = start_with_friend("mau_mau", host, friend)
    board(friend).wait_for()
    watch(link, late, "Cleo")
    in_menu(friend, ("table-offer", {"name": "Cleo"}))
    expect(text(friend, "table-offer-by-me", name="Cleo", seat=2)).to_be_visible()
    check_with_axe(late, "a seat is offered")
    late.button("table-offer-decline").click()
    expect(text(friend, "table-offer-by-me", name="Cleo", seat=2)).to_have_count(0)
    in_menu(friend, ("table-offer", {"name": "Cleo"}))
    expect(text(late, "table-offer-to-me", name="Ben", seat=2)).to_be_visible()
    late.button("table-offer-take").click()
    expect(late.page.get_by_role("heading", level=1)).not_to_contain_text(late.said("table-you-look-on"))
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text(friend.said("table-you-look-on"))


def test_the_host_bans_a_guest_and_lifts_the_ban(visitor: Callable[..., Visitor]) -> None:
    host, troll = visitor(**ON_A_PHONE), visitor(**ON_A_DESKTOP)
    troll.ignored.append("WebSocket connection to")
    link = open_table("mau_mau", host)
    join_by_link(link, troll, "Troll")
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Troll")).wait_for()
    in_menu(host, ("table-ban", {"name": "Troll"}), ("table-ban-yes", {}))
    expect(troll.page.get_by_role("alert").filter(has_text=troll.said("table-trouble"))).to_contain_text("banned")
    check_with_axe(troll, "banned")
    expect(host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Troll"))).to_have_count(0)
    in_menu(host, ("table-unban", {"name": "Troll"}))
    troll.page.goto(link)
    troll.button("lobby-sit-down").click()
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Troll")).wait_for()


def test_a_new_link_replaces_the_old_one(visitor: Callable[..., Visitor]) -> None:
    host, late = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE)
    old = open_table("mau_mau", host)
    in_menu(host, ("table-renew", {}), ("table-renew-yes", {}))
    shown = host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True)
    host.wait_until(lambda: shown.input_value() != old)
    assert urlsplit(host.page.url).fragment == urlsplit(shown.input_value()).fragment
    late.come_in("Cleo")
    late.page.goto(old)
    text(late, "table-trouble").wait_for()
    late.page.goto("about:blank")
    late.page.goto(shown.input_value())
    late.button("lobby-sit-down").wait_for()


def test_others_can_ask_for_a_bot_and_a_slow_player_is_warned(visitor: Callable[..., Visitor]) -> None:
    host, friend = visitor(**ON_A_PHONE), visitor(**ON_A_DESKTOP)
    start_with_friend("mau_mau", host, friend)
    board(friend).wait_for()
    friend.wait_until(lambda: friend.button("table-slow-replace", name="Anna").count() > 0)
    check_with_axe(friend, "a slow player")
    friend.button("table-slow-replace", name="Anna").click()
    expect(host.page.get_by_text(host.said("table-slow-me"))).to_be_visible()
    expect(friend.button("table-slow-replace", name="Anna")).to_have_count(0)
    check_with_axe(host, "others are waiting")


def test_a_game_is_closed_when_the_others_agree_and_its_deal_is_shown(visitor: Callable[..., Visitor]) -> None:
    host, friend = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE)
    start_with_friend("mau_mau", host, friend)
    board(friend).wait_for()
    in_menu(host, ("table-close-ask", {}), ("table-close-ask-yes", {}))
    expect(text(friend, "table-closing-answer", name="Anna")).to_be_visible()
    check_with_axe(friend, "asked whether to close")
    check_with_axe(host, "waiting for the others")
    friend.button("table-closing-yes").click()
    for person in (host, friend):
        expect(text(person, "table-closed-deal-right")).to_be_visible()
        text(person, "table-closed-deal-more").click()
        check_with_axe(person, "a game that was broken off")


def test_a_friend_refuses_to_close(visitor: Callable[..., Visitor]) -> None:
    host, friend = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE)
    start_with_friend("mau_mau", host, friend)
    board(friend).wait_for()
    in_menu(host, ("table-close-ask", {}), ("table-close-ask-yes", {}))
    friend.button("table-closing-no").click()
    expect(text(friend, "table-closing-answer", name="Anna")).to_have_count(0)
    expect(board(host)).to_be_visible()


def test_shared_devices_are_announced_before_anybody_sits_down(visitor: Callable[..., Visitor]) -> None:
    host, stranger = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE)
    host.page.goto("/new/mau_mau")
    host.page.get_by_role("radio", name=host.said("new-company-friends")).check()
    host.page.get_by_role("group", name=host.said("new-door")).get_by_role("radio").last.check()
    host.page.get_by_role("checkbox", name=host.said("new-shared")).check()
    check_with_axe(host, "a table with shared devices")
    host.button("new-open").click()
    expect(host.button("lobby-here-at", number=2)).to_be_visible()
    stranger.come_in("Otto")
    stranger.page.goto("/")
    found = stranger.page.get_by_role("region", name=stranger.said("start-open")).get_by_role("link")
    expect(found.first).to_contain_text(stranger.said("start-table-shared"))
    found.first.click()
    expect(text(stranger, "lobby-shared")).to_be_visible()
    stranger.button("lobby-sit-down").wait_for()


def test_a_table_without_shared_devices_offers_no_second_seat(visitor: Callable[..., Visitor]) -> None:
    host = visitor(**ON_A_PHONE)
    open_table("mau_mau", host)
    host.button("lobby-bot-at", number=2).wait_for()
    expect(host.button("lobby-here-at", number=2)).to_have_count(0)
    expect(text(host, "lobby-shared")).to_have_count(0)


def test_equal_names_on_one_device_are_reported(visitor: Callable[..., Visitor]) -> None:
    tablet = visitor(**ON_A_DESKTOP)
    sit_together(tablet, "mau_mau", "Mia", "mia", forced_moves=False)
    expect(tablet.page.get_by_role("alert").filter(has_text=tablet.said("new-names-alike", name="mia"))).to_be_visible()
    check_with_axe(tablet, "two people of one name")
    tablet.page.get_by_role("textbox", name=tablet.said("new-name-of", number=2)).fill("Tom")
    tablet.button("new-play").click()
    tablet.button("table-curtain-open", name="Mia").wait_for()
