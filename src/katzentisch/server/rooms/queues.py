"""Work for many people, a few pieces at a time: addresses take turns, and so do the people of one address, so that nobody waits for long
because somebody else asks for much."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

Answer = TypeVar("Answer")
Waiting = deque[asyncio.Future[None]]
OF_ADDRESS = 60  # pieces of work: a class has one


class Queue:
    """`at_once` pieces are done at the same time, `each` is how many one person may have waiting and under way."""

    def __init__(self, at_once: int, each: int) -> None:
        self.free, self.each = at_once, each
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()  # by address and person, whoever is next first

    def why_not(self, person: str, address: str) -> Literal["waiting", "many"] | None:
        """Whether the person has enough already, or all those at the address together."""
        if self.people[person] >= self.each:
            return "waiting"
        return "many" if self.addresses[address] >= OF_ADDRESS else None

    def begin(self, person: str, address: str, work: Callable[[], Awaitable[Answer]]) -> asyncio.Task[Answer]:
        """It counts from now on, whoever still waits for it."""
        self.people[person] += 1
        self.addresses[address] += 1
        task = asyncio.create_task(self.run(person, address, work))
        task.add_done_callback(lambda _: self.ended(person, address))
        return task

    def ended(self, person: str, address: str) -> None:
        for counter, key in ((self.people, person), (self.addresses, address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    async def run(self, person: str, address: str, work: Callable[[], Awaitable[Answer]]) -> Answer:
        await self.turn(person, address)
        try:
            return await work()
        finally:
            self.pass_on()

    async def turn(self, person: str, address: str) -> None:
        if self.free:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, OrderedDict()).setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """The place goes to the next one who still waits."""
        while self.waiting:
            called = self.next()
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def next(self) -> asyncio.Future[None]:
        """Of the address and the person that have waited longest for a turn; both stand at the end of their rows then."""
        address, people = self.waiting.popitem(last=False)
        person, pieces = people.popitem(last=False)
        called = pieces.popleft()
        if pieces:
            people[person] = pieces
        if people:
            self.waiting[address] = people
        return called
