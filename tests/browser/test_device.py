"""Several people at one device, and one person on another device."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.browser.player import ANYTHING, Player, pattern, play_until

from .table_setup import against_bots, hand, names_in, sit_together

TABLET = {"width": 820, "height": 1180}


def curtain(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.said("table-curtain"), exact=True)


def test_a_curtain_hides_each_hand_from_the_other(visitor: Callable[..., Visitor]) -> None:
    device = visitor(language="de", size=DESKTOP)
    sit_together(device, "mau_mau", "Mia", "Tom", forced_moves=False)
    player = Player(device, "mau_mau", seed=1)
    seen = set()
    for _ in range(8):
        play_until([player], until=lambda: player.is_over or curtain(device).count() > 0)
        if player.is_over:
            break
        behind = device.page.content()
        name = curtain(device).get_by_role("heading").inner_text()
        device.button("table-curtain-open", name=name).click()
        seen.add(name)
        secret = [card for card in names_in(hand(device)) if card not in public_log(device)]
        assert [card for card in secret if card in behind] == []
    assert seen == {"Mia", "Tom"}


def public_log(visitor: Visitor) -> str:
    """Return the log without the lines about drawn cards."""
    lines = visitor.page.get_by_role("group", name=visitor.said("table-log"), exact=True).get_by_role("listitem").all_inner_texts()
    drawn = pattern(visitor, "mau_mau-event-drew", you="no", seat=ANYTHING, count=1, known=1, cards=ANYTHING)
    return " ".join(line for line in lines if not drawn.match(line))


def test_children_turn_up_cards_together_without_a_curtain(visitor: Callable[..., Visitor]) -> None:
    tablet = visitor(size=TABLET)
    children = ["Ada", "Bo", "Cem"]
    sit_together(tablet, "maus_pass_auf", *children)
    player = Player(tablet, "maus_pass_auf", seed=1)
    turned: set[str] = set()
    while turned != set(children):
        tablet.wait_until(lambda: player.is_due)
        turned.update(child for child in children if turner(tablet, child).count())
        player.act()
        expect(curtain(tablet)).to_have_count(0)


def turner(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=pattern(visitor, "maus_pass_auf-board-turn-of", cards=1, name=name))


def test_a_code_takes_a_person_to_another_device(visitor: Callable[..., Visitor]) -> None:
    phone, desktop = visitor(language="de"), visitor(size=DESKTOP)
    table = against_bots(phone, "katze_im_sack")
    phone.page.goto("/settings")
    phone.button("settings-device-make").click()
    desktop.page.goto(phone.page.get_by_role("textbox", name=phone.said("forms-link"), exact=True).input_value())
    desktop.button("device-take").click()
    expect(desktop.page.get_by_role("status").filter(has_text="Anna")).to_have_text(desktop.said("device-done", name="Anna"))
    desktop.button("page-home").click()
    own = desktop.page.get_by_role("region", name=desktop.said("start-own")).get_by_role("link")
    own.click()
    hand(desktop).wait_for()
    assert urlsplit(desktop.page.url).path == f"/t/{table}"
