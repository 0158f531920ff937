"""The four games. `GAMES` is the only registry: the rest of the program finds games only there."""

import numba

from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf
from .game import Game

GAMES: dict[str, Game] = {package.GAME.id: package.GAME for package in (katzenjammer_blues, katze_im_sack, maus_pass_auf, mau_mau)}

# Numba names compiled code after the number that a state's type got in the process that compiled it. The numbers must be the same in every
# process, or code of two games that was compiled in two processes has the same name, and one game runs the other's.
STATE_TYPES = [numba.from_dtype(game.state) for game in GAMES.values()]
