"""What people write, cleaned for display: names and chat."""

import re
import unicodedata

from ...games.game import Refusal
from ...words import Said

LONGEST_NAME = 24
MARKS = 2  # more accents on one letter are not read but stacked over the neighbours
JOINER = "\u200d"  # holds emoji together
PICTURE = "\ufe0f"  # makes an emoji of a sign
KEYCAP, KEYS = "\u20e3", tuple("0123456789#*")
BLANKS = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"  # letters and symbols that show nothing
HIDDEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U000e0100-\U000e01ef]")  # marks that show nothing
SPACES = re.compile(r"\s+")


def cleaned(text: str) -> str:
    """One line of visible characters: nothing that controls, turns the direction of writing, or hides."""
    visible = "".join(character for character in SPACES.sub(" ", text) if is_visible(character))
    plain = without_glue(HIDDEN.sub("", visible))
    return SPACES.sub(" ", "".join(without_towers(unicodedata.normalize("NFC", plain)))).strip()


def is_visible(character: str) -> bool:
    return character == JOINER or (unicodedata.category(character)[0] != "C" and character not in BLANKS)


def without_glue(text: str) -> str:
    """Joiners and picture marks stay where they make an emoji; anywhere else they only make one name look like two."""
    kept = ""
    for character, after in zip(text, [*text[1:], ""], strict=False):
        if character not in (JOINER, PICTURE) or is_glue(kept, character, after):
            kept += character
    return kept


def is_glue(before: str, character: str, after: str) -> bool:
    if character == JOINER:
        return is_emoji(before.removesuffix(PICTURE)[-1:]) and is_emoji(after)
    return is_emoji(before[-1:]) or (after == KEYCAP and before[-1:] in KEYS)


def is_emoji(character: str) -> bool:
    """Or one of the modifiers that give it a colour."""
    return character != "" and (unicodedata.category(character) == "So" or "\U0001f3fb" <= character <= "\U0001f3ff")


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
