"""Maus, pass auf! on the screen."""

from rich.console import RenderableType
from rich.text import Text

from ...games.maus_pass_auf.view import MausView
from .parts import Look, Sheet


def board(view: MausView, look: Look) -> list[RenderableType]:
    sheet = Sheet(view, look, lambda seat: cells(view, look, seat))
    return [sheet.others(), *middle(view, look, sheet), sheet.own()]


def cells(view: MausView, look: Look, seat: int) -> list[str]:
    shown = view.seats[seat]
    return [look.say("cli-cards", count=shown.cards), look.say("cli-maus-chips", count=shown.chips), doing(view, look, seat)]


def doing(view: MausView, look: Look, seat: int) -> str:
    if view.hunt is None:
        return ""
    if seat == view.hunt.hunter:
        return look.say("cli-maus-hunter", tries=view.hunt.tries)
    return look.say("cli-maus-owner") if seat == view.hunt.owner else ""


def middle(view: MausView, look: Look, sheet: Sheet) -> list[RenderableType]:
    """The uppermost cards of the pile, the last one played at the right."""
    buried = ["…"] if view.pile_size > len(view.pile) else []
    cards = [look.say(f"maus_pass_auf-card-{card}") for card in view.pile]
    pile = Text(" · ".join(buried + cards) or "–", "bold")
    counts = (look.say("cli-maus-pile", count=view.pile_size), look.say("cli-maus-chips-left", count=view.chips_left))
    return [sheet.line(look.say("cli-maus-top"), pile), sheet.line(look.say("cli-middle"), *counts)]
