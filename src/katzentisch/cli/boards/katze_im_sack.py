"""Katze im Sack on the screen."""

from rich.console import RenderableType
from rich.text import Text

from ...games.katze_im_sack.view import KatzeView, RowCard
from .parts import Look, Sheet, spread


def board(view: KatzeView, look: Look) -> list[RenderableType]:
    sheet = Sheet(view, look, lambda seat: cells(view, look, seat))
    pictures: list[RenderableType] = [sheet.others(), *middle(view, look, sheet), sheet.own()]
    if view.hand is not None:
        removed = Text(look.say("cli-katze-removed", card=view.removed), "dim")
        pictures.append(sheet.line(look.say("cli-hand"), spread(view.hand), removed))
    return pictures


def cells(view: KatzeView, look: Look, seat: int) -> list[str]:
    shown = view.seats[seat]
    mice = "" if shown.mice is None else look.say("cli-mice", count=shown.mice)
    seen = look.say("cli-katze-seen", cards=" ".join(shown.played)) if shown.played else ""
    return [look.say("cli-points", count=shown.points), mice, doing(view, look, seat), seen]


def doing(view: KatzeView, look: Look, seat: int) -> str:
    shown = view.seats[seat]
    if shown.passed:
        return look.say("cli-passed")
    if shown.bid:
        return look.say("cli-bid", bid=shown.bid)
    return look.say("cli-katze-start") if seat == view.start else ""


def middle(view: KatzeView, look: Look, sheet: Sheet) -> list[RenderableType]:
    """The row, what passing pays, the rest."""
    mice = (
        "  ".join("–" if each.is_taken else str(each.mice) for each in view.mouse_cards) if view.is_filled else look.say("cli-katze-empty")
    )
    high = look.say("cli-high", bid=view.high, name=look.name(view.high_bidder)) if view.high and view.high_bidder is not None else ""
    row = "   ".join(row_card(card, look) for card in view.row)
    rest = (look.say("cli-katze-round", round=view.round, rounds=view.rounds), look.say("cli-katze-bank", mice=view.bank))
    return [
        sheet.line(look.say("cli-row"), Text(row or "–", "bold")),
        sheet.line(look.say("cli-katze-pays"), mice, high),
        sheet.line(look.say("cli-middle"), *rest),
    ]


def row_card(card: RowCard, look: Look) -> str:
    """Face down in brackets: (?) or, for whoever knows it, (15); with the name of who laid it."""
    name = look.name(card.seat) if card.seat is not None else look.say("cli-katze-dummy")
    face = card.card if card.is_up and card.card else f"({card.card or '?'})"
    return f"{face} {name}"
