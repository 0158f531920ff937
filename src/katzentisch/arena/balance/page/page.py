"""The web page of a study: one file without scripts that loads nothing, for light and dark screens, phones and desktops."""

from html import escape
from pathlib import Path

from ..study import Study, Variation
from .charts import Dot, Slice, dot_chart, histogram, stacked_bar
from .sentences import Section, Sheet, Wording

STYLE = Path(__file__).with_name("page.css")
WIDE = 3  # columns that fit next to a chart
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def study_page(study: Study, language: str = "en") -> str:
    """Return a study as a web page in one piece.

    Parameters
    ----------
    study
        The result of `study`.
    language
        ``"en"`` or ``"de"``.

    Examples
    --------
    >>> from katzentisch.arena import study
    >>> page = study_page(study("maus_pass_auf", players=3, bots="level3", games=120, seed=1))
    >>> page.splitlines()[0]
    '<!doctype html>'
    """
    words = Wording(study, language)
    fair, luck, length, *variations = words.sections()
    body = [
        f"<h1>{escape(words.title)}</h1>",
        *map(paragraph, words.introduction()),
        section(fair, seats_chart(words), sheets(fair)),
        section(luck, luck_chart(words), sheets(luck)),
        section(length, length_chart(words), sheets(length) + details(words, words.bins())),
        *(section(each, difference_chart(words, its), sheets(each)) for each, its in zip(variations, study.variations, strict=True)),
        footer(words),
    ]
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(words.title)}</title>",
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>",
    ]
    lines = [
        "<!doctype html>",
        f'<html lang="{language}">',
        "<head>",
        *head,
        "</head>",
        "<body>",
        "<main>",
        *body,
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def section(content: Section, chart: str, tables: str) -> str:
    figure = f"<figure>{chart}</figure>" if chart else ""
    width = "wide" if any(len(sheet.columns) > WIDE for sheet in content.sheets) else "narrow"
    beside = f'<div class="figures">{figure}<div class="{width} tables">{tables}</div></div>' if figure or tables else ""
    return f"<section>\n<h2>{escape(content.heading)}</h2>\n{''.join(map(paragraph, content.sentences))}\n{beside}\n</section>"


def sheets(content: Section) -> str:
    return "".join(map(table, content.sheets))


def table(sheet: Sheet) -> str:
    """Return a table that scrolls sideways on its own if the screen is narrow; the first column labels the rows."""
    columns = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "".join(f'<tr><th scope="row">{escape(row[0])}</th>{"".join(map(cell, row[1:]))}</tr>' for row in sheet.rows)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table></div>'


def cell(content: str) -> str:
    return f"<td>{escape(content)}</td>"


def details(words: Wording, sheet: Sheet) -> str:
    return f"<details><summary>{escape(words.say('study-chart-table'))}</summary>{table(sheet)}</details>"


def seats_chart(words: Wording) -> str:
    fairness = words.study.figures.fairness
    fair = words.percent(fairness.fair)
    dots = [
        Dot(words.say("study-seat-number", seat=seat), wins.value, wins.low, wins.high, words.percent(wins.value))
        for seat, wins in enumerate(fairness.seats)
    ]
    line = words.say("study-fair-share", fair=fair)
    return dot_chart(words.say("study-fair-heading"), words.say("study-chart-seats", fair=fair), dots, fairness.fair, line)


def luck_chart(words: Wording) -> str:
    luck = words.study.figures.luck
    shares = [(name, getattr(luck, name)) for name in ("cards", "players", "rest")]
    slices = [Slice(words.say(f"study-luck-{name}"), share.value, words.share(share)) for name, share in shares]
    return stacked_bar(words.say("study-luck-heading"), words.say("study-chart-luck"), slices)


def length_chart(words: Wording) -> str:
    bins = words.study.figures.length.bins
    middle = len(bins) // 2
    places = [(0.0, bins[0].low), ((middle + 0.5) / len(bins), bins[middle].low), (1.0, bins[-1].low)]
    ends = [words.number(low, 0) for _, low in places]
    labels = [(place, label) for (place, _), label in zip(places, [*ends[:2], f"≥ {ends[2]}"], strict=True)]
    kept = labels if len(bins) > len(labels) else labels[:1]
    return histogram(words.say("study-length-heading"), words.say("study-chart-length"), [each.share for each in bins], kept)


def difference_chart(words: Wording, variation: Variation) -> str:
    change = variation.difference
    if change.changed == 0:
        return ""
    dots = [
        Dot(words.say("study-seat-number", seat=seat), wins.value, wins.low, wins.high, words.points(wins.value))
        for seat, wins in enumerate(change.seats)
    ]
    heading = words.say("study-vary-heading", option=variation.option, value=str(variation.value))
    return dot_chart(heading, words.say("study-chart-difference"), dots, 0.0, words.say("study-no-difference"))


def footer(words: Wording) -> str:
    command = f'<p>{escape(words.say("study-command"))}</p><pre tabindex="0"><code>{escape(words.study.command)}</code></pre>'
    return f"<footer>{''.join(map(paragraph, words.notes()))}{command}</footer>"
