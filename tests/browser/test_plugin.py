"""The page with a game that it did not know when it was built: Kuhn poker, from examples/."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from playwright.sync_api import expect

from katzentisch.testing.browser.page import Visitor, bundle
from katzentisch.testing.browser.player import Player, play_until
from katzentisch.testing.plug_in import install_plug_in
from katzentisch.testing.running_server import serve_process

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, Keyboard, KeyboardPlayer, check_with_axe

EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn_poker"
GAME = "kuhn_poker"
DEVICES = [pytest.param(ON_A_PHONE, id="phone, de"), pytest.param(ON_A_DESKTOP, id="desktop, en")]


@dataclass(frozen=True)
class PlugInServer:
    url: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlugInServer]:
    folder = tmp_path_factory.mktemp("plugin")
    installed = install_plug_in(EXAMPLE, folder)
    with serve_process(folder, python=installed.python, environment=installed.environment) as started:
        yield PlugInServer(started.url())


@pytest.fixture(scope="module", autouse=True)
def words() -> None:
    """Let tests name the game's sentences, too."""
    for language in ("de", "en"):
        text = (EXAMPLE / "katzentisch_kuhn_poker" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle(language).add_resource(FluentResource(text))


class Clicker(Player):
    def act(self) -> None:
        self.actions += 1
        self.one_of(moves(self.visitor))


class Presser(KeyboardPlayer):
    def act(self) -> None:
        self.actions += 1
        assert self.keyboard.place != "nowhere", "the focus was lost with the last move"
        self.one_of(moves(self.visitor))


def moves(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("group", name=visitor.said("generic-moves"), exact=True).get_by_role("button", disabled=False)


def zone(visitor: Visitor, name: str, cards: int = 1) -> Any:
    label = visitor.said("generic-zone", name=visitor.said(f"{GAME}-zone-{name}"), cards=cards)
    return visitor.page.get_by_role("group", name=label, exact=True)


@pytest.mark.parametrize("device", DEVICES)
def test_a_whole_game_by_clicking(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto("/")
    anna.button(f"{GAME}-name").click()
    check_with_axe(anna, "the start page")
    anna.button("start-play-at", game=anna.said(f"{GAME}-name")).click()
    player = Clicker(anna, GAME, seed=1)
    anna.wait_until(lambda: player.is_due)
    expect(zone(anna, "hand")).to_have_count(2)
    expect(anna.page.get_by_role("img", name=anna.said("generic-hidden", count=1), exact=True)).to_have_count(2)
    check_with_axe(anna, "a turn")
    anna.button("table-hint-ask").click()
    anna.page.get_by_role("region", name=anna.said("table-hint"), exact=True).wait_for()
    expect(anna.page.get_by_role("button", name=anna.said("page-hinted"))).to_have_count(1)
    check_with_axe(anna, "a hint")
    play_until([player])
    check_with_axe(anna, "over")
    look_back(anna)


def look_back(anna: Visitor) -> None:
    """The replay with all cards open, and what the page can say about the deal."""
    anna.button("fair-title").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_text(anna.said("fair-setup-open"), exact=True).wait_for()
    expect(dialog.get_by_text(anna.said("fair-seed-right"), exact=True)).to_be_visible()
    check_with_axe(anna, "the check of the deal")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("link", name=anna.said("after-replay"), exact=True).click()
    anna.page.get_by_label(anna.said("replay-eyes"), exact=True).select_option(label=anna.said("replay-eyes-open"))
    expect(zone(anna, "hand")).to_have_count(2)
    expect(anna.page.get_by_role("img", name=anna.said("generic-hidden", count=1), exact=True)).to_have_count(1)  # the one left over
    anna.button("replay-forward").click()
    check_with_axe(anna, "the replay")


@pytest.mark.parametrize("device", DEVICES)
def test_rules_new_table_and_history(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto(f"/rules/{GAME}")
    first, *_ = anna.said(f"{GAME}-rules").split("\n\n")
    anna.page.get_by_text(first).wait_for()
    check_with_axe(anna, "the rules")
    anna.page.goto(f"/new/{GAME}")
    anna.page.get_by_role("heading", name=anna.said(f"{GAME}-name"), exact=True).wait_for()
    check_with_axe(anna, "the form for a new table")
    anna.button("new-play").click()
    player = Clicker(anna, GAME, seed=2)
    play_until([player])
    anna.page.goto("/history")
    expect(anna.page.get_by_role("rowheader", name=anna.said(f"{GAME}-name"))).to_be_visible()
    check_with_axe(anna, "the history")


def test_a_game_by_keyboard(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**ON_A_PHONE)
    anna.page.goto("/")
    keyboard = Keyboard(anna)
    anna.button(f"{GAME}-name").wait_for()
    keyboard.press(anna.button("start-play-at", game=anna.said(f"{GAME}-name")))
    player = Presser(anna, GAME, seed=3)
    play_until([player])
    assert player.actions
    assert keyboard.place != "nowhere"
    keyboard.press(anna.button("after-rematch"))
    anna.wait_until(lambda: not player.is_over)


def test_spectators_see_no_hand_and_a_language_can_change(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(**ON_A_DESKTOP), visitor(**ON_A_DESKTOP)
    anna.come_in("Anna")
    table = anna.make_table(GAME, 2)
    anna.page.goto(f"/t/{table['id']}?bots=rules#{table['invite']}")
    anna.wait_until(lambda: Clicker(anna, GAME, seed=4).is_due)
    ben.come_in("Ben")
    ben.page.goto(f"/t/{table['id']}#{table['invite']}")
    expect(zone(ben, "hand")).to_have_count(2)
    expect(ben.page.get_by_role("img", name=ben.said("generic-hidden", count=1), exact=True)).to_have_count(3)
    expect(moves(ben)).to_have_count(0)
    ben.button("table-menu").click()
    ben.page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
    ben.page.keyboard.press("Escape")
    ben.language = "de"
    expect(zone(ben, "hand")).to_have_count(2)
