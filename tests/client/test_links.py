"""Links of tables, as the server writes them and as people paste them."""

import pytest

from katzentisch.client import RefusedError
from katzentisch.client.links import Link, read_link, server_of


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://cats.example/t/Ab-9_x#in-Vite", Link("https://cats.example", "Ab-9_x", "in-Vite")),
        ("http://127.0.0.1:8000/t/abc", Link("http://127.0.0.1:8000", "abc", None)),
        ("https://example.org/cats/t/abc#x", Link("https://example.org/cats", "abc", "x")),
        (" abc#x \n", Link(None, "abc", "x")),
        ("abc", Link(None, "abc", None)),
    ],
)
def test_a_link_contains_the_server_the_table_and_the_invitation(text: str, link: Link) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize("text", ["", "https://example.org", "https://example.org/t/", "two words", "ftp://example.org/t/abc"])
def test_what_is_no_link_is_refused_with_a_word_how_one_looks(text: str) -> None:
    with pytest.raises(RefusedError, match=r"example\.org/t/TABLE"):
        read_link(text)


def test_an_id_alone_doesn_t_say_where() -> None:
    assert server_of("http://127.0.0.1:8000/t/abc") == "http://127.0.0.1:8000"
    with pytest.raises(RefusedError, match="abc"):
        server_of("abc")
