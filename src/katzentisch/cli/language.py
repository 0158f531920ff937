"""Which language a person is spoken to in: --lang, else what the system says, else English."""

from collections.abc import Mapping, Sequence

from ..words import LANGUAGES, Said
from .mistakes import Mistake

FLAG = "--lang"
USUAL = "en"
NO_LANGUAGE = ("C", "POSIX")


def system_language(environment: Mapping[str, str]) -> str:
    """As gettext reads it: LC_ALL, LC_MESSAGES or LANG, the first that is set; LANGUAGE goes before them, except where they say "C"."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    if locale.split(".")[0] in NO_LANGUAGE:
        return USUAL
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((wish[:2] for wish in wishes if is_spoken(wish)), USUAL)


def is_spoken(locale: str) -> bool:
    """de, de_DE.UTF-8, de-AT, but not "dex"."""
    return locale[:2] in LANGUAGES and not locale[2:3].isalnum()


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What --lang says, if anything, and the other arguments. It may stand before and after the command; the last one counts."""
    language: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return language, [*rest, argument, *waiting]
        if argument == FLAG:
            language = checked(next(waiting, ""))
        elif argument.startswith(f"{FLAG}="):
            language = checked(argument.removeprefix(f"{FLAG}="))
        else:
            rest.append(argument)
    return language, rest


def checked(language: str) -> str:
    if language not in LANGUAGES:
        raise Mistake(Said("cli-lang-unknown", {"lang": language[:20], "langs": LANGUAGES}))
    return language
