"""Every sentence is asked for somewhere: by its id, or by a template such as f"why-{reason}" whose holes get words of the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][A-Za-z0-9_-]*)[ .}]")
STRING = re.compile(r""""([^"\n]*)"|'([^'\n]*)'|`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\})*)`""")
HOLE = re.compile(r"\$\{((?:[^{}`]|`[^`]*`|\{[^{}]*\})*)\}|\{([^{}\n]*)\}")  # ${…} of a template, or {…} in an attribute of Svelte
WORD = re.compile(r"-?\w*")  # what a hole can always be: a word, a number, nothing
FEWEST_LETTERS = 3  # that a template must have, or it would fit anything

# ids whose parts are put together in a way that no template shows
COMPUTED = ("maus_pass_auf-board-hunt-", "maus_pass_auf-board-turn-")


def sentences() -> dict[str, Path]:
    files = [*ROOT.glob("src/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")]
    return {id: path for path in files for id in MESSAGE.findall(path.read_text(encoding="utf-8"))}


def python_strings(text: str) -> Iterator[str]:
    """Literals, and templates with a star for each hole."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def page_strings(text: str) -> Iterator[str]:
    for found in STRING.finditer(text):
        string = next(part for part in found.groups() if part is not None)
        yield HOLE.sub("*", string)
        for hole in HOLE.finditer(string):
            yield from page_strings(hole[1] or hole[2] or "")


def strings() -> Iterator[str]:
    for path in ROOT.glob("src/**/*.py"):
        yield from python_strings(path.read_text(encoding="utf-8"))
    for path in (*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")):
        if not path.name.endswith(".test.ts"):
            yield from page_strings(path.read_text(encoding="utf-8"))
    for path in set(sentences().values()):
        yield from REFERENCE.findall(path.read_text(encoding="utf-8"))


class Asked:
    """What the code asks for: literals, and templates as their constant parts."""

    def __init__(self, found: Iterator[str] | set[str]) -> None:
        every = {each for each in found if " " not in each}
        self.literals = {each for each in every if "*" not in each}
        self.templates = [tuple(each.split("*")) for each in every if "*" in each and len(re.findall("[a-z]", each)) >= FEWEST_LETTERS]

    def has(self, id: str) -> bool:
        return id in self.literals or any(self.fits(id, template) for template in self.templates)

    def fits(self, id: str, template: tuple[str, ...]) -> bool:
        """Whether the holes can be filled so that the template becomes the id."""
        first, *rest = template
        if not rest:
            return id == first
        if not id.startswith(first):
            return False
        left = id[len(first) :]
        return any(self.fits(left[end:], tuple(rest)) and self.can_fill(left[:end]) for end in range(len(left) + 1))

    @cache  # noqa: B019  as long as the test runs
    def can_fill(self, value: str) -> bool:
        """Whether a hole can have this value: a word, or something with hyphens that the code names, perhaps with underscores."""
        return bool(WORD.fullmatch(value)) or value.replace("-", "_") in self.literals or self.has(value)


def unused(ids: set[str], found: Iterator[str] | set[str]) -> set[str]:
    asked = Asked(found)
    return {id for id in ids if not asked.has(id) and not id.startswith(COMPUTED)}


def test_every_sentence_is_asked_for() -> None:
    assert unused(set(sentences()), strings()) == set()


SOME = {"seat-free", "why-late", "why-too-late", "other"}


@pytest.mark.parametrize(
    ("asked", "rest"),
    [
        ({"seat-free", "why-*"}, {"why-too-late", "other"}),
        ({"why-*", "too-late"}, {"seat-free", "other"}),
        ({"why-*", "too-*", "other"}, {"seat-free"}),
        ({"*-*"}, SOME),
        ({"*-free", "why-late*", "why-too*"}, {"other"}),
    ],
)
def test_templates_fit_what_they_can_be(asked: set[str], rest: set[str]) -> None:
    assert unused(SOME, asked) == rest


def test_strings_are_found_with_their_holes() -> None:
    assert set(python_strings('say(f"why-{reason}", Said("seat-free"))')) >= {"why-*", "seat-free"}
    page = 'say(`why-${late ? `too-${much}` : "early"}`); <p class="a">{` · ${say("other")}`}</p> href="/x/{id}"'
    assert set(page_strings(page)) >= {"why-*", "too-*", "early", "other", "/x/*"}
    assert {"seat", "cli-interrupted"} <= set(sentences())
