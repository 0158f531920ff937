"""Cleaning of names and chat for display."""

import re
import unicodedata

from ...games.game import Refusal
from ...protocol.limits import LIMITS
from ...words import Said

MARKS = 2  # per letter; more would cover the neighbouring lines
JOINER = "\u200d"  # joins emoji
PICTURE = "\ufe0f"  # turns a symbol into an emoji
KEYCAP, KEYS = "\u20e3", tuple("0123456789#*")
BLANKS = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"  # letters and symbols without a visible shape
HIDDEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U000e0100-\U000e01ef]")  # invisible marks
SPACES = re.compile(r"\s+")


def clean_text(text: str) -> str:
    """Return one line of visible characters, without control, direction and invisible characters."""
    visible = "".join(character for character in SPACES.sub(" ", text) if is_visible(character))
    plain = drop_stray_joiners(HIDDEN.sub("", visible))
    return SPACES.sub(" ", "".join(limit_marks(unicodedata.normalize("NFC", plain)))).strip()


def is_visible(character: str) -> bool:
    return character == JOINER or (unicodedata.category(character)[0] != "C" and character not in BLANKS)


def drop_stray_joiners(text: str) -> str:
    """Keep joiners and emoji selectors only where they form an emoji; elsewhere they make different names look the same."""
    kept = ""
    for character, after in zip(text, [*text[1:], ""], strict=False):
        if character not in (JOINER, PICTURE) or is_joining(kept, character, after):
            kept += character
    return kept


def is_joining(before: str, character: str, after: str) -> bool:
    if character == JOINER:
        return is_emoji(before.removesuffix(PICTURE)[-1:]) and is_emoji(after)
    return is_emoji(before[-1:]) or (after == KEYCAP and before[-1:] in KEYS)


def is_emoji(character: str) -> bool:
    """Return whether a character is an emoji or a skin tone modifier."""
    return character != "" and (unicodedata.category(character) == "So" or "\U0001f3fb" <= character <= "\U0001f3ff")


def limit_marks(text: str) -> list[str]:
    """Keep each letter with its first marks; drop marks without a letter."""
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
    clean = clean_text(name)
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in clean):
        raise Refusal(Said("name-empty"))
    if len(clean) > LIMITS.name:
        raise Refusal(Said("name-long", {"most": LIMITS.name}))
    return clean


def clean_chat(text: str) -> str:
    clean = clean_text(text)
    if not clean:
        raise Refusal(Said("chat-empty"))
    return clean
