"""A study in words: sections with sentences and tables, for the terminal, the page and the documentation."""

from dataclasses import dataclass, field

from ....games.game import Value
from ....words import knows, say
from ....words.numbers import number, percent
from ..statistics.estimate import Estimate
from ..statistics.fairness import JointTest
from ..study import Difference, Study, TableFigures, Variation

SMALLEST_P = 0.001
NOTABLE_P = 0.1  # from here on two decimals are enough
NO_CHANGE = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Sheet:
    """A table whose first column labels its rows."""

    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    heading: str
    sentences: list[str]
    sheets: list[Sheet] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """A figure of a variation: its value before and after, and the difference."""

    label: str
    before: Estimate
    after: Estimate
    change: Estimate
    is_share: bool = True
    is_of_seat: bool = False


def within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


class Wording:
    """The sentences and tables of a study in one language."""

    def __init__(self, study: Study, language: str) -> None:
        self.study, self.language = study, language

    def say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, **facts)

    def percent(self, share: float, digits: int = 1) -> str:
        return percent(share, self.language, digits)

    def number(self, value: float, digits: int = 1, sign: str = "-") -> str:
        return number(value, self.language, digits, sign)

    def points(self, difference: float) -> str:
        return self.say("study-points", value=self.number(100 * difference, 1, "+"))

    def share(self, estimate: Estimate) -> str:
        """Return a share of the variance; unbiased estimates can be slightly below 0 or above 1."""
        return self.percent(within(estimate.value))

    def share_interval(self, estimate: Estimate) -> str:
        return f"{self.percent(within(estimate.low))} – {self.percent(within(estimate.high))}"

    def interval(self, estimate: Estimate) -> str:
        return f"{self.percent(estimate.low)} – {self.percent(estimate.high)}"

    def p(self, test: JointTest) -> str:
        if test.p < SMALLEST_P:
            return f"< {self.number(SMALLEST_P, 3)}"
        return f"= {self.number(test.p, 2 if test.p >= NOTABLE_P else 3)}"

    @property
    def name(self) -> str:
        return self.say(f"{self.study.game}-name")

    @property
    def title(self) -> str:
        return self.say("study-title", name=self.name)

    def introduction(self) -> list[str]:
        """Say what was played."""
        facts: dict[str, object] = {"games": self.study.games, "players": self.study.players}
        if len(self.study.bots) == 1:
            played = self.say("study-played-one", bot=self.study.bots[0], **facts)
        else:
            played = self.say("study-played-several", bots=self.study.bots, **facts)
        options = [f"{name}={value}" for name, value in self.study.options.items()]
        return [played, *([self.say("study-options", options=options)] if options else [])]

    def sections(self) -> list[Section]:
        figures = self.study.figures
        return [self.fairness(figures), self.luck(figures), self.length(figures), *map(self.variation, self.study.variations)]

    def notes(self) -> list[str]:
        """Say what the intervals of differences mean, and which versions were measured."""
        its = self.study.versions
        versions = self.say("study-versions", package=its["katzentisch"], rules=its["rules"], records=its["records"], seed=self.study.seed)
        return [*([self.say("study-note-intervals")] if self.study.variations else []), versions]

    def fairness(self, figures: TableFigures) -> Section:
        found = figures.fairness
        rows = [[str(seat), self.percent(wins.value), self.interval(wins)] for seat, wins in enumerate(found.seats)]
        sheet = Sheet([self.say("study-seat"), self.say("study-wins"), self.say("study-interval")], rows)
        return Section(
            self.say("study-fair-heading"),
            [self.fairness_sentence(figures), self.say("study-fair-test", method=found.test.method)],
            [sheet],
        )

    def fairness_sentence(self, figures: TableFigures) -> str:
        found = figures.fairness
        most, fair, p = self.number(100 * found.most), self.percent(found.fair), self.p(found.test)
        if not found.test.is_clear():
            return self.say("study-fair-even", p=p, most=most, fair=fair)
        seats = {"best": found.best, "worst": found.worst}
        return self.say("study-fair-uneven", p=p, most=most, fair=fair, least=self.number(100 * found.least), **seats)

    def luck(self, figures: TableFigures) -> Section:
        found = figures.luck
        shares = [(self.say(f"study-luck-{name}"), getattr(found, name)) for name in ("cards", "players", "rest")]
        sources = [[label, self.share(share), self.share_interval(share)] for label, share in shares]
        bots = [[name, self.percent(wins.value), self.interval(wins)] for name, wins in zip(found.bots, found.wins, strict=True)]
        interval = self.say("study-interval")
        sheets = [
            Sheet([self.say("study-luck-source"), self.say("study-luck-share"), interval], sources),
            Sheet([self.say("study-luck-bot"), self.say("study-wins"), interval], bots),
        ]
        how = self.say("study-luck-how", bots=found.bots, deals=found.deals)
        return Section(self.say("study-luck-heading"), [self.luck_sentence(figures), how], sheets)

    def luck_sentence(self, figures: TableFigures) -> str:
        found = figures.luck
        return self.say("study-luck-shares", **{name: self.share(getattr(found, name)) for name in ("cards", "players", "rest")})

    def length(self, figures: TableFigures) -> Section:
        rows = [[self.end(end), self.percent(share.value), self.interval(share)] for end, share in figures.ends.items() if share.value]
        sheet = Sheet([self.say("study-end"), self.say("study-share"), self.say("study-interval")], rows)
        return Section(self.say("study-length-heading"), self.length_sentences(figures), [sheet])

    def length_sentences(self, figures: TableFigures) -> list[str]:
        its, leads = figures.length, figures.lead_changes
        mean, low, high = (self.number(each) for each in (its.mean.value, its.mean.low, its.mean.high))
        sentences = [self.say("study-length-decisions", mean=mean, low=low, high=high, low5=its.low5, median=its.median, high5=its.high5)]
        if leads is not None:
            changes, low, high = (self.number(each) for each in (leads.value, leads.low, leads.high))
            sentences.append(self.say("study-lead-changes", changes=changes, low=low, high=high))
        return sentences

    def bins(self) -> Sheet:
        """Return the histogram of the lengths as a table."""
        rows = [
            [self.say("study-decisions-bin", low=each.low, high=each.high), self.percent(each.share)]
            for each in self.study.figures.length.bins
        ]
        return Sheet([self.say("study-decisions-range"), self.say("study-share")], rows)

    def end(self, end: str) -> str:
        return self.phrase(f"{self.study.game}-end-{end}", end)

    def phrase(self, sentence: str, otherwise: str) -> str:
        """Return a sentence of the game; plug-in games don't have all of them."""
        return self.say(sentence) if knows(sentence, self.language) else otherwise

    def variation(self, variation: Variation) -> Section:
        option, value = variation.option, variation.value
        columns = [
            self.say("study-vary-figure"),
            self.say("study-vary-difference"),
            self.say("study-interval"),
            str(self.study.options[option]),
            str(value),
        ]
        rows = self.rows_of(variation)
        sheets = [Sheet(columns, [self.cells(row) for row in rows])] if rows else []
        heading = self.say("study-vary-heading", option=option, value=str(value))
        return Section(heading, [self.rule(option, value), *self.variation_sentences(variation)], sheets)

    def rule(self, option: str, value: Value) -> str:
        """Return an option and its value in words."""
        prefix = f"{self.study.game}-option-{option}"
        return self.say("study-vary-rule", option=self.phrase(prefix, option), rule=self.phrase(f"{prefix}-{value}", str(value)))

    def variation_sentences(self, variation: Variation) -> list[str]:
        change = variation.difference
        rows = [row for row in self.rows_of(variation) if not row.is_of_seat]
        clear = [f"{row.label} ({self.change(row)})" for row in rows if row.change.is_clear(len(rows) * len(self.study.variations))]
        others = [self.say("study-vary-clear", figures=clear) if clear else self.say("study-vary-unclear")]
        if change.changed == 0:
            luck = [self.say("study-vary-luck", bots=variation.figures.luck.bots)] if rows else []
            return [self.say("study-vary-none"), *luck, *(others if clear else [])]
        seats = "study-vary-seats-uneven" if change.test.is_clear(len(self.study.variations)) else "study-vary-seats-even"
        return [self.say("study-vary-some", changed=self.percent(change.changed)), self.say(seats, p=self.p(change.test)), *others]

    def rows_of(self, variation: Variation) -> list[Row]:
        """Return the figures that can have changed: those of games that took another course."""
        change = variation.difference
        is_luck_same = all(share == NO_CHANGE for share in (change.cards, change.players, change.rest))
        return [*([] if change.changed == 0 else self.game_rows(variation)), *([] if is_luck_same else self.luck_rows(variation))]

    def luck_rows(self, variation: Variation) -> list[Row]:
        before, after, change = self.study.figures.luck, variation.figures.luck, variation.difference
        return [
            Row(self.say(f"study-luck-{name}"), getattr(before, name), getattr(after, name), getattr(change, name))
            for name in ("cards", "players", "rest")
        ]

    def game_rows(self, variation: Variation) -> list[Row]:
        before, after, change = self.study.figures, variation.figures, variation.difference
        return [
            Row(self.say("study-figure-length"), before.length.mean, after.length.mean, change.length, is_share=False),
            *self.lead_rows(before, after, change),
            *(
                Row(self.say("study-figure-seat", seat=seat), was, now, change.seats[seat], is_of_seat=True)
                for seat, (was, now) in enumerate(zip(before.fairness.seats, after.fairness.seats, strict=True))
            ),
            *(Row(self.end(end), before.ends[end], after.ends[end], its) for end, its in change.ends.items() if its != NO_CHANGE),
        ]

    def lead_rows(self, before: TableFigures, after: TableFigures, change: Difference) -> list[Row]:
        was, now, difference = before.lead_changes, after.lead_changes, change.lead_changes
        if was is None or now is None or difference is None:
            return []
        return [Row(self.say("study-figure-leads"), was, now, difference, is_share=False)]

    def cells(self, row: Row) -> list[str]:
        low, high = (self.number(100 * each if row.is_share else each, 1, "+") for each in (row.change.low, row.change.high))
        return [row.label, self.change(row), f"{low} … {high}", self.value(row, row.before), self.value(row, row.after)]

    def value(self, row: Row, estimate: Estimate) -> str:
        return self.share(estimate) if row.is_share else self.number(estimate.value)

    def change(self, row: Row) -> str:
        return self.points(row.change.value) if row.is_share else self.number(row.change.value, 1, "+")
