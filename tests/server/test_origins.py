"""Other sites must not act in a visitor's name."""

import pytest

from katzentisch.server.origins import is_welcome

ALLOWED = ("https://play.example",)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "cats.example"},
        {"host": "cats.example", "origin": "https://cats.example"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"},
        {"host": "[::1]:8000", "origin": "http://[::1]:8000"},
        {"host": "cats.example", "origin": "https://play.example"},
    ],
)
def test_our_own_page_those_allowed_and_programs_are_welcome(headers: dict[str, str]) -> None:
    assert is_welcome(headers, ALLOWED)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://cats.example.evil.example",
        "http://evil.example/cats.example",
        "http://cats.example:8000",
        "https://play.example.evil.example",
        "http://play.example",
        "null",
        "",
        "cats.example",
        "http://[",
        "http://[::1",
        "http://cats.example@evil.example",
        "\x00",
    ],
)
def test_everybody_else_is_not(origin: str) -> None:
    assert not is_welcome({"host": "cats.example", "origin": origin}, ALLOWED)


@pytest.mark.parametrize("host", [{}, {"host": ""}])
def test_a_page_without_an_origin_of_its_own_is_not_ours(host: dict[str, str]) -> None:
    assert not is_welcome({**host, "origin": "null"}, ALLOWED)
