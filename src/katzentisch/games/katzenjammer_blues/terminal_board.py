"""The board of Katzenjammer Blues."""

from rich.console import RenderableType
from rich.text import Text

from ..terminal_board import BoardText, Sheet, spread
from .view import BluesView


def board(view: BluesView, text: BoardText) -> list[RenderableType]:
    sheet = Sheet(view, text, lambda seat: cells(view, text, seat))
    hand = [] if view.hand is None else [sheet.own(), sheet.line(text.say("cli-hand"), spread(view.hand))]
    return [sheet.others(), *middle(view, text, sheet), *hand]


def cells(view: BluesView, text: BoardText, seat: int) -> list[str]:
    shown = view.seats[seat]
    jokers = text.say("cli-blues-jokers", count=shown.jokers) if shown.jokers else ""
    return [text.say("cli-cards", count=shown.cards), text.say("cli-mice", count=shown.mice), jokers, status(view, text, seat)]


def status(view: BluesView, text: BoardText, seat: int) -> str:
    shown = view.seats[seat]
    if view.phase == "auction" and shown.passed:
        return text.say("cli-passed")
    if view.phase in ("auction", "paying") and shown.bid:
        return text.say("cli-bid", bid=shown.bid)
    return text.say("cli-blues-bandleader") if seat == view.bandleader else ""


def middle(view: BluesView, text: BoardText, sheet: Sheet) -> list[RenderableType]:
    high = text.say("cli-high", bid=view.high, name=text.name(view.high_bidder)) if view.high and view.high_bidder is not None else ""
    row: list[RenderableType] = [sheet.line(text.say("cli-row"), Text("   ".join(view.row), "bold"), high)] if view.row else []
    return [
        *row,
        sheet.line(text.say("cli-middle"), text.say("cli-deck", count=view.deck), text.say("cli-blues-mice-left", count=view.mice_left)),
    ]
