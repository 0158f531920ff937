"""Names that look alike: they are compared without case, accents and invisible characters, and with look-alike letters mapped to Latin.

Unicode's table of confusables (UTS 39) has thousands of lines. This is the part that matters for names: unicodedata covers the variants of
Latin letters, and a few lines cover the alphabets that share shapes with Latin.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

# Pairs of a character and the Latin letter it looks like, by alphabet.
SHAPES = (
    "АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ЬB ԌG ԚQ ԜW "  # Cyrillic
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy үy хx ьb ԁd һh ԛq ԝw гr пn иu эe ԍg ѵv ӏl ӀI "
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj ϹC ͿJ "  # Greek
    "ԱU ՍU ՕO ՏS ԼL օo ոn սu հh ցg զq յj ւl աw "  # Armenian
    "ᎠD ᎡR ᎢT ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏴB "  # Cherokee
    "ꓐB ꓑP ꓒd ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU "  # Lisu
    "ⲀA ⲂB ⲈE ⲎH ⲒI ⲔK ⲘM ⲚN ⲞO ⲢP ⲤC ⲦT ⲨY ⲬX ⲁa ⲉe ⲓi ⲟo ⲣp ⲥc "  # Coptic
    "ıi ɑa ɡg ɩi ȷj ʋu ƨs ƽs ʏY ꞁl ∂d ∕/ ∣l ǀl ׀l"
)
LATIN = re.compile(r"LATIN (?:(SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?")
ALPHABETS = (range(0x00C0, 0x0300), range(0x1D00, 0x1DC0), range(0x1E00, 0x1F00), range(0x2C60, 0x2C80), range(0xA720, 0xA800))
# Shapes before case folding: a capital I looks like a small l, a capital L doesn't.
READ_AS = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O", "m": "rn", "w": "vv", "W": "VV"})


@cache
def letters() -> dict[int, str]:
    """Return the letter each character looks like. Latin letters with strokes, hooks and tails look like plain ones."""
    found = {ord(character): shape for character, shape in map(tuple, SHAPES.split())}
    for code in (code for alphabet in ALPHABETS for code in alphabet):
        named = LATIN.fullmatch(unicodedata.name(chr(code), ""))
        if named:
            found.setdefault(code, named[2] if named[1] == "CAPITAL" else named[2].lower())
    return found


def is_distinctive(character: str) -> bool:
    """Return whether a character helps to distinguish names; marks, joiners, selectors, spaces and punctuation don't."""
    return unicodedata.category(character)[0] not in "MCZP" and unicodedata.category(character) != "Sk"


@lru_cache(10_000)
def skeletons(name: str) -> tuple[str, str]:
    """Return the name as it is read and as it is drawn. Names that agree in either look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(letters())).translate(letters())
    bare = "".join(filter(is_distinctive, plain)) or plain
    return unicodedata.normalize("NFKC", bare.casefold()), bare.translate(READ_AS)


def look_alike(one: str, other: str) -> bool:
    return any(mine == theirs for mine, theirs in zip(skeletons(one), skeletons(other), strict=True))


def find_lookalike(name: str, names: Iterable[str]) -> str | None:
    """Return the first name that looks like this one."""
    return next((each for each in names if look_alike(name, each)), None)
