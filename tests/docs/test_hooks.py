"""What the documentation site does to pages and docstrings when it is built."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from .blocks import ROOT


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / f"docs/hooks/{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


PAGES, COMMENTS, PARAMETERS, HTTP = map(load, ("repository_pages", "field_comments", "joint_parameters", "http_reference"))
ON_SITE = {"rules/README.md", "server.md", "how-to/dataframes.md", "pictures/search.svg", "ARCHITECTURE.md"}


@pytest.mark.parametrize(
    ("origin", "place", "written", "shown"),
    [
        ("docs/client.md", "client.md", "[the rules](../rules/README.md#seats)", "[the rules](rules/README.md#seats)"),
        ("docs/how-to/x.md", "how-to/x.md", "[a](../../rules/README.md), [b](../server.md)", "[a](../rules/README.md), [b](../server.md)"),
        ("ARCHITECTURE.md", "ARCHITECTURE.md", "[docs/server.md](docs/server.md)", "[docs/server.md](server.md)"),
        ("docs/strength.md", "strength.md", "![Wins](pictures/search.svg)", "![Wins](pictures/search.svg)"),
        ("docs/client.md", "client.md", "[`GAMES`](../src/katzentisch/games/registry.py)", "`GAMES`"),
        ("docs/client.md", "client.md", "[nothing](../src/nothing.py)", "[nothing](../src/nothing.py)"),
        (
            "docs/client.md",
            "client.md",
            "[Fluent](https://projectfluent.org) [below](#here)",
            "[Fluent](https://projectfluent.org) [below](#here)",
        ),
        ("docs/client.md", "client.md", "```\n[a](../rules/README.md)\n```", "```\n[a](../rules/README.md)\n```"),
    ],
)
def test_links_lead_to_the_site_or_become_text(origin: str, place: str, written: str, shown: str) -> None:
    assert PAGES.rewrite(written, origin, place, ON_SITE) == shown


def test_a_pattern_in_the_navigation_stands_for_the_pages_that_are_not_listed() -> None:
    found = ["rules/README.md", "rules/a.md", "rules/b.md", "server.md"]
    nav = {"Rules": ["rules/README.md", "rules/*.md"], "Reports": [{"Balance": ["balance/*.md"]}, "server.md"]}
    listed = set(PAGES.named([nav]))
    assert [entry for item in nav.items() for entry in PAGES.expand(dict([item]), found, listed)] == [
        {"Rules": ["rules/README.md", "rules/a.md", "rules/b.md"]},
        {"Reports": ["server.md"]},
    ]


@pytest.mark.parametrize(
    ("lines", "start", "comment"),
    [
        (["    seed: int = 1  # of all deals"], 0, "of all deals"),
        (["    # by seat: the bot", "    # that sat there", "    bots: list[str]"], 2, "by seat: the bot that sat there"),
        (['    name: str = "#1"'], 0, ""),
        (["    scores: Any  # type: ignore[assignment]"], 0, ""),
    ],
)
def test_a_field_is_described_by_the_comment_next_to_it(lines: list[str], start: int, comment: str) -> None:
    assert COMMENTS.comment_of(lines, start, start + 1) == comment


TABLE = {
    "properties": {"id": {"type": "integer", "minimum": 0, "maximum": 9, "default": 3}, "me": {"$ref": "#/$defs/Me"}},
    "required": ["me"],
}


def test_a_type_is_described_with_its_fields_bounds_and_defaults() -> None:
    assert list(HTTP.struct("http", "Table", {"description": "One.\n\n    Two.", **TABLE})) == [
        "### Table { #http-Table }",
        "One.\n\nTwo.",
        "| field | type | notes |\n|---|---|---|\n| `id` | integer | optional; default `3`; 0 to 9 |\n| `me` | [Me](#http-Me) |  |",
    ]


def test_an_answer_is_described_with_the_type_of_its_body() -> None:
    body = {"content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/$defs/Me"}}}}}
    assert HTTP.response("200", body) == ["200", "OK", "list of [Me](#http-Me)"]
    assert HTTP.response("404", {"description": "Not found"}) == ["404", "Not found", ""]


def test_every_request_of_the_server_names_the_type_of_its_answer() -> None:
    answers = [line for line in HTTP.page().splitlines() if line.startswith("| 2")]
    assert len(answers) > 20
    assert all(line.split(" | ")[2].strip(" |") for line in answers if not line.startswith("| 204"))


def test_the_page_of_commands_has_the_options_of_subcommands() -> None:
    shown = load("command_reference").help_of("admin")
    headings = [line for line in shown.splitlines() if line.startswith("#")]
    assert headings[:2] == ["## katzentisch admin", "### katzentisch admin tables"]
    assert "| `--until TIME`{ .option } |" in shown.partition("### katzentisch admin block\n")[2]
