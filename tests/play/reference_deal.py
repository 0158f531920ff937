"""docs/fair-deals.md as somebody else would program it: nothing from katzentisch, nothing compiled."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

WORD = 0xFFFFFFFF
QUARTERS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def old_seed_of(secret: str, shares: Sequence[str | None]) -> bytes:
    text = f"katzentisch-deal-1\n{secret}"
    for seat, share in enumerate(shares):
        text += f"\n{seat} {share}" if share else ""
    return hashlib.sha256(text.encode()).digest()


def seed_of(record: dict[str, Any]) -> bytes:
    """By the scheme that the record names."""
    fair = record["fair"]
    if "scheme" not in fair:
        return old_seed_of(fair["secret"], fair["shares"])
    text = f"katzentisch-deal-{fair['scheme']}\nsecret {fair['secret']}"
    text += f"\ntable {fair['table']}\nnumber {fair['number']}\nattempt {fair['attempt']}"
    text += f"\ngame {record['game']}\nplayers {record['players']}"
    for name in sorted(fair["options"]):
        text += f"\noption {name} {fair['options'][name]}"
    text += f"\nfirst {'lot' if fair['scheme'] == 3 else record['first']}\nrules {fair['rules']}"
    for seat, share in enumerate(fair["shares"]):
        text += f"\nshare {seat} {share}" if share else ""
    return hashlib.sha256(text.encode()).digest()


def first_of(record: dict[str, Any]) -> int:
    """Who begins; under scheme 3 the seed draws a lot."""
    if record["fair"]["scheme"] != 3:
        return int(record["first"])
    return int(hashlib.sha256(f"katzentisch-lot-3\n{seed_of(record).hex()}".encode()).hexdigest(), 16) % int(record["players"])


def share_commitment(fair: dict[str, Any], seat: int) -> str:
    lines = ["katzentisch-share-2", fair["table"], fair["number"], fair["attempt"], seat, fair["shares"][seat]]
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def block(key: bytes, counter: int) -> bytes:
    """RFC 8439, 2.3"""
    start = [int.from_bytes(text[at : at + 4], "little") for text in (b"expand 32-byte k", key) for at in range(0, len(text), 4)]
    start += [counter, 0, 0, 0]
    words = start.copy()
    for a, b, c, d in QUARTERS * 10:
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[one] = (words[one] + words[two]) & WORD
            mixed = words[three] ^ words[one]
            words[three] = (mixed << turn | mixed >> 32 - turn) & WORD
    return b"".join(((word + first) & WORD).to_bytes(4, "little") for word, first in zip(words, start, strict=True))


class Stream:
    def __init__(self, seed: bytes) -> None:
        self.numbers = self.endless(seed)

    @staticmethod
    def endless(seed: bytes) -> Iterator[int]:
        counter = 0
        while True:
            data = block(seed, counter)
            yield from (data[at] + 256 * data[at + 1] for at in range(0, 64, 2))
            counter += 1

    def below(self, n: int) -> int:
        product = n * next(self.numbers)
        while product % 65536 < 65536 % n:
            product = n * next(self.numbers)
        return product // 65536

    def shuffle(self, cards: list[str]) -> list[str]:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def deal_of(game: str) -> Callable[[Stream, int, dict[str, Any]], dict[str, Any]]:
    """Return the deal of a game, of the stream, the players and the options."""
    found: Callable[[Stream, int, dict[str, Any]], dict[str, Any]] = import_module(f"..games.{game}.reference_deal", __package__).deal
    return found
