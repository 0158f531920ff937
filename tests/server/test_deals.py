"""A deal at a real table: nobody learns a share before all are fixed, and missing seats are named at once."""

import asyncio
import json
from pathlib import Path

import pytest

from katzentisch.play.deal_check import check
from katzentisch.play.deal_receipt import share_commitments
from katzentisch.server.storage.rows import Append
from katzentisch.server.storage.store import Store
from katzentisch.server.tables import commands
from katzentisch.server.tables.entries import Began, Shared, encode
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import (
    again,
    answer,
    close,
    deal,
    full_table,
    give_shares,
    guests,
    happened,
    has_event,
    join_table,
    move,
    play_out,
    random_choice,
    record_of,
    sync,
    updates,
)
from katzentisch.testing.visitor import Message, Visitor

SOON = 400  # milliseconds


def last(visitor: Visitor, seat: int | None, what: str) -> Message:
    return [each for each in happened(visitor, seat) if each["what"] == what][-1]


async def played(visitors: list[Visitor]) -> Message:
    """A game that was dealt, to its end; its record."""
    while not visitors[0].state["finished"]:
        await move(visitors)
        await sync(*visitors)
    record: Message = json.loads(await record_of(visitors[0], visitors[0].state["finished"][-1]["id"]))
    assert check(record).over
    return record


def test_shares_are_revealed_only_once_all_are_committed_to(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 3) as visitors:
            await visitors[0].send("start")
            for seat, visitor in enumerate(visitors):
                await visitor.until(has_event("began"))
                assert await answer(visitor, "share", **visitor.share(seat)) == "share-not-due"
                if seat < 2:
                    assert await answer(visitor, "commit-share", **visitor.commitment(seat)) == "done"
            await sync(*visitors)
            assert not [each for each in happened(visitors[0], 0) if each["what"] == "shares-listed"]
            assert await answer(visitors[2], "commit-share", **visitors[2].commitment(2)) == "done"
            for seat, visitor in enumerate(visitors):
                await visitor.until(has_event("shares-listed"))
                assert last(visitor, seat, "shares-listed")["commitments"] == [
                    each.commitment(at)["commitment"] for at, each in enumerate(visitors)
                ]
                assert await answer(visitor, "share", **visitor.share(seat)) == "done"
            for visitor in visitors:
                await visitor.until(has_event("dealt"))
            shares = [visitor.own_share(seat) for seat, visitor in enumerate(visitors)]
            for seat, visitor in enumerate(visitors):
                dealt = last(visitor, seat, "dealt")
                assert (dealt["shares"], dealt.get("left_out", [])) == (shares, [])
            record = await played(visitors)
            assert record["fair"]["shares"] == shares
            assert {key: record["fair"][key] for key in ("scheme", "table", "number", "attempt", "voided")} == {
                **{"scheme": 2, "table": visitors[0].table["id"], "number": 1, "attempt": 1, "voided": []}
            }

    asyncio.run(scenario())


def test_nobody_is_sent_anybody_s_share_before_the_cards(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as visitors, guests(server.url, "Dora") as (dora,):
            await join_table(visitors[0].table, dora)
            await deal(*visitors)
            await sync(dora, *visitors)
            shares = [visitor.own_share(seat) for seat, visitor in enumerate(visitors)]
            for visitor in (dora, *visitors):
                messages_with_shares = [text for text in visitor.received if any(share in text for share in shares)]
                assert all(has_event("dealt")(json.loads(text)) for text in messages_with_shares)
                assert messages_with_shares

    asyncio.run(scenario())


def test_a_seat_without_a_commitment_is_left_out_and_the_deal_says_so(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with full_table(url, "maus_pass_auf", 2) as (anna, bert):
            await anna.send("start")
            await give_shares(anna)
            for seat, visitor in enumerate((anna, bert)):
                await visitor.until(has_event("dealt"))
                assert last(visitor, seat, "shares-listed")["commitments"] == [anna.commitment(0)["commitment"], None]
                assert last(visitor, seat, "dealt")["left_out"] == [1]
            assert await answer(bert, "commit-share", **bert.commitment(1)) == "share-not-due"
            record = await played([anna, bert])
            assert record["fair"]["shares"] == [anna.own_share(0), None]

    with running(quick(tmp_path, share_wait=SOON)) as server:
        asyncio.run(scenario(server.url))


def test_a_share_that_is_not_revealed_makes_the_deal_start_again_for_all_to_see(tmp_path: Path) -> None:
    """Bert has seen that he is on the list and keeps his share to himself: there is another secret, and he has no part any more."""

    async def scenario(url: str) -> None:
        async with full_table(url, "maus_pass_auf", 2) as (anna, bert):
            await anna.send("start")
            for seat, visitor in enumerate((anna, bert)):
                await visitor.until(has_event("began"))
                await visitor.commit_share(seat)
            await anna.until(has_event("shares-listed"))
            await anna.reveal_share(0)
            first = anna.own_share(0)
            for visitor in (anna, bert):
                await visitor.until(has_event("restarted"))
            for seat, visitor in enumerate((anna, bert)):
                restarted = last(visitor, seat, "restarted")
                assert (restarted["missing"], restarted["attempt"], restarted["sharers"]) == ([1], 2, [0])
                assert restarted["commitment"] != last(visitor, seat, "began")["commitment"]
            assert await answer(bert, "commit-share", **bert.commitment(1)) == "share-not-due"
            await anna.commit_share(0)
            await anna.until(has_event("shares-listed"))
            await anna.reveal_share(0)
            for visitor in (anna, bert):
                await visitor.until(has_event("dealt"))
            assert last(bert, 1, "dealt")["left_out"] == [1]
            assert first not in "".join(anna.received + bert.received)  # what was revealed for nothing stays where it is
            fair = (await played([anna, bert]))["fair"]
            assert (fair["attempt"], fair["shares"]) == (2, [anna.own_share(0), None])
            assert fair["voided"] == [{"commitment": last(anna, 0, "began")["commitment"], "missing": [1]}]

    with running(quick(tmp_path, share_wait=SOON)) as server:
        asyncio.run(scenario(server.url))


def test_a_reload_between_commitment_and_list_loses_nothing(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await anna.send("start")
            await anna.until(has_event("began"))
            await anna.commit_share(0)
            await sync(anna)
            await anna.hang_up()
            other = await again(anna, 0)
            other.own = anna.own
            assert [each["what"] for each in happened(other, 0)][-2:] == ["began", "share-committed"]
            assert other.deal == anna.deal
            assert await answer(other, "commit-share", **other.commitment(0)) == "done"
            await bert.until(has_event("began"))
            await bert.commit_share(1)
            for seat, visitor in enumerate((other, bert)):
                await visitor.until(has_event("shares-listed"))
                await visitor.reveal_share(seat)
            await other.until(has_event("dealt"))
            assert last(other, 0, "dealt")["shares"] == [anna.own_share(0), bert.own_share(1)]
            assert [each["what"] for each in happened(other, 0)].count("share-committed") == 2
            await close(other)

    asyncio.run(scenario())


def test_a_server_that_uses_its_secret_again_gets_other_cards(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even from people who would give the same shares again."""

    async def scenario() -> list[Message]:
        records = []
        for _ in range(2):
            async with full_table(server.url, "mau_mau", 2) as visitors:
                for seat, visitor in enumerate(visitors):
                    visitor.own = {(1, 1, seat): f"{seat:064x}"}
                state = await play_out(visitors, random_choice())
                records.append(json.loads(await record_of(visitors[0], state["finished"][0]["id"])))
        return records

    monkeypatch.setattr(commands, "new_secret", lambda: bytes(range(32)))
    one, other = asyncio.run(scenario())
    for key in ("commitment", "shares"):
        assert one["fair"][key] == other["fair"][key]
    assert one["seed"] != other["seed"]
    assert one["setup"] != other["setup"]


def test_a_deal_that_was_being_made_under_the_old_scheme_is_finished_under_it(tmp_path: Path, address: str) -> None:
    """After an upgrade of the server: the shares that had come count, new ones are not asked for."""

    async def before(url: str) -> Visitor:
        async with guests(url, "Anna") as (anna,):
            anna.table = await anna.make_table("maus_pass_auf", 2)
            await join_table(anna.table, anna)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            return anna

    async def begin_in_the_old_way(table: str, number: int) -> None:
        store = await Store.open(address)
        for offset, entry in enumerate([Began("old-game", "07" * 32), Shared(0, "ab" * 32)], 1):
            body = encode(entry).decode()
            assert "scheme" not in body
            assert await store.append(
                Append(table=table, number=number + offset, at=2000, body=body, status="dealing", turn=None, due=2000)
            )
        await store.close()

    async def after(url: str, anna: Visitor) -> None:
        anna.url = url
        other = await again(anna, 0)
        if not any(update.get("legal") for update in updates(other, 0)):
            await other.until(lambda message: bool(message.get("legal")))
        assert last(other, 0, "began")["scheme"] == 1
        assert last(other, 0, "dealt")["shares"] == ["ab" * 32, None]
        while other.state["status"] == "playing":
            message = updates(other, 0)[-1]
            if message.get("legal"):
                await answer(other, "move", seat=0, ply=message.get("ply", 0), move=message["legal"][0])
            else:
                await other.next()
        record = json.loads(await record_of(other, "old-game"))
        assert list(record["fair"]) == ["commitment", "secret", "shares"]
        assert check(record).over
        await close(other)

    with running(quick(tmp_path, address)) as first:
        anna = asyncio.run(before(first.url))
    asyncio.run(begin_in_the_old_way(anna.table["id"], anna.number))
    with running(quick(tmp_path, address)) as second:
        asyncio.run(after(second.url, anna))


def test_the_list_fits_the_shares_in_the_record(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors:
            state = await play_out(visitors, random_choice())
            fair = json.loads(await record_of(visitors[0], state["finished"][0]["id"]))["fair"]
            listed = last(visitors[2], 2, "shares-listed")["commitments"]
            assert listed == share_commitments(fair["table"], fair["number"], fair["attempt"], fair["shares"])

    asyncio.run(scenario())
