"""After the game: a series, a replay, and whether it was dealt fairly."""

from tests.browser.browsing import Visitor

from katzentisch.games import GAMES

from .party import Party
from .pictures import picture
from .studio import Studio

PLAYERS = {"katzenjammer_blues": 4, "katze_im_sack": 5, "maus_pass_auf": 3, "mau_mau": 4}


def finished(studio: Studio, game: str, players: int) -> Party:
    return studio.shared(f"{game} {players} finished", lambda: studio.game(game, players, lambda view, legal: view["end"] is not None))


def go_to(visitor: Visitor, share: float) -> None:
    """To a place in the game."""
    slider = visitor.page.get_by_role("slider", name=visitor.said("replay-slider"))
    slider.fill(str(int(float(slider.get_attribute("max") or 0) * share)))
    visitor.page.wait_for_timeout(300)


def look_through(visitor: Visitor, eyes: str) -> None:
    visitor.page.get_by_label(visitor.said("replay-eyes")).select_option(label=eyes)


def replay_of(game: str) -> None:
    @picture(f"replay-{game}")
    def replay(studio: Studio) -> None:
        path = f"/replay/{finished(studio, game, PLAYERS[game]).table.state.finished[-1].id}"
        studio.shoot(path, lambda visitor: (look_through(visitor, "Anna"), go_to(visitor, 0.4))[-1])
        if game != "maus_pass_auf":
            studio.shoot(path, all_open, name=f"replay-{game}-all-open")
        studio.shoot(path, lambda visitor: go_to(visitor, 1), name=f"replay-{game}-end")


def result_of(game: str) -> None:
    @picture(f"{game}-over")
    def over(studio: Studio) -> None:
        party = finished(studio, game, PLAYERS[game])
        studio.shoot(party.path)
        studio.shoot(party.path, whole=True, name=f"{game}-over-whole")


def all_open(visitor: Visitor) -> None:
    look_through(visitor, visitor.said("replay-eyes-open"))
    go_to(visitor, 0.45)


@picture("replay-log")
def replay_log(studio: Studio) -> None:
    path = f"/replay/{finished(studio, 'katze_im_sack', 5).table.state.finished[-1].id}"
    studio.shoot(path, open_log)


def open_log(visitor: Visitor) -> None:
    go_to(visitor, 0.5)
    visitor.button("replay-log").click()


@picture("replay-review")
def replay_review(studio: Studio) -> None:
    path = f"/replay/{finished(studio, 'katze_im_sack', 5).table.state.finished[-1].id}"
    studio.shoot(path, open_review)


def open_review(visitor: Visitor) -> None:
    visitor.button("replay-review").click()
    visitor.page.get_by_role("heading", name=visitor.said("replay-review-luck")).wait_for()


@picture("replay-none")
def replay_none(studio: Studio) -> None:
    studio.shoot("/replay/abcdefghijkl")


@picture("series-between-games")
def between(studio: Studio) -> None:
    party = studio.party("mau_mau", 3, games=3)
    party.sit()
    party.start()
    party.play(lambda view, legal: view["end"] is not None)
    studio.shoot(party.path, whole=True)


@picture("series-over")
def series_over(studio: Studio) -> None:
    party = studio.party("katze_im_sack", 4, games=2)
    party.sit()
    for number in (1, 2):
        party.start()
        party.play(lambda view, legal, number=number: len(party.table.state.finished) == number and view["end"] is not None)
    studio.shoot(party.path, whole=True)


@picture("after-share")
def share(studio: Studio) -> None:
    studio.shoot(finished(studio, "maus_pass_auf", 3).path, lambda visitor: visitor.button("after-share").click())


@picture("after-check-of-the-deal")
def check(studio: Studio) -> None:
    party = studio.party("mau_mau", 3)
    party.sit(bots=(1, 2))
    begin(studio.visitor(), party)
    party.play(lambda view, legal: view["end"] is not None)
    studio.shoot(party.path, check_deal)


def begin(visitor: Visitor, party: Party) -> None:
    """In the page alone, so that its device has a share in the deal."""
    party.leave()
    visitor.page.goto(party.path)
    visitor.button("lobby-start").click()
    visitor.page.get_by_role("list", name=visitor.said("page-players")).wait_for()
    party.come_back()


def check_deal(visitor: Visitor) -> None:
    visitor.button("fair-title").click()
    visitor.page.wait_for_timeout(1500)


for each in GAMES:
    result_of(each)
    replay_of(each)
