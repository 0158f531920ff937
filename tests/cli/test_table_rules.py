"""The help at the terminal says what the options of the table say."""

import re

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Value
from katzentisch.play.fair_deal import full_options
from katzentisch.words import LANGUAGES, say

from .conftest import Call

# by game, option and value: what is false then, in German and in English
FALSE: dict[tuple[str, str, Value], str] = {
    ("mau_mau", "mau", "automatic"): "Sag mit der vorletzten|Say mau with",
    ("mau_mau", "drawing", "free"): "Wenn nichts passt, zieh|If nothing fits, draw",
    ("mau_mau", "last_card", "draws"): "wirkt dann nicht mehr|no effect any more",
    ("mau_mau", "reverse_for_two", "stop"): "ändert er nichts|changes nothing",
    ("mau_mau", "wish", "new"): "auch die alte|even the old one",
    ("katze_im_sack", "mice", "open"): "siehst nur du|Only you see how many",
    ("katze_im_sack", "rabbit", "spared"): "Auch der Hase kann|The rabbit can be chased",
    ("maus_pass_auf", "under", "flipped"): "Was zuletzt gespielt|what was played last",
    ("maus_pass_auf", "dealt_mouse", "hunted"): "in die Mitte kam, jagt niemand|Nobody hunts a mouse",
}
# only the list of options tells them
LISTED = {("mau_mau", "first_card"), ("katzenjammer_blues", "mice"), ("maus_pass_auf", "pack")}


def help_text(game: str, language: str, players: int, options: dict[str, Value]) -> str:
    facts = {f"option_{name}": value for name, value in full_options(GAMES[game], players, options).items()}
    return "\n".join(say(f"{game}-help-{phase}", language, **facts) for phase in (*GAMES[game].phases, "over"))


UNUSUAL = [
    (game.id, option.name, value, players)
    for game in GAMES.values()
    for option in game.options
    for value in option.values
    for players in [next(count for count in game.players if option.allows(count, value))]
    if value != option.usual(players)
]


@pytest.mark.parametrize(("game", "option", "value", "players"), UNUSUAL)
def test_nothing_in_the_help_is_false_at_the_table(game: str, option: str, value: Value, players: int) -> None:
    if (game, option) in LISTED:
        return
    wrong = FALSE[game, option, value]
    for language in LANGUAGES:
        assert re.search(wrong, help_text(game, language, players, {}))
        assert not re.search(wrong, help_text(game, language, players, {option: value}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_at_a_table_are_those_of_the_table(call: Call, language: str) -> None:
    chosen = ("-o", "mau=automatic", "-o", "last_card=draws", "-o", "first_card=digit", "--lang", language)
    text = call("play", "mau_mau", "-n", "2", "--seed", "5", *chosen, typed="?\n??\n").text
    for option in ("mau-automatic", "last_card-draws", "first_card-digit", "drawing-forced"):
        assert say(f"mau_mau-option-{option}", language) in text
    assert not re.search(FALSE["mau_mau", "mau", "automatic"], text)
