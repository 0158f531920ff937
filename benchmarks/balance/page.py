"""The page of a game: which seat is best, which house rule matters, how much is luck. Every figure comes from the studies.

There is one test of the seats for each number of players, and several comparisons for each option. What is called clear is so
with an error of 1% for all of them together (Bonferroni).
"""

from collections.abc import Sequence

from katzentisch.arena import Study
from katzentisch.arena.balance.page import Wording
from katzentisch.arena.balance.statistics.estimate import Estimate
from katzentisch.arena.balance.study import Variation
from katzentisch.words.numbers import number

from .measurement import BOT, Measurement

ENGLISH = "en"
ERROR = 0.01  # for all tests of a page that answer the same question


def page(measured: Measurement) -> str:
    words = Wording(measured.usual, ENGLISH)
    parts = [
        f"# Balance of {words.name}",
        introduction(measured),
        "## Which seat is best?",
        *seats(measured),
        "## Which house rule matters?",
        *house_rules(measured),
        "## How much is luck?",
        *luck(measured),
        "## How long is a game?",
        *length(measured),
        "## Repeat it",
        *repetition(measured),
    ]
    return "\n\n".join(parts) + "\n"


def introduction(measured: Measurement) -> str:
    usual, game = measured.usual, measured.game
    return (
        f"`script/run balance` plays these games, saves the figures in [{game}.json]({game}.json) and writes this page. All seats are "
        f"played by {BOT}, with {usual.games:,} games for each number of players and for each option. Seat 0 goes first. Brackets and "
        f"± contain 95% intervals. The figures for {usual.players} players are also available [with charts]({game}-charts.html)."
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_players(measured: Measurement) -> list[Study]:
    return sorted(measured.studies, key=lambda each: each.players)


def listed(items: Sequence[object], conjunction: str = "and") -> str:
    """Return “2, 3 and 4”."""
    texts = [str(item) for item in items]
    return f" {conjunction} ".join([", ".join(texts[:-1]), texts[-1]]) if len(texts) > 1 else texts[0]


def tables(players: Sequence[int], studies: Sequence[Study]) -> str:
    """Return “2, 3 and 4 players”, or that these are all numbers of players."""
    return "every number of players" if len(players) == len(studies) else f"{listed(players)} players"


def seats(measured: Measurement) -> list[str]:
    studies = by_players(measured)
    rows = [seat_row(each, len(studies), max(each.players for each in studies)) for each in studies]
    heads = ["Players", "p", "Furthest from fair", *(f"Seat {seat}" for seat in range(max(each.players for each in studies)))]
    method = (
        "One test of all seats together for each number of players gives p; bold values are still below 1% after correction for "
        f"{len(studies)} tests, and the best seat is bold then, too. “Furthest from fair” is the distance of the furthest seat from its "
        "fair share in percentage points, with 95% confidence."
    )
    return [seat_answer(studies), table(heads, rows), method]


def seat_row(found: Study, tests: int, most: int) -> list[str]:
    words, fairness = Wording(found, ENGLISH), found.figures.fairness
    is_unequal = fairness.test.is_clear(tests, ERROR)
    shares = [words.percent(each.value) for each in fairness.seats]
    if is_unequal:
        shares[fairness.best] = f"**{shares[fairness.best]}**"
    p = words.p(fairness.test).removeprefix("= ")
    reach = f"{100 * fairness.least:.1f} to {100 * fairness.most:.1f}"
    return [str(found.players), f"**{p}**" if is_unequal else p, reach, *shares, *[""] * (most - found.players)]


def seat_answer(studies: list[Study]) -> str:
    """Say at which tables the seats differ, which is best there, and where they differ most."""
    unequal = [each for each in studies if each.figures.fairness.test.is_clear(len(studies), ERROR)]
    equal = [each.players for each in studies if each not in unequal]
    if not unequal:
        widest = max(each.figures.fairness.most for each in studies)
        return (
            "None: no number of players shows a clear difference between the seats. With 95% confidence, no seat is more than "
            f"{100 * widest:.1f} percentage points away from its fair share."
        )
    best: dict[int, list[int]] = {}
    for each in unequal:
        best.setdefault(each.figures.fairness.best, []).append(each.players)
    answers = [f"seat {seat} is best with {tables(players, studies)}" for seat, players in sorted(best.items())]
    widest_table = max(unequal, key=lambda each: each.figures.fairness.least)
    fairness, words = widest_table.figures.fairness, Wording(widest_table, ENGLISH)
    best_share, worst_share = (words.percent(fairness.seats[seat].value) for seat in (fairness.best, fairness.worst))
    sentences = [
        f"{listed(answers)}.".capitalize(),
        f"The seats differ most with {widest_table.players} players: seat {fairness.best} wins {best_share} of the games and seat "
        f"{fairness.worst} {worst_share}, where {words.percent(fairness.fair)} would be fair.",
    ]
    if equal:
        sentences.append(f"No clear difference shows with {listed(equal)} players.")
    return " ".join(sentences)


def house_rules(measured: Measurement) -> list[str]:
    found = [(each, variation) for each in measured.studies for variation in each.variations]
    if not found:
        return ["This game has no options."]
    heads = ["Option", "Players", "Games that differ", "Decisions", "Lead changes", "p of the seats", "Cards and seat", "Players’ share"]
    rows = [rule_row(each, variation, len(found)) for each, variation in found]
    method = (
        f"Each option is compared with the default on the same deals. “Games that differ” take another course with {BOT}. “p of the seats” "
        "tests whether the option changes any seat’s share of the wins. The last two columns are differences in the shares of the "
        "variance, in percentage points, among bots of all strengths. What is bold is more than chance, with an error of 1% for all "
        "options together."
    )
    return [rule_answer(found), table(heads, rows), method, options(found)]


def rule_row(found: Study, variation: Variation, tests: int) -> list[str]:
    words, change = Wording(found, ENGLISH), variation.difference
    p = words.p(change.test).removeprefix("= ")
    return [
        f"`{variation.option}={variation.value}`",
        str(found.players),
        words.percent(change.changed),
        plus_minus(change.length, tests),
        "–" if change.lead_changes is None else plus_minus(change.lead_changes, tests),
        f"**{p}**" if change.test.is_clear(tests, ERROR) else p,
        *(plus_minus(each, tests, factor=100) for each in (change.cards, change.players)),
    ]


def plus_minus(change: Estimate, tests: int, factor: float = 1) -> str:
    if change.value == change.low == change.high == 0:
        return "0"
    text = f"{signed(factor * change.value)} ± {factor * (change.high - change.low) / 2:.1f}"
    return f"**{text}**" if change.is_clear(tests, ERROR) else text


def signed(value: float) -> str:
    return number(value, ENGLISH, 1, "+")


def rule_answer(found: list[tuple[Study, Variation]]) -> str:
    """Say which option changes length, luck and fairness most, and which change nothing."""
    share = "percentage points of the variance"
    answers = {
        "the length of a game": biggest(found, "length", "the length of a game", "decisions", 1),
        "how much the players matter": biggest(found, "players", "how much the players matter", share, 100),
        "how much cards and seat matter": biggest(found, "cards", "how much cards and seat matter", share, 100),
        "the chances of the seats": fairness_answer(found),
    }
    unchanged = [name for name, answer in answers.items() if not answer]
    nothing = f"No option clearly changes {listed(unchanged, 'or')}." if unchanged else ""
    return " ".join(sentence for sentence in (*answers.values(), nothing, idle_answer(found)) if sentence)


def named(found: Study, variation: Variation) -> str:
    return f"`{variation.option}={variation.value}` with {found.players} players"


def biggest(found: list[tuple[Study, Variation]], figure: str, name: str, unit: str, factor: float) -> str:
    """Name the option with the largest difference that is clear."""
    changes = [(getattr(variation.difference, figure), each, variation) for each, variation in found]
    clear = [change for change in changes if change[0].is_clear(len(found), ERROR)]
    if not clear:
        return ""
    most, each, variation = max(clear, key=lambda change: abs(change[0].value))
    degree = " most," if len(clear) > 1 else ""
    return f"{named(each, variation)} changes {name}{degree} by {signed(factor * most.value)} {unit}."


def fairness_answer(found: list[tuple[Study, Variation]]) -> str:
    clear = [(each, variation) for each, variation in found if variation.difference.test.is_clear(len(found), ERROR)]
    if not clear:
        return ""
    return f"The chances of the seats change clearly with {listed([seat_change(*each) for each in clear])}."


def seat_change(found: Study, variation: Variation) -> str:
    """Name an option and the seat whose wins it changes most."""
    seats = variation.difference.seats
    seat = max(range(len(seats)), key=lambda seat: abs(seats[seat].value))
    return f"{named(found, variation)} (seat {seat} most, by {signed(100 * seats[seat].value)} percentage points)"


def idle_answer(found: list[tuple[Study, Variation]]) -> str:
    idle: dict[str, list[int]] = {}
    for each, variation in found:
        if not variation.difference.changed:
            idle.setdefault(f"`{variation.option}={variation.value}`", []).append(each.players)
    answers = [f"{option} (with {listed(sorted(players))} players)" for option, players in idle.items()]
    return f"Not one game of {BOT} takes another course with {listed(answers)}." if answers else ""


def options(found: list[tuple[Study, Variation]]) -> str:
    """Explain each option."""
    lines = {f"- `{its.option}={its.value}`: {Wording(each, ENGLISH).rule(its.option, its.value)}": None for each, its in found}
    return "\n".join(lines)


def luck(measured: Measurement) -> list[str]:
    usual = Wording(measured.usual, ENGLISH)
    bots = measured.usual.figures.luck.bots
    answer = f"With {measured.usual.players} players: {usual.luck_sentence(measured.usual.figures)}"
    trend = luck_trend(by_players(measured))
    heads = ["Players", "Cards and seat", "Players’ share", "The rest", *(f"Wins of {bot}" for bot in bots)]
    method = (
        f"The outcome is a seat’s share of the win. {listed(bots)} sit at one table and play every deal from every seat. “Cards and "
        "seat” is what all bots have in common at a seat of a deal, “players’ share” what a bot has in common everywhere, and “the "
        "rest” is chance during the game and interplay. The estimates are unbiased, so one near 0 can come out slightly below; it is "
        "then shown as 0. Other players would give other shares: equal players leave nothing to skill."
    )
    return [f"{answer} {trend}".strip(), table(heads, [luck_row(each) for each in by_players(measured)]), method]


def luck_trend(studies: list[Study]) -> str:
    """Say at which table the players matter most and least, if the intervals are apart."""
    most = max(studies, key=lambda each: each.figures.luck.players.value)
    least = min(studies, key=lambda each: each.figures.luck.players.value)
    if least.figures.luck.players.high >= most.figures.luck.players.low:
        return ""
    shares = [Wording(each, ENGLISH).share(each.figures.luck.players) for each in (most, least)]
    return f"The players matter most with {most.players} players ({shares[0]}) and least with {least.players} ({shares[1]})."


def luck_row(found: Study) -> list[str]:
    words, luck = Wording(found, ENGLISH), found.figures.luck
    shares = [f"{words.share(each)} ({words.share_interval(each)})" for each in (luck.cards, luck.players, luck.rest)]
    return [str(found.players), *shares, *(words.percent(each.value) for each in luck.wins)]


def length(measured: Measurement) -> list[str]:
    usual = Wording(measured.usual, ENGLISH)
    ends = [end for end in measured.usual.figures.ends if any(each.figures.ends[end].value for each in measured.studies)]
    heads = ["Players", "Decisions", "5%", "Half", "95%", "Lead changes", *(f"{usual.end(end)}" for end in ends)]
    answer = f"With {measured.usual.players} players: {' '.join(usual.length_sentences(measured.usual.figures))}"
    return [answer, table(heads, [length_row(each, ends) for each in by_players(measured)])]


def length_row(found: Study, ends: list[str]) -> list[str]:
    words, figures = Wording(found, ENGLISH), found.figures
    its = figures.length
    leads = "–" if figures.lead_changes is None else words.number(figures.lead_changes.value)
    numbers = [words.number(each, 0) for each in (its.low5, its.median, its.high5)]
    return [str(found.players), words.number(its.mean.value), *numbers, leads, *(words.percent(figures.ends[end].value) for end in ends)]


def repetition(measured: Measurement) -> list[str]:
    versions = measured.usual.versions
    commands = "\n".join(each.command for each in by_players(measured))
    measured_with = f"Measured with katzentisch {versions['katzentisch']}, version {versions['rules']} of the rules."
    return [f"{measured_with} These commands repeat the studies; `--html FILE` adds a page with charts:", f"```text\n{commands}\n```"]
