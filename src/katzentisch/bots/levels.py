"""Four levels for each game that has decisions, by measured strength (docs/strength.md). A weaker one sees less far; none plays blindly.

1 sees what lies before it, 2 thinks of its own cards, 3 goes by rules of thumb and by what others do, 4 has learned by playing; where that
made it stronger, it looks ahead too.
"""

from collections.abc import Sequence
from random import Random

from ..games.game import Game
from ..play.position import Position
from .beginners import BEGINNER
from .bot import Bot, Quick
from .casual import CASUAL
from .net import NET
from .rules import RULES
from .search import searcher

FARSIGHTED = searcher("farsighted", 300, with_net=True)

# by game, from the weakest on
LEVELS: dict[str, tuple[Bot, Bot, Bot, Bot]] = {
    "katzenjammer_blues": (BEGINNER, CASUAL, RULES, NET),
    "katze_im_sack": (BEGINNER, CASUAL, RULES, FARSIGHTED),
    "maus_pass_auf": (RULES, RULES, RULES, RULES),  # nothing is decided there
    "mau_mau": (BEGINNER, CASUAL, RULES, NET),
}


def level(number: int) -> Bot:
    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        return LEVELS[observation.game.id][number - 1].choose(observation, legal, rng)

    def quick(game: Game) -> Quick | None:
        return LEVELS[game.id][number - 1].quick(game)

    return Bot(f"level{number}", choose, quick=quick)
