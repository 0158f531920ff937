"""The four games."""
import importlib

from .game import Game

GAMES: dict[str, Game] = {}
for _name in ("katzenjammer_blues", "katze_im_sack", "maus_pass_auf", "mau_mau"):
    try:
        _game = importlib.import_module(f".{_name}", __name__).GAME
        GAMES[_game.id] = _game
    except (ImportError, AttributeError):
        pass
