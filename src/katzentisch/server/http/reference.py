"""The API reference as an HTML page, generated from the schemas."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

Schema = Mapping[str, Any]


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/plain.css">'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )


def api_page(openapi: Schema, messages: Schema) -> str:
    parts = openapi["components"]["schemas"]
    links = (
        '<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> and <a href="/api/messages.json">/api/messages.json</a>. '
        "Times are in milliseconds since 1970. The cookie set by <code>POST /api/me</code> identifies you.</p>"
    )
    requests = "".join(operation(path, method, each) for path, methods in openapi["paths"].items() for method, each in methods.items())
    talk = escape(messages["description"]).replace("\n\n", "</p><p>")
    defs = messages["$defs"]
    return page(
        "en",
        "Katzentisch API reference",
        f"{links}<h2>HTTP requests</h2>{requests}<h2>Request and response bodies</h2>{structs(parts, parts)}"
        f"<h2>WebSocket /api/socket</h2><p>{talk}</p>"
        f"<h2>Requests from the client</h2>{structs(defs, union(defs, 'AnyRequest'))}"
        f"<h2>Messages from the server</h2>{structs(defs, union(defs, 'AnyMessage'))}"
        f"<h2>Table events</h2>{structs(defs, union(defs, 'AnyTableEvent'))}",
    )


def union(defs: Schema, name: str) -> list[str]:
    return [name_of(each) for each in defs[name]["anyOf"]]


def operation(path: str, method: str, schema: Schema) -> str:
    body = schema.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    parameters = ", ".join(escape(each["name"]) for each in schema.get("parameters", ()))
    answers = " · ".join(f"{status} {escape(each.get('description', ''))}" for status, each in schema["responses"].items())
    return (
        f'<h3><span class="method">{method.upper()}</span><code>{escape(path)}</code></h3><p>{escape(schema.get("summary", ""))}'
        + (f"<br>body: <code>{kind(body)}</code>" if body else "")
        + (f"<br>parameters: <code>{parameters}</code>" if parameters else "")
        + f'<br><span class="quiet">{answers}</span></p>'
    )


def structs(defs: Schema, names: Any) -> str:
    return "".join(struct(name, defs[name]) for name in names if "properties" in defs[name])


def struct(name: str, schema: Schema) -> str:
    about = f"<p>{escape(schema['description'])}</p>" if "description" in schema else ""
    rows = "".join(f"<tr><td><code>{escape(field)}</code></td><td>{kind(each)}</td></tr>" for field, each in schema["properties"].items())
    return f'<h3 id="{escape(name)}">{escape(name.rsplit("_", 1)[-1])}</h3>{about}<div class="scroll"><table>{rows}</table></div>'


def kind(schema: Schema) -> str:
    """A schema in a few words."""
    return " or ".join(dict.fromkeys(kinds(schema))) or "anything"


def kinds(schema: Schema) -> Iterator[str]:
    if "$ref" in schema:
        yield f'<a href="#{escape(name_of(schema))}">{escape(name_of(schema).rsplit("_", 1)[-1])}</a>'
    elif "const" in schema or "enum" in schema:
        yield ", ".join(f"<code>{escape(str(each))}</code>" for each in schema.get("enum", [schema.get("const")]))
    elif schema.get("type") == "array":
        yield f"list of {kind(schema.get('items', {}))}"
    elif "anyOf" in schema or "oneOf" in schema:
        for each in schema.get("anyOf", schema.get("oneOf", ())):
            yield from kinds(each)
    elif "type" in schema:
        yield escape(str(schema["type"]))


def name_of(ref: Schema) -> str:
    return str(ref["$ref"]).rsplit("/", 1)[-1]
