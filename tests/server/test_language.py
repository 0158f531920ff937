"""Which language somebody is answered in."""

import pytest

from katzentisch.server.language import spoken


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("DE", "de"),
        ("fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5", "de"),
        ("fr", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        (",;q=,,", "en"),
        ("dsb,hsb;q=0.9,de;q=0.5", "de"),
    ],
)
def test_the_first_one_that_is_spoken_here(header: str | None, language: str) -> None:
    assert spoken(header) == language
