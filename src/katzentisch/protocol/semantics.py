"""What a client may do when it does not know whether a request arrived, because the connection was lost before the answer.

It sends the request again once it is connected, if the request is in REPEATABLE. If the server then refuses it with one of its
DONE_ANSWERS, the first one had arrived.
"""

from typing import get_args

from . import requests

Kind = type[requests.Request]

ONCE: tuple[Kind, ...] = (
    requests.Chat,  # everyone would read it twice
    requests.React,  # likewise
    requests.Sit,  # "seat-taken" does not say by whom
    requests.ChangeSettings,  # it would drop or add seats twice
    requests.HandOver,  # it would offer a seat again that was declined meanwhile
    requests.RenewInvite,  # the first new link may be in use already
)
PER_CONNECTION: tuple[Kind, ...] = (requests.Watch, requests.Ping)
REPEATABLE: tuple[Kind, ...] = tuple(kind for kind in get_args(requests.AnyRequest) if kind not in (*ONCE, *PER_CONNECTION))

DONE_ANSWERS: dict[Kind, tuple[str, ...]] = {
    requests.Move: ("move-stale", "no-game"),  # no-game after the last move of a game
    requests.CommitShare: ("share-not-due",),
    requests.Share: ("share-not-due",),
    requests.Start: ("game-going-on",),
    requests.Leave: ("seat-not-yours",),
    requests.Accept: ("offer-none",),
    requests.Decline: ("offer-none",),
    requests.AnswerClosing: ("closing-none", "table-closed"),
    requests.Close: ("table-closed",),
}


def type_of(kind: Kind) -> str:
    """Return the `type` of a request in JSON."""
    return str(kind.__struct_config__.tag)


def was_done(request: requests.Request, code: str) -> bool:
    """Return whether this refusal of a repeated request means that the first one succeeded."""
    return code in DONE_ANSWERS.get(type(request), ())
