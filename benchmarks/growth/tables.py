"""The sections of docs/strength.md that `script/run growth` measures."""

from benchmarks.ratings.markdown import ms_text, name_of, share_text, table
from benchmarks.ratings.pieces import Step, Trial, by_game

STRONGEST = """
## The strongest among others

One {bot} among rule-based players, among searches without a network that take about ten times as long for a decision (both times stand
there, as measured in the match), and among networks of half the training or less (benchmarks/networks). How many iterations a search has
stands after its colon: where {bot} decides in a fraction of a millisecond, ten times that are only few. In the repository,
`katzentisch arena GAME --bots {bot},OTHERS --players N --games K --seed {seed}` plays it again.

"""

GROWTH = """
## How strength grows with search

One search without a network among rule-based players, and how long it takes for a decision. The figures are in docs/strength-search.json;
`script/run plots` draws them.

![Win share as a multiple of the fair share by iterations](pictures/search.svg)

"""


def strongest_section(trials: list[Trial]) -> str:
    if not trials:
        return ""
    heads = ["", "players", "among", "fair share", "wins", "times the fair share", "ms a decision", "theirs", "games"]
    return STRONGEST.format(bot=trials[0].bot, seed=trials[0].seed) + table(heads, [strongest_row(trial) for trial in trials])


def strongest_row(trial: Trial) -> list[str]:
    among = f"a network after {trial.trained / 1e6:.0f} million decisions" if trial.trained else trial.among
    times = "{:.2f} ({:.2f} – {:.2f})".format(*(share / trial.fair for share in (trial.win_share, trial.low, trial.high)))
    table = [name_of(trial.game), str(trial.players), among, f"{trial.fair:.1%}"]
    return [*table, share_text(trial), times, ms_text(trial.mean_ms), ms_text(trial.their_ms), str(trial.games)]


def growth_section(steps: list[Step]) -> str:
    games = by_game(steps)
    if not games:
        return ""
    heads = [f"{name_of(game)}, {its[0].players} players (fair: {its[0].fair:.1%})" for game, its in games.items()]
    rows = [[str(row[0].iterations), *map(growth_text, row)] for row in zip(*games.values(), strict=True)]
    return GROWTH + table(["iterations", *heads], rows)


def growth_text(step: Step) -> str:
    return f"{share_text(step)}, {ms_text(step.mean_ms)} ms, {step.games} games"
