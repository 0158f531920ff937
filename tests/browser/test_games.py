"""Play every game to the end: two people with a bot, in German and English, and one person by keyboard."""

from collections.abc import Callable

import pytest

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.browser.player import Player, play_until
from katzentisch.words import LANGUAGES

from .accessibility import Keyboard, KeyboardPlayer
from .table_setup import start_with_friend


@pytest.mark.parametrize(("game", "language", "other"), [(game, *LANGUAGES[:: (-1) ** number]) for number, game in enumerate(GAMES)])
def test_two_people_and_bots_play_to_the_end(game: str, language: str, other: str, visitor: Callable[..., Visitor]) -> None:
    """Each game in both languages and on both sizes, and each language on both sizes."""
    host = visitor(language=language, size=PHONE)
    friend = visitor(language=other, size=DESKTOP)
    start_with_friend(game, host, friend)
    players = [Player(person, game, seed) for seed, person in enumerate((host, friend))]
    play_until(players)
    assert all(player.actions for player in players)


@pytest.mark.parametrize(("game", "size"), [("mau_mau", PHONE), ("katze_im_sack", DESKTOP)])
def test_a_game_by_keyboard(game: str, size: dict[str, int], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=size)
    anna.page.goto("/")
    keyboard = Keyboard(anna)
    keyboard.press(anna.button("start-play-at", game=anna.said(f"{game}-name")))
    player = KeyboardPlayer(anna, game, seed=1)
    play_until([player])
    assert keyboard.place != "nowhere"
    keyboard.press(anna.button("after-rematch"))
    anna.wait_until(lambda: not player.is_over)
