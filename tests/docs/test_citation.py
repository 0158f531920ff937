"""CITATION.cff: the fields that the Citation File Format 1.2.0 requires, and the version of the package."""

import tomllib

import yaml  # type: ignore[import-untyped]

import katzentisch as kt

from .blocks import ROOT

CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
KNOWN = {"abstract", "authors", "cff-version", "keywords", "license", "message", "title", "type", "version"}


def test_it_has_the_required_fields_and_no_unknown_ones() -> None:
    assert {"authors", "cff-version", "message", "title"} <= CITATION.keys() <= KNOWN
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] == "software"


def test_it_agrees_with_the_package() -> None:
    assert str(CITATION["version"]) == kt.__version__
    assert CITATION["license"] == PROJECT["license"]
    assert [author["name"] for author in CITATION["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert set(PROJECT["keywords"]) - {"numba"} <= set(CITATION["keywords"])
