"""Several games in a row at one table: totals, the rotating first seat, ties.

The rules of each game have a paragraph on it; a game in another package works the same.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from ..games.game import BadSetup, Game, Value
from ..words import Said
from .blank_state import Seed, blank_state, plain_options, seed_bytes
from .fair_deal import LOT, First, draw_first
from .integers import as_int, describe_value
from .play import Play, find_game
from .record import Result


def totals_of(results: Sequence[Result], players: int) -> list[int]:
    """Return the total score of each seat."""
    return [sum(result.scores[seat] for result in results) for seat in range(players)]


def tie_breaks_of(play: Play) -> tuple[int, ...]:
    """Return what a finished game adds to each seat's tie-break."""
    state = play.position.state
    return tuple(play.game.series_tie_break(state, seat) for seat in range(play.players))


def ranks_of(totals: Sequence[int], game: Game, tie_breaks: Iterable[Sequence[int]] = ()) -> list[int]:
    """Return the rank of each seat: 1 is best. `tie_breaks`, by game, decide between equal totals; what is still equal shares a rank."""
    sums = [sum(column) for column in zip(*tie_breaks, strict=True)] or [0] * len(totals)
    standing = [(-total if game.fewest_win else total, more) for total, more in zip(totals, sums, strict=True)]
    return [1 + sum(other > mine for other in standing) for mine in standing]


class Series:
    """Several games in a row at one table, with a rotating first seat.

    Parameters
    ----------
    game, players, options, first, seed
        As for `Play`; `first` is the first seat of the first game, or "lot": then the seed of that game draws it.
    games
        The number of games.

    Raises
    ------
    BadSetup
        If the game does not allow such a table.

    Examples
    --------
    >>> series = Series("mau_mau", players=3, games=2, seed=1)
    >>> while not series.over:
    ...     game = series.next()
    ...     while not game.over:
    ...         steps = game.move(game.legal[0])
    >>> len(series.totals)
    3
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        *,
        options: Mapping[str, Value] | None = None,
        first: First = 0,
        seed: Seed | None = None,
    ) -> None:
        self.game = find_game(game)
        number = as_int(games)
        if number is None or number < 1:
            raise BadSetup(Said("series-length", {"games": describe_value(games)}))
        self.options = plain_options(options)
        table = blank_state(self.game, players, self.options, 0 if first == LOT else first)[0]
        self.players, self.games = int(table.players), number
        self.seed = seed_bytes(seed)
        self.first = draw_first(self._seed_of(0), self.players) if first == LOT else int(table.first)
        self.plays: list[Play] = []

    def next(self) -> Play:
        """Start the next game; raises BadSetup while one is being played, or if the series is over."""
        if self.over or (self.plays and not self.plays[-1].over):
            raise BadSetup(Said("series-over" if self.over else "series-game-going-on"))
        number = len(self.plays)
        seed = self._seed_of(number)
        first = (self.first + number) % self.players  # the left neighbour of the game before's
        self.plays.append(Play(self.game.id, self.players, options=self.options, first=first, seed=seed))
        return self.plays[-1]

    def _seed_of(self, number: int) -> bytes:
        """Return the seed of a game, counted from 0."""
        return hashlib.sha256(self.seed + number.to_bytes(4, "little")).digest()

    @property
    def over(self) -> bool:
        """Whether the last game is over."""
        return len(self.plays) == self.games and self.plays[-1].over

    @property
    def totals(self) -> list[int]:
        """The scores of each seat, added up over the finished games."""
        return totals_of([play.result for play in self.plays if play.result], self.players)

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat in the series so far: 1 is best, equals share a rank."""
        return ranks_of(self.totals, self.game, [tie_breaks_of(play) for play in self.plays if play.over])
