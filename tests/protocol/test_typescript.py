"""The page's types: optional, nullable and union types in Python are the same in TypeScript."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from katzentisch.protocol.__main__ import FILES
from katzentisch.protocol.schema import components
from katzentisch.protocol.shapes_typescript import shapes_typescript as shapes
from katzentisch.protocol.typescript import alias, comment, declaration, type_of

ROOT = Path(__file__).parents[2]


class Purr(msgspec.Struct, tag="purr", tag_field="type", omit_defaults=True):
    """Everything is well."""

    loud: bool
    to: str | None
    seconds: float = 1.5
    why: str | None = None


class Hiss(msgspec.Struct, tag="hiss", tag_field="type"):
    at: list[str | None]
    count: tuple[int, ...]
    mood: Literal["cross", "afraid"]
    marks: dict[str, str | int]


DECLARATIONS = {name: declaration(name, schema) for name, schema in components({"Sound": Purr | Hiss}).items()}


def test_a_struct_is_an_interface_with_its_docstring_and_its_tag() -> None:
    assert DECLARATIONS["Purr"].startswith('/** Everything is well. */\nexport interface Purr {\n  type: "purr";\n')
    assert DECLARATIONS["Hiss"].startswith('export interface Hiss {\n  type: "hiss";\n')


def test_an_optional_field_has_a_question_mark_and_none_is_null() -> None:
    assert "\n  loud: boolean;\n  to: string | null;\n  seconds?: number;\n  why?: string | null;\n}" in DECLARATIONS["Purr"]


def test_lists_of_several_kinds_are_in_brackets() -> None:
    assert "\n  at: (string | null)[];\n  count: number[];\n" in DECLARATIONS["Hiss"]


def test_literals_and_dictionaries() -> None:
    assert '\n  mood: "afraid" | "cross";\n  marks: Record<string, string | number>;\n}' in DECLARATIONS["Hiss"]


def test_a_union_is_a_type() -> None:
    assert DECLARATIONS["Sound"] == "export type Sound = Purr | Hiss;"


def test_a_long_union_has_a_line_for_each() -> None:
    schema = {"anyOf": [{"$ref": f"#/$defs/{letter * 50}"} for letter in "abc"]}
    assert alias("Long", schema).splitlines()[:2] == ["export type Long =", f"  | {'a' * 50}"]


def test_a_long_docstring_keeps_its_lines() -> None:
    assert comment("One.\n\nTwo.\n") == "/**\n * One.\n *\n * Two.\n */\n"


def test_a_schema_without_a_type_is_an_error() -> None:
    with pytest.raises(ValueError, match="no TypeScript type"):
        type_of({"type": "cat"})


@pytest.mark.parametrize("name", FILES)
def test_the_generated_files_are_current(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name](), "run script/types"


def test_shapes_of_the_http_api_take_what_they_share_from_the_messages() -> None:
    written = shapes()
    assert 'import type { AnyEnd, AnyEvent, AnyView, GameId, Person, TableSettings } from "./messages";' in written
    assert "export interface TableSummary {" in written
    assert "\n  game: GameId;\n" in written
    assert "export interface TableSettings" not in written
