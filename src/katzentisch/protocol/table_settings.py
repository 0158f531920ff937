"""The settings of a table. The host can change them before a series begins."""

from typing import Annotated, Literal

import msgspec

from ..games.game import BadSetup, Game, Value
from ..play.blank_state import blank_state
from ..play.clocks import Clock, NoClock
from ..play.fair_deal import LOT
from ..play.lesson import lesson_seed
from ..play.play import find_game
from ..words import Said
from .limits import LIMITS

GameId = Annotated[str, msgspec.Meta(extra_json_schema={"title": "GameId"})]  # one of GAMES
FIXED_IN_LESSONS = ("players", "options", "games", "public", "clock", "shared_devices", "first")
Seat = Annotated[int, msgspec.Meta(ge=0, le=LIMITS.seats - 1)]
Tempo = Literal["calm", "normal", "fast", "none"]
Status = Literal["open", "dealing", "playing", "pausing", "over", "closed"]  # pausing: between two games of a series


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stored with the table and in its log, under these field names. `first` begins the next game; the seat moves on with every game."""

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
    lesson: bool = False  # the guided game: one person and bots, always with the same cards (play/lesson.py)
    first: Seat | Literal["lot"] = 0  # by lot: the seed of the deal decides (docs/fair-deals.md)
    tempo: Tempo = "normal"  # how long bots wait before they move; none is for programs
    forced_moves: bool = False  # the server makes a person's only legal move, after a pause

    @property
    def has_clock(self) -> bool:
        return not isinstance(self.clock, NoClock)

    def checked_game(self) -> Game:
        """Return the game; raise BadSetup if it can't be played with these settings."""
        game = find_game(self.game)
        blank_state(game, self.players, self.options, 0 if self.first == LOT else self.first)
        if self.lesson:
            self.check_lesson(game)
        return game

    def check_lesson(self, game: Game) -> None:
        """Raise BadSetup unless these are the settings of a lesson; only what does not touch the game can be chosen."""
        if lesson_seed(game) is None:
            raise BadSetup(Said("lesson-none", {"game": game.id}))
        plain = TableSettings(game.id, game.default_players)
        for field in FIXED_IN_LESSONS:
            if getattr(self, field) != getattr(plain, field):
                required = msgspec.json.encode(getattr(plain, field)).decode()
                raise BadSetup(Said("lesson-setting", {"field": field, "value": required}))
