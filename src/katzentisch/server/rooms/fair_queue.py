"""A fair queue for work that many people request. Addresses take turns, and so do the people at one address, so that nobody waits long
because someone else requests a lot."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

Result = TypeVar("Result")
Waiting = deque[asyncio.Future[None]]
MOST_PER_ADDRESS = 60  # jobs: a school class may share an address


class FairQueue:
    """`at_once` jobs run at the same time; each person may have `each` jobs waiting or running."""

    def __init__(self, at_once: int, each: int) -> None:
        self.free, self.each = at_once, each
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()  # by address and person, the next one first

    def why_not(self, person: str, address: str) -> Literal["waiting", "many"] | None:
        """Return why a person can't add a job: they have enough already, or all people at the address together."""
        if self.people[person] >= self.each:
            return "waiting"
        return "many" if self.addresses[address] >= MOST_PER_ADDRESS else None

    def begin(self, person: str, address: str, work: Callable[[], Awaitable[Result]]) -> asyncio.Task[Result]:
        """Add a job. It counts until it ends, even if nobody waits for it any more."""
        self.people[person] += 1
        self.addresses[address] += 1
        task = asyncio.create_task(self.run(person, address, work))
        task.add_done_callback(lambda _: self.finish(person, address))
        return task

    def finish(self, person: str, address: str) -> None:
        for counter, key in ((self.people, person), (self.addresses, address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    async def run(self, person: str, address: str, work: Callable[[], Awaitable[Result]]) -> Result:
        await self.wait_for_turn(person, address)
        try:
            return await work()
        finally:
            self.release()

    async def wait_for_turn(self, person: str, address: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, OrderedDict()).setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Let the next job that is still waiting run."""
        while self.waiting:
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def next(self) -> asyncio.Future[None]:
        """Take a job of the address and person that have waited longest. Both move to the end of their queues."""
        address, people = self.waiting.popitem(last=False)
        person, jobs = people.popitem(last=False)
        turn = jobs.popleft()
        if jobs:
            people[person] = jobs
        if people:
            self.waiting[address] = people
        return turn
