"""Key moments are shown step by step: what is on the page when, with its clock stopped."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.browser.scene_timeline import StoppedScene, recorded

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, check_with_axe

Visit = Callable[..., Visitor]
TIMELINES = {
    "katze_im_sack dog": [(0, "sack"), (1300, "chase"), (2800, "points"), (4300, "")],
    "katze_im_sack dogs": [(0, "sack"), (1300, "chase"), (2800, "points"), (4300, "")],
    "katzenjammer_blues foursome": [(0, "foursome"), (1500, "foursome-paid"), (2800, "")],
    "katzenjammer_blues auction": [(0, "won"), (1100, "")],
    "katzenjammer_blues payment": [(0, "paid"), (1300, "")],
    "katzenjammer_blues joker": [(0, "joker"), (1300, "")],
    "mau_mau chain": [(0, "effect"), (1300, "")],
    "mau_mau draw": [(0, "effect"), (1300, "draw"), (2600, "")],
    "mau_mau direction": [(0, "effect"), (1300, "")],
    "mau_mau colour": [(0, "effect"), (1300, "")],
    "mau_mau end": [(0, "effect"), (1300, "end"), (2900, "")],
    "katzenjammer_blues end": [(0, "end"), (1600, "")],
    "maus_pass_auf hunt": [(0, "turned"), (1300, "prize"), (3000, "")],
    "maus_pass_auf escape": [(0, "turned"), (1300, "prize"), (3000, "")],
    "maus_pass_auf end": [(0, "turned"), (1300, "prize"), (3000, "end"), (4600, "")],
    "katze_im_sack end": [(0, "sack"), (1300, "points"), (2800, "end"), (4400, "")],
}
# whether the result hides a part of the board
COVERED = """() => document.querySelector('.result').getBoundingClientRect().left
  < document.querySelector('.board').getBoundingClientRect().right - 1"""
# axe needs the clock: only the end of a stage never comes
FREEZE = "const wait = setTimeout; window.setTimeout = (act, time, ...rest) => wait(act, time > 1500 && time < 3000 ? 1e8 : time, ...rest)"


def scene(visit: Visit, name: str, **settings: Any) -> StoppedScene:
    return StoppedScene(visit(**{"speed": "normal", **settings}), name)


@pytest.mark.parametrize(("name", "expected"), TIMELINES.items(), ids=str)
def test_what_is_visible_when(name: str, expected: list[tuple[int, str]], visitor: Visit) -> None:
    shown = scene(visitor, name).timeline()
    stages = [look for place, look in enumerate(shown) if place == 0 or look.stage != shown[place - 1].stage]
    assert [(look.at, look.stage) for look in stages] == expected
    assert all(look.said and not look.prompt for look in stages[:-1])
    assert len({look.said for look in stages[:-1]}) >= len(stages) - 2  # a foursome has one caption


def test_the_round_ends_in_steps_and_the_next_one_begins_after_them(visitor: Visit) -> None:
    """Katze im Sack: the last card, the dog, the points, and only then the next round."""
    shown = scene(visitor, "katze_im_sack dog")
    anna, page = shown.visitor, shown.page
    before, after = (update.view for update in (shown.table.game.before, shown.table.game.after))
    status = page.get_by_text(anna.said("katze_im_sack-board-round", round=before.round, rounds=9))
    row = page.get_by_role("list", name=anna.said("katze_im_sack-board-row"), exact=True)
    expect(row.locator(".turned")).to_have_count(4)
    expect(status).to_be_visible()
    shown.run_for(1300)
    expect(page.locator(".chased")).to_have_count(1)
    expect(page.locator(".dog")).to_have_count(1)
    shown.run_for(1500)
    expect(page.locator(".chased, .dog")).to_have_count(0)
    winner = max(range(4), key=lambda seat: after.seats[seat].points != before.seats[seat].points)
    points = anna.said("katze_im_sack-board-points", points=str(after.seats[winner].points).replace("-", "−"))
    expect(page.get_by_text(points, exact=True).first).to_be_visible()
    expect(status).to_be_visible()
    shown.run_for(1500)
    expect(page.get_by_text(anna.said("katze_im_sack-board-round", round=before.round + 1, rounds=9))).to_be_visible()


def test_a_foursome_lies_in_the_middle(visitor: Visit) -> None:
    shown = scene(visitor, "katzenjammer_blues foursome", size=DESKTOP)
    cards = shown.page.locator("[data-shown] li")
    expect(cards).to_have_count(4)
    mice = shown.table.game.before.view.mice_left
    expect(shown.page.get_by_text(shown.visitor.said("katzenjammer_blues-board-pool", count=mice))).to_be_visible()
    shown.run_for(1500)
    expect(cards).to_have_count(0)
    paid = shown.table.game.after.view.mice_left
    expect(shown.page.get_by_text(shown.visitor.said("katzenjammer_blues-board-pool", count=paid))).to_be_visible()


@pytest.mark.parametrize(("how", "size"), [("tap", PHONE), ("key", DESKTOP)])
def test_a_turn_behind_a_scene_cannot_be_hit_by_accident(how: str, size: dict[str, int], visitor: Visit) -> None:
    """A tap ends the scene and does nothing else; the next one counts only a moment later."""
    shown = scene(visitor, "mau_mau turn", size=size)
    page = shown.page
    title = page.title()
    deck = page.get_by_text(str(shown.table.game.after.view.deck), exact=True).first

    def act() -> None:
        if how == "key":
            page.keyboard.press("Enter")
        else:
            deck.click(force=True)

    act()
    assert shown.look().stage == ""
    assert page.title() != title
    act()
    assert shown.table.asked == []
    shown.run_for(300)
    focused = page.get_by_role("button", name=shown.visitor.said("table-rules"), exact=True)
    focused.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_tap_beside_the_board_does_not_skip(visitor: Visit) -> None:
    shown = scene(visitor, "katze_im_sack dog")
    shown.visitor.button("table-rules").click()
    expect(shown.page.get_by_role("dialog")).to_be_visible()
    assert shown.look().stage == "sack"


@pytest.mark.parametrize(("speed", "end"), [("calm", 2250), ("fast", 650)])
def test_the_speed_is_a_setting(speed: str, end: int, visitor: Visit) -> None:
    assert [look.at for look in scene(visitor, "mau_mau direction", speed=speed).timeline() if not look.stage] == [end]


def test_without_scenes_everything_is_there_at_once(visitor: Visit) -> None:
    shown = scene(visitor, "katze_im_sack dog", speed="none")
    assert shown.look().stage == ""
    number = shown.table.game.after.view.round
    expect(shown.page.get_by_text(shown.visitor.said("katze_im_sack-board-round", round=number, rounds=9))).to_be_visible()


def test_reduced_motion_has_captions_and_nothing_flies(visitor: Visit) -> None:
    shown = scene(visitor, "katzenjammer_blues foursome", reduced_motion="reduce")
    expect(shown.page.locator("[data-shown] li")).to_have_count(4)
    expect(shown.page.locator(".flight")).to_have_count(0)
    assert "four" in shown.look().said
    shown.run_for(1500)
    expect(shown.page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize("name", ["katze_im_sack dog", "katzenjammer_blues foursome", "mau_mau chain", "maus_pass_auf hunt"])
def test_axe_finds_nothing_during_a_scene(name: str, visitor: Visit) -> None:
    anna = visitor(speed="calm", **ON_A_PHONE)
    anna.page.add_init_script(FREEZE)
    table = recorded(anna, name)
    table.happen()
    anna.page.locator("[data-stage]").wait_for()
    check_with_axe(anna, name)


@pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESKTOP], ids=["phone", "desktop"])
def test_the_table_stays_behind_the_result(device: dict[str, Any], visitor: Visit) -> None:
    shown = scene(visitor, "maus_pass_auf end", **device)
    anna, page = shown.visitor, shown.page
    assert shown.timeline()[-2].stage == "end"
    result = page.get_by_role("region", name=anna.said("after-standing"), exact=True)
    expect(result).to_be_visible()
    plate = page.locator(".plate").first
    expect(plate).to_be_in_viewport()
    top = "each => each.getBoundingClientRect().top"
    assert page.locator(".result ol").evaluate(top) < result.evaluate(top)
    page.clock.resume()
    check_with_axe(anna, "the result in front of the table")
    if device is ON_A_DESKTOP:
        assert not page.evaluate(COVERED)
    anna.button("table-log" if device is ON_A_DESKTOP else "after-aside").click()
    expect(result).to_have_count(0)
    check_with_axe(anna, "the table with the result put aside")
    anna.button("after-open").click()
    expect(result).to_be_visible()
