"""What was asked for and isn't answered yet."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

import msgspec

from ..server.wire import messages as wire
from .errors import Lost, Refused

ONCE = (wire.Chat, wire.Sit, wire.HandOver, wire.RenewInvite)  # what can't be asked twice
DONE_BEFORE: dict[type[wire.Ask], tuple[str, ...]] = {  # refusals of what was sent twice that mean: it was done at the first time
    wire.Move: ("move-stale", "no-game"),  # the latter if it was the last one of the game
    wire.Start: ("game-going-on",),
    wire.Leave: ("seat-not-yours",),
    wire.Accept: ("offer-none",),
    wire.Decline: ("offer-none",),
    wire.AnswerClosing: ("closing-none", "table-closed"),
    wire.Close: ("table-closed",),
}

Answer = wire.Done | wire.Hinted | wire.Explained | wire.Compared | wire.Pong | wire.Refused


@dataclass
class Question:
    ask: wire.Ask
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    sent: int = 0  # how often

    def settle(self, said: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(said, wire.Refused) and not self.was_done(said):
            self.answer.set_exception(Refused(said.code, said.text))
        else:
            self.answer.set_result(said)

    def was_done(self, said: wire.Refused) -> bool:
        return self.sent > 1 and said.code in DONE_BEFORE.get(type(self.ask), ())

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


def check_form(ask: wire.Ask) -> None:
    """What the server can't read it can't answer."""
    try:
        wire.decode_asked(wire.encode(ask))
    except msgspec.ValidationError as error:
        raise Refused("message-unreadable", str(error)) from None


class Questions:
    def __init__(self) -> None:
        self.open: dict[int, Question] = {}
        self.ids = count(1)

    def new(self, ask: wire.Ask) -> Question:
        check_form(ask)
        id = next(self.ids)
        question = self.open[id] = Question(msgspec.structs.replace(ask, id=id))
        question.answer.add_done_callback(lambda _: self.open.pop(id))
        return question

    def settle(self, said: Answer) -> None:
        """What answers nothing that is open is dropped."""
        question = self.open.get(said.id or 0)
        if question:
            question.settle(said)

    def lose(self) -> None:
        """The connection is gone: what can't be asked twice won't be answered."""
        for question in list(self.open.values()):
            if question.sent and isinstance(question.ask, ONCE):
                question.fail(Lost())

    def fail(self, error: Exception) -> None:
        for question in list(self.open.values()):
            question.fail(error)
