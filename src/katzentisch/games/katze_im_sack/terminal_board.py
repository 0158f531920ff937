"""The board of Katze im Sack."""

from rich.console import RenderableType
from rich.text import Text

from ..terminal_board import BoardText, Sheet, spread
from .view import KatzeView, RowCard


def board(view: KatzeView, text: BoardText) -> list[RenderableType]:
    sheet = Sheet(view, text, lambda seat: cells(view, text, seat))
    pictures: list[RenderableType] = [sheet.others(), *middle(view, text, sheet), sheet.own()]
    if view.hand is not None:
        removed = Text(text.say("cli-katze-removed", card=view.removed), "dim")
        pictures.append(sheet.line(text.say("cli-hand"), spread(view.hand), removed))
    return pictures


def cells(view: KatzeView, text: BoardText, seat: int) -> list[str]:
    shown = view.seats[seat]
    mice = "" if shown.mice is None else text.say("cli-mice", count=shown.mice)
    seen = text.say("cli-katze-seen", cards=" ".join(shown.played)) if shown.played else ""
    return [text.say("cli-points", count=shown.points), mice, status(view, text, seat), seen]


def status(view: KatzeView, text: BoardText, seat: int) -> str:
    shown = view.seats[seat]
    if shown.passed:
        return text.say("cli-passed")
    if shown.bid:
        return text.say("cli-bid", bid=shown.bid)
    return text.say("cli-katze-start") if seat == view.start else ""


def middle(view: KatzeView, text: BoardText, sheet: Sheet) -> list[RenderableType]:
    """Return the row, what passing pays, and the rest."""
    mice = (
        "  ".join("–" if each.is_taken else str(each.mice) for each in view.mouse_cards) if view.is_filled else text.say("cli-katze-empty")
    )
    high = text.say("cli-high", bid=view.high, name=text.name(view.high_bidder)) if view.high and view.high_bidder is not None else ""
    row = "   ".join(row_card(card, text) for card in view.row)
    rest = (text.say("cli-katze-round", round=view.round, rounds=view.rounds), text.say("cli-katze-bank", mice=view.bank))
    return [
        sheet.line(text.say("cli-row"), Text(row or "–", "bold")),
        sheet.line(text.say("cli-katze-pays"), mice, high),
        sheet.line(text.say("cli-middle"), *rest),
    ]


def row_card(card: RowCard, text: BoardText) -> str:
    """Return a card of the row with its player's name; face-down cards are in brackets: (?), or (15) if the viewer knows it."""
    name = text.name(card.seat) if card.seat is not None else text.say("cli-katze-dummy")
    face = card.card if card.is_up and card.card else f"({card.card or '?'})"
    return f"{face} {name}"
