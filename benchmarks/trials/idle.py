"""Which messages leave a table as it is, where people play a game and the chat is off."""

from collections.abc import Sequence

import msgspec

from katzentisch.server.wire import messages as wire

from .garbling import Frame


def is_idle(frame: Frame, seat: int | None, ply: int, legal: Sequence[str]) -> bool:
    """Sent by whoever has the seat, or none; `legal` are the moves of the seat at turn."""
    try:
        ask = wire.decode_asked(frame) if isinstance(frame, str) else None
    except (msgspec.MsgspecError, RecursionError):
        return True
    match ask:
        case wire.Move():
            return ask.seat != seat or ask.ply != ply or ask.move not in legal
        case wire.Leave() | wire.HandOver() | wire.Order():
            return ask.seat != seat
        case wire.Replace():
            return seat is None or ask.seat == seat
    return not isinstance(ask, wire.Close | wire.SwitchChat | wire.Ban | wire.RenewInvite | wire.AnswerClosing)
