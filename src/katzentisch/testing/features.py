"""Features as tests check them: the values of any seat, and the calls of the encoder that wrote them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from katzentisch.games import feature_encoding
from katzentisch.games.compiled import rebind
from katzentisch.games.game import Game
from katzentisch.play.position import Position

NEVER = 127  # larger than any feature
KINDS = ("flag", "amount", "one_hot", "thermometer", "bits_of", "zeros")


class Span(NamedTuple):
    """Features that one call writes: the name of the function, the first index and the index after the last."""

    kind: str
    start: int
    stop: int


def features_of(game: Game, state: Any, function: Any = None) -> list[int]:
    """Return the features of the seat at turn. All of them must be written, and nothing beyond them."""
    out = np.full(game.feature_count + 1, NEVER, np.int8)
    (function or game.encode_features)(state, out)
    features: list[int] = out[:-1].tolist()
    assert out[-1] == NEVER
    assert NEVER not in features
    return features


def features_for(position: Position, seat: int) -> list[int]:
    """Return the features of any seat, from the whole position or from an observation."""
    array = position.array.copy()
    array["turn"] = seat
    return features_of(position.game, array[0])


def declared_spans(game: Game) -> list[Span]:
    spans, start = [], 0
    for group in game.feature_groups:
        spans.append(Span(group.kind, start, start + len(group.columns)))
        start = spans[-1].stop
    return spans


def encoder_spans(position: Position, seat: int) -> list[Span]:
    """Return what the encoder writes for a seat, from an interpreted run that records every call of feature_encoding.py."""
    spans: list[Span] = []
    array = position.array.copy()
    array["turn"] = seat
    features_of(position.game, array[0], recorded(position.game.encode_features, spans))
    return spans


def recorded(rule: Any, spans: list[Span]) -> Callable[..., Any]:
    """Return an interpreted copy of an encoder that notes the calls of feature_encoding.py."""
    lines = getattr(rule, "py_func", rule)
    if lines.__module__ == feature_encoding.__name__ and lines.__name__ in KINDS:
        return recorded_call(lines, spans)
    named = {name: lines.__globals__.get(name) for name in lines.__code__.co_names}
    rules = {name: recorded(each, spans) for name, each in named.items() if hasattr(each, "sources")}
    return rebind(lines, "recorded", **rules)  # type: ignore[no-any-return]


def recorded_call(encode: Callable[..., int], spans: list[Span]) -> Callable[..., int]:
    def call(out: Any, at: int, *values: Any) -> int:
        stop = encode(out, at, *values)
        spans.append(Span(encode.__name__, at, stop))
        return stop

    return call
