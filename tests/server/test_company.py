"""Who is at a table is told when it has changed, not more than once in a while, and of a crowd only some."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from katzentisch.server.rooms import company
from katzentisch.server.rooms.company import MOST_NAMED, Company
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.entries import Person

from .tables.laid import GERO, full
from .worlds import World, world


class Looker:
    def __init__(self, name: str) -> None:
        self.me = Person(name, f"Name of {name}")
        self.sent: list[str] = []

    def send(self, text: str) -> None:
        self.sent.append(text)

    @property
    def heard(self) -> list[list[str]]:
        return [[person["guest"] for person in json.loads(text)["people"]] for text in self.sent]


class Crowd:
    """`now` is what time it is, `later` what is to be done then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.later = 100.0, list[tuple[float, Any]]()
        monkeypatch.setattr(company, "monotonic", lambda: self.now)
        self.table, self.here = full(), set[Looker]()
        self.company = Company(1000)

    def call_later(self, wait: float, call: Any, *facts: Any) -> object:
        self.later.append((self.now + wait, lambda: call(*facts)))
        return object()

    def come(self, looker: Looker) -> None:
        self.here.add(looker)
        self.company.tell_one(looker, company.written(self.table, self.here))
        self.company.changed(self.table, self.here)

    def go(self, looker: Looker) -> None:
        self.here.discard(looker)
        self.company.forget(looker)
        self.company.changed(self.table, self.here)

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


def test_who_comes_again_and_again_is_told_of_once_in_a_while(crowd: Crowd) -> None:
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


def test_what_has_not_changed_is_not_told_again(crowd: Crowd) -> None:
    anna, bert = Looker("anna"), Looker("bert")
    crowd.come(anna)
    crowd.wait(2)
    crowd.come(bert)
    assert anna.heard[-1] == ["anna", "bert"]
    crowd.go(bert)
    crowd.come(bert := Looker("bert"))
    crowd.wait(1)
    assert anna.heard == [["anna"], ["anna", "bert"]]
    assert bert.heard == [["anna", "bert"]]
    crowd.go(bert)
    crowd.wait(1)
    assert anna.heard[-1] == ["anna"]


def test_of_a_crowd_those_with_a_seat_are_named_first(crowd: Crowd) -> None:
    for number in range(200):
        crowd.come(Looker(f"{number:03}"))
    seated = Looker(GERO.guest)
    crowd.come(seated)
    told = json.loads(seated.sent[-1])
    assert len(told["people"]) == MOST_NAMED
    assert told["more"] == 201 - MOST_NAMED
    assert GERO.guest in [person["guest"] for person in told["people"]]


def test_nobody_is_left_to_be_told(crowd: Crowd) -> None:
    anna = Looker("anna")
    crowd.come(anna)
    crowd.come(bert := Looker("bert"))
    crowd.go(anna)
    crowd.go(bert)
    crowd.wait(1)
    assert crowd.company.told == {}
    crowd.come(anna)
    assert len(anna.heard) == 2


def test_a_room_tells_it(tmp_path: Path) -> None:
    def heard(here: World, name: str) -> list[list[str]]:
        told = [json.loads(text) for text in here.sent(name)]
        return [[person["guest"] for person in each["people"]] for each in told if each["type"] == "people"]

    async def evening() -> None:
        async with world(tmp_path / "server", Choices("mau_mau", 2), lambda opening: opening) as here:
            await here.come("anna", "0")
            await here.come("bert", "1")
            assert heard(here, "anna") == [["0"], ["0", "1"]]
            assert heard(here, "bert") == [["0", "1"]]
            here.go("bert")
            assert heard(here, "anna") == [["0"]]

    asyncio.run(evening())
