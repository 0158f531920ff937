"""The distance between two bots, whatever the number of players: as if they met alone.

In the Plackett–Luce model a seat wins in proportion to its bot's strength. One seat with a share w of the wins, among n−1 equal ones, is
w / (1 − w) · (n − 1) times as strong as each of them: these are its odds against one.
"""

from dataclasses import dataclass
from enum import Enum
from math import exp, log

from .measurements import Levels

BAND = 0.60, 0.75  # what each level shall win against the one below, with two players
EVEN = 0.05  # a step is even if it differs at most by this from the mean step of its table
PRECISE = 0.03  # half the width of an interval, at most
LEAST, MOST = 1e-6, 1 - 1e-6


class Verdict(Enum):
    IN_BAND = "in the band"
    NARROW = "even, below the band: the strongest and the weakest are too close together"
    WIDE = "even, above the band: the strongest and the weakest are too far apart"
    OUTSIDE = "outside"
    UNCERTAIN = "too few games"


def odds_for_two(win_share: float, players: int) -> float:
    share = min(max(win_share, LEAST), MOST)
    return share / (1 - share) * (players - 1)


def share_for_two(win_share: float, players: int) -> float:
    """Convert the share of one seat among equal others to two players."""
    odds = odds_for_two(win_share, players)
    return odds / (1 + odds)


def strength(share: float) -> float:
    """The logarithm of the odds: such distances add up."""
    return log(odds_for_two(share, 2))


def share_of(distance: float) -> float:
    return 1 / (1 + exp(-distance))


@dataclass(frozen=True)
class Converted:
    """A share of the wins against one opponent, with its 95% interval."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, win_share: float, low: float, high: float, players: int) -> "Converted":
        return cls(*(share_for_two(each, players) for each in (win_share, low, high)))


def mean_step(steps: list[Converted]) -> float:
    """Return the share that equal steps of the same total would have."""
    return share_of(sum(strength(step.share) for step in steps) / len(steps))


def verdict(step: Converted, steps: list[Converted]) -> Verdict:
    """Check one step of a table. If the steps together leave no room for the band, it says whether they are at least even."""
    least, most = BAND
    if step.high - step.low > 2 * PRECISE:
        return Verdict.UNCERTAIN
    if step.high >= least and step.low <= most:
        return Verdict.IN_BAND
    mean = mean_step(steps)
    if abs(step.share - mean) > EVEN:
        return Verdict.OUTSIDE
    if mean < least:
        return Verdict.NARROW
    return Verdict.WIDE if mean > most else Verdict.OUTSIDE


@dataclass(frozen=True)
class Spaced:
    """The levels of a game at one number of players."""

    game: str
    players: int
    steps: list[Converted]
    span: Converted

    @property
    def verdicts(self) -> list[Verdict]:
        return [verdict(step, self.steps) for step in self.steps]


def spaced_tables(levels: Levels) -> list[Spaced]:
    """Convert the matches of each level against the one below, and of the strongest against the weakest."""
    found = {}
    for each in levels.meetings:
        share = each.shares[each.bots[0]]
        found[each.game, each.players, each.bots] = Converted.of(share.win_share, share.low, share.high, each.players)
    tables = dict.fromkeys((game, players) for game, players, _ in found)
    return [
        Spaced(game, players, [found[game, players, pair] for pair in levels.climbing], found[game, players, levels.span])
        for game, players in tables
    ]
