"""The bus between processes: each hears what the others hint at, and not what it says itself."""

import asyncio
from collections.abc import AsyncGenerator, Iterable

import msgspec
from litestar.channels import ChannelsBackend

from katzentisch.server.rooms.bus import MOST_HINTS, MOST_REACTIONS, ChannelsBus, SentReaction


class SharedBackend(ChannelsBackend):
    """Passes everything on to all backends of a test."""

    def __init__(self, all_queues: list[asyncio.Queue[bytes]]) -> None:
        self.all_queues, self.queue = all_queues, asyncio.Queue[bytes]()

    async def on_startup(self) -> None:
        self.all_queues.append(self.queue)

    async def on_shutdown(self) -> None:
        self.all_queues.remove(self.queue)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for queue in self.all_queues:
            queue.put_nowait(data)

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes]]:
        while True:
            yield "hints", await self.queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def test_hints_of_entries_and_of_orders_arrive_at_the_others() -> None:
    async def scenario() -> None:
        queues: list[asyncio.Queue[bytes]] = []
        one, other = (ChannelsBus(lambda: SharedBackend(queues), heartbeat=60) for _ in range(2))
        heard: list[object] = []
        is_complete = asyncio.Event()

        def on_orders(table: str) -> None:
            heard.append(table)
            is_complete.set()

        one.listen(lambda *hint: heard.append("my own"), lambda table: heard.append("my own"), lambda sent: heard.append("my own"))
        other.listen(lambda *hint: heard.append(hint), on_orders, heard.append)
        for bus in (one, other):
            bus.open()
        while len(queues) < 2:
            await asyncio.sleep(0)
        one.hint_entry("moved", 7)
        one.hint_orders("ordered")
        async with asyncio.timeout(60):
            await is_complete.wait()
        assert heard == [("moved", 7), "ordered"]
        for bus in (one, other):
            await bus.close()

    asyncio.run(scenario())


def test_reactions_arrive_at_the_others_and_a_flood_of_them_is_dropped() -> None:
    async def scenario() -> None:
        bus = ChannelsBus(lambda: SharedBackend([]))
        sent = SentReaction("table", "guest", 2, "laugh")
        for _ in range(MOST_REACTIONS + 5):
            bus.send_reaction(sent)
        hints = bus.next_hints()
        assert hints.reactions == [sent] * MOST_REACTIONS
        assert bus.next_hints().reactions == []
        assert len(msgspec.json.encode(hints)) < 4000

    asyncio.run(scenario())


def test_a_message_has_no_more_hints_than_fit_into_it() -> None:
    async def scenario() -> None:
        bus = ChannelsBus(lambda: SharedBackend([]))
        for number in range(MOST_HINTS):
            bus.hint_entry(f"table {number}", number)
            bus.hint_orders(f"table {number}")
        sizes = [(len(hints.numbers), len(hints.orders)) for hints in (bus.next_hints(), bus.next_hints(), bus.next_hints())]
        assert sizes == [(MOST_HINTS, 0), (0, MOST_HINTS), (0, 0)]

    asyncio.run(scenario())
