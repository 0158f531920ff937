"""Numbers for people: 1,234.5 and 25.1% in English, 1.234,5 and 25,1 % in German. Output for programs is not formatted here."""

MARKS = {
    "en": str.maketrans(",.-", ",.−"),
    "de": str.maketrans(",.-", ".,−"),
}  # separators of thousands and decimals, and a minus sign as wide as a plus
PERCENT = {"en": "%", "de": "\N{NO-BREAK SPACE}%"}


def number(value: float, language: str, digits: int = 0, sign: str = "-") -> str:
    """Return a number with `digits` decimals; `sign` is "+" to write a plus, too."""
    text = f"{value:{sign},.{digits}f}"
    if text.startswith("-") and not text.strip("-0.,"):
        text = text.replace("-", "+" if sign == "+" else "")  # zero has no minus sign
    return text.translate(MARKS[language])


def percent(share: float, language: str, digits: int = 0, sign: str = "-") -> str:
    return number(100 * share, language, digits, sign) + PERCENT[language]


def rounded(value: float, language: str, figures: int = 3) -> str:
    """Return a number with three significant figures by default, never with an exponent: 0.0159, 15.9, 1,590."""
    exact = float(f"{value:.{figures - 1}e}")
    magnitude = int(f"{exact:e}".split("e")[1])
    return number(exact, language, max(0, figures - 1 - magnitude) if exact else 0)
