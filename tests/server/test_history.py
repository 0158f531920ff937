"""Finished games: a guest's own, results by game, records, and replays as any viewer."""

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest

from katzentisch.play.deal_check import check
from katzentisch.play.validation import validate
from katzentisch.protocol.shapes import GameRecord
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import (
    deal,
    full_table,
    guests,
    handed_over,
    happened,
    join_table,
    move,
    play_out,
    random_choice,
    record_of,
    sync,
    updates,
)
from katzentisch.testing.visitor import Message, Visitor


def seen_live(visitor: Visitor, seat: int | None) -> list[tuple[list[Any], Any]]:
    """Events and view after the deal and after each move."""
    shown = []
    for update in updates(visitor, seat):
        shown += [(each["events"], update["view"]) for each in update["table_events"] if each["what"] in ("dealt", "moved")]
    return shown


def seen_again(frames: list[Message]) -> list[tuple[list[Any], Any]]:
    """The same: what chance decides follows the move that made it due."""
    shown: list[tuple[list[Any], Any]] = []
    for frame in frames:
        is_chance = frame["entry"] is not None and frame["entry"].startswith("-")
        before = shown.pop()[0] if is_chance else []
        shown.append((before + frame["events"], frame["view"]))
    return shown


@pytest.mark.parametrize(("game", "players"), [("katzenjammer_blues", 2), ("katze_im_sack", 3), ("maus_pass_auf", 2), ("mau_mau", 2)])
def test_a_replay_shows_a_seat_what_it_saw_and_nothing_else(server: RunningServer, game: str, players: int) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, players) as visitors, guests(server.url, "Dora") as (dora,):
            await join_table(visitors[0].table, dora)
            state = await play_out(visitors, random_choice())
            await sync(dora)
            for seat, visitor in [*enumerate(visitors), (None, dora)]:
                query = {} if seat is None else {"seat": seat}
                replay = (await dora.http.get(f"/api/played/{state['finished'][0]['id']}/replay", params=query)).json()
                assert replay["seat"] == seat
                assert seen_again(replay["frames"]) == seen_live(visitor, seat)
                moves = [each["move"] for each in happened(visitor, seat) if each["what"] == "moved"]
                entries = [frame["entry"] for frame in replay["frames"] if frame["entry"] and not frame["entry"].startswith("-")]
                assert [entry.split(" ", 1)[1] for entry in entries] == moves

    asyncio.run(scenario())


def test_history_results_and_record(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2, games=2) as (anna, bert):
            state = await play_out([anna, bert], random_choice(), games=2)
            games = (await anna.http.get("/api/me/history")).json()["games"]
            assert [game["id"] for game in games] == [each["id"] for each in reversed(state["finished"])]
            for key in ("scores", "ranks"):
                assert [game[key] for game in games] == [each[key] for each in reversed(state["finished"])]
            assert [(game["game"], game["seats"], game["names"], game["bots"]) for game in games] == 2 * [
                ("mau_mau", [0], ["Gast 0", "Gast 1"], [None, None])
            ]
            older = (await anna.http.get("/api/me/history", params={"before": games[0]["finished"]})).json()["games"]
            assert older == games[1:]
            for seat, visitor in enumerate((anna, bert)):
                tally = (await visitor.http.get("/api/me/results")).json()["games"]["mau_mau"]
                ranks = [each["ranks"][seat] for each in state["finished"]]
                assert (tally["played"], tally["won"], tally["mean_rank"]) == (2, ranks.count(1), sum(ranks) / 2)
            record = await bert.http.get(f"/api/played/{games[0]['id']}/record")
            assert record.headers["content-type"].startswith("application/jsonl")
            assert record.headers["content-disposition"] == f'attachment; filename="mau_mau-{games[0]["id"]}.jsonl"'
            assert validate(record.text).ok
            check(json.loads(record.text))
            assert msgspec.json.decode(record.text, type=GameRecord).names == ["Gast 0", "Gast 1"]
            for seat in (-1, 2):
                beyond = await bert.http.get(f"/api/played/{games[0]['id']}/replay", params={"seat": seat})
                assert (beyond.status_code, beyond.json()["code"]) == (400, "seat-range")

    asyncio.run(scenario())


def test_a_game_that_ended_by_a_clock_ahead_of_ours_is_in_the_history(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert):
            state = await play_out([anna, bert], random_choice())
            services = server.server.services
            behind = services.now() - 60_000
            monkeypatch.setattr(services, "now", lambda: behind)
            games = (await anna.http.get("/api/me/history")).json()["games"]
            assert [game["id"] for game in games] == [each["id"] for each in state["finished"]]

    asyncio.run(scenario())


@pytest.mark.parametrize(("game", "players"), [("katzenjammer_blues", 2), ("katze_im_sack", 3), ("maus_pass_auf", 2)])
def test_records_have_the_shape_that_the_page_knows(server: RunningServer, game: str, players: int) -> None:
    async def scenario() -> None:
        async with full_table(server.url, game, players) as visitors:
            state = await play_out(visitors, random_choice())
            record = msgspec.json.decode(await record_of(visitors[0], state["finished"][0]["id"]), type=GameRecord)
            assert (record.game, record.result.scores) == (game, state["finished"][0]["scores"])

    asyncio.run(scenario())


def test_a_replay_comes_in_pages(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as visitors:
            state = await play_out(visitors, random_choice())
            path = f"/api/played/{state['finished'][0]['id']}/replay"

            async def page(**query: int) -> Message:
                answer: Message = (await visitors[0].http.get(path, params={"seat": 1, **query})).json()
                return answer

            whole = await page()
            total = len(whole["frames"])
            assert total == whole["total"]
            pages = [await page(**{"from": start, "count": 7}) for start in range(0, total, 7)]
            assert [frame for each in pages for frame in each["frames"]] == whole["frames"]
            assert {each["total"] for each in pages} == {total}
            assert (await page(**{"from": total}))["frames"] == []
            for wrong in ({"from": -1}, {"count": 0}, {"count": 1001}, {"from": 10**20}):
                assert (await page(**wrong))["code"] == "request-wrong"

    asyncio.run(scenario())


def test_a_handed_over_seat_counts_for_its_last_holder_and_bots_have_no_history(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("maus_pass_auf", 2)
            await join_table(table, anna, bert)
            await anna.ask("seat-bot", seat=1, bot="rules")
            await deal(anna)
            await handed_over(anna, 0, bert)
            await anna.hang_up()
            await bert.ask("leave", seat=0)
            await bert.until(lambda message: (message.get("state") or {}).get("status") == "over")
            assert (await anna.http.get("/api/me/history")).json()["games"] == []
            [game] = (await bert.http.get("/api/me/history")).json()["games"]
            assert (game["seats"], game["bots"], game["names"][0]) == ([0], [None, "rules"], "Bert")
            record = json.loads((await bert.http.get(f"/api/played/{game['id']}/record")).text)
            assert record["bots"] == [None, "rules"]

    asyncio.run(scenario())


def test_a_game_that_continues_cannot_be_looked_up(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            await deal(*visitors)
            await move(visitors)
            room = server.server.rooms.rooms[visitors[0].table["id"]]
            secrets = (room.table.active_game.id, room.table.active_game.secret.hex())
            assert not [text for visitor in visitors for text in visitor.received if any(secret in text for secret in secrets)]
            for way in ("record", "replay"):
                assert (await visitors[0].http.get(f"/api/played/{secrets[0]}/{way}")).status_code == 404
            assert (await visitors[0].http.get("/api/me/history")).json()["games"] == []

    asyncio.run(scenario())


def test_what_cannot_be_replay(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        assert client.get("/api/played/nothing/replay").json()["code"] == "game-not-found"
        assert client.get("/api/me/history").status_code == 401
        assert client.get("/api/me/results").status_code == 401
