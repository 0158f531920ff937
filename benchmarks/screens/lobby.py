"""A new table, and a table before the game."""

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor

from .session import Session, picture


def choose(visitor: Visitor, *sentences: str) -> None:
    for sentence in sentences:
        visitor.page.get_by_role("radio", name=visitor.said(sentence)).first.check()


def new_of(game: str) -> None:
    @picture(f"new-{game}")
    def new(session: Session) -> None:
        session.shoot(f"/new/{game}", unfold_options, whole=True)


def unfold_options(visitor: Visitor) -> None:
    visitor.page.get_by_text(visitor.said("new-options")).first.click()


@picture("new-with-friends")
def new_with_friends(session: Session) -> None:
    session.shoot("/new/mau_mau", lambda visitor: choose(visitor, "new-company-friends", "new-clock-seconds"), whole=True)


@picture("new-at-one-device")
def new_at_one_device(session: Session) -> None:
    session.shoot("/new/maus_pass_auf", lambda visitor: choose(visitor, "new-company-here"), whole=True)


@picture("lobby-door")
def invitation(session: Session) -> None:
    session.shoot(session.table("mau_mau", 4).path, visitor=session.visitor(None))


@picture("lobby-host")
def host(session: Session) -> None:
    driven = session.table("mau_mau", 4)
    driven.sit(bots=(2,), free=(3,))
    session.shoot(driven.path)
    session.shoot(driven.path, whole=True, name="lobby-host-whole")


@picture("lobby-guest")
def guest(session: Session) -> None:
    session.shoot(session.table("mau_mau", 5).path, visitor=session.visitor("Leonie"), whole=True)


@picture("lobby-full")
def full(session: Session) -> None:
    driven = session.table("maus_pass_auf", 6)
    driven.sit(bots=(5,), mine=("Mila", "Noah"))
    session.shoot(driven.path, whole=True)


@picture("lobby-ten")
def ten(session: Session) -> None:
    driven = session.table("mau_mau", 10, games=5, public=True)
    driven.sit(bots=(3, 4), free=(8, 9))
    session.shoot(driven.path, whole=True)


@picture("table-closed")
def closed(session: Session) -> None:
    driven = session.table("mau_mau", 3)
    driven.do(driven.table.close_for_good())
    session.shoot(driven.path)


@picture("table-not-found")
def not_found(session: Session) -> None:
    session.shoot("/t/abcdefghijkl#mnopqrstuvwx")


for each in GAMES:
    new_of(each)
