"""All sentences for people, in German and English: Fluent files in this folder and in those of the games. The page uses them too."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentFormatError

LANGUAGES = ("de", "en")
HUGE = 10**20  # Fluent can't group larger numbers
LONGEST_FACT = 800  # characters; Fluent inserts no more than a thousand
FOLDER = Path(__file__).parent
GAME_FOLDERS = sorted(FOLDER.parent.glob("games/*/words"))  # each has a file for every language; plug-in games add theirs
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


@cache
def bundle(language: str) -> FluentBundle:
    """Load the sentences of a language. Inserted text gets no Unicode isolation marks: they are right for a page but noise in terminals
    and records."""
    sentences = FluentBundle([language], use_isolating=False)
    for path in source_files(language):
        sentences.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return sentences


def load_sentences() -> None:
    """Load all languages now: it takes a moment, which no visitor should wait for."""
    for language in LANGUAGES:
        bundle(language)


def source_files(language: str) -> list[Path]:
    """Return the files with the sentences of a language."""
    return [*sorted((FOLDER / language).glob("*.ftl")), *(folder / f"{language}.ftl" for folder in GAME_FOLDERS)]


def add_game_folder(folder: Path) -> None:
    """Add the sentences of a plug-in game: a folder with a file for every language."""
    GAME_FOLDERS.append(folder)
    bundle.cache_clear()


def remove_game_folder(folder: Path) -> None:
    GAME_FOLDERS.remove(folder)
    bundle.cache_clear()


def say(sentence: str, language: str = "en", /, **facts: Any) -> str:
    """Return a sentence with its facts filled in. A missing sentence or fact is a bug and raises an error."""
    sentences = bundle(language)
    pattern = sentences.get_message(sentence).value
    if pattern is None:
        raise LookupError(f"the sentence {sentence!r} has no text in {language!r}")
    text, errors = sentences.format_pattern(pattern, {name: plain(fact, language) for name, fact in facts.items()})
    if errors:
        raise FluentFormatError(f"{sentence!r} in {language!r}: {errors}")
    is_signed = any(isinstance(fact, int) and fact < 0 for fact in facts.values())
    return HYPHEN.sub("−", str(text)) if is_signed else str(text)


def knows(sentence: str, language: str) -> bool:
    return bundle(language).has_message(sentence)


def plain(fact: Any, language: str) -> Any:
    """Convert a fact for Fluent: lists become enumerations, sentences strings; numbers stay numbers because plurals depend on them."""
    if isinstance(fact, Said):
        return fact.translate(language)
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        fact = ", ".join(HYPHEN.sub("−", str(each)) if isinstance(each, int) else str(plain(each, language)) for each in fact)
    if isinstance(fact, int) and abs(fact) >= HUGE:
        fact = str(fact) if abs(fact) < 10**LONGEST_FACT else "…"
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


@dataclass(frozen=True)
class Said:
    """A sentence and its facts, not yet translated."""

    sentence: str
    facts: dict[str, Any] = field(default_factory=dict)

    def translate(self, language: str) -> str:
        return say(self.sentence, language, **self.facts)

    def __str__(self) -> str:
        return self.translate("en")
