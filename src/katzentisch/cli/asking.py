"""Asking the person at the terminal."""

import contextlib
import sys

from .screen import Screen

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  arrow keys and a history for input()

LEAVING = ("q", "quit")


class Left(Exception):
    """The person has had enough, or there is nobody to ask."""


def ask(screen: Screen, question: str) -> str:
    """One line without the spaces around it."""
    try:
        answer = input(f"{question} ").strip()
    except EOFError:
        screen.write()
        raise Left from None
    if not sys.stdin.isatty():
        screen.write(answer)  # nobody typed it, so nobody has seen it
    if answer in LEAVING:
        raise Left
    return answer


def ask_game(screen: Screen, games: list[str]) -> str:
    """Which game, by its number or its name."""
    for number, game in enumerate(games, start=1):
        screen.write(f"{number}) {screen.say(f'{game}-name')}", "bold")
        screen.write(screen.say(f"{game}-about"), indent=3)
    while True:
        answer = ask(screen, screen.say("cli-which-game"))
        if answer in games:
            return answer
        if answer.isdecimal() and answer.isascii() and len(answer) < 3 and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        screen.tell("cli-no-such-game", last=len(games))
