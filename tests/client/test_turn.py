"""When a seat is to decide, and what it is told then."""

from typing import Any

import msgspec
import pytest

import katzentisch as kt
from katzentisch.client.turn import turn_of
from katzentisch.games import GAMES
from katzentisch.server.wire import messages, protocol

NO_TABLE: Any = None


def update(game: str = "mau_mau", **changes: Any) -> messages.Update:
    """As it comes over the wire to the seat that is to decide."""
    play = kt.Play(game, 3, seed=1)
    told = messages.Update(table="t", seat=play.turn, number=9, table_events=[], ply=4, view=play.view(play.turn), legal=play.legal)
    decoded = protocol.decode_message(protocol.encode(msgspec.structs.replace(told, **changes)))
    assert isinstance(decoded, messages.Update)
    return decoded


@pytest.mark.parametrize("game", list(GAMES))
def test_a_turn_has_the_view_of_its_game(game: str) -> None:
    turn = turn_of(NO_TABLE, update(game))
    play = kt.Play(game, 3, seed=1)
    assert turn
    assert turn.view == play.view(play.turn)
    assert (turn.seat, turn.ply, turn.legal) == (play.turn, 4, play.legal)


@pytest.mark.parametrize("changes", [{"legal": None}, {"seat": None}, {"order": "pass"}])
def test_there_is_none_for_others_for_spectators_and_where_a_standing_order_decides(changes: dict[str, Any]) -> None:
    assert turn_of(NO_TABLE, update(**changes)) is None
