"""Four levels for each game that has decisions, by measured strength (docs/strength.md). A weaker one sees less far; none plays blindly.

1 sees what lies before it, 2 goes by rules of thumb, 3 has learned by playing, 4 looks ahead with what it has learned.
"""

from collections.abc import Sequence
from random import Random

from ..games.game import Game
from ..play.position import Position
from .beginners import BEGINNER
from .bot import Bot, Quick
from .net import NET
from .rules import RULES
from .search import searcher

FARSIGHTED = searcher("farsighted", 400, with_net=True)

# by game, from the weakest on
LEVELS: dict[str, tuple[Bot, Bot, Bot, Bot]] = {
    "katzenjammer_blues": (BEGINNER, RULES, NET, FARSIGHTED),
    "katze_im_sack": (BEGINNER, RULES, NET, FARSIGHTED),
    "mau_mau": (BEGINNER, RULES, NET, FARSIGHTED),
    "maus_pass_auf": (RULES, RULES, RULES, RULES),  # nothing is decided there
}


def level(number: int) -> Bot:
    def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
        return LEVELS[masked.game.id][number - 1].choose(masked, legal, luck)

    def quick(game: Game) -> Quick | None:
        return LEVELS[game.id][number - 1].quick(game)

    return Bot(f"level{number}", choose, quick=quick)
