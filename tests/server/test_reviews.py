"""Finished games looked at again: for anybody who may watch them, each once, and not too many at the same time."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from katzentisch.server import reviews
from katzentisch.server.http import reviews as routes
from katzentisch.server.reviews import Reviews

from .gatherings import at_random, gathered, play_out
from .serving import Running


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "WORLDS", 8)


@pytest.mark.parametrize(("game", "players"), [("katze_im_sack", 3), ("maus_pass_auf", 2)])
def test_what_a_seat_gave_away(server: Running, game: str, players: int) -> None:
    async def evening() -> None:
        async with gathered(server.url, game, players) as visitors, httpx.AsyncClient(base_url=server.url, timeout=60) as stranger:
            [finished] = (await play_out(visitors, at_random()))["finished"]
            path = f"/api/played/{finished['id']}/review"
            found = (await stranger.get(path, params={"seat": 1})).json()
            assert (found["game"], found["seat"], found["fair"]) == (game, 1, pytest.approx(1 / players))
            assert (found["decisions"] > 0) == (game == "katze_im_sack")
            record = (await stranger.get(f"/api/played/{finished['id']}/record")).json()
            assert all(record["moves"][each["at"]] == f"1 {each['move']}" != f"1 {each['best']}" for each in found["worst"])
            assert (await stranger.get(path, params={"seat": 1})).json() == found
            assert (await stranger.get(path, params={"seat": players})).json()["code"] == "seat-range"
            assert (await stranger.get(path)).status_code == 400
            assert (await stranger.get("/api/played/nothing/review", params={"seat": 0})).json()["code"] == "game-not-found"

    asyncio.run(evening())


def test_each_is_made_once_and_what_failed_is_tried_again() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("made")
        if len(made) == 1:
            raise OSError("not now")
        return "review"

    async def evening() -> None:
        kept = Reviews()
        with pytest.raises(OSError, match="not now"):
            await kept.of(("game", 0), make)
        assert await asyncio.gather(*(kept.of(("game", 0), make) for _ in range(3))) == ["review"] * 3

    asyncio.run(evening())
    assert len(made) == 2


def test_too_many_have_to_wait_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    monkeypatch.setattr(reviews, "KEPT", 2)
    go = threading.Event()

    async def evening() -> list[Any]:
        kept = Reviews()
        waiting = [asyncio.create_task(kept.of(("game", seat), go.wait)) for seat in range(3)]
        await asyncio.sleep(0)
        assert not kept.takes(("game", 3))
        assert kept.takes(("game", 2))
        go.set()
        await asyncio.gather(*waiting)
        kept.close()
        return list(kept.made)

    assert asyncio.run(evening()) == [("game", 1), ("game", 2)]
