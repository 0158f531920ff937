"""What was asked for and isn't answered yet."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

import msgspec

from ..server.wire import messages, protocol, requests
from .errors import Lost, Refused

ONCE = (requests.Chat, requests.Sit, requests.HandOver, requests.RenewInvite)  # what can't be asked twice
DONE_BEFORE: dict[type[requests.Request], tuple[str, ...]] = {  # refusals of what was sent twice that mean: it was done at the first time
    requests.Move: ("move-stale", "no-game"),  # the latter if it was the last one of the game
    requests.Start: ("game-going-on",),
    requests.Leave: ("seat-not-yours",),
    requests.Accept: ("offer-none",),
    requests.Decline: ("offer-none",),
    requests.AnswerClosing: ("closing-none", "table-closed"),
    requests.Close: ("table-closed",),
}

Answer = messages.Done | messages.HintResult | messages.Explanation | messages.Comparison | messages.Pong | messages.RequestRefused


@dataclass
class Question:
    ask: requests.Request
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    sent: int = 0  # how often

    def settle(self, said: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(said, messages.RequestRefused) and not self.was_done(said):
            self.answer.set_exception(Refused(said.code, said.text))
        else:
            self.answer.set_result(said)

    def was_done(self, said: messages.RequestRefused) -> bool:
        return self.sent > 1 and said.code in DONE_BEFORE.get(type(self.ask), ())

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


def check_form(ask: requests.Request) -> None:
    """What the server can't read it can't answer."""
    try:
        protocol.decode_request(protocol.encode(ask))
    except msgspec.ValidationError as error:
        raise Refused("message-unreadable", str(error)) from None


class Questions:
    def __init__(self) -> None:
        self.open: dict[int, Question] = {}
        self.ids = count(1)

    def new(self, ask: requests.Request) -> Question:
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
