"""Numbers as people read them, in both languages."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis.strategies import floats

import katzentisch.cli
from katzentisch.words import LANGUAGES, say, source_files
from katzentisch.words.numbers import number, percent, rounded

reasonable = floats(-1e12, 1e12)


@pytest.mark.parametrize(
    ("value", "digits", "english", "german"),
    [
        (0, 0, "0", "0"),
        (1234567.891, 2, "1,234,567.89", "1.234.567,89"),
        (-12.34, 1, "−12.3", "−12,3"),
        (-0.04, 1, "0.0", "0,0"),
        (1000, 0, "1,000", "1.000"),
    ],
)
def test_marks_of_thousands_and_decimals(value: float, digits: int, english: str, german: str) -> None:
    assert (number(value, "en", digits), number(value, "de", digits)) == (english, german)


@pytest.mark.parametrize(
    ("share", "sign", "english", "german"),
    [(0.2512, "-", "25.1%", "25,1\u00a0%"), (0.05, "+", "+5.0%", "+5,0\u00a0%"), (-0.05, "+", "−5.0%", "−5,0\u00a0%")],
)
def test_per_cent(share: float, sign: str, english: str, german: str) -> None:
    assert (percent(share, "en", 1, sign), percent(share, "de", 1, sign)) == (english, german)


def test_what_rounds_to_nothing_is_not_below_it() -> None:
    assert percent(-0.001, "en", sign="+") == percent(0.001, "en", sign="+") == "+0%"


@pytest.mark.parametrize(
    ("value", "english"),
    [(1587.3, "1,590"), (15.873, "15.9"), (0.0158, "0.0158"), (0, "0"), (9.999, "10.0"), (123456789, "123,000,000"), (1, "1.00")],
)
def test_three_figures_without_an_exponent(value: float, english: str) -> None:
    assert rounded(value, "en") == english


@given(reasonable)
def test_both_languages_show_the_same_number(value: float) -> None:
    swapped = number(value, "de", 2).translate(str.maketrans(".,", ",."))
    assert swapped == number(value, "en", 2)
    assert float(swapped.replace(",", "").replace("−", "-")) == pytest.approx(value, abs=0.006)
    assert "e" not in rounded(value, "de")


@pytest.mark.parametrize(("language", "text"), [("en", "1,234"), ("de", "1.234")])
def test_numbers_in_sentences_are_written_alike(language: str, text: str) -> None:
    assert text in say("cli-simulate-title", language, games=1234, name="x", players=2)


def test_german_sentences_have_a_space_that_doesn_t_break_before_per_cent() -> None:
    for path in source_files("de"):
        assert not re.search(r"[\d}] ?%", path.read_text(encoding="utf-8")), path.name
    assert LANGUAGES == ("de", "en")


def test_commands_write_numbers_in_no_other_way() -> None:
    """A format such as {x:.1%} would be English everywhere."""
    for path in Path(katzentisch.cli.__file__).parent.rglob("*.py"):
        assert not re.search(r":[^\s{}\"']*[.,]\d*[feg%]\}|:\d*%\}", path.read_text(encoding="utf-8")), path.name
