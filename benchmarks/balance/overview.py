"""The overview of all games."""

from katzentisch.arena.balance.page import Wording

from .measurement import BOT, Measurement
from .page import ENGLISH, ERROR, by_players, listed, luck_trend, table, tables

HEAD = """# Balance

Is it fair, is it luck, and what does a house rule change? `script/run balance` plays the games, saves the figures and writes these pages
with `katzentisch study`. All seats are played by {bot}; luck is measured with bots of all strengths, who play every deal from every seat.
The pages of the games have all numbers of players and all options.

What counts as clear is more than chance with an error of {error}, corrected for the number of tests on a page. This threshold and the seed
were fixed before the games were played. To see what is stable, run `script/run balance --seed 4 --folder another`.
"""


def overview(all_measured: list[Measurement]) -> str:
    heads = ["Game", "Players", "Best seat", "Furthest from fair", "Cards and seat", "Players’ share", "The rest", "Decisions"]
    parts = [
        HEAD.format(bot=BOT, error=f"{ERROR:.0%}"),
        table(heads, [row(each) for each in all_measured]),
        "\n".join(bullet(each) for each in all_measured),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def row(measured: Measurement) -> list[str]:
    found = measured.usual
    words, figures = Wording(found, ENGLISH), found.figures
    fairness = figures.fairness
    best = f"seat {fairness.best}: {words.percent(fairness.seats[fairness.best].value)}"
    return [
        f"[{words.name}]({measured.game}.md)",
        str(found.players),
        best if fairness.test.is_clear(len(measured.studies), ERROR) else "none clearly",
        f"{100 * fairness.least:.1f} to {100 * fairness.most:.1f} points",
        *(words.share(each) for each in (figures.luck.cards, figures.luck.players, figures.luck.rest)),
        words.number(figures.length.mean.value),
    ]


def bullet(measured: Measurement) -> str:
    """Answer the questions for one game in a few sentences."""
    words = Wording(measured.usual, ENGLISH)
    studies = by_players(measured)
    unequal = [each.players for each in studies if each.figures.fairness.test.is_clear(len(studies), ERROR)]
    fair = f"The seats differ clearly with {tables(unequal, studies)}." if unequal else "The seats are equal as far as these games show."
    found = [(each, variation) for each in measured.studies for variation in each.variations]
    clear = [f"`{its.option}={its.value}`" for each, its in found if its.difference.test.is_clear(len(found), ERROR)]
    rules = f"The chances of the seats change with {listed(clear)}." if clear else "No option clearly changes the chances of the seats."
    return f"- **{words.name}**: {fair} {rules} {words.luck_sentence(measured.usual.figures)} {luck_trend(studies)}".strip()
