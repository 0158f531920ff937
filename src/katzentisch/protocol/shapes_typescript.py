"""The page's types of the HTTP API, generated from the JSON Schema of its shapes; shared types come from the messages."""

from collections.abc import Iterator
from typing import Any

import msgspec

from . import shapes
from .schema import REF, Schema, definitions, with_references
from .typescript import source_file

ABOUT = shapes.__doc__ or ""


def shapes_typescript() -> str:
    messages = definitions()
    parts = {name: part for name, part in described().items() if name not in messages}
    shared = sorted({name for name in named(parts) if name in messages})
    return source_file(ABOUT, f'import type {{ {", ".join(shared)} }} from "./messages";', parts)


def described() -> dict[str, Schema]:
    own = [each for each in vars(shapes).values() if is_shape(each)]
    _, parts = msgspec.json.schema_components(own, ref_template=REF + "{name}")
    return {name: with_references(part, {}) for name, part in parts.items()}


def is_shape(each: Any) -> bool:
    is_own = isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == shapes.__name__
    return is_own and bool(each.__struct_fields__)


def named(part: Any) -> Iterator[str]:
    """Return the names that a part refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(REF)
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from named(each)
