"""The JSON Schema of the messages: all messages of a game fit it."""

import random
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import katzentisch as kt
from katzentisch.games import GAMES
from katzentisch.protocol import messages, schema, table_events

every_game = pytest.mark.parametrize("game", list(GAMES))


class Cat(msgspec.Struct, tag="cat", tag_field="is"):
    lives: int = 9


class Mouse(msgspec.Struct, tag="mouse", tag_field="is"):
    hunter: Cat | None


class Garden(msgspec.Struct, tag="garden", tag_field="is"):
    animals: list[Cat | Mouse]
    champion: Cat | Mouse | None = None


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**schema.ref(name), "$defs": schema.definitions()})


def said_at_a_table(game: str, viewer: int | None) -> Iterator[messages.Update]:
    """Yield the updates of a game of three for one viewer."""
    play = kt.Play(game, 3, seed=4)
    rng = random.Random(4)
    while not play.over:
        for step in play.move(rng.choice(play.legal)):
            moved = table_events.MoveMade(1, 0, step.seat or 0, step.seen(viewer), step.events(viewer))
            yield messages.Update(table="t", seat=viewer, number=1, table_events=[moved], ply=len(play.log), view=play.view(viewer))


def test_a_named_union_is_referenced_by_its_name() -> None:
    received = schema.components({"Place": Garden | Cat, "Animal": Cat | Mouse})
    assert received["Animal"] == {"anyOf": [{"$ref": "#/$defs/Cat"}, {"$ref": "#/$defs/Mouse"}]}
    assert received["Garden"]["properties"]["animals"]["items"] == {"$ref": "#/$defs/Animal"}
    assert received["Garden"]["properties"]["champion"]["anyOf"] == [{"$ref": "#/$defs/Animal"}, {"type": "null"}]
    assert received["Mouse"]["properties"]["hunter"]["anyOf"][0] == {"$ref": "#/$defs/Cat"}


def test_events_of_the_same_name_are_distinguished_by_their_game() -> None:
    received = schema.definitions()
    assert received["BluesBid"]["properties"]["bid"] == {"type": "string"}
    assert received["KatzeBid"]["properties"]["bid"] == {"type": "integer"}
    assert received["BluesBid"]["title"] == "BluesBid"
    assert {"$ref": "#/$defs/BluesBid"} in received["KatzenjammerBluesEvent"]["anyOf"]


@every_game
def test_every_game_ends_with_the_same_event(game: str) -> None:
    events = schema.definitions()[schema.events_name(GAMES[game])]["anyOf"]
    assert events[-1] == {"$ref": "#/$defs/Over"}
    assert len(events) > 5


@every_game
def test_phases_and_ends_are_named(game: str) -> None:
    received = schema.definitions()
    view = received[GAMES[game].view_type.__name__]["properties"]
    assert view["phase"]["enum"] == [*GAMES[game].phases, "over"]
    assert view["end"]["anyOf"][0]["enum"] == list(GAMES[game].ends)
    assert set(GAMES[game].ends) <= set(received["AnyEnd"]["enum"])
    assert game in received["GameId"]["examples"]


@every_game
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_messages_of_a_game_fit_the_schema(game: str, viewer: int | None) -> None:
    received = validator("AnyMessage")
    updates = list(said_at_a_table(game, viewer))
    for update in (*updates[:20], updates[-1]):
        received.validate(msgspec.to_builtins(update))


def test_a_view_that_is_no_view_doesn_t_fit() -> None:
    update = messages.Update(table="t", seat=None, number=1, table_events=[], view={"game": "mau_mau", "cards": 3})
    assert not validator("AnyMessage").is_valid(msgspec.to_builtins(update))


def test_what_a_client_sends_fits_or_is_no_message() -> None:
    asked = validator("AnyRequest")
    assert asked.is_valid({"type": "move", "seat": 2, "ply": 7, "move": "pass"})
    assert asked.is_valid({"type": "watch", "version": 2, "table": "t", "invite": None})
    assert not asked.is_valid({"type": "move", "seat": 2, "move": "pass"})
    assert not asked.is_valid({"type": "start", "now": True})


def test_the_document_is_a_schema_of_everything_said_either_way() -> None:
    everything = jsonschema_rs.validator_for(schema.document())
    assert everything.is_valid({"type": "ping"})
    assert everything.is_valid({"type": "pong", "now": 5})
    assert not everything.is_valid({"type": "fly"})
