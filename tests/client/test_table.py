"""A table at a real server: sitting down, playing, and what the others receive."""

import asyncio
import hashlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from katzentisch.client import Client, DealAlarm, RefusedError, Table
from katzentisch.client.pending_requests import Answer
from katzentisch.games import GAMES
from katzentisch.play.deal_receipt import proof_of, read_receipts, receipt_for
from katzentisch.play.fair_deal import Fair
from katzentisch.play.record import RecordError, Result
from katzentisch.protocol import messages, table_events
from katzentisch.server.tables import commands
from katzentisch.testing.running_server import RunningServer

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def seated(server: RunningServer, game: str, players: int, bots: int, **choices: Any) -> AsyncIterator[Table]:
    """A new table; the last seats are for bots."""
    async with Client(server.url, name="Minka") as client, client.table(await client.make_table(game, players, **choices)) as table:
        for seat in range(players - bots, players):
            await table.seat_bot(seat, "rules")
        yield table


@asynccontextmanager
async def guest(server: RunningServer, at: Table) -> AsyncIterator[Table]:
    async with Client(server.url, name="Mohrle") as client, client.table(f"{at.state.id}#{at.state.invite}") as table:
        yield table


async def play(table: Table) -> list[int]:
    """Anything, until the series is over; the plies at which we had to decide."""
    plies = []
    async for turn in table.turns():
        plies.append(turn.ply)
        await turn.move(random.choice(turn.legal))
    return plies


async def test_the_last_move_of_a_game_is_no_error_when_its_answer_is_lost(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent again over the next connection, and refused there, because it was made already."""
    async with seated(server, "maus_pass_auf", 2, bots=0, shared_devices=True) as table:
        await table.sit(1)
        resolve, answers = table.connection.pending.resolve, list[Answer]()

        def lose_last(answer: Answer) -> None:
            if not table.state.finished:
                resolve(answer)
                return
            answers.append(answer)
            if len(answers) > 1:
                resolve(answer)
            elif table.connection.socket:
                table.connection.socket.transport.abort()

        monkeypatch.setattr(table.connection.pending, "resolve", lose_last)
        await table.start()
        await play(table)
        lost, refused = answers
        assert isinstance(lost, messages.Done)
        assert isinstance(refused, messages.RequestRefused)
        assert (refused.id, refused.code) == (lost.id, "move-stale")


@pytest.mark.parametrize("game", list(GAMES))
async def test_any_game_is_played_to_its_end_and_was_dealt_fairly(server: RunningServer, game: str) -> None:
    async with seated(server, game, 3, bots=2) as table:
        await table.start()
        async for turn in table.turns():
            assert turn.seat == turn.view.viewer == turn.view.turn == 0
            await turn.move(random.choice(turn.legal))
        (played,) = await table.check_deals()
        (deal,) = table.deals.values()
        assert deal.is_listed(0)
        assert (deal.shown, deal.left_out) == ([deal.own[0], None, None], [])
        assert (played.verdict, played.why) == ("proven", "kept")
        assert played.play.result == Result(*(getattr(table.state.finished[0], key) for key in ("scores", "ranks", "end")))


async def test_two_people_play_a_series_and_its_games_begin_by_themselves(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0, games=3) as host, guest(server, host) as other:
        assert await other.sit() == 1
        await host.start()
        plies = await asyncio.gather(play(host), play(other))
        assert all(plies)
        for table in (host, other):
            assert [checked.verdict for checked in await table.check_deals()] == ["proven"] * 3
        assert host.state.totals == other.state.totals
        assert all(sorted(deal.own) == [1] for deal in other.deals.values())


async def test_one_person_decides_for_all_own_seats(server: RunningServer) -> None:
    async with seated(server, "maus_pass_auf", 2, bots=0, shared_devices=True) as table:
        await table.sit(1)
        assert table.seats == [0, 1]
        await table.start()
        plies = await play(table)
        assert plies == list(range(len(plies)))


async def test_a_seat_is_kept_and_a_full_table_says_so(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=1) as host, guest(server, host) as other:
        assert await host.sit() == 0
        assert await host.sit(0) == 0
        assert other.seat is None
        with pytest.raises(RefusedError, match="All seats at this table are taken") as caught:
            await other.sit()
        assert caught.value.code == "seats-none"
        with pytest.raises(RefusedError, match="don’t have a seat"):
            await other.hint()


async def test_a_wrong_move_is_refused_and_the_decision_is_still_to_be_made(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=1) as table:
        await table.start()
        async for turn in table.turns():
            with pytest.raises(RefusedError) as caught:
                await turn.move("sing")
            assert caught.value.code == "move-unreadable"
            hint = (await table.hint()).best
            assert hint in turn.legal
            await table.move(hint)
            with pytest.raises(RefusedError) as caught:
                await turn.move(hint)
            assert caught.value.code == "move-stale"
            break


async def test_advice_about_a_move(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=1, options={"drawing": "free"}) as table:
        await table.start()
        async for turn in table.turns():
            if len(turn.legal) == 1:
                await turn.move(turn.legal[0])
                continue
            assert await table.explain(turn.legal[0]) is None
            reason = await table.explain("play r8 mau")
            assert reason is not None
            assert "Mau is said" in reason
            hints = await table.hint("draw")
            assert (hints.move, hints.best in turn.legal) == ("draw", True)
            assert (await table.hint()).best == hints.best
            break


async def test_several_seats_under_names_of_their_own(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 3, bots=0, shared_devices=True) as host, guest(server, host) as other:
        assert await host.sit(1, "Lina") == 1
        assert await host.sit(0, "Oma") == 0
        assert await host.sit(1) == 1
        assert await other.sit(name="Bert") == 2
        assert [seat.holder and seat.holder.name for seat in other.state.seats] == ["Oma", "Lina", "Bert"]
        with pytest.raises(RefusedError) as caught:
            await host.sit(1, "?")
        assert caught.value.code == "name-empty"


async def received(table: Table, holds: Callable[[], bool]) -> None:
    """Until something holds of what we know."""
    async for _ in table.updates():
        if holds():
            return


async def test_a_seat_is_offered_declined_and_accepted(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=1) as host, guest(server, host) as other:
        for how in (other.accept, other.decline):
            with pytest.raises(RefusedError, match="You aren’t being offered a seat"):
                await how()
        await host.hand_over(1, other.me.guest)
        await received(other, lambda: other.offers == [1])
        await other.decline()
        await received(other, lambda: other.offers == [])
        await host.hand_over(1, other.me.guest)
        await received(other, lambda: other.offers == [1])
        assert await other.accept() == 1
        assert other.seats == [1]
        assert host.seats == [0]


async def test_a_guest_is_banned_and_finds_out(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0) as host, guest(server, host) as other:
        await host.ban(other.me.guest)
        with pytest.raises(RefusedError, match="banned") as caught:
            await received(other, lambda: False)
        assert caught.value.code == "table-banned"
        await host.ban(other.me.guest, on=False)
        assert host.state.banned == []


async def test_a_new_invitation_is_used_when_the_line_is_mended(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0) as host, guest(server, host) as other:
        first = host.state.invite
        await other.sit()
        await host.renew_invite()
        assert host.state.invite != first
        await received(other, lambda: other.state.invite == host.state.invite)
        assert other.make_watch().invite == host.state.invite


async def test_a_game_is_broken_off_when_the_others_agree_and_shows_its_secret(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0) as host, guest(server, host) as other:
        await other.sit()
        await host.start()
        await received(other, lambda: other.state.status == "playing")
        with pytest.raises(RefusedError) as caught:
            await other.replace(0)
        assert caught.value.code in ("replace-early", "replace-not-due")
        await host.close_for_good()
        await received(other, lambda: other.state.closing == [])
        await other.answer_closing(False)
        assert other.state.closing is None
        with pytest.raises(RefusedError, match="wants to finish"):
            await host.close_for_good()
        await other.leave()
        await host.close_for_good()
        await received(other, lambda: other.state.status == "closed")
        assert other.broken_off
        assert other.deal
        assert hashlib.sha256(bytes.fromhex(other.broken_off["secret"])).hexdigest() == other.deal.commitment


async def test_everybody_hears_what_is_said(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0) as host, guest(server, host) as other:
        updates = other.updates()
        assert (await anext(updates)).seat is None  # what is known already comes first
        await host.chat("Miau!")
        (said,) = (await anext(updates)).table_events
        assert isinstance(said, table_events.ChatMessage)
        assert (said.who.name, said.text) == ("Minka", "Miau!")
        assert {person.name for person in host.people} == {"Minka", "Mohrle"}


async def test_a_latecomer_sees_a_game_that_was_already_over(server: RunningServer) -> None:
    async with seated(server, "maus_pass_auf", 2, bots=1, games=2) as host:
        await host.start()
        async for _ in host.updates():
            if host.state.status == "pausing":
                break
            if host.latest[0].legal:
                await host.move("turn")
        async with guest(server, host) as late:
            await asyncio.gather(play(host), play(late))
            assert [checked.why for checked in await late.check_deals()] == ["no-share", "no-share"]


async def test_a_record_of_another_deal_is_found_out(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(server, "maus_pass_auf", 2, bots=1) as first, seated(server, "maus_pass_auf", 2, bots=1) as second:
        for table in (first, second):
            await table.start()
            await play(table)
        right = await second.client.record(second.state.finished[0].id)

        async def wrong(id: str) -> Any:
            return right

        monkeypatch.setattr(first.client, "record", wrong)
        with pytest.raises(RecordError, match="commitment you kept"):
            await first.check_deals()


async def test_a_table_that_is_closed_has_no_more_turns(server: RunningServer) -> None:
    async with seated(server, "mau_mau", 2, bots=0) as host, guest(server, host) as other:
        playing = asyncio.create_task(play(other))
        await host.close_for_good()
        assert await playing == []


async def test_a_server_that_uses_its_secret_again_gets_no_share_and_is_reported(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the secret and the shares of an old game it could deal the old cards again."""
    monkeypatch.setattr(commands, "new_secret", lambda: bytes(range(32)))
    async with seated(server, "mau_mau", 2, bots=1) as first:
        await first.start()
        await play(first)
        async with first.client.table(await first.client.make_table("mau_mau", 2)) as second:
            await second.seat_bot(1, "rules")
            await second.start()
            with pytest.raises(DealAlarm, match="a second time") as caught:
                await play(second)
            assert caught.value.receipt.before
            assert (caught.value.kind, caught.value.receipt.before.table) == ("repeated", first.state.id)
            async for _ in second.updates():  # the bot and we play on, if we want to
                if second.state.status == "playing":
                    break
            assert second.deal
            assert (second.deal.own, second.deal.left_out) == ({}, [0])


async def test_what_was_kept_is_saved_for_the_command_line(server: RunningServer, tmp_path: Path) -> None:
    async with seated(server, "maus_pass_auf", 2, bots=1) as table:
        await table.start()
        await play(table)
        table.save_receipts(tmp_path / "kept.json")
        (deal,) = read_receipts((tmp_path / "kept.json").read_bytes()).deals
        fair = msgspec.convert((await table.client.record(table.state.finished[0].id))["fair"], Fair)
        assert receipt_for(fair, [deal]) == deal
        assert proof_of(fair, deal) == ("proven", "kept")


async def test_a_client_that_is_started_again_in_the_middle_of_a_deal_reveals_what_it_had_committed_to(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: dict[str, Any] = {"cookies": tmp_path / "cookies", "receipts": tmp_path / "kept.json"}
    async with Client(server.url, name="Minka", **files) as client:
        link = await client.make_table("maus_pass_auf", 2)
        async with client.table(link) as table, guest(server, table) as other:
            await other.sit()
            monkeypatch.setattr(other, "add_share", lambda deal, seat: None)  # so that there is time before the list is fixed
            await table.start()
            async for _ in table.updates():
                if table.deal and table.deal.own:
                    break
    async with Client(server.url, name="Minka", **files) as client, client.table(link) as table:
        async for _ in table.updates():
            if table.state.status == "playing":
                break
        assert table.deal
        assert table.deal.shown[0] == table.deal.own[0]


async def test_the_host_changes_seats_and_settings(server: RunningServer) -> None:
    async with seated(server, "katzenjammer_blues", 4, 1, options={"mice": 20}) as table, guest(server, table) as other:
        await other.sit(2)
        await table.add_seats()
        assert (len(table.state.seats), table.state.choices.options) == (5, {})
        await table.drop_seats(1, 4)
        await table.change_settings(games=2, first=1, hints=False)
        choices = table.state.choices
        assert (choices.players, choices.games, choices.first, choices.hints) == (3, 2, 1, False)
        assert other.seat is None or other.seats == [1]
        with pytest.raises(RefusedError) as refused:
            await other.change_settings(games=3)
        assert refused.value.code == "host-only"


async def test_a_table_starts_with_those_who_are_here_and_a_lot_decides(server: RunningServer) -> None:
    async with seated(server, "maus_pass_auf", 5, 2) as table:
        assert str(table.state.choices.first) == "lot"
        await table.start(present_only=True)
        await play(table)
        assert len(table.state.seats) == 3
        [deal] = await table.check_deals()
        assert (deal.verdict, table.deal and table.deal.receipt.first) == ("proven", "lot")
        assert table.state.choices.first == (deal.play.first + 1) % 3
