"""docs/strength.md"""

from typing import Any

from katzentisch.games.game import Game
from katzentisch.words import say

from .plan import Plan, Results
from .rated import Ratings

HEAD = """# How strong the bots are

`script/ratings` plays all this and writes this page. Every deal is played from every seat, so that luck cancels; with two bots, the first
has one seat and the second all others. A win that is shared counts as a part. In brackets: the 95% interval, made over deals. The seed is
{seed}; a match has at most {games} games, and after {seconds:g} seconds no more begin. It can be played again with
`katzentisch arena GAME --bots A,B --players N --games K --seed {seed}`.

Ratings are openskill's (Weng and Lin's for Plackett–Luce), from the games of all at one table, whatever the number of players. 25 is the
middle of each game; only differences within a game mean something.

"""


def page(plan: Plan, results: Results, ratings: Ratings) -> str:
    parts = [HEAD.format(seed=plan.seed, games=plan.budget.games, seconds=plan.budget.seconds), rating_table(plan, ratings)]
    for game in plan.games:
        parts += [
            f"\n## {say(f'{game.id}-name')}\n",
            steps_table(plan, game, results),
            "\nAll at one table:\n\n",
            mixed_table(plan, game, results),
        ]
    return "".join(parts)


def rating_table(plan: Plan, ratings: Ratings) -> str:
    names = [say(f"{game.id}-name") for game in plan.games]
    rows = [[bot, *(rating_text(ratings[game.id][bot]) for game in plan.games)] for bot in plan.everybody]
    return table(["", *names], rows)


def rating_text(rating: dict[str, Any]) -> str:
    return f"{rating['mu']:.1f} ± {rating['sigma']:.1f}"


def steps_table(plan: Plan, game: Game, results: Results) -> str:
    """The first one's share of the wins, alone among the others."""
    rows = []
    for players in plan.players(game):
        shares = (share_text(results[game.id, players, bots], bots[0]) for bots in plan.steps)
        rows.append([str(players), f"{1 / players:.1%}", *shares])
    return "\n" + table(["players", "fair share", *(f"{upper} among {lower}" for upper, lower in plan.steps)], rows)


def mixed_table(plan: Plan, game: Game, results: Results) -> str:
    rows = []
    for players in plan.players(game):
        told = results[game.id, players, plan.everybody]
        rows.append([str(players), str(told["games"]), *(mixed_text(told["bots"][bot]) for bot in plan.everybody)])
    return table(["players", "games", *plan.everybody], rows)


def share_text(told: dict[str, Any], name: str) -> str:
    bot = told["bots"][name]
    return f"**{bot['win_share']:.1%}** ({bot['low']:.1%} – {bot['high']:.1%}), {told['games']} games"


def mixed_text(bot: dict[str, Any]) -> str:
    return f"{bot['win_share']:.1%} (fair {bot['fair']:.1%})"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
