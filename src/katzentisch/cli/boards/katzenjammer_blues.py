"""Katzenjammer Blues on the screen."""

from rich.console import RenderableType
from rich.text import Text

from ...games.katzenjammer_blues.view import BluesView
from .parts import Look, Sheet, spread


def board(view: BluesView, look: Look) -> list[RenderableType]:
    sheet = Sheet(view, look, lambda seat: cells(view, look, seat))
    hand = [] if view.hand is None else [sheet.own(), sheet.line(look.say("cli-hand"), spread(view.hand))]
    return [sheet.others(), *middle(view, look, sheet), *hand]


def cells(view: BluesView, look: Look, seat: int) -> list[str]:
    shown = view.seats[seat]
    jokers = look.say("cli-blues-jokers", count=shown.jokers) if shown.jokers else ""
    return [look.say("cli-cards", count=shown.cards), look.say("cli-mice", count=shown.mice), jokers, doing(view, look, seat)]


def doing(view: BluesView, look: Look, seat: int) -> str:
    shown = view.seats[seat]
    if view.phase == "auction" and shown.passed:
        return look.say("cli-passed")
    if view.phase in ("auction", "paying") and shown.bid:
        return look.say("cli-bid", bid=shown.bid)
    return look.say("cli-blues-bandleader") if seat == view.bandleader else ""


def middle(view: BluesView, look: Look, sheet: Sheet) -> list[RenderableType]:
    high = look.say("cli-high", bid=view.high, name=look.name(view.high_bidder)) if view.high and view.high_bidder is not None else ""
    row: list[RenderableType] = [sheet.line(look.say("cli-row"), Text("   ".join(view.row), "bold"), high)] if view.row else []
    return [
        *row,
        sheet.line(look.say("cli-middle"), look.say("cli-deck", count=view.deck), look.say("cli-blues-mice-left", count=view.mice_left)),
    ]
