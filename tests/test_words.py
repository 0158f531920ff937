"""Every sentence is there in both languages, with the same facts, and every sentence that the code asks for exists."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from katzentisch.games import GAMES
from katzentisch.games.game import Event, PublicEvent
from katzentisch.games.sentences import sentences_of
from katzentisch.words import FOLDER, LANGUAGES, knows, say, source_files

SOURCES = FOLDER.parent


def sentences(language: str) -> dict[str, set[str]]:
    """Each sentence and the facts it uses."""
    found: dict[str, set[str]] = {}
    for path in source_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", str(entry.value.to_json())) if entry.value else ()) | facts(entry)
    return found


def facts(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(facts(child) for child in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(facts(child) for child in node))
    return set()


def test_both_languages_have_the_same_sentences_with_the_same_facts() -> None:
    assert sentences("de") == sentences("en")


def test_every_sentence_that_the_code_names_exists() -> None:
    named = {
        name
        for path in SOURCES.rglob("*.py")
        for name in re.findall(r'(?:Said|say|tell)\(\s*"([a-z][a-z0-9_]*-[a-z0-9_-]+)"', path.read_text(encoding="utf-8"))
    }
    assert named
    assert {name for name in named if not all(knows(name, language) for language in LANGUAGES)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_every_game_has_its_sentences(game: Any, language: str) -> None:
    assert [sentence for sentence in sentences_of(game) if not knows(sentence, language)] == []


def test_every_event_of_a_game_is_declared() -> None:
    for game in GAMES.values():
        module = f"katzentisch.games.{game.id}."
        kinds = [*Event.__subclasses__(), *PublicEvent.__subclasses__()]
        assert {kind for kind in kinds if kind.__module__.startswith(module)} == set(game.event_types)


def test_a_missing_sentence_is_loud() -> None:
    with pytest.raises(LookupError):
        say("no-such-sentence")


def test_a_missing_fact_is_loud() -> None:
    with pytest.raises(Exception, match="not-your-turn"):
        say("not-your-turn")


def test_a_fact_that_is_too_long_is_cut() -> None:
    for language in LANGUAGES:
        assert say("cli-bad-value", language, name="--seat", value="9" * 5000).count("9") < 1000
        for number in (10**20, -(10**20), 10**80, 10**5000):
            assert say("cli-show-at-range", language, at=number, last=3)
        assert len(say("legal-now", language, moves=["bid 9x5"] * 500)) < 1000


def test_words_ship_with_the_package() -> None:
    assert [path.name.replace("de", "en") for path in source_files("de")] == [path.name.replace("de", "en") for path in source_files("en")]
