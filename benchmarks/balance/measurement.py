"""The studies of a game, and the file that keeps them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from katzentisch.arena import Study, study
from katzentisch.games.game import Game, Value

BOT = "level3"

Change = tuple[str, Value]


class Measurement(msgspec.Struct):
    """All studies of one game, by number of players. The one at the default number has all variations."""

    made_by: str
    game: str
    default_players: int
    studies: list[Study]

    @property
    def usual(self) -> Study:
        return next(each for each in self.studies if each.players == self.default_players)


def measure(game: Game, games: int, seed: int, jobs: int | None) -> Iterator[Study]:
    """Study a game with every number of players, the default one first.

    Options are varied there. Those that change no game there, such as a rule for two players, are varied at the smallest table too.
    """
    usual = study(game.id, game.default_players, BOT, games, seed, vary=changes(game, game.default_players), jobs=jobs)
    yield usual
    idle = [each.option for each in usual.variations if each.difference.changed == 0]
    for players in game.players:
        if players != game.default_players:
            vary = [change for change in changes(game, players) if change[0] in idle] if players == game.players[0] else []
            yield study(game.id, players, BOT, games, seed, vary=vary, jobs=jobs)


def changes(game: Game, players: int) -> list[Change]:
    """Return every value of every option that is not the default."""
    return [(option.name, value) for option in game.options for value in option.allowed(players) if value != option.usual(players)]


def write(path: Path, measurement: Measurement) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(measurement), indent=1) + b"\n")


def read(path: Path) -> Measurement:
    return msgspec.json.decode(path.read_bytes(), type=Measurement)
