"""The board of Mau Mau."""

from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from ..terminal_board import BoardText, Sheet
from .view import MauView

STYLES = {
    "g": "bold green",
    "b": "bold blue",
    "r": "bold red",
    "y": "bold yellow",
    "w": "bold",
}  # in addition to the letter, which says the same


def board(view: MauView, text: BoardText) -> list[RenderableType]:
    sheet = Sheet(view, text, lambda seat: cells(view, text, seat))
    hand = [] if view.hand is None else [sheet.own(), sheet.line(text.say("cli-hand"), fanned(view.hand))]
    return [sheet.others(), *middle(view, text, sheet), *hand]


def cells(view: MauView, text: BoardText, seat: int) -> list[str]:
    cards = view.seats[seat].cards
    return [text.say("cli-cards", count=cards), text.say("cli-mau-one-left") if cards == 1 else ""]


def middle(view: MauView, text: BoardText, sheet: Sheet) -> list[RenderableType]:
    colour = text.say(f"cli-mau-colour-{view.colour or ('unnamed' if view.phase == 'naming' else 'any')}")
    to_draw = text.say("cli-mau-to-draw", count=view.stacked) if view.stacked else ""
    way = text.say("cli-mau-clockwise" if view.clockwise else "cli-mau-counterclockwise")
    return [
        sheet.line(text.say("cli-mau-top"), card(view.top), Text(colour, STYLES.get(view.colour or "w", "")), to_draw),
        sheet.line(text.say("cli-middle"), text.say("cli-deck", count=view.deck), way),
    ]


def card(name: str) -> Text:
    return Text(name, STYLES[name[0]])


def fanned(hand: list[str]) -> Text:
    """Return a hand with the cards of a colour close together and the colours apart."""
    colours = [Text(" ").join(map(card, cards)) for _, cards in groupby(hand, key=lambda name: name[0])]
    return Text("   ").join(colours)
