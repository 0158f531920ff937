"""The rules sheet shows the rules of its table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import Visitor

from .accessibility import check_with_axe
from .table_setup import against_bots

CHOSEN = {
    "katzenjammer_blues": ("mice", 24, 20),
    "katze_im_sack": ("rabbit", "spared", "counts"),
    "maus_pass_auf": ("under", "flipped", "unflipped"),
    "mau_mau": ("last_card", "draws", "quiet"),
}


def rules_sheet(anna: Visitor) -> Locator:
    anna.button("table-rules").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_text(anna.said("help-about-rulings", lesson=0)).wait_for()
    return sheet


@pytest.mark.parametrize("game", CHOSEN)
def test_the_rules_sheet_marks_the_options_of_the_table(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    option, value, usual = CHOSEN[game]
    against_bots(anna, game, options={option: value}, games=3)
    sheet = rules_sheet(anna)
    sheet.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
    lines = sheet.get_by_role("listitem")
    for each, count in ((value, 1), (usual, 0)):
        line = lines.filter(has_text=anna.said(f"{game}-option-{option}-{each}"))
        expect(line.get_by_text(anna.said("help-in-force"))).to_have_count(count)
    agreed = sheet.get_by_role("group").filter(has_text=anna.said("lobby-agreed")).first
    expect(agreed).to_contain_text(anna.said(f"{game}-option-{option}-{value}"))
    expect(agreed).to_contain_text(re.compile(rf"{anna.said('new-games')}\s*3"))
    check_with_axe(anna, "the rules of a table")


def test_on_the_rules_page_the_default_is_marked(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto("/rules/mau_mau")
    line = anna.page.get_by_role("listitem").filter(has_text=anna.said("mau_mau-option-last_card-quiet"))
    expect(line).to_contain_text(anna.said("help-usual"))
    expect(anna.page.get_by_text(anna.said("help-in-force"))).to_have_count(0)
