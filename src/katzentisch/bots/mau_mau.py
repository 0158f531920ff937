"""A player of Mau Mau that goes by rules of thumb. Numbers are the paragraphs of rules/mau_mau.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..games.mau_mau.aftermath import points
from ..games.mau_mau.notation import kinds_in
from ..games.mau_mau.rules import is_reverse_stop
from ..games.mau_mau.slots import barred_slots
from ..games.mau_mau.state import COLOURS, DRAW, FACES, NO_FACE, PLAY_WILD, REVERSE, SAYING_MAU, STOP, TAKE_FOUR, TAKE_TWO, WILD
from ..play.position import Position

STAYS = 0.7  # how likely the colour outlasts one player's turn
FACE_FITS = 0.07  # how likely a card fits by its face alone
HITS = 0.28  # how likely a card that may have a colour fits it

# what things are worth, as measured in games against each other
FOLLOWING = 2.0  # a fitting card in the next turn
MAJORITY = 0.3  # that all cards left have the colour
SHEDDING = 0.3  # ten points less in the hand, and …
SHEDDING_LATE = 0.5  # … more, the nearer somebody is to going out
KEPT_WILD = 3.0  # a colour changer in the hand fits when nothing else does, so it goes last
HARM = {TAKE_TWO: 1.0, TAKE_FOUR: 2.0, STOP: 1.5}  # to a player with one card; the more cards, the less it matters
THREAT = 2.0  # that a player with one card can play it


@dataclass(frozen=True)
class Table:
    record: Any
    me: int
    hand: list[int]
    sizes: Sequence[int]
    fewest: int  # cards in another hand
    direction: int

    def beside(self, seat: int, steps: int) -> int:
        return (seat + steps) % len(self.sizes)


def seen(masked: Position) -> Table:
    plain = masked.plain
    me, sizes = plain.viewer, plain.sizes[: plain.players]
    fewest = min(size for seat, size in enumerate(sizes) if seat != me)
    return Table(masked.state, me, kinds_in(plain, me), sizes, fewest, plain.direction)


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    actions = sensible(legal)
    if len(actions) == 1:
        return actions[0]
    table = seen(masked)
    return max(actions, key=lambda action: worth(table, action % SAYING_MAU))


def sensible(legal: Sequence[int]) -> Sequence[int]:
    """4: mau is never forgotten. 2.3, 3.2: who can play doesn't draw."""
    saying = [action for action in legal if SAYING_MAU <= action < DRAW]
    return saying or [action for action in legal if action != DRAW] or legal


def worth(table: Table, action: int) -> float:
    """A play is good that rids the hand of a card one can do without, leads to another one, and keeps others from going out."""
    kind = min(action, WILD)
    colour, face = (action - PLAY_WILD, NO_FACE) if kind == WILD else divmod(kind, FACES)
    rest = list(table.hand)
    rest.remove(kind)
    skips = face in (TAKE_FOUR, STOP) or (face == REVERSE and is_reverse_stop(table.record))  # 3.1, 3.3, 3.4
    return shedding(table, kind) + following(table, rest, colour, face, skips) + hindering(table, colour, face, skips)


def shedding(table: Table, kind: int) -> float:
    """6.2: points in the hand count once somebody is out."""
    relief = (SHEDDING + SHEDDING_LATE / table.fewest) * points(kind) / 10
    return relief - KEPT_WILD if kind == WILD else relief


def following(table: Table, rest: list[int], colour: int, face: int, skips: bool) -> float:
    """A card that fits in the next own turn, and more of the colour for later."""
    if not rest:
        return FOLLOWING
    held = [kind // FACES for kind in rest]
    fits = 1.0 if WILD in rest else chance_to_follow(rest, set(held), colour, face, len(table.sizes) - 1 - skips)
    return FOLLOWING * fits + MAJORITY * held.count(colour) / len(rest)


def chance_to_follow(rest: list[int], colours: set[int], colour: int, face: int, turns: int) -> float:
    """2.2: after so many turns of others the colour may have lasted, or it is any of the four."""
    faces = {kind % FACES for kind in rest}
    by_face = 1.0 if turns == 0 and face in faces else min(1.0, FACE_FITS * len(faces))
    lasts = STAYS**turns
    any_colour = (len(colours) + (COLOURS - len(colours)) * by_face) / COLOURS
    return lasts * (1.0 if colour in colours else by_face) + (1.0 - lasts) * any_colour


def hindering(table: Table, colour: int, face: int, skips: bool) -> float:
    """3: a special card hurts the more, the fewer cards the next player has; and whoever plays next should not be able to go out."""
    direction = -table.direction if face == REVERSE else table.direction
    victim = table.beside(table.me, direction)
    harm = HARM.get(face, 0.0) / table.sizes[victim]
    to_play = table.beside(victim, direction) if skips else victim
    if to_play == table.me or face == TAKE_TWO:
        return harm
    return harm - THREAT * chance_to_fit(table, to_play, colour) / table.sizes[to_play]


def chance_to_fit(table: Table, seat: int, colour: int) -> float:
    """2.3: who had to draw on a colour has none of it among the cards from before."""
    size = table.sizes[seat]
    return 1.0 - (1.0 - HITS) ** (size - min(size, barred_slots(table.record, seat, colour)))
