"""After the game: the next one of a series, a rematch, and what stays of it."""

import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor

from .accessibility import Keyboard, check_with_axe
from .table_setup import finish_game, hand, join_by_link, leave_to_bots, names_in, record_of, start_with_friend

AT = 3  # the step of a replay
A_CARD = re.compile("^(green|blue|red|yellow|Wild)")


def opened_series(host: Visitor) -> str:
    """A table for two people and two games; its link."""
    host.come_in("Anna")
    host.page.goto("/new/mau_mau")
    host.page.get_by_role("radio", name=host.said("new-company-friends")).check()
    host.page.get_by_role("group", name=host.said("new-players")).get_by_role("radio", name="2").check()
    host.page.get_by_role("radio", name=host.said("new-games-other")).check()
    host.button("forms-more", what=host.said("new-games-number")).click()
    host.button("new-open").click()
    return host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True).input_value()


def figures(visitor: Visitor, table: str) -> dict[str, list[int]]:
    """By name, the numbers behind it."""
    rows = visitor.page.get_by_role("region", name=visitor.said(table), exact=True).get_by_role("row").all()[1:]
    return {cells[1].split("\n")[0].strip(): [int(cell) for cell in cells[2:]] for cells in map(cells_of, rows)}


def cells_of(row: Locator) -> list[str]:
    return row.locator("th, td").all_inner_texts()


def test_a_series_of_two_games_and_a_rematch(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(), visitor(language="de", size=DESKTOP)
    link = opened_series(anna)
    join_by_link(link, ben)
    anna.button("lobby-start").click()
    scores = []
    for again, number in (("after-next", 2), ("after-rematch", 3)):
        leave_to_bots([anna, ben], table=urlsplit(link).path.removeprefix("/t/"))
        scores.append({name: numbers[-1] for name, numbers in figures(anna, "after-standing").items()})
        totals = {name: [sum(game[name] for game in scores), *(game[name] for game in scores)] for name in ("Anna", "Ben")}
        assert figures(anna, "after-series-table") == figures(ben, "after-series-table") == totals
        ben.button(again, number=number).click()
        hand(anna).wait_for()
        hand(ben).wait_for()


def test_a_replay_goes_to_any_place_and_looks_through_all_eyes(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    names = record_of(anna, finish_game(anna, "mau_mau"))["names"]
    anna.page.get_by_role("link", name=anna.said("after-replay"), exact=True).click()
    place = anna.page.get_by_role("slider", name=anna.said("replay-slider"))
    last = int(place.get_attribute("max") or 0)
    for button, at in (("replay-forward", 1), ("replay-forward", 2), ("replay-back", 1)):
        anna.button(button).click()
        expect(place).to_have_value(str(at))
    place.fill(str(last))
    expect(anna.page.get_by_text(anna.said("mau_mau-board-over"), exact=True)).to_be_visible()
    anna.button("mau_mau-replay-before").click()
    expect(place).not_to_have_value(str(last))
    place.press("Home")
    expect(place).to_have_value("0")
    own = {name: hand_of(anna, name) for name in names}
    look(anna, anna.said("replay-eyes-open"))
    plates = anna.page.get_by_role("list", name=anna.said("page-players")).get_by_role("listitem")
    for name in names:
        cards = plates.filter(has_text=name).get_by_role("img", name=A_CARD)
        expect(cards).to_have_count(len(own[name]))
        assert sorted(cards.evaluate_all("all => all.map(each => each.ariaLabel)")) == sorted(own[name])
    look(anna, anna.said("replay-eyes-spectator"))
    expect(plates.get_by_role("img", name=A_CARD)).to_have_count(0)
    expect(hand(anna)).to_have_count(0)


def test_a_review_lists_decisions_and_opens_them(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    finish_game(anna, "katze_im_sack")
    anna.page.get_by_role("link", name=anna.said("after-replay"), exact=True).click()
    anna.button("replay-review").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=anna.said("replay-review-luck"))).to_be_visible()
    expect(sheet.get_by_role("combobox", name=anna.said("replay-review-seat"))).to_have_value("0")
    sheet.get_by_role("combobox").select_option("1")
    expect(sheet.get_by_role("heading", name=anna.said("replay-review-luck"))).to_be_visible()
    line = sheet.get_by_role("listitem").first
    if line.count():
        line.click()
        expect(sheet).to_have_count(0)
        expect(anna.page.get_by_role("slider", name=anna.said("replay-slider"))).not_to_have_value("0")


def with_costly_move(route: Route) -> None:
    """Answer with the review, and a decision that is sure to be in its list."""
    review = route.fetch().json()
    route.fulfill(json={**review, "worst": [{"at": AT, "move": "draw", "best": "play r5", "given": 0.5, "error": 0.1}]})


def test_the_result_leads_to_the_moment_as_one_saw_it(visitor: Callable[..., Visitor]) -> None:
    """By keyboard, from a seat that isn't the first one."""
    anna, ben = visitor(), visitor(language="de", size=DESKTOP)
    table = urlsplit(start_with_friend("mau_mau", anna, ben)).path.removeprefix("/t/")
    hand(ben).wait_for()
    leave_to_bots([anna, ben], table)
    ben.page.route("**/api/played/*/review*", with_costly_move)
    keyboard = Keyboard(ben)
    keyboard.press(ben.page.get_by_role("link", name=ben.said("after-review"), exact=True))
    sheet = ben.page.get_by_role("dialog", name=ben.said("replay-review"))
    expect(sheet.get_by_role("combobox", name=ben.said("replay-review-seat"))).to_have_value("1")
    check_with_axe(ben, "the review behind a result")
    keyboard.press(sheet.get_by_role("listitem").get_by_role("button").first)
    expect(sheet).to_have_count(0)
    expect(ben.page.get_by_role("slider", name=ben.said("replay-slider"))).to_have_value(str(AT))
    expect(ben.page.get_by_role("combobox", name=ben.said("replay-eyes"))).to_have_value("1")
    expect(hand(ben)).to_be_visible()


@pytest.mark.parametrize(("seat", "language"), [(0, "de"), (1, "en")])
def test_a_replay_from_the_result_is_seen_through_ones_own_eyes(seat: int, language: str, visitor: Callable[..., Visitor]) -> None:
    people = [visitor(language=language), visitor(language=language)]
    table = urlsplit(start_with_friend("katze_im_sack", *people)).path.removeprefix("/t/")
    hand(people[1]).wait_for()
    leave_to_bots(people, table)
    person, name, other = people[seat], *("Anna", "Ben")[:: 1 - 2 * seat]
    person.page.get_by_role("link", name=person.said("after-replay"), exact=True).click()
    eyes = person.page.get_by_role("combobox", name=person.said("replay-eyes"))
    expect(eyes.get_by_role("option", selected=True)).to_have_text(name)
    expect(hand(person)).to_be_visible()
    others = person.page.get_by_role("list", name=person.said("page-players"))
    expect(others).to_contain_text(other)
    expect(others).not_to_contain_text(name)


def look(visitor: Visitor, eyes: str) -> None:
    visitor.page.get_by_role("combobox", name=visitor.said("replay-eyes")).select_option(label=eyes)


def hand_of(visitor: Visitor, name: str) -> list[str]:
    """Return a hand as its player sees it."""
    look(visitor, name)
    others = visitor.page.get_by_role("list", name=visitor.said("page-players"))
    expect(others).not_to_contain_text(name)
    return names_in(hand(visitor))


def test_the_deal_is_fair_and_the_record_can_be_downloaded(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    game = finish_game(anna, "katze_im_sack")
    anna.button("fair-title").click()
    expect(anna.page.get_by_role("dialog").get_by_role("status")).to_contain_text(anna.said("fair-proof-proven"))
    anna.button("page-close").click()
    with anna.page.expect_download() as coming:
        anna.page.get_by_role("link", name=anna.said("after-record"), exact=True).click()
    record = json.loads(coming.value.path().read_text(encoding="utf-8"))
    assert record == record_of(anna, game)
    assert (record["game"], record["names"][0], record["bots"]) == ("katze_im_sack", "Anna", [None, "rules", "rules"])


def test_a_shared_link_shows_the_game_to_anybody(visitor: Callable[..., Visitor]) -> None:
    anna, stranger = visitor(), visitor(language="de")
    finish_game(anna, "katzenjammer_blues")
    anna.button("after-share").click()
    stranger.page.goto(anna.page.get_by_role("textbox", name=anna.said("forms-link"), exact=True).input_value())
    expect(stranger.page.get_by_role("heading", name=stranger.said("katzenjammer_blues-name"))).to_be_visible()
    stranger.button("replay-forward").click()
    expect(stranger.page.get_by_role("slider")).to_have_value("1")
    stranger.button("replay-more").click()
    stranger.button("fair-title").click()
    expect(stranger.page.get_by_role("dialog", name=stranger.said("fair-title")).get_by_role("status")).to_contain_text(
        stranger.said("fair-proof-consistent-nothing-kept")
    )
