"""The fields that the states of all games share, and the rules about them. A state is one NumPy record."""

from typing import TYPE_CHECKING, Annotated, Any, Protocol, get_args, get_origin, get_type_hints

import numpy as np

from .arrays import Int8, Int8s, Int16s, Int32
from .chance import Generator
from .compiled import rule

CHANCE = -1  # `turn` while a chance decision is due
NOBODY = -1
ALL = -2  # `viewer` of a state that hides nothing
SPECTATOR = -1  # `viewer` of an observation with public information only

NOTHING = -1  # instead of an action: no move can be taken back

IN_PROGRESS = 0  # `end` before the game is over

SEATS, OPTIONS = "seats", "options"  # sizes of arrays that differ from game to game

Field = tuple[str, type[np.generic], tuple[int, ...]]  # name, type of a number, shape


class CommonState(Generator, Protocol):
    """The fields of every game's state. A game adds its own; `state_dtype` makes the NumPy type from the declaration.

    Observations in plain Python (plain_state.py) have the same fields, to be read with indices, slices, `len` and loops only.
    """

    plies: Int32  # decisions so far
    scores: Annotated[Int16s, SEATS]  # once the game is over
    standing: Annotated[Int16s, SEATS]  # likewise; ranks are by this number, the highest is best
    ranks: Annotated[Int8s, SEATS]  # likewise; 1 is best
    options: Annotated[Int8s, OPTIONS]  # index of each option's value
    players: Int8
    first: Int8  # the seat that the record calls first
    turn: Int8  # whose decision is due, CHANCE, or NOBODY once the game is over
    phase: Int8
    end: Int8  # IN_PROGRESS, or 1 + the index in the game's `ends`
    viewer: Int8  # whose knowledge this is: a seat, SPECTATOR or ALL


# the state of one game; without it, `Game` is any game
if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with a default, as of Python 3.13

    S = TypeVar("S", bound=CommonState, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


def state_dtype(declaration: type, *, seats: int, options: int) -> np.dtype[np.record]:
    """Return the NumPy type of a game's state, whose arrays by seat have `seats` places.

    `np.record` lets interpreted rules read fields as attributes; CUDA needs the alignment.
    """
    sizes = {SEATS: seats, OPTIONS: max(options, 1)}
    return np.dtype((np.record, without_gaps(state_fields(declaration, sizes))))  # type: ignore[return-value]


def state_fields(declaration: type, sizes: dict[str, int]) -> list[Field]:
    """Return the fields in the order of their declaration, those of all games first."""
    fields: list[Field] = []
    for name, declared in get_type_hints(declaration, include_extras=True).items():
        kind, number, *shape = get_args(declared) if get_origin(declared) is Annotated else (None, None)
        if kind is None or (kind is int) == bool(shape):
            raise TypeError(f"{declaration.__name__}.{name} must be an Int8, an Annotated[Int8s, size] or the like of games/arrays.py")
        fields.append((name, number, tuple(sizes.get(size, size) for size in shape)))
    return fields


def without_gaps(fields: list[Field]) -> np.dtype[Any]:
    """Return the type without padding: wide fields first, a field for the rest of the last word. Copies are then equal in every byte."""
    widest_first = sorted(fields, key=lambda field: np.dtype(field[1]).itemsize, reverse=True)
    used = sum(np.dtype([field]).itemsize for field in widest_first)
    rest = -used % np.dtype(widest_first[0][1]).itemsize
    return np.dtype(widest_first + ([("rest", np.int8, (rest,))] if rest else []), align=True)


@rule
def left_of(state: CommonState, seat: int) -> int:
    """rules/ Seats: seat s's left neighbour is s+1 (mod n)."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def finish(state: CommonState, end: int) -> None:
    """rules/ The record: rank 1 is best, equals share a rank, the next rank is skipped. `standing` must be filled."""
    for seat in range(state.players):
        better = 0
        for other in range(state.players):
            if state.standing[other] > state.standing[seat]:
                better += 1
        state.ranks[seat] = better + 1
    state.end = end
    state.turn = NOBODY


@rule
def observe_common(state: CommonState, seat: int, out: CommonState) -> None:
    """Copy the common fields: all are public, except the generator."""
    out.plies = state.plies
    for each in range(len(state.scores)):
        out.scores[each] = state.scores[each]
        out.standing[each] = state.standing[each]
        out.ranks[each] = state.ranks[each]
    for option in range(len(state.options)):
        out.options[option] = state.options[option]
    out.players = state.players
    out.first = state.first
    out.turn = state.turn
    out.phase = state.phase
    out.end = state.end
    out.viewer = seat


@rule
def no_chance(state: CommonState) -> None:
    """Do nothing, for games without chance after the deal."""


@rule
def nothing_to_take_back(state: CommonState) -> int:
    """Return NOTHING, for games that keep no log of moves."""
    return NOTHING


@rule
def nothing_to_forget(state: CommonState) -> None:
    """Do nothing, for games that keep no log of moves."""


@rule
def no_standing(state: CommonState, seat: int) -> int:
    """Rank all seats the same, for games that say nothing of it before the end."""
    return 0
