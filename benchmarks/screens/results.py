"""After the game: a series, a replay, and whether it was dealt fairly."""

from functools import partial
from typing import Any

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor

from .driven_table import DrivenTable
from .scenes import scenes_of
from .session import Session, picture


def is_over(driven: DrivenTable, games: int, view: dict[str, Any], legal: list[str]) -> bool:
    """Whether this many games of the series are over."""
    return len(driven.table.state.finished) == games and view["end"] is not None


def finished(session: Session, game: str) -> DrivenTable:
    players = scenes_of(game).finished_players
    return session.shared(f"{game} finished", lambda: session.game(game, players, lambda view, legal: view["end"] is not None))


def go_to(visitor: Visitor, share: float) -> None:
    """Move to a point of the game, from 0 to 1."""
    slider = visitor.page.get_by_role("slider", name=visitor.said("replay-slider"))
    slider.fill(str(int(float(slider.get_attribute("max") or 0) * share)))
    visitor.page.wait_for_timeout(300)


def look_through(visitor: Visitor, eyes: str) -> None:
    visitor.page.get_by_label(visitor.said("replay-eyes")).select_option(label=eyes)


def replay_of(game: str) -> None:
    @picture(f"replay-{game}")
    def replay(session: Session) -> None:
        path = f"/replay/{finished(session, game).table.state.finished[-1].id}"

        def look(visitor: Visitor) -> None:
            look_through(visitor, "Anna")
            go_to(visitor, 0.4)

        session.shoot(path, look)
        if GAMES[game].has_hands:
            session.shoot(path, all_open, name=f"replay-{game}-all-open")
        session.shoot(path, lambda visitor: go_to(visitor, 1), name=f"replay-{game}-end")


def result_of(game: str) -> None:
    @picture(f"{game}-over")
    def over(session: Session) -> None:
        driven = finished(session, game)
        session.shoot(driven.path)
        session.shoot(driven.path, whole=True, name=f"{game}-over-whole")


def all_open(visitor: Visitor) -> None:
    look_through(visitor, visitor.said("replay-eyes-open"))
    go_to(visitor, 0.45)


@picture("replay-log")
def replay_log(session: Session) -> None:
    path = f"/replay/{finished(session, 'katze_im_sack').table.state.finished[-1].id}"
    session.shoot(path, open_log)


def open_log(visitor: Visitor) -> None:
    go_to(visitor, 0.5)
    visitor.button("replay-log").click()


@picture("replay-review")
def replay_review(session: Session) -> None:
    path = f"/replay/{finished(session, 'katze_im_sack').table.state.finished[-1].id}"
    session.shoot(path, open_review)


def open_review(visitor: Visitor) -> None:
    visitor.button("replay-review").click()
    visitor.page.get_by_role("heading", name=visitor.said("replay-review-luck")).wait_for()


@picture("replay-none")
def replay_none(session: Session) -> None:
    session.shoot("/replay/abcdefghijkl")


@picture("series-between-games")
def between(session: Session) -> None:
    driven = session.table("mau_mau", 3, games=3)
    driven.sit()
    driven.start()
    driven.play(lambda view, legal: view["end"] is not None)
    session.shoot(driven.path, whole=True)


@picture("series-over")
def series_over(session: Session) -> None:
    driven = session.table("katze_im_sack", 4, games=2)
    driven.sit()
    for number in (1, 2):
        driven.start()
        driven.play(partial(is_over, driven, number))
    session.shoot(driven.path, whole=True)


@picture("after-share")
def share(session: Session) -> None:
    session.shoot(finished(session, "mau_mau").path, lambda visitor: visitor.button("after-share").click())


@picture("after-check-of-the-deal")
def check(session: Session) -> None:
    driven = session.table("mau_mau", 3)
    driven.sit(bots=(1, 2))
    begin(session.visitor(), driven)
    driven.play(lambda view, legal: view["end"] is not None)
    session.shoot(driven.path, check_deal)


def begin(visitor: Visitor, driven: DrivenTable) -> None:
    """Start the game in the browser only, so that its device has a share in the deal."""
    driven.leave()
    visitor.page.goto(driven.path)
    visitor.button("lobby-start").click()
    visitor.page.get_by_role("list", name=visitor.said("page-players")).wait_for()
    driven.come_back()


def check_deal(visitor: Visitor) -> None:
    visitor.button("fair-title").click()
    visitor.page.wait_for_timeout(1500)


for each in GAMES:
    result_of(each)
    replay_of(each)
