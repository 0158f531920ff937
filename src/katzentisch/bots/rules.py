"""A player that goes by rules of thumb: each game has its own."""

from collections.abc import Sequence
from random import Random

from ..play.position import Position
from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf
from .bot import Bot, Choose

PLAYERS: dict[str, Choose] = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    return PLAYERS[masked.game.id](masked, legal, luck)


RULES = Bot("rules", choose)
