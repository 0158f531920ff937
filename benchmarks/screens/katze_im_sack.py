"""Katze im Sack, phase by phase."""

from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import pattern

from .driven_table import View
from .scenes import Scenes
from .session import Session, picture

GAME = "katze_im_sack"


def laying(view: View, legal: list[str]) -> bool:
    return view["phase"] == "laying" and bool(legal) and view["round"] >= 4


def bidding(view: View, legal: list[str]) -> bool:
    turned = sum(card["is_up"] for card in view["row"])
    return view["phase"] == "auction" and len(legal) > 2 and view["round"] >= 3 and view["high"] is not None and turned >= 2


def waiting(view: View, legal: list[str]) -> bool:
    me = view["seats"][view["viewer"]]
    return view["phase"] == "auction" and not legal and view["round"] >= 3 and me["bid"] is not None and not me["passed"]


def choose_card(visitor: Visitor) -> None:
    hand = visitor.page.get_by_role("list", name=pattern(visitor, "page-hand", count=1)).get_by_role("button")
    hand.nth(hand.count() // 2).click()


def bid_more(visitor: Visitor) -> None:
    visitor.button(f"{GAME}-board-more", count=1).click()


def look_at_cards(visitor: Visitor) -> None:
    visitor.page.get_by_role("list", name=visitor.said("page-players")).get_by_role("button").first.click()


def open_order(visitor: Visitor) -> None:
    visitor.button("page-order").click()


@picture("katze_im_sack-laying")
def lay(session: Session) -> None:
    session.shoot(session.game(GAME, 4, laying, bots=(1, 2, 3)).path)


@picture("katze_im_sack-laying-card-proposed")
def proposed(session: Session) -> None:
    session.shoot(session.game(GAME, 5, laying).path, choose_card)


@picture("katze_im_sack-auction")
def auction(session: Session) -> None:
    session.shoot(session.game(GAME, 4, bidding, options={"mice": "secret"}).path, bid_more)


@picture("katze_im_sack-auction-open-mice-three")
def auction_three(session: Session) -> None:
    session.shoot(session.game(GAME, 3, bidding, bots=(2,), options={"mice": "open"}).path)


@picture("katze_im_sack-auction-five")
def auction_five(session: Session) -> None:
    session.shoot(session.game(GAME, 5, bidding, options={"mice": "open"}).path)


@picture("katze_im_sack-auction-waiting")
def auction_waiting(session: Session) -> None:
    session.shoot(session.game(GAME, 4, waiting).path)


@picture("katze_im_sack-auction-ordering")
def ordering(session: Session) -> None:
    session.shoot(session.game(GAME, 4, waiting).path, open_order)


@picture("katze_im_sack-auction-order")
def ordered(session: Session) -> None:
    driven = session.game(GAME, 4, waiting)
    driven.do(driven.table.order(f"up to {driven.view['seats'][0]['mice']}"))
    session.shoot(driven.path)


@picture("katze_im_sack-offer")
def offer(session: Session) -> None:
    def pass_always(view: View, legal: list[str]) -> str | None:
        return "pass" if "pass" in legal else None

    session.shoot(session.game(GAME, 4, lambda view, legal: view["phase"] == "offer" and bool(legal), pass_always).path)


@picture("katze_im_sack-after-dogs")
def after_dogs(session: Session) -> None:
    driven = session.game(GAME, 4, lambda view, legal: view["phase"] == "auction" and has_dog(view))
    number = driven.view["round"]
    driven.play(lambda view, legal: view["round"] > number)
    session.shoot(driven.path)


def has_dog(view: View) -> bool:
    """Whether a dog lies in the row without another of its kind, and with a cat to chase."""
    dogs = [card["card"] for card in view["row"] if card["card"] in ("d", "D")]
    return len(dogs) == 1 and sum(card["is_up"] for card in view["row"]) >= 3


@picture("katze_im_sack-cards-of-a-seat")
def cards_of_a_seat(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["round"] >= 6 and bool(legal)).path, look_at_cards)


SCENES = Scenes(players=4, finished_players=5, well_on=bidding, readme=("katze_im_sack-auction", "light"))
