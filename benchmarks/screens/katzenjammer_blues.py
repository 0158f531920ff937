"""Katzenjammer Blues, phase by phase."""

from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import ANYTHING, pattern

from .driven_table import View, at_turn
from .scenes import Scenes
from .session import Session, picture

GAME = "katzenjammer_blues"


def is_well_on(view: View) -> bool:
    """Some mice have been handed out already."""
    return bool(sum(seat["mice"] for seat in view["seats"]) >= 3)


def outbid(view: View, legal: list[str]) -> bool:
    return view["phase"] == "auction" and is_well_on(view) and view["high"] is not None and len(legal) > 6


def choose_bid(visitor: Visitor) -> None:
    offers = visitor.page.get_by_role("group", name=visitor.said(f"{GAME}-board-offers")).get_by_role("button")
    offers.nth(min(3, offers.count() - 1)).click()


@picture("katzenjammer_blues-auction-first")
def auction_first(session: Session) -> None:
    session.shoot(session.game(GAME, 4, at_turn, bots=(1, 2, 3)).path)


@picture("katzenjammer_blues-auction-bid-chosen")
def auction_bid_chosen(session: Session) -> None:
    session.shoot(session.game(GAME, 4, outbid).path, choose_bid)


@picture("katzenjammer_blues-auction-two")
def auction_two(session: Session) -> None:
    session.shoot(session.game(GAME, 2, outbid, bots=(1,)).path)


@picture("katzenjammer_blues-auction-six")
def auction_six(session: Session) -> None:
    session.shoot(session.game(GAME, 6, outbid, bots=(2, 4)).path, choose_bid)


@picture("katzenjammer_blues-auction-waiting")
def auction_waiting(session: Session) -> None:
    session.shoot(session.game(GAME, 4, waiting).path, choose_order)


def choose_order(visitor: Visitor) -> None:
    visitor.button("page-order").click()
    choose_bid(visitor)


@picture("katzenjammer_blues-auction-order")
def auction_order(session: Session) -> None:
    driven = session.game(GAME, 4, waiting)
    assert driven.latest.orders
    driven.do(driven.table.order(driven.latest.orders[-1]))
    session.shoot(driven.path)


def waiting(view: View, legal: list[str]) -> bool:
    """Others are bidding, and one could still bid more: nobody offers more than one card yet."""
    me = view["seats"][view["viewer"]]
    is_in = view["phase"] == "auction" and view["turn"] != view["viewer"] and me["bid"] is not None and not me["passed"]
    return is_in and is_well_on(view) and view["high"].startswith("1x")


@picture("katzenjammer_blues-paying")
def paying(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["phase"] == "paying" and len(legal) > 2).path)


@picture("katzenjammer_blues-showing")
def showing(session: Session) -> None:
    driven = session.game(GAME, 3, lambda view, legal: view["phase"] == "showing" and len(legal) > 2)
    session.shoot(driven.path, choose_foursome)


def choose_foursome(visitor: Visitor) -> None:
    visitor.page.get_by_role("group", name=visitor.said(f"{GAME}-board-foursomes")).get_by_role("button", pressed=False).first.click()
    show = visitor.page.get_by_role("button", name=pattern(visitor, f"{GAME}-board-show", value=ANYTHING, mice=1))
    show.or_(visitor.button(f"{GAME}-board-shed")).wait_for()


@picture("katzenjammer_blues-showing-nothing")
def showing_nothing(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["phase"] == "showing" and legal == ["done"]).path)


@picture("katzenjammer_blues-waiting-for-payment")
def waiting_for_payment(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["phase"] == "paying" and not legal).path)


SCENES = Scenes(players=4, finished_players=4, well_on=outbid, readme=("katzenjammer_blues-auction-bid-chosen", "dark"))
