"""A table on a television: what spectators see, in large, whoever owns the browser; and phones that show mostly hands."""

from collections.abc import Callable

from playwright.sync_api import expect

from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.browser.player import Player

from .accessibility import Keyboard, check_with_axe
from .table_setup import against_bots, board, hand


def test_a_television_needs_no_name_and_shows_the_code_until_the_game(visitor: Callable[..., Visitor]) -> None:
    anna, screen = visitor(size=PHONE), visitor(size=DESKTOP)
    anna.come_in("Anna")
    table = anna.make_table("mau_mau", 2)
    screen.page.goto(f"/tv/{table['id']}#{table['invite']}")
    expect(screen.page.get_by_role("img", name=screen.said("forms-qr"), exact=True)).to_be_visible()
    expect(screen.page.get_by_text(screen.said("tv-free"), exact=True)).to_have_count(1)
    check_with_axe(screen, "the lobby on a television")
    anna.page.goto(f"/t/{table['id']}?bots=rules#{table['invite']}")
    board(anna).wait_for()
    board(screen).wait_for()
    expect(screen.page.get_by_role("list", name=screen.said("page-players"), exact=True).get_by_role("listitem")).to_have_count(2)
    expect(hand(screen)).to_have_count(0)
    check_with_axe(screen, "a game on a television")


def test_the_browser_of_a_player_shows_no_hand_on_the_television(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    against_bots(anna, "katze_im_sack")
    hand(anna).wait_for()
    received: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(str(text))))
    anna.page.goto(anna.page.url.replace("/t/", "/tv/"))
    board(anna).wait_for()
    expect(hand(anna)).to_have_count(0)
    assert received
    assert not any('"hand":[' in text or '"removed":"' in text for text in received)


def test_a_table_without_spectators_says_so(visitor: Callable[..., Visitor]) -> None:
    anna, screen = visitor(size=PHONE), visitor(size=DESKTOP)
    table = against_bots(anna, "mau_mau", spectators=False)
    screen.page.goto(anna.page.url.replace("/t/", "/tv/"))
    expect(screen.page.get_by_text(screen.said("tv-forbidden"), exact=True)).to_be_visible()
    anna.button("table-menu").click()
    anna.page.get_by_text(anna.said("tv-show"), exact=True).click()
    expect(anna.page.get_by_text(anna.said("tv-forbidden"), exact=True)).to_be_visible()
    assert table


def test_a_phone_can_show_mostly_the_hand(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=PHONE)
    against_bots(anna, "mau_mau")
    player = Player(anna, "mau_mau", seed=1)
    anna.wait_until(lambda: player.is_due)
    before = hand(anna).bounding_box()
    keyboard = Keyboard(anna)
    keyboard.press(anna.button("table-menu"))
    anna.page.get_by_role("checkbox", name=anna.said("tv-hand-mode")).check()
    anna.page.keyboard.press("Escape")
    after = hand(anna).bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]
    check_with_axe(anna, "mostly the hand")
