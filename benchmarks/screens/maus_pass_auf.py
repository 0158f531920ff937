"""Maus, pass auf!, phase by phase."""

from .driven_table import Until, View, at_turn
from .scenes import Scenes
from .session import Session, picture

GAME = "maus_pass_auf"


def turning(view: View, legal: list[str]) -> bool:
    return bool(legal) and view["phase"] == "turning" and view["pile_size"] >= 3 and view["chips_left"] < 7


def hunting(view: View, legal: list[str]) -> bool:
    return bool(legal) and view["hunt"] is not None and view["hunt"]["tries"] < view["hunt"]["paws"]


def pile_won(by: str) -> Until:
    """The pile has just gone to somebody: with a chip if the mouse was caught."""
    before = {"chips": -1, "pile": 0}

    def until(view: View, legal: list[str]) -> bool:
        caught = view["chips_left"] < before["chips"]
        won = before["pile"] > 4 and view["pile_size"] == 0 and view["end"] is None
        before.update(chips=view["chips_left"], pile=view["pile_size"])
        return won and caught == (by == "caught")

    return until


@picture("maus_pass_auf-turning")
def turn(session: Session) -> None:
    session.shoot(session.game(GAME, 3, turning, bots=(1, 2)).path)


@picture("maus_pass_auf-first")
def first(session: Session) -> None:
    session.shoot(session.game(GAME, 4, at_turn).path)


@picture("maus_pass_auf-waiting")
def waiting(session: Session) -> None:
    session.shoot(session.game(GAME, 3, lambda view, legal: not legal and view["pile_size"] >= 4).path)


@picture("maus_pass_auf-hunting-two")
def hunting_two(session: Session) -> None:
    session.shoot(session.game(GAME, 2, hunting, bots=(1,)).path)


@picture("maus_pass_auf-hunting-six")
def hunting_six(session: Session) -> None:
    session.shoot(session.game(GAME, 6, hunting, bots=(3,)).path)


@picture("maus_pass_auf-hunted")
def hunted(session: Session) -> None:
    session.shoot(session.game(GAME, 4, lambda view, legal: view["hunt"] is not None and not legal).path)


@picture("maus_pass_auf-caught")
def caught(session: Session) -> None:
    session.shoot(session.game(GAME, 3, pile_won("caught")).path)


@picture("maus_pass_auf-escaped")
def escaped(session: Session) -> None:
    session.shoot(session.game(GAME, 4, pile_won("escaped")).path)


@picture("maus_pass_auf-three-children-one-device")
def children(session: Session) -> None:
    session.shoot(session.game(GAME, 3, hunting, mine=("Mila", "Noah")).path)


@picture("maus_pass_auf-over-six")
def over_six(session: Session) -> None:
    session.shoot(session.game(GAME, 6, lambda view, legal: view["end"] is not None).path, whole=True)


SCENES = Scenes(players=3, finished_players=3, well_on=turning, readme=("maus_pass_auf-hunting-two", "dark"))
