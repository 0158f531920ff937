"""The page of the server's HTTP and WebSocket interface, made from its schemas when the site is built."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from katzentisch.protocol.schema import document
from katzentisch.server.app import make_asgi
from katzentisch.server.http.reference import name_of, union
from katzentisch.server.settings import Settings

PAGE = "reference/http.md"
UNIONS = {"Requests from the client": "AnyRequest", "Messages from the server": "AnyMessage", "Table events": "AnyTableEvent"}
INTRODUCTION = """# HTTP and WebSocket

A running server has this reference at `/api`, and for programs at `/api/openapi.json` and `/api/messages.json`; the latter is
[messages.schema.json](../messages.schema.json). Times are in milliseconds since 1970. The cookie set by `POST /api/me` identifies you.
[Write your own bot](../client.md) describes the Python client, which does all of this for you.
"""

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
            *(line for title, names in unions.items() for line in [f"## {title}", *structs(defs, names)]),
            "## Parts of messages",
            *structs(defs, others),
        ]
    )


def request(path: str, method: str, schema: Schema) -> str:
    body = schema.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    parameters = ", ".join(f"`{each['name']}`" for each in schema.get("parameters", ()))
    answers = [f"| {status} | {cell(each.get('description', ''))} |" for status, each in sorted(schema["responses"].items())]
    lines = [f"### {method.upper()} {path}", f"{schema.get('summary', '')}."]
    lines += [f"Body: {kind('http', body)}."] if body else []
    lines += [f"Parameters: {parameters}."] if parameters else []
    return "\n\n".join([*lines, "\n".join(["| status | meaning |", "|---|---|", *answers])])


def structs(defs: Schema, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from struct("message", name, defs[name])


def struct(family: str, name: str, schema: Schema) -> Iterator[str]:
    """Describe one type. Types of HTTP bodies and of messages can have the same name, so the anchors name the family."""
    yield f"### {name.rsplit('_', 1)[-1]} {{ #{family}-{name} }}"
    if "description" in schema:
        yield str(schema["description"])
    if schema.get("properties"):
        rows = [f"| `{field}` | {kind(family, each)} |" for field, each in schema["properties"].items()]
        yield "\n".join(["| field | |", "|---|---|", *rows])
    else:
        yield f"{kind(family, schema)}."


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
    elif "anyOf" in schema or "oneOf" in schema:
        for each in schema.get("anyOf", schema.get("oneOf", ())):
            yield from kinds(family, each)
    elif "type" in schema:
        yield str(schema["type"])


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
