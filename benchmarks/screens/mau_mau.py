"""Mau Mau, phase by phase."""

from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import ANYTHING, pattern

from .driven_table import DrivenTable, View, at_turn
from .scenes import Scenes
from .session import Session, picture

GAME = "mau_mau"
DEALS = 200  # tried for a rare first card


def can_play(legal: list[str]) -> bool:
    return sum(move.startswith("play ") for move in legal) >= 2


def playing(view: View, legal: list[str]) -> bool:
    return can_play(legal) and view["pile"] >= 6 and view["stacked"] == 0


def fitting(visitor: Visitor, name: str = "") -> None:
    """Lift a card that can be played."""
    hand = visitor.page.get_by_role("list", name=pattern(visitor, "page-hand", count=1))
    hand.get_by_role("button", disabled=False, name=name).last.click()


def lift_wild(visitor: Visitor) -> None:
    fitting(visitor, visitor.said("mau_mau-card", face="wild", suit="", digit=""))
    visitor.page.get_by_role("group", name=visitor.said(f"{GAME}-board-name-colour")).wait_for()


def play_last_but_one(visitor: Visitor) -> None:
    fitting(visitor)
    visitor.page.get_by_role("button", name=pattern(visitor, f"{GAME}-board-play", card=ANYTHING)).click()
    visitor.button(f"{GAME}-board-mau").wait_for()


def has_wild(view: View, legal: list[str]) -> bool:
    return playing(view, legal) and any(move.startswith("play wild") for move in legal)


def last_but_one(view: View, legal: list[str]) -> bool:
    return len(view["hand"]) == 2 and any("mau" in move for move in legal) and not any("wild" in move for move in legal)


@picture("mau_mau-playing")
def play(session: Session) -> None:
    session.shoot(session.game(GAME, 4, playing, bots=(1, 2, 3)).path)


@picture("mau_mau-card-chosen")
def card_chosen(session: Session) -> None:
    session.shoot(session.game(GAME, 4, playing).path, fitting)


@picture("mau_mau-playing-two")
def playing_two(session: Session) -> None:
    session.shoot(session.game(GAME, 2, playing, bots=(1,)).path)


@picture("mau_mau-playing-ten")
def playing_ten(session: Session) -> None:
    session.shoot(session.game(GAME, 10, playing, bots=(2, 5, 9)).path)


@picture("mau_mau-pending-take-2")
def pending(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["stacked"] >= 2 and can_answer(legal)).path)


def can_answer(legal: list[str]) -> bool:
    return "draw" in legal and any(move.startswith("play ") for move in legal)


@picture("mau_mau-waiting-take-2")
def waiting(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["stacked"] >= 2 and not legal).path)


@picture("mau_mau-must-draw")
def must_draw(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: legal == ["draw"] and view["stacked"] == 0).path)


@picture("mau_mau-colour-choice")
def colour_choice(session: Session) -> None:
    session.shoot(session.game(GAME, 4, has_wild).path, lift_wild)


@picture("mau_mau-first-colour")
def first_colour(session: Session) -> None:
    session.shoot(wild_first(session).path)


def wild_first(session: Session) -> DrivenTable:
    """A game whose first card is a colour changer: about one in twenty, so games are dealt and closed until one is."""
    for number in range(DEALS):
        session.seed = f"{GAME} wild first {number}"
        driven = session.game(GAME, 4, at_turn, options={"first_card": "acts"}, first=0)
        if driven.view["phase"] == "naming":
            return driven
        driven.do(driven.table.close_for_good())
        driven.leave()
    raise RuntimeError(f"not seen in {DEALS} deals")


@picture("mau_mau-colour-wished")
def colour_chosen(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["top"] == "wild" and bool(legal) and view["pile"] > 3).path)


@picture("mau_mau-mau-window")
def mau_window(session: Session) -> None:
    session.shoot(session.game(GAME, 4, last_but_one).path, play_last_but_one)


@picture("mau_mau-direction-changed")
def direction_changed(session: Session) -> None:
    session.shoot(session.game(GAME, 5, lambda view, legal: not view["clockwise"] and can_play(legal)).path)


@picture("mau_mau-many-cards")
def many_cards(session: Session) -> None:
    def collect(view: View, legal: list[str]) -> str | None:
        return "draw" if "draw" in legal else None

    driven = session.game(GAME, 4, lambda view, legal: len(view["hand"]) >= 18 and can_play(legal), collect, options={"drawing": "free"})
    session.shoot(driven.path)


@picture("mau_mau-over-ten")
def over_ten(session: Session) -> None:
    session.shoot(session.game(GAME, 10, lambda view, legal: view["end"] is not None).path, whole=True)


SCENES = Scenes(players=4, finished_players=4, well_on=playing, readme=("mau_mau-colour-choice", "light"))
