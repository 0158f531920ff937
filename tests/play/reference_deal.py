"""docs/fair-deals.md as somebody else would program it: nothing from katzentisch, nothing compiled."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

WORD = 0xFFFFFFFF
QUARTERS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
FACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "rev", "+2", "+4", "stop")
MAU_MAU = [colour + face for colour in "gbry" for face in FACES] + ["wild"]
SET = ("-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D")


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
    text = f"katzentisch-deal-2\nsecret {fair['secret']}\ntable {fair['table']}\nnumber {fair['number']}\nattempt {fair['attempt']}"
    text += f"\ngame {record['game']}\nplayers {record['players']}"
    for name in sorted(fair["options"]):
        text += f"\noption {name} {fair['options'][name]}"
    text += f"\nfirst {record['first']}\nrules {fair['rules']}"
    for seat, share in enumerate(fair["shares"]):
        text += f"\nshare {seat} {share}" if share else ""
    return hashlib.sha256(text.encode()).digest()


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


def katzenjammer_blues(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    cards = stream.shuffle([card for card in "12345J" for _ in range(15)])
    hands = []
    for _ in range(players):
        hands.append("".join(sorted(cards[-6:])))
        del cards[-6:]
    return {"hands": hands, "deck": "".join(cards)}


def katze_im_sack(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    setup: dict[str, Any] = {"removed": [SET[stream.below(10)] for _ in range(players)]}
    if players == 3:
        setup["dummy"] = " ".join(stream.shuffle(list(SET))[:9])
    return setup


def maus_pass_auf(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    is_small = options.get("pack", "small" if players <= 3 else "full") == "small"
    cards = stream.shuffle([*("K" * 29 + "C" * 7 + "111222333" if is_small else "K" * 58 + "C" * 14 + "111111222222333333")])
    share, extra = divmod(len(cards) - 1, players)
    stacks = []
    for seat in range(players):
        size = share + 1 if stream.below(players - seat) < extra else share
        extra -= size - share
        stacks.append("".join(cards[:size]))
        del cards[:size]
    return {"stacks": stacks, "top": cards[0]}


def mau_mau(stream: Stream, players: int, options: dict[str, Any]) -> dict[str, Any]:
    cards = stream.shuffle([card for card in MAU_MAU for _ in range(6 if card == "wild" else 2)])
    hands = [" ".join(sorted(cards[5 * seat : 5 * seat + 5])) for seat in range(players)]
    top, *deck = cards[5 * players :]
    while options.get("first_card") == "digit" and top[1:] not in FACES[:9]:
        top, *deck = [*deck, top]
    return {"hands": hands, "top": top, "deck": " ".join(deck)}


DEALS: dict[str, Callable[[Stream, int, dict[str, Any]], dict[str, Any]]] = {
    "katzenjammer_blues": katzenjammer_blues,
    "katze_im_sack": katze_im_sack,
    "maus_pass_auf": maus_pass_auf,
    "mau_mau": mau_mau,
}


def mau_mau_shuffle(stream: Stream, pile: Sequence[str]) -> list[str]:
    """The pile without its top card."""
    backwards = [card for card in reversed(MAU_MAU) for _ in range(pile.count(card) if card == "wild" else min(1, pile.count(card)))]
    twice = [card for card in reversed(MAU_MAU) if card != "wild" and pile.count(card) == 2]
    return stream.shuffle(backwards + twice)
