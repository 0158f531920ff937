"""The four games. `GAMES` is the only registry: a game that is in it is played, shown, simulated and tested like the others."""

from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf
from .game import Game

GAMES: dict[str, Game] = {package.GAME.id: package.GAME for package in (katzenjammer_blues, katze_im_sack, maus_pass_auf, mau_mau)}
