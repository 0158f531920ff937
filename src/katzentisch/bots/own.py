"""Own bots: made from a function of a view, of a Position or of arrays. `as_bot` (bots/__init__.py) also takes names and specifications."""

import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from operator import attrgetter
from random import Random
from typing import Any, Literal, overload

import numpy as np

from ..games.game import BadSetup, Refusal, UnreadableMove
from ..games.state import SPECTATOR
from ..play.integers import as_int, describe_value
from ..play.position import Position
from ..words import Said
from .bot import Bot, always, never

Kind = Literal["view", "position", "arrays"]
ARGUMENTS: dict[Kind, int] = {"view": 2, "position": 1, "arrays": 2}  # besides rng
RNG = "rng"
LONGEST_NAME = 80

ViewFunction = Callable[..., str]  # (view, moves) or (view, moves, rng=…)
PositionFunction = Callable[..., int]  # (observation) or (observation, rng=…)
ArraysFunction = Callable[..., Any]  # (features, legal_mask) or (features, legal_mask, rng=…)


@dataclass(frozen=True)
class OwnBot(Bot):
    """A bot made from a function. Make one with `from_position`, `from_view` or `from_arrays`."""

    function: Callable[..., Any] = field(default=lambda: None, compare=False, repr=False)  # it need not be hashable
    kind: Kind = "position"
    has_rng: bool = field(default=False, repr=False)  # whether the function has a parameter `rng`
    is_fixed: bool = field(default=False, repr=False)  # whether its author promises that it uses no chance

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a function of a module by its name, also if a decorator has replaced it; any other is left to the pickler."""
        from . import bot_named, is_named  # noqa: PLC0415  the registry imports this file

        if is_named(self):
            return bot_named, (self.id,)
        where = importable_name(self.function)
        source = partial(load_function, *where) if where else partial(as_given, self.function)
        return restore, (source, self.kind, self.id, self.is_fixed)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the function, so that a decorated one still works as before."""
        return self.function(*arguments, **named)


def as_given(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def restore(source: Callable[[], Callable[..., Any]], kind: Kind, name: str, is_fixed: bool) -> OwnBot:
    return make_own(source(), kind, name, is_fixed)


def importable_name(function: Callable[..., Any]) -> tuple[str, str] | None:
    """Return the module and the name under which other processes find a function; None for a lambda, a local one or a notebook's."""
    module, name = getattr(function, "__module__", None), getattr(function, "__qualname__", None)
    if not (isinstance(module, str) and isinstance(name, str)) or module == "__main__" or module not in sys.modules:
        return None
    try:
        found = attrgetter(name)(sys.modules[module])
    except AttributeError:
        return None
    return (module, name) if plain_function(found) is function else None


def load_function(module: str, name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = plain_function(attrgetter(name)(import_module(module)))
    return function


def plain_function(found: Any) -> Any:
    return found.function if isinstance(found, OwnBot) else found


@overload
def from_position(function: PositionFunction, *, name: str | None = ..., deterministic: bool = ...) -> OwnBot: ...
@overload
def from_position(function: None = ..., *, name: str | None = ..., deterministic: bool = ...) -> Callable[[PositionFunction], OwnBot]: ...
def from_position(
    function: PositionFunction | None = None, *, name: str | None = None, deterministic: bool = False
) -> OwnBot | Callable[[PositionFunction], OwnBot]:
    """Make a bot from a function that gets the observation of its seat as a `Position` and returns an action. Also a decorator.

    Parameters
    ----------
    function
        Called as ``function(observation)``, or ``function(observation, rng=rng)`` if it has a parameter `rng`: a `random.Random`, the
        only source of chance that a bot may use. Without it, the same match would not give the same games again.
    name
        The name in reports; the function's own if omitted.
    deterministic
        Promise that the same observation always gives the same action. The arena then plays equal games only once.

    Raises
    ------
    BadSetup
        If the function can't be called like that.

    Examples
    --------
    >>> @from_position
    ... def lowest(observation):
    ...     return observation.legal()[0]
    >>> lowest.id
    'lowest'
    """
    return made(function, "position", name, deterministic)


@overload
def from_view(function: ViewFunction, *, name: str | None = ..., deterministic: bool = ...) -> OwnBot: ...
@overload
def from_view(function: None = ..., *, name: str | None = ..., deterministic: bool = ...) -> Callable[[ViewFunction], OwnBot]: ...
def from_view(
    function: ViewFunction | None = None, *, name: str | None = None, deterministic: bool = False
) -> OwnBot | Callable[[ViewFunction], OwnBot]:
    """Make a bot from a function of what a player is shown and of the legal moves in the notation. Also a decorator.

    Parameters
    ----------
    function
        Called as ``function(view, moves)``, or ``function(view, moves, rng=rng)`` if it has a parameter `rng`. `view` is the typed view
        of its seat, as `Play.view` returns it, `moves` the list of legal moves; the function returns one of them.
    name, deterministic
        As for `from_position`.

    Raises
    ------
    BadSetup
        If the function can't be called like that.

    Examples
    --------
    >>> @from_view
    ... def last(view, moves):
    ...     return moves[-1]
    """
    return made(function, "view", name, deterministic)


@overload
def from_arrays(function: ArraysFunction, *, name: str | None = ..., deterministic: bool = ...) -> OwnBot: ...
@overload
def from_arrays(function: None = ..., *, name: str | None = ..., deterministic: bool = ...) -> Callable[[ArraysFunction], OwnBot]: ...
def from_arrays(
    function: ArraysFunction | None = None, *, name: str | None = None, deterministic: bool = False
) -> OwnBot | Callable[[ArraysFunction], OwnBot]:
    """Make a bot from a function of arrays, as a `Batch` has them. Also a decorator.

    Parameters
    ----------
    function
        Called as ``function(features, legal_mask)``, or with ``rng=rng`` if it has a parameter `rng`. The arrays have a row for each
        position: ``(rows, game.feature_count)`` of int8 and ``(rows, game.actions)`` of bool. It returns an action for each row, as an
        array, a tensor or a list. In the arena there is one row.
    name, deterministic
        As for `from_position`.

    Raises
    ------
    BadSetup
        If the function can't be called like that.

    Examples
    --------
    >>> @from_arrays
    ... def first_legal(features, legal_mask):
    ...     return legal_mask.argmax(axis=1)
    """
    return made(function, "arrays", name, deterministic)


def made(
    function: Callable[..., Any] | None, kind: Kind, name: str | None, is_fixed: bool
) -> OwnBot | Callable[[Callable[..., Any]], OwnBot]:
    """Make the bot, or a decorator that makes it."""
    if function is None:
        return partial(make_own, kind=kind, name=name, is_fixed=is_fixed)
    return make_own(function, kind, name, is_fixed)


def make_own(function: Callable[..., Any], kind: Kind, name: str | None = None, is_fixed: bool = False) -> OwnBot:
    if isinstance(function, Bot) or not callable(function):
        raise BadSetup(Said("bot-function-type", {"type": type(function).__name__}))
    shown = checked_name(function_name(function) if name is None else name)
    if not isinstance(is_fixed, bool | np.bool_):
        raise BadSetup(Said("bot-deterministic-type", {"bot": shown, "value": describe_value(is_fixed)}))
    has_rng = check_parameters(function, kind, shown)
    choose = partial(CHOOSERS[kind], function, has_rng)
    facts: dict[str, Any] = {"function": function, "kind": kind, "has_rng": has_rng, "is_fixed": is_fixed}
    return OwnBot(shown, choose, is_deterministic=always if is_fixed else never, **facts)


def function_name(function: Callable[..., Any]) -> str:
    inner = function.func if isinstance(function, partial) else function
    name = getattr(inner, "__name__", None) or type(inner).__name__
    return str(name).strip("<>")[:LONGEST_NAME]


def checked_name(name: object) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadSetup(Said("bot-name", {"name": describe_value(name), "most": LONGEST_NAME}))
    return name


def check_parameters(function: Callable[..., Any], kind: Kind, name: str) -> bool:
    """Return whether the function has a parameter `rng`; raises BadSetup if it can't be called with the arguments of its kind."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return False  # compiled functions need not tell
    has_rng = RNG in signature.parameters
    try:
        signature.bind(*range(ARGUMENTS[kind]), **({RNG: None} if has_rng else {}))
    except TypeError:
        facts = {"bot": name, "parameters": str(signature)[:LONGEST_NAME], "kind": kind}
        raise BadSetup(Said("bot-function-parameters", facts)) from None
    return has_rng


def call(function: Callable[..., Any], has_rng: bool, rng: Random, *arguments: Any) -> Any:
    return function(*arguments, rng=rng) if has_rng else function(*arguments)


def choose_by_position(function: PositionFunction, has_rng: bool, observation: Position, legal: Sequence[int], rng: Random) -> int:
    return as_action(call(function, has_rng, rng, observation.copy()))  # it may be changed


def choose_by_view(function: ViewFunction, has_rng: bool, observation: Position, legal: Sequence[int], rng: Random) -> int:
    game, state = observation.game, observation.state
    moves = [game.write_move(state, action) for action in legal]
    move = call(function, has_rng, rng, view_of(observation), list(moves))
    if not isinstance(move, str):
        raise Refusal(Said("bot-returned-no-move", {"value": describe_value(move)}))
    if move in moves:
        return legal[moves.index(move)]
    try:
        action = game.read_move(state, move)
    except UnreadableMove as unreadable:
        raise Refusal(unreadable.said) from unreadable
    if action not in legal:
        raise Refusal(Said("bot-failed-illegal-move", {"move": move[:LONGEST_NAME]}))
    return action


def view_of(observation: Position) -> Any:
    """Return what the seat of an observation is shown."""
    game = observation.game
    return game.personal_view(game.view(observation.observe_plain(SPECTATOR)), observation.observe_plain(observation.viewer))


def choose_by_arrays(function: ArraysFunction, has_rng: bool, observation: Position, legal: Sequence[int], rng: Random) -> int:
    features, mask = observation.features()[np.newaxis], observation.legal_mask()[np.newaxis]
    actions = np.asarray(call(function, has_rng, rng, features, mask))
    if actions.size != 1 or not np.issubdtype(actions.dtype, np.integer):
        raise Refusal(Said("bot-returned-no-vector", {"shape": str(actions.shape), "type": str(actions.dtype)[:LONGEST_NAME]}))
    return int(actions.reshape(())[()])


def as_action(value: object) -> int:
    action = as_int(value)
    if action is None:
        raise Refusal(Said("bot-returned-no-action", {"value": describe_value(value)}))
    return action


CHOOSERS: dict[Kind, Callable[..., int]] = {"position": choose_by_position, "view": choose_by_view, "arrays": choose_by_arrays}
