"""The guided game: fixed cards, one explanation at a time, and a table that waits until it is read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import Player

from .accessibility import check_with_axe
from .table_setup import hand, names_in

SMALL = {"width": 360, "height": 640}
# by game: the steps up to the first decision, and what the board then says
OPENINGS = {
    "katzenjammer_blues": (["welcome", "row", "plan", "compare", "outbid"], "do-outbid"),
    "katze_im_sack": (["welcome", "lay", "lay-dog"], "prompt-lay"),
    "mau_mau": (["welcome", "play", "wild"], "play-one"),
    "maus_pass_auf": (["welcome", "turn"], "turn-you"),
}
NUMBERS = {"cards": 0, "mice": 0, "value": 0, "held": 3, "tip": 1, "small": 1, "count": 2}
FACTS = {**NUMBERS, **dict.fromkeys(("name", "bid", "cheap", "card"), ""), "face": "digit", "suit": "r", "digit": "5"}
COVERED = """(prompt, bubble) => {
    const [one, other] = [prompt, bubble].map(each => each.getBoundingClientRect());
    const isVisible = one.height > 0 && one.top >= 0 && one.bottom <= innerHeight;
    return !isVisible || (one.top < other.bottom && other.top < one.bottom);
}"""


def start_lesson(visitor: Visitor, game: str) -> None:
    """Start the guided game from the rules page."""
    visitor.come_in("Anna")
    visitor.page.goto(f"/rules/{game}")
    visitor.button("help-try").click()


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.said("help-coach"), exact=True)


def beginning(visitor: Visitor, game: str, step: str) -> str:
    """The first words of a step's text, before any fact of the game."""
    return visitor.said(f"{game}-guide-{step}", **FACTS)[:14]


def assert_step(visitor: Visitor, game: str, step: str) -> None:
    expect(bubble(visitor)).to_contain_text(beginning(visitor, game, step))


def read_on(visitor: Visitor, game: str, steps: list[str]) -> None:
    for step in steps:
        assert_step(visitor, game, step)
        visitor.button("help-coach-understood").click()


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_is_explained_and_the_prompt_stays_visible(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=SMALL)
    steps, prompt = OPENINGS[game]
    start_lesson(anna, game)
    read_on(anna, game, steps[:-1])
    assert_step(anna, game, steps[-1])
    sentence = anna.page.get_by_text(anna.said(f"{game}-board-{prompt}", bid="1 × 3")).first
    expect(sentence).to_be_visible()
    bubble_element = bubble(anna).element_handle()
    anna.wait_until(lambda: not sentence.evaluate(COVERED, bubble_element))
    anna.button("help-coach-understood").click()
    expect(anna.button("help-coach-understood")).to_have_count(0)


def test_bots_wait_until_it_is_read(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    start_lesson(anna, "katzenjammer_blues")
    read_on(anna, "katzenjammer_blues", ["welcome", "row"])
    assert_step(anna, "katzenjammer_blues", "plan")
    expect(anna.page.get_by_text(anna.said("katzenjammer_blues-board-no-bid"))).to_be_visible()
    read_on(anna, "katzenjammer_blues", ["plan"])
    expect(bubble(anna)).to_contain_text("Felix leads with 1 × 1")
    read_on(anna, "katzenjammer_blues", ["compare"])
    expect(bubble(anna)).to_contain_text("Moritz leads with 1 × 3")


def test_progress_lasts_and_a_lesson_that_was_begun_goes_on(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    start_lesson(anna, "mau_mau")
    read_on(anna, "mau_mau", ["welcome"])
    assert_step(anna, "mau_mau", "play")
    anna.page.reload()
    assert_step(anna, "mau_mau", "play")
    before = anna.page.url.split("#")[0]
    anna.page.goto("/rules/mau_mau")
    anna.button("help-try").click()
    assert_step(anna, "mau_mau", "play")
    assert anna.page.url.split("#")[0] == before


def test_everyone_learns_with_the_same_cards(visitor: Callable[..., Visitor]) -> None:
    hands = []
    for anna in (visitor(), visitor()):
        start_lesson(anna, "mau_mau")
        assert_step(anna, "mau_mau", "welcome")
        hands.append(names_in(hand(anna)))
    assert hands[0] == hands[1]
    assert len(hands[0]) == 5


def test_who_acts_need_not_read(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    start_lesson(anna, "maus_pass_auf")
    assert_step(anna, "maus_pass_auf", "welcome")
    player = Player(anna, "maus_pass_auf", seed=1)
    anna.wait_until(lambda: player.is_due)
    player.act()
    assert_step(anna, "maus_pass_auf", "cheese")


def test_hidden_for_good(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    start_lesson(anna, "katze_im_sack")
    assert_step(anna, "katze_im_sack", "welcome")
    anna.button("help-coach-quiet").click()
    expect(anna.button("help-coach-understood")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_text(anna.said("katze_im_sack-board-prompt-lay"))).to_be_visible()
    expect(anna.button("help-coach-understood")).to_have_count(0)


def test_a_lesson_to_its_end(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    start_lesson(anna, "maus_pass_auf")
    player, read = Player(anna, "maus_pass_auf", seed=1), anna.button("help-coach-understood")
    while not player.is_over:
        anna.wait_until(lambda: player.is_due or read.count() > 0 or player.is_over)
        if read.count():
            read.click()
        elif player.is_due:
            player.act()
    expect(anna.page.get_by_text(anna.said("after-lesson"))).to_be_visible()
    expect(anna.button("after-lesson-play")).to_be_visible()
    check_with_axe(anna, "the end of a lesson")


@pytest.mark.parametrize("game", ["katze_im_sack", "katzenjammer_blues"])
def test_the_bubble_with_axe(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=SMALL)
    start_lesson(anna, game)
    assert_step(anna, game, "welcome")
    check_with_axe(anna, "a bubble")
