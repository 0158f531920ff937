"""The board of Maus, pass auf!"""

from rich.console import RenderableType
from rich.text import Text

from ..terminal_board import BoardText, Sheet
from .view import MausView


def board(view: MausView, text: BoardText) -> list[RenderableType]:
    sheet = Sheet(view, text, lambda seat: cells(view, text, seat))
    return [sheet.others(), *middle(view, text, sheet), sheet.own()]


def cells(view: MausView, text: BoardText, seat: int) -> list[str]:
    shown = view.seats[seat]
    return [text.say("cli-cards", count=shown.cards), text.say("cli-maus-chips", count=shown.chips), status(view, text, seat)]


def status(view: MausView, text: BoardText, seat: int) -> str:
    if view.hunt is None:
        return ""
    if seat == view.hunt.hunter:
        return text.say("cli-maus-hunter", tries=view.hunt.tries)
    return text.say("cli-maus-owner") if seat == view.hunt.owner else ""


def middle(view: MausView, text: BoardText, sheet: Sheet) -> list[RenderableType]:
    """Return the top of the pile, with the last card played on the right, and the counts."""
    buried = ["…"] if view.pile_size > len(view.pile) else []
    cards = [text.say(f"maus_pass_auf-card-{card}") for card in view.pile]
    pile = Text(" · ".join(buried + cards) or "–", "bold")
    counts = (text.say("cli-maus-pile", count=view.pile_size), text.say("cli-maus-chips-left", count=view.chips_left))
    return [sheet.line(text.say("cli-maus-top"), pile), sheet.line(text.say("cli-middle"), *counts)]
