"""Every event of every game is a grammatical sentence in both languages, for everyone at the table."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Event
from katzentisch.play.narration import narrate
from katzentisch.play.play import Play
from katzentisch.words import LANGUAGES

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli")
YOU = {"en": re.compile(r"\b[Yy]our?\b"), "de": re.compile(r"\b([Dd]u|[Dd]ir|[Dd]ich|deiner)\b")}
HYPHEN = re.compile(r"(?<!\w)-\d")
RARE = {  # seldom or never found in random games
    "katze_im_sack": {"idle"},
    "mau_mau": {"forgot", "shuffled"},
}
OPTIONAL = {  # tables at which events happen that are unknown elsewhere: players, options, seed
    "mau_mau": (3, {"first_card": "acts"}, 6),
    "maus_pass_auf": (3, {"dealt_mouse": "hunted"}, 4),
}


@cache
def seen_events(game: str) -> list[tuple[Event, int | None]]:
    """Every event of some games, with each viewer who saw it."""
    found: list[tuple[Event, int | None]] = []
    for players, options, seed in ((3, {}, 1), (4, {}, 2), (5, {}, 3), *([OPTIONAL[game]] if game in OPTIONAL else [])):
        play, luck = Play(game, players, options=options, seed=seed), Random(seed)
        viewers = (None, *range(players))
        found += [(event, viewer) for viewer in viewers for event in play.opening_events(viewer)]
        while not play.over and len(play.log) < 400:
            is_shy = players == 3 and "pass" in play.legal  # so that some rows are wanted by nobody
            for step in play.move("pass" if is_shy and luck.random() < 0.9 else luck.choice(play.legal)):
                found += [(event, viewer) for viewer in viewers for event in step.events(viewer)]
    return found


def tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


every_game = pytest.mark.parametrize("game", list(GAMES))
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@both_languages
@every_game
def test_sentences_start_with_a_capital_and_end_with_a_stop_and_have_a_real_minus(game: str, language: str) -> None:
    sentences = {narrate(GAMES[game], event, language, NAMES, viewer) for event, viewer in seen_events(game)}
    assert {text for text in sentences if not text[0].isupper() or text[-1] not in ".!"} == set()
    assert {text for text in sentences if HYPHEN.search(text) or "'" in text or '"' in text or "  " in text} == set()


@both_languages
@every_game
def test_the_reader_is_you_and_nobody_else_is(game: str, language: str) -> None:
    for event, viewer in seen_events(game):
        text = narrate(GAMES[game], event, language, NAMES, viewer)
        seat = getattr(event, "seat", None)
        is_own = viewer is not None and (seat == viewer or tag(event) == "over")
        assert bool(YOU[language].search(text)) == is_own, text
        if seat is not None:
            assert (NAMES[seat] in text) == (seat != viewer), text


def is_of_viewer(event: Any, viewer: int | None) -> bool:
    return bool(event.seat == viewer)


def is_of_other(event: Any, viewer: int | None) -> bool:
    return not is_of_viewer(event, viewer)


@both_languages
@every_game
def test_every_kind_of_event_has_a_form_for_you_and_one_for_others(game: str, language: str) -> None:
    kinds = {tag(event) for event, _ in seen_events(game) if hasattr(event, "seat")}
    known = {str(kind.__struct_config__.tag) for kind in GAMES[game].event_types}
    met = {tag(event) for event, _ in seen_events(game)}
    assert known - met <= RARE.get(game, set())
    for kind in kinds:
        own, others = (
            {
                narrate(GAMES[game], event, language, NAMES, viewer)
                for event, viewer in seen_events(game)
                if tag(event) == kind and is_own(event, viewer)
            }
            for is_own in (is_of_viewer, is_of_other)
        )
        assert own
        assert others
        assert not own & others


@every_game
def test_a_sentence_depends_only_on_the_seat_and_the_event(game: str) -> None:
    """An event reads the same to everyone it is not about."""
    for event, viewer in seen_events(game)[:500]:
        if tag(event) != "over" and getattr(event, "seat", None) != viewer:
            assert narrate(GAMES[game], event, "en", NAMES, viewer) == narrate(GAMES[game], event, "en", NAMES)


def test_a_name_stays_as_its_owner_writes_it() -> None:
    event = Play("katzenjammer_blues", 3, seed=1).move("pass")[0].events(None)[0]
    assert narrate(GAMES["katzenjammer_blues"], event, "en", ["ada", "bo", "cy"]) == "bo passes."
