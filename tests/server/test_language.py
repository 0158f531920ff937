"""Which language somebody is answered in."""

import asyncio

import pytest

from katzentisch.server.language import spoken

from .evenings import guests
from .serving import Running


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


@pytest.mark.parametrize(
    ("header", "query", "word"),
    [
        ("de-AT", "", "Öffne zuerst"),
        ("en", "", "Open a table"),
        ("en", "?language=de", "Öffne zuerst"),
        ("de", "?language=en", "Open a table"),
        ("de", "?language=fr", "Öffne zuerst"),
        ("de", "?language=", "Öffne zuerst"),
    ],
)
def test_a_connection_is_answered_in_it_too_unless_it_names_another(server: Running, header: str, query: str, word: str) -> None:
    async def evening() -> str:
        async with guests(server.url, "Anna") as (anna,):
            await anna.connect(query, **{"Accept-Language": header})
            refused = await anna.ask("sit", seat=0)
            assert refused["code"] == "not-watching"
            return str(refused["text"])

    assert word in asyncio.run(evening())
