"""Names and chat: readable characters stay, confusing ones are removed."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games.game import Refusal
from katzentisch.protocol.limits import LIMITS
from katzentisch.server.tables.user_text import MARKS, clean_chat, clean_name, clean_text

FAMILY, HEART, FLAG, KEYCAP = "👨‍👩‍👧‍👦", "❤️", "🏳️‍🌈", "1️⃣"
TRICKY = st.sampled_from("ae \u0301\u0302\u0489\u200b\u200d\u202e\ufe0f\u3164\u2800\u1100\u1161\n\u0000❤👧")


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "Jürgen-Peter", "O'Neill", "Đặng Thị", "李小龍", "עֵלִי", "น้ำ", "Ωmega 3", FAMILY, HEART, FLAG, KEYCAP]
)
def test_names_of_the_world_stay(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Anna \t\n Lena  ", "Anna Lena"),
        ("An\u0000na\u001b[31m", "Anna[31m"),
        ("\u202eannA\u2066", "annA"),
        ("An\u200bna\ufeff", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Anna\u200d", "Anna"),
        ("\u0301Anna", "Anna"),
        ("An\u2028na", "An na"),
        ("Anna\ue000\U000e0041", "Anna"),
    ],
)
def test_what_controls_turns_or_hides_goes(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "tower", ["\u0301\u0302\u0303\u0304", "\u0301\u0302\u200b", "\u0301\u0302\u200d", "\u0302\ufe0f\u2060", "\u0489\u3164"]
)
def test_no_towers_of_accents_however_they_are_mixed(tower: str) -> None:
    shown = clean_text("x" + 20 * tower + "y")
    assert sum(unicodedata.category(character) in ("Mn", "Me") for character in shown) <= MARKS
    assert shown[0] == "x"
    assert shown[-1] == "y"


@pytest.mark.parametrize(
    "nothing", ["", " ", "\t\n", "\u200b", "\u200d", "\ufe0f", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "…", "---"]
)
def test_a_name_can_be_read(nothing: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(nothing)
    assert refused.value.said.sentence == "name-empty"


def test_a_name_is_short() -> None:
    assert clean_name("a" * LIMITS.name + "\u200b" * 40)
    with pytest.raises(Refusal) as refused:
        clean_name("a" * (LIMITS.name + 1))
    assert refused.value.said.translate("de") != refused.value.said.translate("en")


def test_chat_says_something_if_only_a_sign() -> None:
    assert clean_chat(" … ") == "…"
    assert clean_chat(f"{HEART} {HEART}") == f"{HEART} {HEART}"
    for nothing in ("", " \n", "\u200b\u3164"):
        with pytest.raises(Refusal):
            clean_chat(nothing)


@given(st.one_of(st.text(max_size=80), st.text(TRICKY, max_size=30)))
def test_whatever_is_written_what_is_shown_is_clean(text: str) -> None:
    shown = clean_text(text)
    assert clean_text(shown) == shown
    assert shown == shown.strip()
    assert not [character for character in shown if unicodedata.category(character)[0] == "C" and character != "\u200d"]
    assert len(shown.splitlines()) <= 1
