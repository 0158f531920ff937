"""The matches of `script/run ratings`, and the ratings that follow from them."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from katzentisch.arena import Match, MatchFile
from katzentisch.arena.rating import fit_ratings
from katzentisch.games import GAMES
from katzentisch.games.game import Game

from .match_folder import MatchFolder
from .measurements import Levels, Ratings, meeting_of

DECIDED = [game for game in GAMES.values() if game.has_decisions]


@dataclass(frozen=True)
class Plan:
    levels: Levels
    folder: MatchFolder
    is_small: bool
    is_only_mixed: bool = False  # only the matches that ratings come from

    def players(self, game: Game) -> list[int]:
        return sorted({game.players[0], game.players[-1]}) if self.is_small else list(game.players)

    def matches(self) -> Iterator[Match]:
        for game in DECIDED:
            for players in self.players(game):
                for bots in dict.fromkeys([*([] if self.is_only_mixed else self.levels.steps), self.levels.everybody]):
                    yield self.folder.match(game.id, players, bots)

    def run(self) -> None:
        matches = list(self.matches())
        self.folder.matches = len(matches)
        self.levels.meetings = [meeting_of(match, self.folder.report(match)) for match in matches]


def ratings_of(plan: Plan) -> Ratings:
    """Rate the bots of each game by all matches of everybody against everybody, with any number of players."""
    found: Ratings = {}
    everybody = plan.levels.everybody
    for game in DECIDED:
        met = [match for match in plan.matches() if (match.game, match.bots) == (game.id, everybody)]
        played = [MatchFile(plan.folder.file_of(match), match).results for match in met]
        rated = zip(everybody, fit_ratings(len(everybody), played, plan.folder.seed), strict=True)
        games = sum(results.games for results in played)
        found[game.id] = {bot: {**msgspec.to_builtins(rating), "games": games} for bot, rating in rated}
    return found
