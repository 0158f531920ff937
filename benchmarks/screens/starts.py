"""The start page, and everything that isn't a table."""

from tests.browser.browsing import Visitor

from katzentisch.games import GAMES

from .party import at_turn
from .pictures import picture
from .studio import Studio


def unfold(visitor: Visitor) -> None:
    visitor.button("katze_im_sack-name").click()


def show_code(visitor: Visitor) -> None:
    visitor.button("settings-device-make").click()
    visitor.page.get_by_text(visitor.said("settings-device-code")).wait_for()


@picture("start-empty")
def empty(studio: Studio) -> None:
    studio.shoot("/", visitor=studio.visitor(None))
    studio.shoot("/", visitor=studio.visitor(None), whole=True, name="start-empty-whole")


@picture("start-tile-open")
def tile_open(studio: Studio) -> None:
    studio.shoot("/", unfold, visitor=studio.visitor(None))


@picture("start-own-tables")
def own_tables(studio: Studio) -> None:
    blues = studio.party("katzenjammer_blues", 4, host="Mia")
    blues.sit()
    blues.start()
    blues.play(at_turn)
    mau = studio.party("mau_mau", 3, host="Mia")
    mau.sit()
    mau.start()
    mau.play(lambda view, legal: not legal)
    studio.party("katze_im_sack", 4, host="Mia").sit(free=(2, 3))
    studio.party("maus_pass_auf", 3, host="Oskar", public=True)
    studio.shoot("/", visitor=studio.visitor("Mia"), whole=True)


@picture("settings")
def settings(studio: Studio) -> None:
    studio.shoot("/settings", whole=True)


@picture("settings-code")
def settings_code(studio: Studio) -> None:
    studio.shoot("/settings", show_code, whole=True)


@picture("history")
def history(studio: Studio) -> None:
    for game in GAMES:
        studio.luck.begin(game)
        for _ in range(2):
            party = studio.party(game, 4, host="Mia")
            party.sit(bots=(2, 3))
            party.start()
            party.play(lambda view, legal: view["end"] is not None)
            party.leave()
    studio.shoot("/history", visitor=studio.visitor("Mia"), whole=True)


@picture("history-empty")
def history_empty(studio: Studio) -> None:
    studio.shoot("/history", visitor=studio.visitor("Leonie"))


@picture("device")
def device(studio: Studio) -> None:
    studio.shoot("/#device=ABCD-EFGH")


@picture("device-wrong-code")
def device_wrong_code(studio: Studio) -> None:
    studio.shoot("/#device=ABCD-EFGH", take_over)


def take_over(visitor: Visitor) -> None:
    visitor.button("device-take").click()
    visitor.page.get_by_role("alert").wait_for()


@picture("lost")
def lost(studio: Studio) -> None:
    studio.shoot("/new/chess")


@picture("offline")
def offline(studio: Studio) -> None:
    studio.shoot("/", lambda visitor: visitor.context.set_offline(True), visitor=studio.visitor("Leonie"))


def rules_of(game: str) -> None:
    @picture(f"rules-{game}")
    def rules(studio: Studio) -> None:
        studio.shoot(f"/rules/{game}", whole=True)


@picture("rules-choice")
def rules_choice(studio: Studio) -> None:
    studio.shoot("/rules", whole=True)


@picture("rules-keys")
def rules_keys(studio: Studio) -> None:
    studio.shoot("/rules/keys", whole=True)


for each in GAMES:
    rules_of(each)
