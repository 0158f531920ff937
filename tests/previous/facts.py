"""What a table looks like to its viewers, in terms that don't depend on how messages name their fields."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

Facts = dict[str, Any]

# Fields of views that the previous version did not have.
ADDED = {
    "dealer",
    "drawable",
    "is_next",
    "next",
    "pass_reward",
    "penalty",
    "places",
}


def table_facts(state: dict[str, Any]) -> Facts:
    """Everything but the cards, from the state of an update."""
    return {
        "status": state["status"],
        "host": state["host"]["name"],
        "seats": [seat_facts(seat) for seat in state["seats"]],
        "finished": [[game["id"], game["scores"], game["ranks"], game["end"]] for game in state["finished"]],
        "totals": state["totals"],
        "ranks": state["ranks"],
        "chat": state["chat"],
        "banned": [person["name"] for person in state["banned"]],
        "closing": len(state["closing"]) if state["closing"] is not None else None,
    }


def seat_facts(seat: dict[str, Any]) -> Facts:
    holder, offered = seat["holder"] or {}, seat.get("offered") or {}
    return {
        "name": holder.get("name"),
        "bot": holder.get("bot"),
        "is_away": seat.get("away", False),
        "is_warned": seat.get("warned") is not None,
        "offered_to": offered.get("name"),
    }


def viewer_facts(updates: list[dict[str, Any]]) -> Facts:
    """What one viewer was sent from the beginning: the cards it sees, what it can do, and the log."""
    last, log = updates[-1], [event for update in updates for event in table_events(update)]
    return {
        "number": last["number"],
        "ply": last.get("ply", 0),
        "legal": last.get("legal"),
        "order": last.get("order"),
        "view": sorted(leaves(last.get("view"))),
        "moves": [[event["seat"], event["move"]] for event in log if event["what"] == "moved"],
        "chat": [[event["who"]["name"], event["text"]] for event in log if event["what"] == "chatted"],
    }


def table_events(update: dict[str, Any]) -> list[dict[str, Any]]:
    """The previous version called them `happened`."""
    events: list[dict[str, Any]] = update["table_events"] if "table_events" in update else update["happened"]
    return events


def leaves(value: Any) -> Iterator[str]:
    """All values in it, without the names of the fields and without fields that are new."""
    match value:
        case dict():
            yield from each_leaf(each for name, each in value.items() if name not in ADDED)
        case list():
            yield from each_leaf(value)
        case _:
            yield json.dumps(value)


def each_leaf(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        yield from leaves(value)
