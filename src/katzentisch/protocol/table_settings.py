"""The settings a table is created with. They never change."""

from typing import Annotated, Literal

import msgspec

from ..games.game import Game, Value
from ..play.blank_state import blank_state
from ..play.clocks import Clock, NoClock
from ..play.play import find_game
from .limits import LIMITS

GameId = Annotated[str, msgspec.Meta(extra_json_schema={"title": "GameId"})]  # one of GAMES
Status = Literal["open", "dealing", "playing", "pausing", "over", "closed"]  # pausing: between two games of a series


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stored with the table and in its log, under these field names."""

    game: GameId
    players: int
    options: dict[str, Value] = {}
    games: Annotated[int, msgspec.Meta(ge=LIMITS.games.least, le=LIMITS.games.most)] = 1  # the length of a series
    public: bool = False  # listed for everyone; otherwise reachable only by link
    clock: Clock = msgspec.field(default_factory=NoClock)
    spectators: bool = True
    hints: bool = True
    chat: bool = True
    shared_devices: bool = False  # one person may hold several seats and see all their cards

    @property
    def has_clock(self) -> bool:
        return not isinstance(self.clock, NoClock)

    def checked_game(self) -> Game:
        """Return the game; raise BadSetup if it can't be played with these settings."""
        game = find_game(self.game)
        blank_state(game, self.players, self.options, 0)
        return game
