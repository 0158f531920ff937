"""The requests that have not been answered yet."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

import msgspec

from ..protocol import codec, messages, requests
from ..protocol.semantics import REPEATABLE, was_done
from .errors import ConnectionLost, RefusedError

Answer = messages.Done | messages.HintResult | messages.Explanation | messages.Pong | messages.RequestRefused


@dataclass
class PendingRequest:
    request: requests.Request
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    sent: int = 0  # how often it was sent

    def resolve(self, answer: Answer) -> None:
        if self.answer.done():
            return
        if isinstance(answer, messages.RequestRefused) and not self.was_done(answer):
            self.answer.set_exception(RefusedError(answer.code, answer.text))
        else:
            self.answer.set_result(answer)

    def was_done(self, refused: messages.RequestRefused) -> bool:
        return self.sent > 1 and was_done(self.request, refused.code)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


def check_format(request: requests.Request) -> None:
    """Refuse a request the server could not read, because it could not answer it either."""
    try:
        codec.decode_request(codec.encode(request))
    except msgspec.ValidationError as error:
        raise RefusedError("message-unreadable", str(error)) from None


class PendingRequests:
    def __init__(self) -> None:
        self.open: dict[int, PendingRequest] = {}
        self.ids = count(1)

    def add(self, request: requests.Request) -> PendingRequest:
        check_format(request)
        id = next(self.ids)
        pending = self.open[id] = PendingRequest(msgspec.structs.replace(request, id=id))
        pending.answer.add_done_callback(lambda _: self.open.pop(id))
        return pending

    def resolve(self, answer: Answer) -> None:
        """Resolve the request an answer belongs to; drop the answer if there is none."""
        pending = self.open.get(answer.id or 0)
        if pending:
            pending.resolve(answer)

    def fail_unrepeatable(self) -> None:
        """Fail the requests that were sent over a lost connection and can't be repeated."""
        for pending in list(self.open.values()):
            if pending.sent and type(pending.request) not in REPEATABLE:
                pending.fail(ConnectionLost())

    def fail_all(self, error: Exception) -> None:
        for pending in list(self.open.values()):
            pending.fail(error)
