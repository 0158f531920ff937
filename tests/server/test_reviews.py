"""Reviews of finished games: for everybody who can see them, each made once, only a few at a time."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from katzentisch.protocol.shapes import GameReview
from katzentisch.server import review_cache
from katzentisch.server.http import finished_games as routes
from katzentisch.server.review_cache import EACH, ReviewCache
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import full_table, play_out, random_choice


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "SAMPLES", 8)


@pytest.mark.parametrize(("game", "players"), [("katze_im_sack", 3), ("maus_pass_auf", 2)])
def test_what_a_seat_gave_away(server: RunningServer, game: str, players: int) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, players) as visitors, httpx.AsyncClient(base_url=server.url, timeout=60) as stranger:
            [finished] = (await play_out(visitors, random_choice()))["finished"]
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

    asyncio.run(scenario())


def test_each_is_made_once_and_what_failed_is_tried_again() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("made")
        if len(made) == 1:
            raise OSError("not now")
        return "review"

    async def scenario() -> None:
        kept = ReviewCache()
        with pytest.raises(OSError, match="not now"):
            await kept.of(("game", 0), "anna", "home", make)
        assert await asyncio.gather(*(kept.of(("game", 0), "anna", "home", make) for _ in range(3))) == ["review"] * 3

    asyncio.run(scenario())
    assert len(made) == 2


def test_many_requests_delay_only_the_person_who_sent_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_cache, "KEPT", 2)
    go = threading.Event()

    async def scenario() -> list[Any]:
        kept = ReviewCache()
        waiting = [asyncio.create_task(kept.of(("game", seat), "anna", "home", go.wait)) for seat in range(EACH)]
        await asyncio.sleep(0)
        said = kept.why_not(("game", 3), "anna", "home")
        assert said
        assert (said.sentence, said.facts["seconds"]) == ("review-waiting", review_cache.SOON)
        assert kept.why_not(("game", 1), "anna", "home") is None
        assert kept.why_not(("game", 3), "bert", "home") is None
        waiting.append(asyncio.create_task(kept.of(("game", 3), "bert", "home", go.wait)))
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*waiting)
        assert kept.why_not(("game", 4), "anna", "home") is None
        kept.close()
        return list(kept.tasks)

    assert asyncio.run(scenario()) == [("game", 1), ("game", 3)]


def test_too_much_is_refused_with_a_time_to_try_again(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def slowly(*_: object) -> GameReview:
        go.wait(60)
        return GameReview("mau_mau", 0, 0, 0.5, 0.5, 0.1, 1.0, 0.0, 0.0, [])

    async def scenario() -> None:
        monkeypatch.setattr(routes, "make_review", slowly)
        async with full_table(server.url, "maus_pass_auf", 2, games=2) as visitors:
            first, second = (await play_out(visitors, random_choice(), 2))["finished"]
            paths = [f"/api/played/{game['id']}/review?seat={seat}" for game in (first, second) for seat in range(2)]
            asked = [asyncio.create_task(visitors[0].http.get(path)) for path in paths[:2]]
            while server.server.reviews.queue.people[visitors[0].me["guest"]] < 2:
                await asyncio.sleep(0.01)
            refused = await visitors[0].http.get(paths[2])
            assert (refused.status_code, refused.json()["code"], refused.headers["Retry-After"]) == (429, "review-waiting", "5")
            honest = asyncio.create_task(visitors[1].http.get(paths[2]))
            while server.server.reviews.queue.people[visitors[1].me["guest"]] < 1:
                await asyncio.sleep(0.01)
            go.set()
            assert [(await each).status_code for each in (*asked, honest)] == [200] * 3

    asyncio.run(scenario())
