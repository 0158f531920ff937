"""From the start page to a table, as a newcomer, a friend, a stranger and a spectator."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.browser.player import Player, play_until

from .table_setup import against_bots, board, hand, join_by_link


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_to_a_game_against_bots(game: str, visitor: Callable[..., Visitor]) -> None:
    newcomer = visitor(language="de")
    newcomer.page.goto("/")
    newcomer.button("start-play-at", game=newcomer.said(f"{game}-name")).click()
    expect(board(newcomer)).to_be_visible()
    expect(newcomer.page.get_by_role("heading", name=newcomer.said(f"{game}-name"))).to_be_visible()


def test_one_tap_to_a_table_that_others_join_by_its_link(visitor: Callable[..., Visitor]) -> None:
    host, friend = visitor(), visitor(language="de", size=DESKTOP)
    host.page.goto("/")
    host.button("start-friends-at", game=host.said("mau_mau-name")).click()
    expect(host.page.get_by_role("img", name=host.said("forms-qr"))).to_be_visible()
    link = host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True)
    join_by_link(link.input_value(), friend)
    expect(host.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


def test_a_tile_says_for_whom_the_game_is_and_unfolds_below_its_row(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    anna.page.goto("/")
    tiles = anna.page.get_by_role("article")
    for game, facts in GAMES.items():
        tile = tiles.filter(has=anna.button(f"{game}-name"))
        expect(tile).to_contain_text(anna.said("start-facts-players", least=facts.players[0], most=facts.players[-1]))
        expect(tile).to_contain_text(anna.said("start-facts-about-minutes", minutes=facts.minutes))
        expect(tile).to_contain_text(anna.said("start-facts-from-age", age=facts.age))
    before = [tiles.nth(number).bounding_box() for number in range(2)]
    anna.button("katzenjammer_blues-name").click()
    expect(anna.button("start-guide")).to_be_visible()
    assert [tiles.nth(number).bounding_box() for number in range(2)] == before


def test_a_running_public_table_is_listed_to_watch(visitor: Callable[..., Visitor]) -> None:
    host, looker = visitor(), visitor(language="de")
    table = against_bots(host, "mau_mau", name="Hildegard", public=True)
    looker.page.goto("/")
    listed = looker.page.get_by_role("region", name=looker.said("start-watch")).get_by_role("link", name="Hildegard")
    listed.and_(looker.page.locator(f'[href="/t/{table}"]')).click()  # other tests on this server may have left tables
    looker.page.get_by_role("textbox", name=looker.said("forms-name")).fill("Lurch")
    looker.button("door-watch").click()
    expect(board(looker)).to_be_visible()


def test_what_one_prefers_is_kept(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de", theme="dark")
    anna.page.goto("/")
    anna.button("settings-to-light").click()
    anna.button("settings-sound").click()
    anna.page.get_by_role("button", name="English").click()
    anna.language = "en"
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    expect(anna.button("settings-sound")).to_have_attribute("aria-pressed", "true")
    expect(anna.button("settings-to-dark")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=anna.said("start-games"))).to_be_visible()


def test_a_stranger_finds_an_open_table_and_sits_down(visitor: Callable[..., Visitor]) -> None:
    host, stranger = visitor(), visitor()
    host.come_in("Hedwig")
    host.page.goto(host.make_table("mau_mau", 2, public=True)["link"])
    stranger.come_in("Otto")
    stranger.page.goto("/")
    stranger.page.get_by_role("region", name=stranger.said("start-open")).get_by_role("link", name="Hedwig").click()
    stranger.button("lobby-sit-down").click()
    host.button("lobby-start").click()
    expect(board(stranger)).to_be_visible()


@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack", "mau_mau"])
def test_a_spectator_sees_no_hand(game: str, visitor: Callable[..., Visitor]) -> None:
    anna, looker = visitor(), visitor(size=DESKTOP)
    against_bots(anna, game)
    looker.come_in("Lurch")
    looker.page.goto(anna.page.url)
    expect(board(looker)).to_be_visible()
    expect(hand(anna)).to_be_visible()
    expect(hand(looker)).to_have_count(0)
    expect(looker.page.get_by_role("heading", level=1)).to_contain_text(looker.said("table-you-look-on"))


def test_a_table_that_does_not_exist_is_said_clearly(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    anna.come_in("Anna")
    anna.page.goto("/t/nirgends")
    expect(anna.page.get_by_role("alert").filter(has_text=anna.said("table-trouble"))).to_be_visible()
    anna.page.get_by_role("link", name=anna.said("page-home")).click()
    expect(anna.page.get_by_role("heading", name="Katzentisch", exact=True)).to_be_visible()


def test_a_card_that_does_not_fit_says_why(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    against_bots(anna, "mau_mau")
    player = Player(anna, "mau_mau", seed=1)
    unfitting = hand(anna).get_by_role("button", disabled=True)
    play_until([player], until=lambda: player.is_due and unfitting.count() > 0)
    card = unfitting.first.get_attribute("aria-label") or ""
    unfitting.first.click(force=True)
    expect(anna.page.get_by_role("status").filter(has_text=card)).to_contain_text("doesn’t")
