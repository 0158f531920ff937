"""What people write, cleaned for display: names and chat."""

import re
import unicodedata

from ...games.game import Refusal
from ...words import Said

LONGEST_NAME = 24
MARKS = 2  # more accents on one letter are not read but stacked over the neighbours
JOINER = "\u200d"  # holds emoji together
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and symbols that show nothing
SPACES = re.compile(r"\s+")


def cleaned(text: str) -> str:
    """One line of visible characters: nothing that controls, turns the direction of writing, or hides."""
    visible = "".join(character for character in SPACES.sub(" ", text) if is_visible(character))
    return SPACES.sub(" ", "".join(without_towers(unicodedata.normalize("NFC", visible)))).strip(" " + JOINER)


def is_visible(character: str) -> bool:
    return character == JOINER or (unicodedata.category(character)[0] != "C" and character not in BLANKS)


def without_towers(text: str) -> list[str]:
    """Each letter with its first marks; those without a letter belong to nothing."""
    kept, marks = [], MARKS
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me"):
            marks += 1
        elif character != JOINER:
            marks = MARKS if character == " " else 0
        if marks <= MARKS:
            kept.append(character)
    return kept


def clean_name(name: str) -> str:
    clean = cleaned(name)
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in clean):
        raise Refusal(Said("name-empty"))
    if len(clean) > LONGEST_NAME:
        raise Refusal(Said("name-long", {"most": LONGEST_NAME}))
    return clean


def clean_chat(text: str) -> str:
    clean = cleaned(text)
    if not clean:
        raise Refusal(Said("chat-empty"))
    return clean
