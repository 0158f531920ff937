"""The deals of a run, one game after another."""

from collections.abc import Mapping

from ..batch.bot_play import first_position
from ..batch.records import seed_of
from ..games.game import Game, Value
from ..play.blank_state import blank_state, key_of, seed_bytes
from ..play.position import Position


class Deals:
    """The games of a run at a table: with the same seed, the same games as those of `simulate` and `Batch`."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Value] | None, seed: int) -> None:
        self.game = game
        self.table = blank_state(game, players, options, 0)
        self.restart(seed)

    def restart(self, seed: int, number: int = 0) -> None:
        """Begin a run at this game."""
        self.seed, self.number = seed, number
        self.key = key_of(seed_bytes(seed))

    def deal(self) -> Position:
        """Return the first position of the next game."""
        position, _ = first_position(self.game, self.table, self.key, self.number)
        self.number += 1
        return position

    @property
    def deal_seed(self) -> bytes:
        """The seed of the last game: `Play` and `deal` give the same cards for it."""
        return seed_of(self.key, self.number - 1)


def skip_forced(position: Position) -> None:
    """Play single legal actions until there is a choice or the game is over."""
    while len(legal := position.legal()) == 1:
        position.apply(legal[0])


def skip_opening(position: Position) -> Position:
    """Return the position at the first choice; a game without any choice stays at its first decision."""
    later = position.copy()
    skip_forced(later)
    return position if later.is_over else later
