"""What a table is made with, and never changes."""

from typing import Annotated, Literal

import msgspec

from ...games.game import Game, Value
from ...play.blank_state import blank_state
from ...play.clocks import Clock, NoClock
from ...play.play import find_game

MOST_GAMES = 99

GameId = Annotated[str, msgspec.Meta(extra_json_schema={"title": "GameId"})]  # one of GAMES
Status = Literal["open", "dealing", "playing", "pausing", "over", "closed"]  # pausing: between two games of a series


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: GameId
    players: int
    options: dict[str, Value] = {}
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 1  # the length of a series
    public: bool = False  # listed for everybody; otherwise by link only
    clock: Clock = msgspec.field(default_factory=NoClock)
    spectators: bool = True
    hints: bool = True
    chat: bool = True
    shared_devices: bool = False  # one person may hold several seats, and sees all their cards; whoever sits down agrees to it

    @property
    def has_clock(self) -> bool:
        return not isinstance(self.clock, NoClock)

    def checked(self) -> Game:
        """The game, or a clear word about what can't be."""
        game = find_game(self.game)
        blank_state(game, self.players, self.options, 0)
        return game
