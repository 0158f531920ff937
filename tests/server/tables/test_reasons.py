"""Reasons why a move is illegal, for people: names of cards and players, and no notation."""

import re
from random import Random

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import UnreadableMove
from katzentisch.server.tables.reasons import reason_at_turn, reason_text, why_illegal
from katzentisch.testing.table import Table, start
from katzentisch.testing.table import deal as dealt
from katzentisch.words import LANGUAGES

from ...games.katze_im_sack.rows import start_with
from ...games.katzenjammer_blues.blues import blues
from ...games.mau_mau import hands
from .table_builder import GERO, SINA, deal, full, move

NOTATION = re.compile(r"[gbry]([1-9]|rev\b|stop\b|\+[24])|\b(\d+x\d|\dd|[dDJ]|[1-5]+J+|wild)\b")

# moves of every form
MOVES = {
    "mau_mau": "draw/play wild g/play r8 mau/play g1/play brev/play r+2/play y+4/play bstop",
    "katze_im_sack": "pass/bid 0/bid 1/bid 7/bid 999/lay -8/lay 0/lay 15/lay d/lay D",
    "katzenjammer_blues": "pass/done/bid 1x1/bid 2d/bid 9d/bid 12x5/bid 99x5/pay 1/pay 12J/show 111J/show JJJJ",
    "maus_pass_auf": "turn",
}


def why(table: Table, move: str, language: str) -> str | None:
    """Of the seat at turn."""
    seat = table.game.turn
    assert seat is not None
    said = reason_at_turn(table.game.position.observe(seat), move)
    return None if said is None else reason_text(said, language)


@pytest.mark.parametrize(
    ("move", "german", "english"),
    [
        (
            "play g5",
            "Die grüne 5 passt nicht: Oben liegt die rote 8, gefragt ist Rot. Spiel die gleiche Farbe, die gleiche Sorte oder",
            "The green 5 doesn’t fit on the red 8; the colour is red. Play the same colour, the same kind or a Wild.",
        ),
        ("play grev", "Der grüne Richtungswechsel ist nicht auf deiner Hand.", "You don’t have the green Reverse."),
        ("play b+4", "Das blaue Nimm 4 ist nicht auf deiner Hand.", "You don’t have the blue Draw 4."),
        ("play ystop", "Der gelbe Stopp ist nicht auf deiner Hand.", "You don’t have the yellow Stop."),
        (
            "draw",
            "Es passt etwas: das rote Nimm 2, ein Farbwechsel. An diesem",
            "You have something to play: the red Draw 2, a Wild. At this",
        ),
    ],
)
def test_mau_mau(move: str, german: str, english: str) -> None:
    table = hands.lay("g5 b7 y1 r+2 wild", hands.PLAIN[1])
    assert (why(table, move, "de") or "").startswith(german)
    assert (why(table, move, "en") or "").startswith(english)


def test_what_is_legal_has_no_reason() -> None:
    assert {why(hands.lay("g5 b7 y1 r+2 wild", hands.PLAIN[1]), move, "de") for move in ("play r+2", "play wild g")} == {None}
    assert why(hands.lay("g5 b7 y1 r+2 wild", hands.PLAIN[1], drawing="free"), "draw", "de") is None


@pytest.mark.parametrize(
    ("entries", "move", "german"),
    [
        ([], "bid 4d", "Deine Hand kann „vier verschiedene“ nicht bezahlen, auch nicht mit Jokern."),
        ([], "bid 31x1", "Für „31 Einsen“ gibt es nicht genug Karten im Spiel; mehr als 30 gleiche gehen nicht."),
        ([], "pay 11", "Die Versteigerung läuft noch: Biete oder passe."),
        (["1 bid 2x2"], "bid 2x1", "„zwei Einsen“ ist nicht höher als „zwei Zweien“. Mehr Karten schlagen weniger"),
        (["1 bid 1x2", "0 pass"], "pay 12", "1, 2: Damit ist „eine Zwei“ nicht bezahlt."),
        (["1 bid 1x2", "0 pass"], "pay J", "Du hast nicht alle diese Karten: Joker."),
        (["1 bid 1x2", "0 pass", "1 pay 2"], "show 555J", "Du hast nicht alle diese Karten: 5, 5, 5, Joker."),
        (["1 bid 1x2", "0 pass", "1 pay 2"], "pass", "Die Reihe gehört dir: Zeige Quartette oder tippe auf „Fertig“."),
    ],
)
def test_katzenjammer_blues(entries: list[str], move: str, german: str) -> None:
    table = blues("123455", "111122", deck="34").play(*entries)
    assert (why(table, move, "de") or "").startswith(german)


@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        ("-8", "Die −8", "the −8"),
        ("0", "Der Hase", "the rabbit"),
        ("d", "Der kleine Hund", "the small dog"),
        ("D", "Der große Hund", "the big dog"),
    ],
)
def test_katze_im_sack(card: str, german: str, english: str) -> None:
    laying, auction = start("katze_im_sack", players=4, removed=[card] * 4), start_with("15 8 3 5")
    assert why(laying, f"lay {card}", "de") == f"{german} ist nicht auf deiner Hand."
    assert why(laying, f"lay {card}", "en") == f"You don’t have {english}."
    assert why(laying, "bid 3", "de") == "Erst legen alle eine Karte; geboten wird danach."
    assert f", {german[0].lower()}{german[1:]} kann jetzt nicht mehr hinein" in (why(auction, f"lay {card}", "de") or "")


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_written_in_the_notation(game: str) -> None:
    """In games of random moves."""
    received: set[str | None] = set()
    for players in GAMES[game].players:
        table, rng = dealt(game, players), Random(players)
        while not table.game.over and len(table.game.log) < 60:
            received |= {why(table, move, language) for move in MOVES.get(game, "").split("/") for language in LANGUAGES}
            table.game.move(rng.choice(table.legal()))
    reasons = {text for text in received if text is not None}
    assert {text for text in reasons if NOTATION.search(text) or text[0].islower()} == set()
    assert len(reasons) > 10 or game == "maus_pass_auf"


def test_out_of_turn_it_is_somebody_s_turn_and_what_cannot_be_read_is_refused() -> None:
    table = deal(full(GERO, SINA))
    said = why_illegal(table, 1, "turn")
    assert said
    assert [reason_text(said, each) for each in LANGUAGES] == ["Hanna ist dran.", "It’s Hanna’s turn."]
    assert why_illegal(table, 0, "turn") is None
    for seat in (0, 1):
        with pytest.raises(UnreadableMove, match="not a move in this game’s notation"):
            why_illegal(table, seat, "play g5")
    said = why_illegal(move(table), 0, "turn")
    assert said
    assert reason_text(said, "en") == "It’s Gero’s turn."
