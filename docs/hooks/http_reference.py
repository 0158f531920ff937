"""The page of the server's HTTP and WebSocket interface, made from its schemas when the site is built."""

from collections.abc import Iterable, Iterator, Mapping
from http import HTTPStatus
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from katzentisch.protocol.schema import document
from katzentisch.protocol.semantics import REPEATABLE, type_of
from katzentisch.server.app import make_asgi
from katzentisch.server.connections import GOING_AWAY, SIGNED_OUT, SILENT, TOO_SLOW
from katzentisch.server.handshake import FORBIDDEN, TOO_MANY
from katzentisch.server.http.reference import name_of, union
from katzentisch.server.settings import Settings

PAGE = "reference/http.md"
UNIONS = {"Requests from the client": "AnyRequest", "Messages from the server": "AnyMessage", "Table events": "AnyTableEvent"}
INTRODUCTION = """# HTTP and WebSocket

A running server has this reference at `/api`, and for programs at `/api/openapi.json` and `/api/messages.json`; the latter is
[messages.schema.json](../messages.schema.json). Times are in milliseconds since 1970. The cookie set by `POST /api/me` identifies you.
[Write your own bot](../client.md) describes the Python client, which does all of this for you.

A field is required, or always there, unless it is marked as optional. A request that is refused is answered with a
[Problem](#http-Problem): a code for programs and a sentence for people.
"""
CONNECTION = """Connect with the cookie that `POST /api/me` has set. The server closes a connection with one of these codes:

| code | meaning |
|---|---|
"""
CLOSE_CODES = {
    GOING_AWAY: "The server is stopping; connect again",
    SIGNED_OUT: "No valid cookie, or the session has ended: sign in first",
    FORBIDDEN: "The host name or the origin is not allowed",
    TOO_SLOW: "The client reads too slowly; connect again and watch with `since`",
    SILENT: "The client has sent nothing for too long; send a `ping` now and then",
    TOO_MANY: "Too many requests or connections",
}
REPETITION = "If the connection is lost before the answer, these requests can be sent again once you are connected; they take effect once: "

Schema = Mapping[str, Any]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    files.append(File.generated(config, PAGE, content=page()))
    return files


def page() -> str:
    openapi = make_asgi(Settings("sqlite://", Path())).http.openapi_schema.to_schema()
    messages = document()
    bodies, defs = openapi["components"]["schemas"], messages["$defs"]
    unions = {title: union(defs, name) for title, name in UNIONS.items()}
    others = [name for name in defs if not any(name in names for names in unions.values())]
    return "\n\n".join(
        [
            INTRODUCTION,
            "## HTTP requests",
            *(request(path, method, each) for path, methods in openapi["paths"].items() for method, each in methods.items()),
            "## Request and response bodies",
            *(part for name, schema in bodies.items() for part in struct("http", name, schema)),
            "## WebSocket /api/socket",
            messages["description"],
            CONNECTION + "\n".join(f"| {code} | {meaning} |" for code, meaning in sorted(CLOSE_CODES.items())),
            REPETITION + ", ".join(f"`{type_of(each)}`" for each in REPEATABLE) + ".",
            *(line for title, names in unions.items() for line in [f"## {title}", *structs(defs, names)]),
            "## Parts of messages",
            *structs(defs, others),
        ]
    )


def request(path: str, method: str, schema: Schema) -> str:
    body = schema.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    lines = [f"### {method.upper()} {path}", f"{schema.get('summary', '')}."]
    lines += [f"Body: {kind('http', body)}."] if body else []
    if parameters := schema.get("parameters"):
        lines.append(table("parameter | in | type | notes", map(parameter, parameters)))
    return "\n\n".join([*lines, table("status | meaning | body", (response(*each) for each in sorted(schema["responses"].items())))])


def parameter(schema: Schema) -> list[str]:
    notes = [*([] if schema["required"] else ["optional"]), *notes_on(schema["schema"])]
    return [f"`{schema['name']}`", schema["in"], kind("http", schema["schema"]), "; ".join(notes)]


def response(status: str, schema: Schema) -> list[str]:
    """Describe an answer: what the status means, and the type of its body."""
    is_success = status.startswith("2")
    [(media, body)] = schema.get("content", {}).items() or [("", {})]
    of_media = f" ({media})" if media and media != "application/json" else ""
    return [
        status,
        HTTPStatus(int(status)).phrase if is_success else schema.get("description", ""),
        kind("http", body["schema"]) + of_media if body else "",
    ]


def structs(defs: Schema, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from struct("message", name, defs[name])


def struct(family: str, name: str, schema: Schema) -> Iterator[str]:
    """Describe one type. Types of HTTP bodies and of messages can have the same name, so the anchors name the family."""
    yield f"### {name.rsplit('_', 1)[-1]} {{ #{family}-{name} }}"
    if "description" in schema:
        yield cleandoc(str(schema["description"]))
    if schema.get("properties"):
        required = schema.get("required", ())
        yield table("field | type | notes", (field(family, each, of, each in required) for each, of in schema["properties"].items()))
    else:
        yield f"{kind(family, schema)}."


def field(family: str, name: str, schema: Schema, is_required: bool) -> list[str]:
    notes = [*([] if is_required else ["optional"]), *notes_on(schema)]
    return [f"`{name}`", kind(family, schema), "; ".join(notes)]


def notes_on(schema: Schema) -> Iterator[str]:
    """Say what a value means and what it must be, beyond its type."""
    if "description" in schema:
        yield schema["description"]
    if schema.get("default") is not None:
        yield f"default `{msgspec.json.encode(schema['default']).decode()}`"
    for each in (schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from bounds(each)


def bounds(schema: Schema) -> Iterator[str]:
    if "minimum" in schema and "maximum" in schema:
        yield f"{schema['minimum']} to {schema['maximum']}"
    if "maxLength" in schema:
        yield f"{schema.get('minLength', 0)} to {schema['maxLength']} characters"
    if "pattern" in schema:
        yield f"matches `{schema['pattern']}`"
    if "maxItems" in schema:
        yield f"at most {schema['maxItems']}"


def kind(family: str, schema: Schema) -> str:
    """Return a schema in a few words."""
    return " or ".join(dict.fromkeys(kinds(family, schema))) or "anything"


def kinds(family: str, schema: Schema) -> Iterator[str]:
    if "$ref" in schema:
        name = name_of(schema)
        yield f"[{name.rsplit('_', 1)[-1]}](#{family}-{name})"
    elif "const" in schema or "enum" in schema:
        yield ", ".join(f"`{each}`" for each in schema.get("enum", [schema.get("const")]))
    elif schema.get("type") == "array":
        yield f"list of {kind(family, schema.get('items', {}))}"
    elif schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        yield f"object with values of {kind(family, schema['additionalProperties'])}"
    elif "anyOf" in schema or "oneOf" in schema:
        for each in schema.get("anyOf", schema.get("oneOf", ())):
            yield from kinds(family, each)
    elif "type" in schema:
        yield str(schema["type"])


def table(head: str, rows: Iterable[list[str]]) -> str:
    """Return a table. A last column that is empty in all rows is left out."""
    cells = [head.split(" | "), *rows]
    if not any(row[-1] for row in cells[1:]):
        cells = [row[:-1] for row in cells]
    lines = ["| " + " | ".join(map(cell, row)) + " |" for row in cells]
    return "\n".join([lines[0], "|---" * len(cells[0]) + "|", *lines[1:]])


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
