"""Work is shared out fairly: addresses take turns, people at one address take turns, and nobody exceeds the limit."""

import asyncio

import pytest

from katzentisch.server.rooms import fair_queue
from katzentisch.server.rooms.fair_queue import FairQueue


class Work:
    """Pieces of work that end when the test says so; `done` is the order in which they were begun."""

    def __init__(self, at_once: int, each: int) -> None:
        self.queue = FairQueue(at_once, each)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def ask(self, name: str, person: str, address: str) -> None:
        self.ends[name] = asyncio.Event()

        async def work() -> str:
            self.begun.append(name)
            await self.ends[name].wait()
            return name

        self.tasks[name] = self.queue.begin(person, address, work)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        assert await self.tasks[name] == name
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_addresses_take_turns_and_so_do_the_people_of_one() -> None:
    async def scenario() -> None:
        work = Work(1, 3)
        for name, person, address in (
            *(("a1", "anna", "home"), ("a2", "anna", "home"), ("a3", "anna", "home"), ("b1", "bert", "home")),
            *(("c1", "cora", "school"), ("d1", "dora", "school")),
        ):
            work.ask(name, person, address)
        await settled()
        for name in ("a1", "a2", "c1", "b1", "d1", "a3"):
            await work.end(name)
        assert work.begun == ["a1", "a2", "c1", "b1", "d1", "a3"]
        assert (work.queue.free, work.queue.people, work.queue.addresses, work.queue.waiting) == (1, {}, {}, {})

    asyncio.run(scenario())


def test_a_person_with_enough_jobs_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_PER_ADDRESS", 3)

    async def scenario() -> None:
        work = Work(2, 1)
        assert work.queue.why_not("anna", "home") is None
        work.ask("a", "anna", "home")
        assert work.queue.why_not("anna", "home") == "waiting"  # at once, not only when it is under way
        work.ask("b", "bert", "home")
        work.ask("c", "cora", "home")
        assert work.queue.why_not("dora", "home") == "many"
        assert work.queue.why_not("emil", "school") is None
        await settled()
        assert work.begun == ["a", "b"]
        for name in ("a", "b", "c"):
            await work.end(name)
        assert work.queue.why_not("anna", "home") is None

    asyncio.run(scenario())


def test_a_cancelled_job_frees_its_place_for_the_next() -> None:
    async def scenario() -> None:
        work = Work(1, 1)
        for name in ("a", "b", "c", "d"):
            work.ask(name, name, "home")
        await settled()
        work.tasks["b"].cancel()
        work.tasks["a"].cancel()
        await settled()
        assert work.begun == ["a", "c"]
        work.ends["c"].set()
        while not work.tasks["c"].done():
            await asyncio.sleep(0)
        work.tasks["d"].cancel()  # it was just called
        await settled()
        work.ask("e", "e", "home")
        await settled()
        await work.end("e")
        assert work.queue.free == 1
        assert work.queue.people == {}

    asyncio.run(scenario())


def test_a_failing_job_raises_to_its_caller_and_frees_its_place() -> None:
    async def fail() -> None:
        raise OSError("not now")

    async def scenario() -> None:
        queue = FairQueue(1, 1)
        with pytest.raises(OSError, match="not now"):
            await queue.begin("anna", "home", fail)
        await settled()
        assert (queue.free, queue.people) == (1, {})

    asyncio.run(scenario())
