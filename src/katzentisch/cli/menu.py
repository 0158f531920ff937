"""What a person may do now: short labels for the legal moves, on a few lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby

LONG_RUN = 6  # so many numbers in a row are written 8 … 15


def verb_of(move: str) -> str:
    return move.split(" ", 1)[0]


def tail_of(move: str) -> str:
    """`bid 7` is 7, `play wild b` is wild b, `pass` is pass."""
    return move.split(" ", 1)[-1]


def is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii()


class Menu:
    """Moves are numbered from 1. But where numbers are what is bid or laid, they are the labels themselves: 5 must never mean the fifth."""

    def __init__(self, moves: Sequence[str]) -> None:
        self.moves = list(moves)
        tails = [tail_of(move) for move in moves]
        self.is_plain = len(set(tails)) == len(tails) and any(is_number(tail) for tail in tails)
        self.labels = tails if self.is_plain else [str(number) for number in range(1, len(tails) + 1)]

    def find(self, text: str) -> str:
        """The move that is meant: by its label, without its verb, or as it stands."""
        if text in self.labels:
            return self.moves[self.labels.index(text)]
        if self.is_plain and is_number(text):
            return f"{next(verb_of(move) for move in self.moves if is_number(tail_of(move)))} {text}"
        meant = [move for move in self.moves if tail_of(move) == text]
        return meant[0] if len(meant) == 1 else text

    def groups(self) -> Iterator[tuple[str, list[str]]]:
        """By verb: `bid`, and `2) 1x3`, `3) 1x4` … or `8 … 15`; single words stand alone."""
        pairs = zip(self.labels, self.moves, strict=True)
        for verb, group in groupby(pairs, key=lambda pair: verb_of(pair[1])):
            listed = list(group)
            is_word = [move for _, move in listed] == [verb]
            if self.is_plain:
                yield ("", [verb]) if is_word else (verb, shortened([label for label, _ in listed]))
            else:
                yield "" if is_word else verb, [f"{label}) {tail_of(move)}" for label, move in listed]


def shortened(labels: list[str]) -> list[str]:
    """8, 9, 10, 11, 12, 13, 14, 15 as 8 … 15."""
    numbers = [int(label) for label in labels if is_number(label)]
    is_run = len(numbers) == len(labels) >= LONG_RUN and numbers[-1] - numbers[0] == len(numbers) - 1
    return [labels[0], "…", labels[-1]] if is_run else labels
