"""A study: what was measured, with all that is needed to measure it again."""

import shlex
from typing import Any

import msgspec
import numpy as np

from ...games.arrays import Float64s
from ...games.game import Value
from ...play.versions import versions
from .games_played import GamesPlayed
from .lead import has_lead
from .plan import Change, Plan
from .statistics.estimate import Estimate, mean_of, resampled
from .statistics.fairness import Fairness, JointTest, fairness, joint_test
from .statistics.luck import CARDS, PLAYERS, REST, Luck, luck, without_dust

BINS = 24  # of a histogram, at most


class Bin(msgspec.Struct, frozen=True):
    """A bar of a histogram: the share of games with `low` … `high` decisions."""

    low: int
    high: int
    share: float


class Length(msgspec.Struct, frozen=True):
    """The number of decisions in a game: its mean, and what 5%, 50% and 95% of the games don't exceed."""

    mean: Estimate
    low5: int
    median: int
    high5: int
    bins: list[Bin]


class TableFigures(msgspec.Struct, frozen=True):
    """What was measured at one table. `lead_changes` is None if the game doesn't say who leads."""

    options: dict[str, Value]
    length: Length
    ends: dict[str, Estimate]
    lead_changes: Estimate | None
    fairness: Fairness
    luck: Luck


class Difference(msgspec.Struct, frozen=True):
    """A variation less the table as it was, on the same deals."""

    changed: float  # the share of games that took another course
    length: Estimate
    ends: dict[str, Estimate]
    lead_changes: Estimate | None
    seats: list[Estimate]
    test: JointTest  # whether any seat's share changes
    cards: Estimate
    players: Estimate
    rest: Estimate


class Variation(msgspec.Struct, frozen=True):
    """A table with one option changed."""

    option: str
    value: Value
    figures: TableFigures
    difference: Difference


class Study(msgspec.Struct, frozen=True):
    """The result of `study`.

    Attributes
    ----------
    game, players, bots, options, seed
        What was played; the seed as a string, because JSON numbers can't hold it.
    games : int
        The number of games of each table that length, ends and fairness come from.
    figures : TableFigures
        What was measured at the table.
    variations : list of Variation
        The same for each variation, and the differences on the same deals.
    versions : dict
        The versions of the package, the rules and the record format.
    command : str
        The command that repeats the study.

    Examples
    --------
    >>> from katzentisch.arena import study
    >>> result = study("maus_pass_auf", players=3, bots="level3", games=120, seed=1)
    >>> result.figures.luck.players.value
    0.0
    """

    game: str
    players: int
    bots: list[str]
    options: dict[str, Value]
    seed: str
    games: int
    figures: TableFigures
    variations: list[Variation]
    versions: dict[str, str]
    command: str

    def as_dict(self) -> dict[str, Any]:
        """Return everything as values that JSON can hold."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


class TableGames(msgspec.Struct, frozen=True):
    """The games of one table: those of the study's bots, and those for luck, which can be the same."""

    main: GamesPlayed
    luck: GamesPlayed


def study_of(plan: Plan, tables: list[TableGames]) -> Study:
    """Compute all figures. `tables` has the games of the table, then those of each variation on the same deals."""
    measured = [measure(plan, options, games) for options, games in zip(plan.all_options, tables, strict=True)]
    figures, shares = measured[0]
    variations = [
        Variation(name, value, its_figures, difference(plan, tables[0], games, without_dust(its_shares - shares)))
        for (name, value), (its_figures, its_shares), games in zip(plan.changes, measured[1:], tables[1:], strict=True)
    ]
    return Study(
        plan.game,
        plan.players,
        list(plan.bots),
        dict(plan.options),
        str(plan.seed),
        tables[0].main.games,
        figures,
        variations,
        versions(plan.rules),
        command(plan),
    )


def measure(plan: Plan, options: dict[str, Value], games: TableGames) -> tuple[TableFigures, Float64s]:
    """Return the figures of a table, and its shares of luck by replicate."""
    main, others = games.main, games.luck
    shares, replicates = luck(list(plan.luck_field.bots), others.wins, others.bots, plan.luck_field.lineups_of(0, others.deals))
    figures = TableFigures(
        options,
        length(main),
        {end: mean_of(share) for end, share in ends(plan, main).items()},
        mean_of(main.changes.mean(axis=1)) if has_lead(plan.rules) else None,
        fairness(main.wins.mean(axis=1)),
        shares,
    )
    return figures, replicates


def length(games: GamesPlayed) -> Length:
    low, middle, high = (int(np.quantile(games.plies, share, method="inverted_cdf")) for share in (0.05, 0.5, 0.95))
    return Length(mean_of(games.plies.mean(axis=1)), low, middle, high, histogram(games))


def histogram(games: GamesPlayed) -> list[Bin]:
    """Return bars of equal width; the last one also has the longest percent of games."""
    first, last = int(games.plies.min()), int(np.quantile(games.plies, 0.99, method="inverted_cdf"))
    width = -(-(last - first + 1) // BINS)
    places = np.minimum((games.plies - first) // width, (last - first) // width)
    counts = np.bincount(places.ravel())
    longest = int(games.plies.max())
    highs = [*(first + (place + 1) * width - 1 for place in range(len(counts) - 1)), longest]
    lows = range(first, first + len(counts) * width, width)
    return [Bin(low, high, int(count) / games.games) for low, high, count in zip(lows, highs, counts, strict=True)]


def ends(plan: Plan, games: GamesPlayed) -> dict[str, Float64s]:
    """Return how often the games of each deal ended in each way."""
    return {end: (games.ends == number).mean(axis=1) for number, end in enumerate(plan.rules.ends, 1)}


def difference(plan: Plan, before: TableGames, after: TableGames, shares: Float64s) -> Difference:
    """Compare two tables on the same deals; `shares` is the difference of the shares of luck by replicate."""
    ends_before, ends_after = ends(plan, before.main), ends(plan, after.main)
    seats = after.main.wins.mean(axis=1) - before.main.wins.mean(axis=1)
    return Difference(
        float(after.main.differs_from(before.main).mean()),
        mean_of((after.main.plies - before.main.plies).mean(axis=1)),
        {end: mean_of(ends_after[end] - ends_before[end]) for end in ends_before},
        mean_of((after.main.changes - before.main.changes).mean(axis=1)) if has_lead(plan.rules) else None,
        [mean_of(column) for column in seats.T],
        joint_test(seats),
        *(resampled(shares[:, column]) for column in (CARDS, PLAYERS, REST)),
    )


def command(plan: Plan) -> str:
    """Return the shell command that repeats a study."""
    words = ["katzentisch", "study", plan.game, "--bots", ",".join(plan.bots), "--players", str(plan.players)]
    usual = {option.name: option.usual(plan.players) for option in plan.rules.options}
    words += arguments("--option", [change for change in plan.options.items() if usual[change[0]] != change[1]])
    words += arguments("--vary", plan.changes)
    return shlex.join([*words, "--games", str(plan.games), "--seed", str(plan.seed)])


def arguments(flag: str, changes: "list[Change] | tuple[Change, ...]") -> list[str]:
    return [word for name, value in changes for word in (flag, f"{name}={value}")]
