"""A new table, and a table before the game."""

from tests.browser.browsing import Visitor

from katzentisch.games import GAMES

from .pictures import picture
from .studio import Studio


def choose(visitor: Visitor, *sentences: str) -> None:
    for sentence in sentences:
        visitor.page.get_by_role("radio", name=visitor.said(sentence)).first.check()


def new_of(game: str) -> None:
    @picture(f"new-{game}")
    def new(studio: Studio) -> None:
        studio.shoot(f"/new/{game}", unfold_options, whole=True)


def unfold_options(visitor: Visitor) -> None:
    visitor.page.get_by_text(visitor.said("new-options")).first.click()


@picture("new-with-friends")
def new_with_friends(studio: Studio) -> None:
    studio.shoot("/new/mau_mau", lambda visitor: choose(visitor, "new-company-friends", "new-clock-seconds"), whole=True)


@picture("new-at-one-device")
def new_at_one_device(studio: Studio) -> None:
    studio.shoot("/new/maus_pass_auf", lambda visitor: choose(visitor, "new-company-here"), whole=True)


@picture("lobby-door")
def door(studio: Studio) -> None:
    studio.shoot(studio.party("mau_mau", 4).path, visitor=studio.visitor(None))


@picture("lobby-host")
def host(studio: Studio) -> None:
    party = studio.party("katzenjammer_blues", 4)
    party.sit(bots=(2,), free=(3,))
    studio.shoot(party.path)
    studio.shoot(party.path, whole=True, name="lobby-host-whole")


@picture("lobby-guest")
def guest(studio: Studio) -> None:
    studio.shoot(studio.party("katze_im_sack", 5).path, visitor=studio.visitor("Leonie"), whole=True)


@picture("lobby-full")
def full(studio: Studio) -> None:
    party = studio.party("maus_pass_auf", 6)
    party.sit(bots=(5,), mine=("Mila", "Noah"))
    studio.shoot(party.path, whole=True)


@picture("lobby-ten")
def ten(studio: Studio) -> None:
    party = studio.party("mau_mau", 10, games=5, public=True)
    party.sit(bots=(3, 4), free=(8, 9))
    studio.shoot(party.path, whole=True)


@picture("table-closed")
def closed(studio: Studio) -> None:
    party = studio.party("mau_mau", 3)
    party.do(party.table.close_for_good())
    studio.shoot(party.path)


@picture("table-not-found")
def not_found(studio: Studio) -> None:
    studio.shoot("/t/abcdefghijkl#mnopqrstuvwx")


for each in GAMES:
    new_of(each)
