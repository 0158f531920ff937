"""The language of a request: what the browser asks for, as far as we speak it."""

from ..words import LANGUAGES

USUAL = "en"


def spoken(header: str | None) -> str:
    """The first language of Accept-Language that is spoken here; its order is that of preference in all browsers."""
    for wish in (header or "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return USUAL
