"""Who is connected: marked within seconds, not at a reload, and known to every process."""

import asyncio
import json
from pathlib import Path

import pytest

from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms import attendance
from katzentisch.server.rooms.attendance import SIGN_OF_LIFE, Attendance

from .served_table import TABLE, ServedTable, begin, served_table, two_processes
from .tables.table_builder import GERO, HANNA, full

GRACE = 4000  # milliseconds


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(attendance, "monotonic", made)
    return made


class Connected:
    def __init__(self, me: Person, is_quiet: bool = False) -> None:
        self.me, self.is_quiet = me, is_quiet

    def send(self, text: str) -> None: ...


def names(here: Attendance, *connected: Connected) -> set[str]:
    return {person.guest for person in here.people(full(), connected)}


def test_a_reload_does_not_show(clock: Clock) -> None:
    here, anna, bert = Attendance(GRACE), Connected(HANNA), Connected(GERO)
    here.depart(GERO, [anna])
    assert names(here, anna) == {HANNA.guest, GERO.guest}
    clock.now += 3.9
    assert names(here, anna) == {HANNA.guest, GERO.guest}
    assert names(here, anna, bert) == {HANNA.guest, GERO.guest}
    clock.now += 0.2
    assert names(here, anna) == {HANNA.guest}


def test_a_second_tab_keeps_a_person_here(clock: Clock) -> None:
    here, bert = Attendance(GRACE), Connected(GERO)
    here.depart(GERO, [bert])
    assert here.departed == {}
    assert names(here, bert) == {GERO.guest}


def test_a_connection_that_stops_answering_counts_as_gone_until_it_answers(clock: Clock) -> None:
    here, anna, bert = Attendance(GRACE), Connected(HANNA), Connected(GERO)
    assert not here.has_changed([anna, bert])
    bert.is_quiet = True
    assert here.has_changed([anna, bert])
    assert names(here, anna, bert) == {HANNA.guest}
    assert not here.has_changed([anna, bert])
    bert.is_quiet = False
    assert here.has_changed([anna, bert])
    assert names(here, anna, bert) == {HANNA.guest, GERO.guest}


def test_a_player_elsewhere_is_here_while_they_are_noted_again_and_again(clock: Clock) -> None:
    here, anna = Attendance(GRACE), Connected(HANNA)
    here.follow({GERO.guest: 1000}, recent=5000)
    assert names(here, anna) == {HANNA.guest}, "an old note proves nothing"
    for at in (400, 300, 9000):  # by a clock that is wrong and jumps
        here.follow({GERO.guest: at}, recent=5000)
        assert here.has_changed([anna]) == (at == 400)
        assert names(here, anna) == {HANNA.guest, GERO.guest}
        clock.now += 3
    clock.now += SIGN_OF_LIFE
    here.follow({GERO.guest: 9000}, recent=5000)
    assert here.has_changed([anna])
    assert names(here, anna) == {HANNA.guest}


def test_what_this_process_noted_itself_is_no_sign_of_life(clock: Clock) -> None:
    here = Attendance(GRACE)
    here.noted[GERO.guest] = 9000
    here.follow({GERO.guest: 9000}, recent=0)
    assert names(here) == set()


def test_after_a_restart_everyone_has_a_moment_to_come_back(clock: Clock) -> None:
    here, anna = Attendance(GRACE), Connected(HANNA)
    here.follow({GERO.guest: 9000}, recent=5000)
    assert names(here, anna) == {HANNA.guest, GERO.guest}
    clock.now += SIGN_OF_LIFE + 1
    assert names(here, anna) == {HANNA.guest}


def people_sent(here: ServedTable, name: str) -> list[set[str]]:
    received = [json.loads(text) for text in here.sent(name)]
    return [{person["guest"] for person in each["people"]} for each in received if each["type"] == "people"]


def test_everyone_hears_who_is_gone_after_the_grace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("mau_mau", 2), lambda opening: opening, reconnect_grace=100) as here:
            await here.come("anna", "0")
            await here.come("bert", "1")
            assert people_sent(here, "anna") == [{"0"}, {"0", "1"}]
            here.go("bert")
            assert people_sent(here, "anna") == []
            await asyncio.sleep(0.3)
            assert people_sent(here, "anna") == [{"0"}]
            await here.come("bert", "1")
            assert people_sent(here, "anna") == [{"0", "1"}]

    asyncio.run(scenario())


def test_a_player_connected_to_another_process_is_listed_and_marked_once_gone(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            await here.come("anna", "0")
            await there.come("bert", "1")
            assert people_sent(here, "anna")[-1] == {"0"}
            for each in (there, here):
                await each.server.rooms.share_presence()
            assert people_sent(here, "anna") == [{"0", "1"}]
            there.go("bert")
            clock.now += SIGN_OF_LIFE + 1
            for each in (there, here):
                await each.server.rooms.share_presence()
            assert people_sent(here, "anna") == [{"0"}]
            assert set(await here.server.services.store.last_seen(TABLE)) == {"0", "1"}

    asyncio.run(scenario())
