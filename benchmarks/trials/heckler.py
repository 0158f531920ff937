"""Somebody who talks nonsense to a server, and notices whether it still answers."""

from random import Random

from tests.server.visitor import Visitor
from websockets.exceptions import ConnectionClosed

from katzentisch.server.app import LARGEST_MESSAGE

from .nonsense import Facts, nonsense

AT_ONCE = 25  # messages before the server has to answer
HUGE = LARGEST_MESSAGE + 1
UNREADABLE = b'{"type":"chat","text":"\xff\xfe"}'


class Heckler:
    """`said` counts what was sent, `thrown_out` how often the connection was closed for it."""

    def __init__(self, visitor: Visitor, facts: Facts, rng: Random) -> None:
        self.visitor, self.facts, self.rng = visitor, facts, rng
        self.said = self.thrown_out = 0

    async def heckle(self, messages: int) -> None:
        await self.be_rude()
        while self.said < messages:
            for _ in range(AT_ONCE):
                await self.say(nonsense(self.facts, self.rng))
            await self.visitor.ask("ping")
            self.visitor.heard.clear()

    async def say(self, frame: str | bytes, text: bool | None = None) -> None:
        assert self.visitor.socket
        await self.visitor.socket.send(frame, text)
        self.said += 1

    async def be_rude(self) -> None:
        """Too much, and text that is none: that is the end of the connection, and one may come again."""
        for rudeness, is_text in (("x" * HUGE, True), (b"x" * HUGE, False), (UNREADABLE, True)):
            await self.say(rudeness, is_text)
            await self.be_thrown_out()
            await self.visitor.connect()
            if self.visitor.state:
                await self.visitor.watch({"id": self.facts.table, "invite": self.facts.invite})

    async def be_thrown_out(self) -> None:
        try:
            while True:
                await self.visitor.next()
        except ConnectionClosed:
            self.thrown_out += 1
