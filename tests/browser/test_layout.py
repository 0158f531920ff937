"""Where things are on a board: nothing overlaps or is cut off, hands and actions can be reached, seats follow the direction of play."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import Player, play_until

from .table_setup import against_bots

ZONES = ("plates", "middle", "line", "own", "prompt", "actions", "hand")  # classes of a board's parts
WINDOWS = [(360, 640), (390, 844), (844, 390), (740, 360), (640, 400), (1100, 700), (1440, 900), (2560, 1440)]
RING = [size for size in WINDOWS if size[0] >= 1100]
TARGET = 44  # pixels
MEASURE = """zones => Object.fromEntries(zones.flatMap(zone => {
  const found = document.querySelector(`.board .${zone}`);
  return found ? [[zone, found.getBoundingClientRect().toJSON()]] : [];
}))"""
BOXES = """() => [...document.querySelectorAll('.board .plate')].map(each => each.getBoundingClientRect().toJSON())"""
SMALL = """least => [...document.querySelectorAll('.board button:not(:disabled)')].filter(each => {
  const { width, height } = each.getBoundingClientRect();
  return width > 0 && Math.min(width, height) < least - 0.5;
}).map(each => `${each.ariaLabel ?? each.textContent} ${JSON.stringify(each.getBoundingClientRect())}`)"""
FITS = "() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"

Box = dict[str, float]


def begin(visitor: Visitor, game: str, players: int) -> Player:
    visitor.page.emulate_media(reduced_motion="reduce")
    against_bots(visitor, game, players)
    player = Player(visitor, game, seed=1)
    visitor.wait_until(lambda: player.is_due)
    return player


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def zones_of(visitor: Visitor) -> dict[str, Box]:
    found: dict[str, Box] = visitor.page.evaluate(MEASURE, ZONES)
    return found


def overlap(one: Box, other: Box) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def check_zones(visitor: Visitor, size: tuple[int, int]) -> None:
    """All zones are inside the window, and none covers another. On a large screen, the plates are around the middle."""
    zones = zones_of(visitor)
    assert visitor.page.evaluate(FITS) == [True, True], (size, zones)
    names = [zone for zone in zones if not (size in RING and zone == "plates")]
    hidden = [(one, other) for one in names for other in names if one < other and overlap(zones[one], zones[other])]
    assert hidden == [], (size, zones)


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_fits_at_a_full_table(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    begin(anna, game, max(GAMES[game].players))
    for size in WINDOWS:
        resize(anna, *size)
        check_zones(anna, size)
        assert anna.page.evaluate(SMALL, TARGET) == [], size


@pytest.mark.parametrize("game", list(GAMES))
def test_zones_keep_their_size_from_phase_to_phase(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size={"width": 390, "height": 844}, language="de")
    player = begin(anna, game, 3)
    anna.page.wait_for_function("() => document.fonts.ready.then(() => true)")
    first = zones_of(anna)
    for _ in range(12):
        if player.is_over:
            break
        if player.is_due:
            player.act()
        if not player.is_over:
            assert zones_of(anna) == first


@pytest.mark.parametrize("game", list(GAMES))
def test_the_result_moves_nothing(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size={"width": 390, "height": 844}, language="de")
    player = begin(anna, game, 2 if 2 in GAMES[game].players else 3)
    anna.page.wait_for_function("() => document.fonts.ready.then(() => true)")
    first = zones_of(anna)
    play_until([player])
    assert zones_of(anna) == first


@pytest.mark.parametrize(("game", "players"), [("mau_mau", 10), ("katze_im_sack", 4), ("maus_pass_auf", 3)])
def test_seats_go_clockwise_around_a_large_table(game: str, players: int, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size={"width": 1440, "height": 900})
    begin(anna, game, players)
    for size in RING:
        resize(anna, *size)
        plates: list[Box] = anna.page.evaluate(BOXES)
        assert len(plates) == players
        assert not any(overlap(one, other) for place, one in enumerate(plates) for other in plates[:place]), size
        assert clockwise([plates[-1], *plates[:-1]]), size  # the own plate is the last one on the page


def clockwise(plates: list[Box]) -> bool:
    """Whether the first is at the bottom, and each further one is clockwise from the one before."""
    x = sum(each["x"] + each["width"] / 2 for each in plates) / len(plates)
    y = (min(each["y"] for each in plates) + max(each["bottom"] for each in plates)) / 2
    angles = [math.atan2(each["y"] + each["height"] / 2 - y, each["x"] + each["width"] / 2 - x) for each in plates]
    turned = [(angle - math.pi / 2) % (2 * math.pi) for angle in angles]
    return all(one < other for one, other in zip([0.0, *turned[1:]], turned[1:], strict=False))


def test_large_text_still_works(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size={"width": 390, "height": 844})
    player = begin(anna, "mau_mau", 4)
    anna.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    zones = zones_of(anna)
    hidden: list[Any] = [(one, other) for one in zones for other in zones if one < other and overlap(zones[one], zones[other])]
    assert hidden == []
    player.act()
