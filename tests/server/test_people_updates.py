"""The list of people at a table is sent if it changed, not too often, and shortened for a crowd."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms import audience
from katzentisch.server.rooms.attendance import Present
from katzentisch.server.rooms.audience import MOST_NAMED, PeopleUpdates
from katzentisch.server.tables.table import Table

from .served_table import ServedTable, served_table
from .tables.table_builder import GERO, full


class Looker:
    def __init__(self, name: str) -> None:
        self.me = Person(name, f"Name of {name}")
        self.sent: list[str] = []
        self.is_quiet = False

    def send(self, text: str) -> None:
        self.sent.append(text)

    @property
    def received(self) -> list[list[str]]:
        return [[person["guest"] for person in json.loads(text)["people"]] for text in self.sent]


def connected(_: Table, present: Iterable[Present]) -> list[Person]:
    return list({each.me.guest: each.me for each in present}.values())


class Crowd:
    """`now` is what time it is, `later` what is to be done then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.later = 100.0, list[tuple[float, Any]]()
        monkeypatch.setattr(audience, "monotonic", lambda: self.now)
        self.table, self.here = full(), set[Looker]()
        self.people = PeopleUpdates(1000, connected)

    def call_later(self, wait: float, call: Any, *facts: Any) -> object:
        self.later.append((self.now + wait, lambda: call(*facts)))
        return object()

    def come(self, looker: Looker) -> None:
        self.here.add(looker)
        self.people.send_one(looker, audience.people_json(self.table, connected(self.table, self.here)))
        self.people.schedule(self.table, self.here)

    def go(self, looker: Looker) -> None:
        self.here.discard(looker)
        self.people.forget(looker)
        self.people.schedule(self.table, self.here)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        due, self.later = self.later, []
        for at, call in due:
            assert at <= self.now
            call()


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> Crowd:
    made = Crowd(monkeypatch)
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: made)
    return made


def test_frequent_reconnects_are_announced_only_once_in_a_while(crowd: Crowd) -> None:
    lookers = [Looker(f"{number:03}") for number in range(150)]
    for looker in lookers:
        crowd.come(looker)
    crowd.wait(1)
    before = [len(looker.sent) for looker in lookers]
    for _ in range(1000):
        restless = Looker("restless")
        crowd.come(restless)
        assert len(restless.sent) == 1
        crowd.go(restless)
    assert len(crowd.later) <= 1
    crowd.wait(1)
    assert sum(len(looker.sent) for looker in lookers) - sum(before) <= 150


def test_an_unchanged_list_is_not_sent_again(crowd: Crowd) -> None:
    anna, bert = Looker("anna"), Looker("bert")
    crowd.come(anna)
    crowd.wait(2)
    crowd.come(bert)
    assert anna.received[-1] == ["anna", "bert"]
    crowd.go(bert)
    crowd.come(bert := Looker("bert"))
    crowd.wait(1)
    assert anna.received == [["anna"], ["anna", "bert"]]
    assert bert.received == [["anna", "bert"]]
    crowd.go(bert)
    crowd.wait(1)
    assert anna.received[-1] == ["anna"]


def test_of_a_crowd_those_with_a_seat_are_named_first(crowd: Crowd) -> None:
    for number in range(200):
        crowd.come(Looker(f"{number:03}"))
    seated = Looker(GERO.guest)
    crowd.come(seated)
    received = json.loads(seated.sent[-1])
    assert len(received["people"]) == MOST_NAMED
    assert received["more"] == 201 - MOST_NAMED
    assert GERO.guest in [person["guest"] for person in received["people"]]


def test_a_list_for_nobody_is_dropped(crowd: Crowd) -> None:
    anna = Looker("anna")
    crowd.come(anna)
    crowd.come(bert := Looker("bert"))
    crowd.go(anna)
    crowd.go(bert)
    crowd.wait(1)
    assert crowd.people.sent == {}
    crowd.come(anna)
    assert len(anna.received) == 2


def test_a_room_sends_it(tmp_path: Path) -> None:
    def received(here: ServedTable, name: str) -> list[list[str]]:
        received = [json.loads(text) for text in here.sent(name)]
        return [[person["guest"] for person in each["people"]] for each in received if each["type"] == "people"]

    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("mau_mau", 2), lambda opening: opening) as here:
            await here.come("anna", "0")
            await here.come("bert", "1")
            assert received(here, "anna") == [["0"], ["0", "1"]]
            assert received(here, "bert") == [["0", "1"]]
            here.go("bert")
            assert received(here, "anna") == [["0"]]

    asyncio.run(scenario())
