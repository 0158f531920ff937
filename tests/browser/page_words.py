"""What the page says, so that tests find its controls by the names that people read and hear."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from katzentisch.words import FOLDER

PAGE = Path(__file__).parents[2] / "web" / "src" / "words"


@cache
def bundle(language: str) -> FluentBundle:
    sentences = FluentBundle([language], use_isolating=False)
    for folder in (FOLDER / language, PAGE / language, PAGE / "help" / language):
        for path in sorted(folder.glob("*.ftl")):
            sentences.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return sentences


def said(language: str, sentence: str, **facts: Any) -> str:
    text, errors = bundle(language).format_pattern(bundle(language).get_message(sentence).value, facts)
    assert not errors, (sentence, errors)
    return str(text)
