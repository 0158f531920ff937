"""Mau Mau on the screen."""

from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from ...games.mau_mau.view import MauView
from .parts import Look, Sheet

STYLES = {"g": "bold green", "b": "bold blue", "r": "bold red", "y": "bold yellow", "w": "bold"}  # beside the letter that says the same


def board(view: MauView, look: Look) -> list[RenderableType]:
    sheet = Sheet(view, look, lambda seat: cells(view, look, seat))
    hand = [] if view.hand is None else [sheet.own(), sheet.line(look.say("cli-hand"), fanned(view.hand))]
    return [sheet.others(), *middle(view, look, sheet), *hand]


def cells(view: MauView, look: Look, seat: int) -> list[str]:
    cards = view.seats[seat].cards
    return [look.say("cli-cards", count=cards), look.say("cli-mau-one-left") if cards == 1 else ""]


def middle(view: MauView, look: Look, sheet: Sheet) -> list[RenderableType]:
    colour = look.say(f"cli-mau-colour-{view.colour or 'any'}")
    to_draw = look.say("cli-mau-to-draw", count=view.stacked) if view.stacked else ""
    way = look.say("cli-mau-clockwise" if view.clockwise else "cli-mau-counterclockwise")
    return [
        sheet.line(look.say("cli-mau-top"), card(view.top), Text(colour, STYLES.get(view.colour or "w", "")), to_draw),
        sheet.line(look.say("cli-middle"), look.say("cli-deck", count=view.deck), way),
    ]


def card(name: str) -> Text:
    return Text(name, STYLES[name[0]])


def fanned(hand: list[str]) -> Text:
    """A colour's cards close together, the colours apart."""
    colours = [Text(" ").join(map(card, cards)) for _, cards in groupby(hand, key=lambda name: name[0])]
    return Text("   ").join(colours)
