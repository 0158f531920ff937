"""For whoever only wants to choose."""

from typing import Any

import pytest

from katzentisch.client import Refused, play_as
from katzentisch.client.playing import decide

from .servers import RunningServer


class Slow:
    """A decision that is refused."""

    legal = ("draw",)

    def __init__(self, code: str) -> None:
        self.code = code

    async def move(self, move: str) -> None:
        assert move == "draw"
        raise Refused(self.code, "No.")


@pytest.mark.anyio
async def test_whose_time_was_up_goes_on_with_the_next_decision() -> None:
    turn: Any = Slow("move-stale")
    await decide(turn, lambda turn: turn.legal[0])


@pytest.mark.anyio
async def test_a_move_that_can_t_be_is_told() -> None:
    turn: Any = Slow("move-illegal")
    with pytest.raises(Refused) as caught:
        await decide(turn, lambda turn: turn.legal[0])
    assert caught.value.code == "move-illegal"


def test_a_link_to_nowhere_is_told(server: RunningServer) -> None:
    with pytest.raises(Refused) as caught:
        play_as(f"{server.url}/t/nowhere", "Mohrle", lambda turn: "draw")
    assert caught.value.code == "table-unknown"
