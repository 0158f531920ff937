"""Prompts at the terminal: questions, and short labels for the legal moves."""

import contextlib
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby

from .screen import Screen

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  arrow keys and a history for input()

LONG_RUN = 6  # numbers: a run of this length or more is written 8 … 15

QUIT_WORDS = ("q", "quit")


class QuitGame(Exception):
    """The player quits, or there is no more input."""


def ask(screen: Screen, question: str) -> str:
    """Return one line of input without surrounding spaces."""
    try:
        answer = input(f"{question} ").strip()
    except EOFError:
        screen.write()
        raise QuitGame from None
    if not sys.stdin.isatty():
        screen.write(answer)  # piped input isn't echoed
    if answer in QUIT_WORDS:
        raise QuitGame
    return answer


def ask_game(screen: Screen, games: list[str]) -> str:
    """Ask for a game by number or name."""
    for number, game in enumerate(games, start=1):
        screen.write(f"{number}) {screen.say(f'{game}-name')}", "bold")
        screen.write(screen.say(f"{game}-about"), indent=3)
    while True:
        answer = ask(screen, screen.say("cli-which-game"))
        if answer in games:
            return answer
        if answer.isdecimal() and answer.isascii() and len(answer) < 3 and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        screen.print("cli-no-such-game", last=len(games))


def verb_of(move: str) -> str:
    return move.split(" ", 1)[0]


def tail_of(move: str) -> str:
    """Return a move without its verb: `bid 7` → 7, `play wild b` → wild b, `pass` → pass."""
    return move.split(" ", 1)[-1]


def is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii()


class Menu:
    """The legal moves with labels. Moves are numbered from 1, unless the moves are numbers themselves: typing 5 must never mean the
    fifth."""

    def __init__(self, moves: Sequence[str]) -> None:
        self.moves = list(moves)
        tails = [tail_of(move) for move in moves]
        self.is_plain = len(set(tails)) == len(tails) and any(is_number(tail) for tail in tails)
        self.labels = tails if self.is_plain else [str(number) for number in range(1, len(tails) + 1)]

    def find(self, text: str) -> str:
        """Return the move for an answer: a label, a move without its verb, or a whole move."""
        if text in self.labels:
            return self.moves[self.labels.index(text)]
        if self.is_plain and is_number(text):
            return f"{next(verb_of(move) for move in self.moves if is_number(tail_of(move)))} {text}"
        meant = [move for move in self.moves if tail_of(move) == text]
        return meant[0] if len(meant) == 1 else text

    def groups(self) -> Iterator[tuple[str, list[str]]]:
        """Return the labels by verb: `bid` with `2) 1x3`, `3) 1x4` … or `8 … 15`; single words stand alone."""
        pairs = zip(self.labels, self.moves, strict=True)
        for verb, group in groupby(pairs, key=lambda pair: verb_of(pair[1])):
            listed = list(group)
            is_word = [move for _, move in listed] == [verb]
            if self.is_plain:
                yield ("", [verb]) if is_word else (verb, shortened([label for label, _ in listed]))
            else:
                yield "" if is_word else verb, [f"{label}) {tail_of(move)}" for label, move in listed]


def shortened(labels: list[str]) -> list[str]:
    """Shorten 8, 9, 10, 11, 12, 13, 14, 15 to 8 … 15."""
    numbers = [int(label) for label in labels if is_number(label)]
    is_run = len(numbers) == len(labels) >= LONG_RUN and numbers[-1] - numbers[0] == len(numbers) - 1
    return [labels[0], "…", labels[-1]] if is_run else labels
