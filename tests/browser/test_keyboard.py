"""A game from the start page to its result, without a mouse."""

from collections.abc import Callable

import pytest

from .browsing import DESKTOP, PHONE, Visitor
from .keyboard import Keyboard, KeyboardPlayer
from .players import play_on


@pytest.mark.parametrize(("game", "size"), [("mau_mau", PHONE), ("katze_im_sack", DESKTOP)])
def test_a_game_by_keyboard(game: str, size: dict[str, int], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=size)
    anna.page.goto("/")
    keyboard = Keyboard(anna)
    keyboard.press(anna.button(f"{game}-name"))
    keyboard.press(anna.button("start-bots"))
    player = KeyboardPlayer(anna, game, seed=1)
    play_on([player])
    assert keyboard.place != "nowhere"
    keyboard.press(anna.button("after-rematch"))
    anna.wait_until(lambda: not player.is_over)
