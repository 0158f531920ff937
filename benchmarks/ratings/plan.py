"""Which matches are played."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from katzentisch.arena import Match
from katzentisch.games import GAMES
from katzentisch.games.game import Game

from .book import Book
from .pieces import Levels, Meeting, Share

DECIDED = [game for game in GAMES.values() if game.feature_count]  # in the others nobody has a choice


@dataclass(frozen=True)
class Plan:
    levels: Levels
    book: Book
    is_small: bool

    def players(self, game: Game) -> list[int]:
        return sorted({game.players[0], game.players[-1]}) if self.is_small else list(game.players)

    def matches(self) -> Iterator[Match]:
        for game in DECIDED:
            for players in self.players(game):
                for bots in dict.fromkeys([*self.levels.steps, self.levels.everybody]):
                    yield self.book.match(game.id, players, bots)

    def run(self) -> None:
        matches = list(self.matches())
        self.book.matches = len(matches)
        self.levels.meetings = [self.meeting(match) for match in matches]

    def meeting(self, match: Match) -> Meeting:
        told = self.book.told(match)
        shares = {name: msgspec.convert(bot, Share) for name, bot in told["bots"].items()}
        return Meeting(match.game, match.players, match.bots, told["games"], shares)
