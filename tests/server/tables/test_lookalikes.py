"""Names that can be mistaken for each other, and names that only resemble each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.bots.names import NAMES
from katzentisch.protocol import requests
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.limits import LIMITS
from katzentisch.server.tables.entries import Chatted, Seated
from katzentisch.server.tables.lookalikes import look_alike
from katzentisch.server.tables.names import distinct_names, with_number
from katzentisch.server.tables.user_text import clean_name

from .table_builder import GERO, HANNA, SINA, apply, deal, done, full, opened, outcome


@pytest.mark.parametrize(
    "name",
    [
        "Аnna",  # a Cyrillic letter
        "Αnna",  # a Greek one
        "ANNA",
        "Ａｎｎａ",
        "𝐀𝐧𝐧𝐚",
        "Anńa",
        "A\u0336nna",
        "An\u200dna",
        "An\ufe00na",
        "An\u034fna",
        "An\u17b4na",
        "An na",
        "Anna.",
        "ᴀɴɴᴀ",
        "Ꭺnna",
        "Ⱥnna",
        "ɑnnɑ",
    ],
)
def test_names_that_look_like_anna(name: str) -> None:
    assert look_alike(name, "Anna")
    assert look_alike("Anna", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AIice", "Alice"),
        ("Bernd", "Bemd"),
        ("B0b", "BOb"),
        ("VVilli", "Willi"),
        ("Мария", "Мария"),
        ("👧", "👧\ufe0f"),
        ("Ørjan", "Orjan"),
    ],
)
def test_other_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Lina", "Iina"),
        ("Gast 1", "Gast 2"),
        ("李", "林"),
        ("👧", "👦"),
        ("Мария", "Марина"),
        ("…", "---"),
        ("Mia", "Ma"),
        ("Max", "Marx"),
    ],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_bots_have_distinct_names() -> None:
    assert not [(one, other) for one in NAMES for other in NAMES if one < other and look_alike(one, other)]


@given(st.text(min_size=1, max_size=30))
def test_a_name_looks_like_itself_and_its_mark_does_not(name: str) -> None:
    assert look_alike(name, name)
    one = with_number(name, [name])
    assert not look_alike(one, name)
    assert not look_alike(with_number(name, [name, one]), one)
    assert len(one) <= max(LIMITS.name, len(name))


def test_a_typed_name_that_looks_like_another_is_refused_and_one_brought_along_is_marked() -> None:
    table, twin = opened(players=3, shared_devices=True), Person("x", "Наnna")
    assert outcome(table, twin, requests.Sit(seat=1, name="HANNA")) == "name-taken"
    assert done(table, twin, requests.Sit(seat=1)) == [Seated(1, Person("x", "Наnna (2)"))]
    assert outcome(table, HANNA, requests.Sit(seat=1, name="hanna")) == "name-taken"
    assert outcome(table, HANNA, requests.Sit(seat=0, name="hanna")) == "seated"  # it is her own


def test_bots_and_people_have_names_of_their_own() -> None:
    table = apply(opened(players=3), Seated(1, Person("g", "Мinka")))
    [seated] = done(apply(opened(players=3), Seated(2, Person("g", "feliх"))), HANNA, requests.SeatBot(seat=1, bot="rules"))
    assert isinstance(seated, Seated)
    assert seated.holder
    assert seated.holder.name == "Luna"
    [seated] = done(apply(table, Seated(0, None), Seated(0, Robot("rules", "Felix"))), Person("x", "Felix"), requests.Sit(seat=2))
    assert isinstance(seated, Seated)
    assert seated.holder == Person("x", "Felix (2)")


def test_a_seated_person_cannot_chat_under_another_name() -> None:
    table = deal(full())
    assert done(table, Person(GERO.guest, "Gerold"), requests.Chat(text="hello")) == [Chatted(Person(GERO.guest, "Gerold"), "hello")]
    assert done(table, Person(GERO.guest, "Hanna"), requests.Chat(text="I resign")) == [Chatted(GERO, "I resign")]


def test_somebody_without_a_seat_is_marked_if_taken_for_another() -> None:
    table = full()
    false = Person("x", "Hаnna")
    assert done(table, false, requests.Chat(text="hello")) == [Chatted(Person("x", "Hаnna (2)"), "hello")]
    assert done(apply(table, Chatted(SINA, "hello")), Person("y", "sina"), requests.Chat(text="me too")) == [
        Chatted(Person("y", "sina (2)"), "me too")
    ]
    assert done(table, SINA, requests.Chat(text="again")) == [Chatted(SINA, "again")]


def test_the_people_at_a_table_get_distinct_names() -> None:
    table = full()
    here = [Person("a", "Hanna"), Person("b", "Hanna"), Person(GERO.guest, "Hanna"), HANNA]
    assert [each.name for each in distinct_names(table, here)] == ["Hanna (2)", "Hanna (3)", "Gero", "Hanna"]


def test_clean_names_hide_nothing() -> None:
    for hidden in ("An\u200dna", "An\ufe00na", "An\ufe0fna", "An\u034fna", "An\u17b4na", "An\u17b5na", "An\u180bna", "An\U000e0100na"):
        assert clean_name(hidden) == "Anna"
