"""Which messages leave a table as it is, where people play a game and the chat is off."""

from collections.abc import Sequence

import msgspec

from katzentisch.server.wire import protocol, requests

from .garbling import Frame


def is_idle(frame: Frame, seat: int | None, ply: int, legal: Sequence[str]) -> bool:
    """Sent by whoever has the seat, or none; `legal` are the moves of the seat at turn."""
    try:
        ask = protocol.decode_request(frame) if isinstance(frame, str) else None
    except (msgspec.MsgspecError, RecursionError):
        return True
    match ask:
        case requests.Move():
            return ask.seat != seat or ask.ply != ply or ask.move not in legal
        case requests.Leave() | requests.HandOver() | requests.SetOrder():
            return ask.seat != seat
        case requests.Replace():
            return seat is None or ask.seat == seat
    return not isinstance(ask, requests.Close | requests.SwitchChat | requests.Ban | requests.RenewInvite | requests.AnswerClosing)
