"""The page's types, written from the JSON Schema of the messages. A field that may be left out is optional, whichever way it goes."""

import json
from collections.abc import Mapping

from ..tables.cleaning import LONGEST_NAME
from .messages import LONGEST_CHAT, VERSION
from .schema import REF, Schema, document

CONSTANTS = {"VERSION": VERSION, "LONGEST_CHAT": LONGEST_CHAT, "LONGEST_NAME": LONGEST_NAME}
WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: Schema) -> str:
    constants = "\n".join(f"export const {name} = {value};" for name, value in CONSTANTS.items())
    return file("wire/messages.py", schema["description"], constants, schema["$defs"])


def file(source: str, about: str, head: str, parts: Mapping[str, Schema]) -> str:
    header = f"// Written by script/types from src/katzentisch/server/{source}: change that instead."
    told = [declared(name, part) for name, part in parts.items()]
    return "\n\n".join([header, comment(about).rstrip(), head, *told]) + "\n"


def declared(name: str, schema: Schema) -> str:
    written = interface(name, schema) if "properties" in schema else alias(name, schema)
    return comment(schema.get("description", "")) + written


def comment(text: str) -> str:
    lines = text.strip().splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def alias(name: str, schema: Schema) -> str:
    """On one line if it fits."""
    line = f"export type {name} = {type_of(schema)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {type_of(each)}" for each in schema["anyOf"]) + ";"


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    fields = [f"  {field}{'' if field in required else '?'}: {type_of(part)};" for field, part in schema["properties"].items()]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def type_of(schema: Schema) -> str:
    match schema:
        case {"$ref": name}:
            return str(name).removeprefix(REF)
        case {"anyOf": parts}:
            return " | ".join(type_of(part) for part in parts)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "items": items}:
            return f"{bracketed(type_of(items))}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {type_of(values)}>"
        case {"type": kind} if kind in PLAIN:
            return PLAIN[kind]
    raise ValueError(f"no type is known for {schema}")


def bracketed(written: str) -> str:
    return f"({written})" if " | " in written else written


if __name__ == "__main__":
    print(typescript(document()), end="")
