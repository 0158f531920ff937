"""What a server needs before it can serve: all games compiled, in processes of their own, and then loaded here."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress

from ..games.game import Game
from .compile import cache_home, told
from .compilers import Compilers
from .screen import Screen
from .warmup import SERVE, compile_parts, is_kept, missing


class Preparation:
    """In a thread, so that the loop answers meanwhile; one that nobody waits for when the server is stopped before it is ready."""

    def __init__(self, screen: Screen, games: Sequence[Game], url: str) -> None:
        self.screen, self.games, self.url = screen, games, url
        self.compilers = Compilers("serve")

    async def run(self) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        threading.Thread(target=self.work, args=(done,), name="preparation", daemon=True).start()
        try:
            await done
        finally:
            self.compilers.stop()

    def work(self, done: asyncio.Future[None]) -> None:
        error: Exception | None = None
        try:
            self.prepare()
        except Exception as raised:
            error = raised
        with suppress(RuntimeError):  # the loop is closed
            done.get_loop().call_soon_threadsafe(settle, done, error)

    def prepare(self) -> None:
        self.compile()
        for game in self.games:
            if not self.compilers.is_stopped:
                compile_parts(game, SERVE)

    def compile(self) -> None:
        """What fails in a process of its own is tried here once more."""
        cold = missing(self.games, SERVE)
        if cold:
            self.say("cli-compiling-all", games=len(cold))
            self.say("cli-serve-starting", url=self.url)
            for done, (game, complaint) in enumerate(self.compilers.run(cold), 1):
                if not self.compilers.is_stopped:
                    told(self.screen, game, complaint, done, len(cold))
        elif not all(map(is_kept, self.games)):
            self.say("cli-compiling-unkept", folder=str(cache_home()))
            self.say("cli-serve-starting", url=self.url)

    def say(self, sentence: str, **facts: object) -> None:
        self.screen.err.print(self.screen.say(sentence, **facts), soft_wrap=True)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
