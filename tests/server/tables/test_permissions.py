"""Permissions at a table: every request, by the host, by a guest with a seat and by a stranger, in every status."""

from collections.abc import Sequence

import pytest

from katzentisch.protocol import requests
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms.requests import TABLE_HANDLERS, GuestRequest, LogRequest
from katzentisch.server.tables.entries import Closed

from .table_builder import GERO, HANNA, SINA, apply, in_status, outcome

IDLE, GAME = ("open", "over"), ("dealing", "playing", "pausing")
ALL = (*IDLE, *GAME)

SIT, LEAVE, RETURN, BOT = requests.Sit(seat=1), requests.Leave(seat=1), requests.Return(seat=1), requests.SeatBot(seat=1, bot="rules")
UNSEAT, HAND, START = requests.Unseat(seat=1), requests.HandOver(seat=1, to="s"), requests.Start()
SETTLE = requests.ChangeSettings(settings=TableSettings("maus_pass_auf", 2, games=2, hints=False))
COMMIT = requests.CommitShare(seat=1, game=1, attempt=1, commitment="ab" * 32)
GIVE = requests.Share(seat=1, game=1, attempt=1, share="ab" * 32)
TAKE, SPURN, AGREE = requests.Accept(seat=1), requests.Decline(seat=1), requests.AnswerClosing(agree=True)
BAN, RENEW = requests.Ban(guest="s", on=True), requests.RenewInvite()
MOVE, SAY, HUSH, CLOSE = (
    requests.Move(seat=1, ply=0, move="turn"),
    requests.Chat(text="hello"),
    requests.SwitchChat(on=False),
    requests.Close(),
)

# what is asked, when, and what becomes of it: by the host on seat 0, by the guest on seat 1, by a stranger
RIGHTS: list[tuple[requests.Request, Sequence[str], str, str, str]] = [
    (SIT, IDLE, "seat-taken", "seat-taken", "seat-taken"),
    (SIT, GAME, "seats-fixed", "seats-fixed", "seats-fixed"),
    (LEAVE, IDLE, "seat-not-yours", "seated", "seat-not-yours"),
    (LEAVE, GAME, "seat-not-yours", "away", "seat-not-yours"),
    (RETURN, ALL, "seat-not-yours", "", "seat-not-yours"),
    (BOT, IDLE, "seat-taken", "host-only", "host-only"),
    (BOT, GAME, "seats-fixed", "host-only", "host-only"),
    (UNSEAT, IDLE, "seated", "host-only", "host-only"),
    (UNSEAT, GAME, "seats-fixed", "host-only", "host-only"),
    (SETTLE, IDLE, "settings-changed", "host-only", "host-only"),
    (SETTLE, GAME, "seats-fixed", "host-only", "host-only"),
    (HAND, [*IDLE, "playing", "pausing"], "seat-not-yours", "offered", "seat-not-yours"),
    (HAND, ["dealing"], "seat-not-yours", "seat-dealing", "seat-not-yours"),
    (TAKE, ALL, "offer-none", "offer-none", "offer-none"),
    (SPURN, ALL, "offer-none", "offer-none", "offer-none"),
    (START, ["open"], "began", "host-only", "host-only"),
    (START, ["pausing", "over"], "began", "began", "host-only"),
    (START, ["dealing", "playing"], "game-going-on", "game-going-on", "game-going-on"),
    (COMMIT, ["dealing"], "seat-not-yours", "share-committed", "seat-not-yours"),
    (COMMIT, [*IDLE, "playing", "pausing"], "seat-not-yours", "share-not-due", "seat-not-yours"),
    (GIVE, ALL, "seat-not-yours", "share-not-due", "seat-not-yours"),
    (MOVE, ["playing"], "seat-not-yours", "not-your-turn", "seat-not-yours"),
    (MOVE, ["open", "dealing"], "seat-not-yours", "no-game", "seat-not-yours"),
    (MOVE, ["over", "pausing"], "seat-not-yours", "move-stale", "seat-not-yours"),  # of the last game
    (SAY, ALL, "chatted", "chatted", "chatted"),
    (HUSH, ALL, "chat-switched", "host-only", "host-only"),
    (BAN, ALL, "banned", "host-only", "host-only"),
    (RENEW, ALL, "invite-renewed", "host-only", "host-only"),
    (CLOSE, [*IDLE, "pausing"], "closed", "host-only", "host-only"),
    (CLOSE, ["dealing", "playing"], "closing-proposed", "host-only", "host-only"),
    (AGREE, ALL, "closing-none", "closing-none", "closing-none"),
]


@pytest.mark.parametrize("status", ALL)
def test_who_may_do_what_and_when(status: str) -> None:
    table = in_status(status)
    rights = [(ask, outcomes) for ask, when, *outcomes in RIGHTS if status in when]
    assert {type(ask) for ask, _ in rights} == {
        kind for kind, handler in TABLE_HANDLERS.items() if isinstance(handler, LogRequest | GuestRequest)
    }
    for ask, outcomes in rights:
        assert [outcome(table, who, ask) for who in (HANNA, GERO, SINA)] == outcomes, ask


def test_at_a_closed_table_nothing_is_done() -> None:
    table = apply(in_status("playing"), Closed())
    assert {outcome(table, who, ask) for ask, *_ in RIGHTS for who in (HANNA, GERO)} == {"table-closed"}
