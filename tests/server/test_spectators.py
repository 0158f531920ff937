"""Spectators see what is open, or nothing."""

import asyncio
from typing import Any

from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import (
    answer,
    deal,
    full_table,
    guests,
    happened,
    join_table,
    move,
    play_out,
    random_choice,
    sync,
    updates,
)

COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"ply": 0, "move": "draw"},
    "order": {"order": None},
    "commit-share": {"game": 1, "attempt": 1, "commitment": "ab" * 32},
    "share": {"game": 1, "attempt": 1, "share": "ab" * 32},
    "hint": {},
    "react": {"reaction": "wow"},
    "leave": {},
    "return": {},
}


def test_a_spectator_sees_the_table_but_no_hand(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as visitors, guests(server.url, "Dora") as (dora,):
            await deal(*visitors)
            await join_table(visitors[0].table, dora)
            await move(visitors)
            await sync(dora)
            seen = updates(dora)
            assert all(update["view"]["viewer"] is None and not update.get("legal") and "order" not in update for update in seen)
            hands = [updates(visitor, seat)[-1]["view"]["hand"] for seat, visitor in enumerate(visitors)]
            assert all(hands)
            assert not seen[-1]["view"]["hand"]
            assert [each["what"] for each in happened(dora)][-2:] == ["dealt", "moved"]
            for type, fields in (
                ("move", {"ply": 0, "move": "draw"}),
                ("order", {"order": None}),
                ("hint", {}),
                ("commit-share", {"game": 1, "attempt": 1, "commitment": "ab" * 32}),
                ("share", {"game": 1, "attempt": 1, "share": "ab" * 32}),
            ):
                assert await answer(dora, type, seat=0, **fields) == "seat-not-yours"

    asyncio.run(scenario())


def test_a_player_s_television_sees_what_spectators_see(server: RunningServer) -> None:
    """2 devices with one cookie: the phone plays, the television is sent nothing that only the seat may see."""

    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors, guests(server.url, "Dora") as (screen,):
            await deal(*visitors)
            screen.http.cookies, screen.me = visitors[0].http.cookies, visitors[0].me
            await screen.connect()
            await screen.watch(visitors[0].table, spectator=True)
            await move(visitors)
            await sync(screen)
            seen = updates(screen)
            assert all(update["seat"] is None and update["view"]["viewer"] is None and not update.get("legal") for update in seen)
            assert updates(visitors[0], 0)[-1]["view"]["hand"]
            assert not any(update["view"]["hand"] or update["view"]["removed"] for update in seen)

    asyncio.run(scenario())


def test_without_spectators_a_stranger_sees_the_seats_but_no_cards(server: RunningServer) -> None:
    async def scenario() -> None:
        async with (
            full_table(server.url, "maus_pass_auf", 2, spectators=False) as visitors,
            guests(server.url, "Dora", "Emil") as strangers,
        ):
            await join_table(visitors[0].table, strangers[0])
            state = await play_out(visitors, random_choice())
            await join_table(visitors[0].table, strangers[1])
            await sync(*strangers)
            for stranger in strangers:
                assert all(update.get("view") is None for update in updates(stranger))
                assert not {"dealt", "moved"} & {each["what"] for each in happened(stranger)}
                assert stranger.state == state

    asyncio.run(scenario())
