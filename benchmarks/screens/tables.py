"""What can happen at any table: spectators, help, chat, a shared device, a lost connection."""

from katzentisch.games import GAMES
from katzentisch.play.clocks import MoveClock
from katzentisch.testing.browser.page import Visitor

from .driven_table import DrivenTable, at_turn
from .mau_mau import playing
from .scenes import scenes_of
from .session import Session, picture


def well_on(session: Session, game: str) -> DrivenTable:
    """It is Anna's turn, some moves into a game."""
    scenes = scenes_of(game)
    return session.shared(f"{game} well on", lambda: session.game(game, scenes.players, scenes.well_on))


def ask_hint(visitor: Visitor) -> None:
    visitor.button("table-hint-ask").click()
    visitor.page.get_by_role("list", name=visitor.said("table-hint-outlook")).wait_for()


def compare(visitor: Visitor) -> None:
    ask_hint(visitor)
    visitor.page.get_by_label(visitor.said("table-hint-why")).select_option(index=2)
    visitor.page.locator("p[role=status]", has_text="%").wait_for()


def ask_why(visitor: Visitor) -> None:
    visitor.page.locator("[aria-disabled=true]").first.click(force=True)
    visitor.page.wait_for_timeout(500)


def cut_off(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    visitor.page.get_by_text(visitor.said("table-connection-lost")).wait_for()


def spectator_of(game: str) -> None:
    @picture(f"{game}-spectator")
    def spectator(session: Session) -> None:
        session.shoot(well_on(session, game).path, visitor=session.visitor("Leonie"))


def tv_of(game: str) -> None:
    @picture(f"{game}-tv")
    def tv(session: Session) -> None:
        session.shoot(tv_path(well_on(session, game)), visitor=session.visitor("Leonie"))


def tv_path(driven: DrivenTable) -> str:
    return driven.path.replace("/t/", "/tv/", 1)


def hand_mode_of(game: str) -> None:
    @picture(f"{game}-hand-mode")
    def hand_mode(session: Session) -> None:
        session.shoot(well_on(session, game).path, show_mostly_cards)
        set_hand_mode(session.visitor(), False)


def show_mostly_cards(visitor: Visitor) -> None:
    set_hand_mode(visitor, True)
    visitor.page.reload()
    visitor.page.get_by_role("region", name=visitor.said("page-board")).wait_for()


def set_hand_mode(visitor: Visitor, is_on: bool) -> None:
    visitor.page.evaluate("setting => localStorage.setItem('katzentisch-hand-mode', setting)", "on" if is_on else "off")


def hint_of(game: str) -> None:
    @picture(f"{game}-hint")
    def hint(session: Session) -> None:
        session.shoot(well_on(session, game).path, ask_hint)


def coach_of(game: str, players: int) -> None:
    @picture(f"{game}-coach")
    def coach(session: Session) -> None:
        path = session.game(game, players, at_turn, bots=tuple(range(1, players)), lesson=True, shared_devices=False, first=0).path
        session.shoot(path, lambda visitor: visitor.button("help-coach-understood").wait_for())


def rules_sheet_of(game: str) -> None:
    @picture(f"{game}-sheet-rules")
    def rules(session: Session) -> None:
        session.shoot(well_on(session, game).path, open_rules)


def open_rules(visitor: Visitor) -> None:
    visitor.button("table-rules").click()
    visitor.page.get_by_text(visitor.said("help-now"), exact=True).first.wait_for()


@picture("hint-compared")
def hint_compared(session: Session) -> None:
    session.shoot(well_on(session, "katze_im_sack").path, compare)


@picture("why-not")
def missing_requirement(session: Session) -> None:
    session.shoot(well_on(session, "mau_mau").path, ask_why)


@picture("sheet-talk")
def talk(session: Session) -> None:
    driven = session.game("mau_mau", 4, playing)
    for client, text in ((driven.others, "Miau!"), (driven.table, "Mau? 🐭"), (driven.others, "Mau Mau!")):
        driven.do(client.chat(text))
    session.shoot(driven.path, lambda visitor: visitor.button("table-talk-title").click())


@picture("sheet-menu")
def menu(session: Session) -> None:
    driven = well_on(session, "mau_mau")
    session.shoot(driven.path, lambda visitor: visitor.button("table-menu").click())


@picture("clock")
def clock(session: Session) -> None:
    session.shoot(session.game("mau_mau", 4, playing, clock=MoveClock(seconds=600, reserve=60)).path)


@picture("away")
def away(session: Session) -> None:
    driven = session.game("mau_mau", 4, lambda view, legal: not legal)
    session.shoot(driven.path, lambda visitor: go_away(visitor, driven))


def go_away(visitor: Visitor, driven: DrivenTable) -> None:
    driven.do(driven.table.leave())
    visitor.button("table-return").wait_for()


@picture("tv-lobby")
def tv_lobby(session: Session) -> None:
    driven = session.table("mau_mau", 4)
    driven.sit(bots=(2,), free=(3,))
    session.shoot(tv_path(driven), visitor=session.visitor("Leonie"))


@picture("reactions")
def reactions(session: Session) -> None:
    session.shoot(well_on(session, "mau_mau").path, lambda visitor: visitor.button("reaction-choose").click())


@picture("shortcuts")
def shortcuts(session: Session) -> None:
    session.shoot(well_on(session, "mau_mau").path, lambda visitor: visitor.page.keyboard.press("?"))


@picture("curtain")
def curtain(session: Session) -> None:
    session.shoot(session.game("mau_mau", 3, at_turn, mine=("Lina", "Opa Karl")).path)


@picture("connection-lost")
def connection_lost(session: Session) -> None:
    session.shoot(well_on(session, "katze_im_sack").path, cut_off)


@picture("spectators-unwelcome")
def spectators_unwelcome(session: Session) -> None:
    session.shoot(session.game("mau_mau", 3, at_turn, spectators=False).path, visitor=session.visitor("Leonie"))


for each, game in GAMES.items():
    spectator_of(each)
    tv_of(each)
    coach_of(each, game.default_players)
    rules_sheet_of(each)
    if game.has_decisions:
        hint_of(each)
    if game.has_hands:
        hand_mode_of(each)
