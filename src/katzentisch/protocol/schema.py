"""The JSON Schema of all messages. Where a message depends on the game, it lists the views and events of every built-in game; the view of
a plug-in game is a ZoneView, perhaps with more fields.

Several games have an event or a seat of the same name, so the names start with the game, like its view: BluesBid, KatzeBid.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..games.game import Event, Game, ZoneView
from ..games.registry import BUILT_IN
from ..games.view_base import Over
from ..play.clocks import Clock
from . import codec, messages, requests, table_events
from .holders import Holder

UNIONS = {
    "AnyRequest": requests.AnyRequest,
    "AnyMessage": messages.AnyMessage,
    "AnyTableEvent": table_events.AnyTableEvent,
    "Holder": Holder,
    "Clock": Clock,
}
OPEN = ("AnyView", "AnyEvent", "AnyEnd", "GameId")  # titles of the parts that depend on the game
SHARED_EVENTS: tuple[type[Event], ...] = (Over,)
REF = "#/$defs/"

Schema = dict[str, Any]


def document() -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Katzentisch's messages, version {codec.VERSION}",
        "description": codec.__doc__,
        "anyOf": [ref("AnyRequest"), ref("AnyMessage")],
        "$defs": definitions(),
    }


def definitions() -> dict[str, Schema]:
    games = BUILT_IN
    return {
        **components(UNIONS),
        "AnyView": {"anyOf": [*(ref(game.view_type.__name__) for game in games), ref("ZoneView")]},
        "AnyEvent": {"anyOf": [ref(events_name(game)) for game in games]},
        "AnyEnd": {"enum": sorted({end for game in games for end in game.ends})},
        "GameId": {"type": "string", "examples": [game.id for game in games]},  # a server can have more
        **zone_view(),
        **{name: schema for game in games for name, schema in of_game(game).items()},
    }


def components(unions: Mapping[str, Any]) -> dict[str, Schema]:
    """Return the unions and everything in them, with named unions replaced by references."""
    schemas, parts = msgspec.json.schema_components(unions.values(), ref_template=REF + "{name}")
    names = dict(zip(unions, schemas, strict=True))
    tops = {name: {"anyOf": schema["anyOf"]} for name, schema in names.items()}
    return {**tops, **{name: with_references(schema, names) for name, schema in parts.items()}}


def with_references(part: Any, names: Mapping[str, Schema]) -> Any:
    """Return the part with every named union replaced by a reference."""
    if isinstance(part, list):
        return [with_references(each, names) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("title") in OPEN:
        return or_null(part) if "default" in part else ref(part["title"])
    for name, schema in names.items():
        if part == schema:
            return ref(name)
    return {key: with_references(each, names) for key, each in part.items()}


def or_null(part: Schema) -> Schema:
    return {"anyOf": [ref(part["title"]), {"type": "null"}], "default": part["default"]}


def of_game(game: Game) -> dict[str, Schema]:
    """Return the schemas of a game's events (one by one and as a union), its view, and their parts."""
    events = [*game.event_types, *SHARED_EVENTS]
    schemas, parts = msgspec.json.schema_components([*events, game.view_type], ref_template=REF + "{name}")
    names = {name: prefixed(game, name) for name in parts} | {kind.__name__: kind.__name__ for kind in SHARED_EVENTS}
    found = {names[name]: {**renamed(schema, names), "title": names[name]} for name, schema in parts.items()}
    found["Over"]["properties"]["end"] = ref("AnyEnd")
    found[game.view_type.__name__]["properties"] |= enums_of(game)
    return {events_name(game): {"anyOf": renamed(list(schemas[:-1]), names)}, **found}


def zone_view() -> dict[str, Schema]:
    """Return the schemas of ZoneView and its parts. The game can be any."""
    _, parts = msgspec.json.schema_components([ZoneView], ref_template=REF + "{name}")
    parts["ZoneView"]["properties"]["game"] = {"type": "string"}
    return dict(parts)


def enums_of(game: Game) -> dict[str, Schema]:
    """Return the fields of its view that take one of a few strings."""
    return {"phase": {"enum": [*game.phases, "over"]}, "end": {"anyOf": [{"enum": list(game.ends)}, {"type": "null"}]}}


def renamed(part: Any, names: Mapping[str, str]) -> Any:
    if isinstance(part, list):
        return [renamed(each, names) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return ref(names[part["$ref"].removeprefix(REF)])
    return {key: renamed(each, names) for key, each in part.items()}


def events_name(game: Game) -> str:
    return "".join(word.capitalize() for word in game.id.split("_")) + "Event"


def prefixed(game: Game, name: str) -> str:
    prefix = game.view_type.__name__.removesuffix("View")
    return name if name.startswith(prefix) else prefix + name


def ref(name: str) -> Schema:
    return {"$ref": REF + name}


def schema_json() -> str:
    return msgspec.json.format(msgspec.json.encode(document())).decode() + "\n"
