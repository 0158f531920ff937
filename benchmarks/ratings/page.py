"""docs/strength.md, from all pieces that are there: `script/run ratings` and `script/run growth` both write it."""

from benchmarks.growth.tables import growth_section, strongest_section

from .markdown import name_of, share_text, table
from .pieces import Levels, Meeting, Pieces, Ratings, Share, Step, Trial, by_game, read, rows

HEAD = """# How strong the bots are

`script/run ratings` and `script/run growth` play all this and write this page, from the figures in docs/strength-*.json. Every deal
is played from every seat, so that luck cancels; with two bots, the first has one seat and the second all others. A shared win counts as
a part. In brackets: the 95% interval, made over deals. How fast the bots decide, `script/run search` tells.
"""

LEVELS = """
## Each level among the one below

The seed is {seed}; a match has at most {games} games; {seconds:g} seconds after it began, or went on, no more begin. Played again with
`katzentisch arena GAME --bots A,B --players N --games K --seed {seed}`.

Ratings are openskill's (Weng and Lin's for Plackett–Luce), from the games of all at one table, whatever the number of players. 25 is the
middle of each game; only differences within a game mean something.

"""


def write_page(pieces: Pieces) -> None:
    pieces.page.write_text(page(pieces), encoding="utf-8")


def page(pieces: Pieces) -> str:
    levels, ratings = read(pieces.levels, Levels), read(pieces.ratings, dict)
    parts = [HEAD]
    if levels and ratings:
        parts.append(levels_section(levels, ratings["ratings"]))
    parts += [strongest_section(rows(pieces.trials, Trial)), growth_section(rows(pieces.steps, Step))]
    return "".join(parts)


def levels_section(levels: Levels, ratings: Ratings) -> str:
    games = by_game(levels.meetings)
    parts = [LEVELS.format(seed=levels.seed, games=levels.games, seconds=levels.seconds), rating_table(levels, list(games), ratings)]
    for game, meetings in games.items():
        tables = steps_table(levels, meetings), mixed_table(levels, meetings)
        parts.append(f"\n### {name_of(game)}\n\n{tables[0]}\nAll at one table:\n\n{tables[1]}")
    return "".join(parts)


def rating_table(levels: Levels, games: list[str], ratings: Ratings) -> str:
    texts = [[bot, *("{mu:.1f} ± {sigma:.1f}".format(**ratings[game][bot]) for game in games)] for bot in levels.everybody]
    return table(["", *map(name_of, games)], texts)


def found(meetings: list[Meeting], players: int, bots: tuple[str, ...]) -> Meeting:
    return next(each for each in meetings if (each.players, each.bots) == (players, bots))


def steps_table(levels: Levels, meetings: list[Meeting]) -> str:
    """The first one's share of the wins, alone among the others."""
    texts = []
    for players in dict.fromkeys(each.players for each in meetings):
        met = [found(meetings, players, bots) for bots in levels.steps]
        shares = (f"{share_text(each.shares[each.bots[0]])}, {each.games} games" for each in met)
        texts.append([str(players), f"{1 / players:.1%}", *shares])
    return table(["players", "fair share", *(f"{upper} among {lower}" for upper, lower in levels.steps)], texts)


def mixed_table(levels: Levels, meetings: list[Meeting]) -> str:
    texts = []
    for players in dict.fromkeys(each.players for each in meetings):
        met = found(meetings, players, levels.everybody)
        texts.append([str(players), str(met.games), *(mixed_text(met.shares[bot]) for bot in levels.everybody)])
    return table(["players", "games", *levels.everybody], texts)


def mixed_text(share: Share) -> str:
    return f"{share.win_share:.1%} (fair {share.fair:.1%})"
