"""docs/strength.md, generated from the measurements that exist: `script/run ratings` and `script/run growth` both write it."""

from typing import Protocol

from katzentisch.words import say

from .equivalent import Converted, Spaced, spaced_tables
from .measurements import Files, Levels, Meeting, Ratings, Share, Step, Trial, by_game, read, read_list

HEAD = """# How strong the bots are

`script/run ratings` and `script/run growth` play these matches, save the figures in docs/strength-*.json and write this page. Every
deal is played from every seat, so that luck cancels out; in a match of two bots, the first has one seat and the second all others. A
shared win counts as a fraction. The 95% confidence interval over deals is in brackets. `script/run search` measures how fast the bots
decide.
"""

LEVELS = """
## Each level against the one below

A match has at most {games} games and starts no new ones {seconds:g} seconds after it was started or resumed. To play one again, run
`katzentisch arena GAME --bots A,B --players N --games K --seed {seed}`.

A rating counts wins. It is the strength of the Plackett–Luce model, fitted by maximum likelihood to all games with all bots at one
table, for all numbers of players together: each seat wins in proportion to the strength of its bot. The scale is that of Elo: 1500 is
the mean of the bots of a game, and 400 points more mean odds of 10 to 1 against one opponent; compare ratings only within a game. The
95% confidence intervals come from resampling deals. Each bot also plays one virtual game, half won, so that every rating is finite.
src/katzentisch/arena/ratings.json also has the ratings that are fitted to the whole order of a game. `script/run ratings --only-ratings`
plays just these games again.

"""

DISTANCES = """
## How far the levels are apart

Each level plays alone among the level below, as above; `script/run distances` plays at most {games} games for each pair. Its share of the
wins is converted to two players with the Plackett–Luce model: a seat that wins a share w of games among n − 1 equal ones has odds of
w / (1 − w) · (n − 1) against each of them. Each level should win 60 to 75 % of games against the one below. Where the three steps
together leave no room for that, they should at least be even: none more than 5 percentage points from the mean step. A step counts as in
the band if its interval reaches into it, and needs enough games for an interval of at most ±3 points. “Strongest against weakest” is what
level 4 reaches against level 1: three steps of 60% would be 77%, three of 75% would be 96%. Where it is less than 77%, either luck
decides too much or no bot is strong enough yet. Distances don’t add up exactly, since a bot can be better against one opponent than
against another.

"""

VARIANTS = """
## Which bot is level 4

Candidates for level 4 play at mixed tables with one bot of each level below (with two or three players, at all tables of that size that
they can form): the network, the robust network where there is one, and a search of 300 iterations with the network. Then the network
meets the one of the version before, alone among copies of the other. `script/run variants` plays at most {games} games for each match,
and starts no new ones after {seconds:g} seconds. People are closer to levels 1 to 3 than to an equilibrium, so level 4 is the candidate
that wins most there.

"""

STRONGEST = """
## The strongest bot against others

One {bot} plays among rule-based players, among searches without a network that take about ten times as long for a decision, and among
networks with half the training or less (benchmarks/networks). The table has the times of both, as measured in the match. The number
after the colon is the number of iterations of a search; it is small where {bot} needs only a fraction of a millisecond. To play a match
again, run `katzentisch arena GAME --bots {bot},OTHERS --players N --games K --seed {seed}` in the repository.

"""

GROWTH = """
## How strength grows with search

One search without a network plays among rule-based players; the time is per decision. The figures are in docs/strength-search.json, and
`script/run plots` draws them.

![Win share as a multiple of the fair share by iterations](pictures/search.svg)

"""


class Shared(Protocol):
    win_share: float
    low: float
    high: float


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def share_text(share: Shared) -> str:
    return f"**{share.win_share:.1%}** ({share.low:.1%} – {share.high:.1%})"


def ms_text(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def name_of(game: str) -> str:
    return say(f"{game}-name")


def write_page(files: Files) -> None:
    files.page.write_text(page(files), encoding="utf-8")


def page(files: Files) -> str:
    levels, ratings = read(files.levels, Levels), read(files.ratings, dict)
    parts = [HEAD]
    if levels and ratings:
        parts.append(levels_section(levels, ratings["ratings"]))
    if distances := read(files.distances, Levels):
        parts.append(DISTANCES.format(games=distances.games) + table(*distances_table(distances)))
    if variants := read(files.variants, Levels):
        parts.append(variants_section(variants))
    parts += [strongest_section(read_list(files.trials, Trial)), growth_section(read_list(files.steps, Step))]
    return "".join(parts)


def levels_section(levels: Levels, ratings: Ratings) -> str:
    games = by_game(levels.meetings)
    parts = [LEVELS.format(seed=levels.seed, games=levels.games, seconds=levels.seconds), rating_table(levels, list(games), ratings)]
    for game, meetings in games.items():
        tables = steps_table(levels, meetings), mixed_table(levels, meetings)
        parts.append(f"\n### {name_of(game)}\n\n{tables[0]}\nAll bots at one table:\n\n{tables[1]}")
    return "".join(parts)


def variants_section(variants: Levels) -> str:
    parts = [VARIANTS.format(games=variants.games, seconds=variants.seconds)]
    for game, meetings in by_game(variants.meetings).items():
        candidates = list(dict.fromkeys(each.bots[0] for each in meetings if len(each.bots) > 2))
        rows = [variants_row(meetings, players, candidates) for players in dict.fromkeys(each.players for each in meetings)]
        heads = ["players", *candidates, "net among the one before", "the one before among net"]
        parts.append(f"### {name_of(game)}\n\n{table(heads, rows)}\n")
    return "".join(parts).rstrip("\n") + "\n"


def variants_row(meetings: list[Meeting], players: int, candidates: list[str]) -> list[str]:
    here = [each for each in meetings if each.players == players]
    mixed = {each.bots[0]: each for each in here if len(each.bots) > 2}
    alone = [each for each in here if len(each.bots) == 2]
    shares = [(each, each.shares[each.bots[0]]) for each in (*(mixed[bot] for bot in candidates), *alone)]
    return [str(players), *(f"{share_text(share)}, fair {share.fair:.1%}, {each.games} games" for each, share in shares)]


def rating_table(levels: Levels, games: list[str], ratings: Ratings) -> str:
    texts = [[bot, *(rating_text(ratings[game][bot]["wins"]) for game in games)] for bot in levels.everybody]
    rated = [str(ratings[game][levels.ladder[0]]["games"]) for game in games]
    return table(["", *map(name_of, games)], [*texts, ["games", *rated]])


def rating_text(rating: dict[str, float]) -> str:
    return "**{value:.0f}** ({low:.0f} – {high:.0f})".format(**rating)


def find_meeting(meetings: list[Meeting], players: int, bots: tuple[str, ...]) -> Meeting:
    return next(each for each in meetings if (each.players, each.bots) == (players, bots))


def steps_table(levels: Levels, meetings: list[Meeting]) -> str:
    """Return the table of the first bot's share of wins, alone among the others."""
    texts = []
    for players in dict.fromkeys(each.players for each in meetings):
        met = [find_meeting(meetings, players, bots) for bots in levels.steps]
        shares = (f"{share_text(each.shares[each.bots[0]])}, {each.games} games" for each in met)
        texts.append([str(players), f"{1 / players:.1%}", *shares])
    return table(["players", "fair share", *(f"{upper} among {lower}" for upper, lower in levels.steps)], texts)


def distances_table(levels: Levels) -> tuple[list[str], list[list[str]]]:
    """Return the heads and rows of the table of converted shares."""
    heads = ["", "players", *(f"{upper} against {lower}" for upper, lower in levels.climbing), "strongest against weakest", "verdict"]
    return heads, [distances_row(spaced) for spaced in spaced_tables(levels)]


def distances_row(spaced: Spaced) -> list[str]:
    found = ", ".join(dict.fromkeys(each.value for each in spaced.verdicts))
    return [name_of(spaced.game), str(spaced.players), *map(converted_text, (*spaced.steps, spaced.span)), found]


def converted_text(converted: Converted) -> str:
    return f"**{converted.share:.1%}** ({converted.low:.1%} – {converted.high:.1%})"


def mixed_table(levels: Levels, meetings: list[Meeting]) -> str:
    texts = []
    for players in dict.fromkeys(each.players for each in meetings):
        met = find_meeting(meetings, players, levels.everybody)
        texts.append([str(players), str(met.games), *(mixed_text(met.shares[bot]) for bot in levels.everybody)])
    return table(["players", "games", *levels.everybody], texts)


def mixed_text(share: Share) -> str:
    return f"{share.win_share:.1%} (fair {share.fair:.1%})"


def strongest_section(trials: list[Trial]) -> str:
    if not trials:
        return ""
    heads = ["", "players", "among", "fair share", "wins", "times the fair share", "ms per decision", "theirs", "games"]
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
