"""Beginning something at once instead of handing it to the loop: most messages can be sent without waiting, and a task for each costs more
than the sending. Python 3.12 has this as eager tasks."""

from collections.abc import Awaitable, Generator
from types import coroutine
from typing import Any


def begun(work: Awaitable[None]) -> Awaitable[None] | None:
    """Runs until it has to wait, and gives back the rest to be awaited; None where it is done."""
    try:
        waiting = work.__await__()
        waits_for = next(waiting)
    except StopIteration:
        return None
    return rest(waiting, waits_for)


@coroutine
def rest(work: Generator[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(answer)
    except StopIteration:
        return
