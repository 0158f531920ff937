"""Who can hold a seat: a person or a bot."""

import msgspec


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind"):
    guest: str
    name: str


class Robot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind"):
    bot: str
    name: str


Holder = Person | Robot
