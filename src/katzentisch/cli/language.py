"""The language of the command line: --lang, else the system's, else English."""

import sys
from collections.abc import Mapping, Sequence

from ..words import LANGUAGES, Said
from .errors import UsageError

FLAG = "--lang"
DEFAULT = "en"
NO_LANGUAGE = ("C", "POSIX")


def system_language(environment: Mapping[str, str]) -> str:
    """Return the language as gettext determines it: LC_ALL, LC_MESSAGES or LANG, whichever is set first; LANGUAGE overrides them unless
    they are "C". On Windows, which sets none of them, the language of Windows itself takes their place."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "") or windows_locale()
    if locale.split(".")[0] in NO_LANGUAGE:
        return DEFAULT
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((locale_name[:2] for locale_name in preferred if is_supported(locale_name)), DEFAULT)


def windows_locale() -> str:
    """Return the language in which Windows shows its menus, such as de_DE; nothing elsewhere."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  rarely needed
        from locale import windows_locale as names  # noqa: PLC0415

        return names.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    else:
        return ""


def is_supported(locale: str) -> bool:
    """Return whether a locale is in a supported language: de, de_DE.UTF-8, de-AT, but not "dex"."""
    return locale[:2] in LANGUAGES and not locale[2:3].isalnum()


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the value of --lang, if given, and the other arguments. It can come before or after the command; the last one counts."""
    language: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return language, [*rest, argument, *waiting]
        if argument == FLAG:
            language = check_language(next(waiting, ""))
        elif argument.startswith(f"{FLAG}="):
            language = check_language(argument.removeprefix(f"{FLAG}="))
        else:
            rest.append(argument)
    return language, rest


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UsageError(Said("cli-lang-unknown", {"lang": language[:20], "langs": LANGUAGES}))
    return language
