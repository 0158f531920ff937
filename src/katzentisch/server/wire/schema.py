"""The JSON Schema of all messages. Where the messages leave open which game it is, it has the views and events of every game.

Games have cards, seats and events of the same name, so their names begin with the game's, as that of its view does: BluesBid, KatzeBid.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from ...games import GAMES
from ...games.game import Event, Game, View
from ...play.clocks import Clock
from ..tables.entries import Holder
from . import messages

UNIONS = {
    "Asked": messages.Asked,
    "Told": messages.Told,
    "AnyHappening": messages.AnyHappening,
    "Holder": Holder,
    "Clock": Clock,
}
OPEN = ("AnyView", "AnyEvent", "AnyEnd", "GameId")  # titles of what depends on the game
REF = "#/$defs/"

Schema = dict[str, Any]


def document() -> Schema:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Katzentisch's messages, version {messages.VERSION}",
        "description": messages.__doc__,
        "anyOf": [ref("Asked"), ref("Told")],
        "$defs": definitions(),
    }


def definitions() -> dict[str, Schema]:
    games = list(GAMES.values())
    return {
        **described(UNIONS),
        "AnyView": {"anyOf": [ref(view_of(game).__name__) for game in games]},
        "AnyEvent": {"anyOf": [ref(events_name(game)) for game in games]},
        "AnyEnd": {"enum": sorted({end for game in games for end in game.ends})},
        "GameId": {"enum": list(GAMES)},
        **{name: schema for game in games for name, schema in of_game(game).items()},
    }


def described(unions: Mapping[str, Any]) -> dict[str, Schema]:
    """Unions and all that is in them; where one holds another that has a name, it is told by the name."""
    schemas, parts = msgspec.json.schema_components(unions.values(), ref_template=REF + "{name}")
    names = dict(zip(unions, schemas, strict=True))
    tops = {name: {"anyOf": schema["anyOf"]} for name, schema in names.items()}
    return {**tops, **{name: by_name(schema, names) for name, schema in parts.items()}}


def by_name(part: Any, names: Mapping[str, Schema]) -> Any:
    """The part with every union that has a name told by it."""
    if isinstance(part, list):
        return [by_name(each, names) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("title") in OPEN:
        return or_null(part) if "default" in part else ref(part["title"])
    for name, schema in names.items():
        if part == schema:
            return ref(name)
    return {key: by_name(each, names) for key, each in part.items()}


def or_null(part: Schema) -> Schema:
    return {"anyOf": [ref(part["title"]), {"type": "null"}], "default": part["default"]}


def of_game(game: Game) -> dict[str, Schema]:
    """Its events as one union, each of them, its view, and what they hold."""
    shared = kinds_of(Event, "games")
    events = [*kinds_of(Event, game.id), *shared]
    schemas, parts = msgspec.json.schema_components([*events, view_of(game)], ref_template=REF + "{name}")
    names = {name: prefixed(game, name) for name in parts} | {kind.__name__: kind.__name__ for kind in shared}
    told = {names[name]: {**renamed(schema, names), "title": names[name]} for name, schema in parts.items()}
    told["Over"]["properties"]["end"] = ref("AnyEnd")
    told[view_of(game).__name__]["properties"] |= choices_of(game)
    return {events_name(game): {"anyOf": renamed(list(schemas[:-1]), names)}, **told}


def choices_of(game: Game) -> dict[str, Schema]:
    """The fields of its view that are one of a few texts."""
    return {"phase": {"enum": [*game.phases, "over"]}, "end": {"anyOf": [{"enum": list(game.ends)}, {"type": "null"}]}}


def renamed(part: Any, names: Mapping[str, str]) -> Any:
    if isinstance(part, list):
        return [renamed(each, names) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return ref(names[part["$ref"].removeprefix(REF)])
    return {key: renamed(each, names) for key, each in part.items()}


def kinds_of(base: type[msgspec.Struct], package: str) -> list[type[msgspec.Struct]]:
    """The kinds of views or events that are defined in a game's package, or in `games` for all of them."""
    return [kind for kind in base.__subclasses__() if kind.__module__.split(".")[-2] == package]


def view_of(game: Game) -> type[msgspec.Struct]:
    (view,) = kinds_of(View, game.id)
    return view


def events_name(game: Game) -> str:
    return "".join(word.capitalize() for word in game.id.split("_")) + "Event"


def prefixed(game: Game, name: str) -> str:
    prefix = view_of(game).__name__.removesuffix("View")
    return name if name.startswith(prefix) else prefix + name


def ref(name: str) -> Schema:
    return {"$ref": REF + name}


def written() -> str:
    return msgspec.json.format(msgspec.json.encode(document())).decode()


if __name__ == "__main__":
    print(written())
