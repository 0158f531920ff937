"""The names and bounds of features, declared next to the encoder that writes them: one function here for each in feature_encoding.py."""

from collections.abc import Iterable
from typing import NamedTuple

from .feature_encoding import LARGEST


class FeatureColumn(NamedTuple):
    """One feature: its name, and the smallest and the largest value that it can have."""

    name: str
    low: int
    high: int


class FeatureGroup(NamedTuple):
    """Features that one call of an encoder writes."""

    kind: str  # the name of the function in feature_encoding.py
    name: str
    columns: tuple[FeatureColumn, ...]


def group_of(kind: str, name: str, names: Iterable[str]) -> FeatureGroup:
    """Return a group of columns that are 0 or 1."""
    return FeatureGroup(kind, name, tuple(FeatureColumn(each, 0, 1) for each in names))


def flag_column(name: str) -> FeatureGroup:
    """Name what `flag` writes."""
    return group_of("flag", name, [name])


def amount_column(name: str, low: int, high: int) -> FeatureGroup:
    """Name a number between these bounds, before it is clipped to ±LARGEST."""
    return FeatureGroup("amount", name, (FeatureColumn(name, max(-LARGEST, low), min(high, LARGEST)),))


def one_hot_columns(name: str, labels: Iterable[object]) -> FeatureGroup:
    """Name what `one_hot` writes, with a label for each value."""
    return group_of("one_hot", name, [f"{name}_{label}" for label in labels])


def thermometer_columns(name: str, levels: range) -> FeatureGroup:
    """Name a thermometer: each column is 1 if the number is at least that level."""
    return group_of("thermometer", name, [f"{name}_at_least_{label_of(level)}" for level in levels])


def bits_columns(name: str, labels: Iterable[object]) -> FeatureGroup:
    """Name what `bits_of` writes, with a label for each bit."""
    return group_of("bits_of", name, [f"{name}_{label}" for label in labels])


def spare_columns(size: int) -> FeatureGroup:
    """Name inputs that are always 0 until a later version uses them."""
    return FeatureGroup("zeros", "spare", tuple(FeatureColumn(f"spare_{number}", 0, 0) for number in range(1, size + 1)))


def label_of(number: int) -> str:
    """Return a number as part of a name: `3`, `minus_3`."""
    return str(number) if number >= 0 else f"minus_{-number}"
