"""The start page, and everything that isn't a table."""

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor

from .driven_table import at_turn
from .session import Session, picture


def unfold(visitor: Visitor) -> None:
    visitor.button(f"{next(iter(GAMES))}-name").click()


def show_code(visitor: Visitor) -> None:
    visitor.button("settings-device-make").click()
    visitor.page.get_by_text(visitor.said("settings-device-code")).wait_for()


@picture("start-empty")
def empty(session: Session) -> None:
    session.shoot("/", visitor=session.visitor(None))
    session.shoot("/", visitor=session.visitor(None), whole=True, name="start-empty-whole")


@picture("start-tile-open")
def tile_open(session: Session) -> None:
    session.shoot("/", unfold, visitor=session.visitor(None))


@picture("start-own-tables")
def own_tables(session: Session) -> None:
    """Tables that wait for Mia, for others, and for more players; and a public one."""
    mine, theirs, open_one, *_ = (game for game in GAMES.values() if game.has_decisions)
    for game, until in ((mine, at_turn), (theirs, lambda view, legal: not legal)):
        driven = session.table(game.id, game.default_players, host="Mia")
        driven.sit()
        driven.start()
        driven.play(until)
    session.table(open_one.id, 4, host="Mia").sit(free=(2, 3))
    public = next((game for game in GAMES.values() if not game.has_decisions), open_one)
    session.table(public.id, 3, host="Oskar", public=True)
    session.shoot("/", visitor=session.visitor("Mia"), whole=True)


@picture("settings")
def settings(session: Session) -> None:
    session.shoot("/settings", whole=True)


@picture("settings-code")
def settings_code(session: Session) -> None:
    session.shoot("/settings", show_code, whole=True)


@picture("history")
def history(session: Session) -> None:
    for game in GAMES:
        session.deals.begin(game)
        for _ in range(2):
            driven = session.table(game, 4, host="Mia")
            driven.sit(bots=(2, 3))
            driven.start()
            driven.play(lambda view, legal: view["end"] is not None)
            driven.leave()
    session.shoot("/history", visitor=session.visitor("Mia"), whole=True)


@picture("history-empty")
def history_empty(session: Session) -> None:
    session.shoot("/history", visitor=session.visitor("Leonie"))


@picture("device")
def device(session: Session) -> None:
    session.shoot("/#device=ABCD-EFGH")


@picture("device-wrong-code")
def device_wrong_code(session: Session) -> None:
    session.shoot("/#device=ABCD-EFGH", take_over)


def take_over(visitor: Visitor) -> None:
    visitor.button("device-take").click()
    visitor.page.get_by_role("alert").wait_for()


@picture("lost")
def lost(session: Session) -> None:
    session.shoot("/new/chess")


@picture("offline")
def offline(session: Session) -> None:
    session.shoot("/", lambda visitor: visitor.context.set_offline(True), visitor=session.visitor("Leonie"))


def rules_of(game: str) -> None:
    @picture(f"rules-{game}")
    def rules(session: Session) -> None:
        session.shoot(f"/rules/{game}", whole=True)


@picture("rules-choice")
def rules_choice(session: Session) -> None:
    session.shoot("/rules", whole=True)


@picture("rules-keys")
def rules_keys(session: Session) -> None:
    session.shoot("/rules/keys", whole=True)


for each in GAMES:
    rules_of(each)
