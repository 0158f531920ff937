"""Signing out, the data stored about a guest, and a cookie that isn't accepted."""

import asyncio
from pathlib import Path

import pytest

from katzentisch.client import Client, RefusedError
from katzentisch.client.table import Table
from katzentisch.testing.running_server import RunningServer

pytestmark = pytest.mark.anyio


async def test_signed_out_a_cookie_file_is_nobody_s(server: RunningServer, tmp_path: Path) -> None:
    async with Client(server.url, name="Minka", cookies=tmp_path / "cookies") as client:
        await client.sign_out()
        with pytest.raises(RefusedError) as refused:
            await client.make_table("mau_mau", 2)
    assert refused.value.code == "guest-needed"
    async with Client(server.url, name="Minka", cookies=tmp_path / "cookies") as again:
        assert again.guest != client.guest


async def test_a_cookie_that_is_not_accepted_is_kept_unless_one_starts_fresh(server: RunningServer, tmp_path: Path) -> None:
    file, copy = tmp_path / "cookies", tmp_path / "copy"
    async with Client(server.url, name="Minka", cookies=file) as client:
        copy.write_bytes(file.read_bytes())
        await client.sign_out_everywhere()
    before = copy.read_bytes()
    with pytest.raises(RefusedError) as refused:
        async with Client(server.url, name="Minka", cookies=copy):
            pass
    assert refused.value.code == "cookie-refused"
    assert copy.read_bytes() == before
    async with Client(server.url, name="Minka", cookies=copy, fresh=True) as other:
        assert other.guest != client.guest
    async with Client(server.url, name="Minka", cookies=file) as same:
        assert same.guest == client.guest


async def test_fresh_changes_nothing_for_a_known_guest(server: RunningServer, tmp_path: Path) -> None:
    async with Client(server.url, name="Minka", cookies=tmp_path / "cookies") as client:
        pass
    async with Client(server.url, name="Minka", cookies=tmp_path / "cookies", fresh=True) as again:
        assert again.guest == client.guest


async def test_signing_out_everywhere_keeps_the_seat(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as client, client.table(await client.make_table("mau_mau", 2)) as table:
        await client.sign_out_everywhere()
        async with asyncio.timeout(60):
            await table.switch_chat(False)
        assert client.guest == table.state.host.guest


async def test_signing_out_at_a_table_raises_the_reason(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as client, client.table(await client.make_table("mau_mau", 2)) as table:
        await client.sign_out()
        with pytest.raises(RefusedError) as refused:
            await last_of(table)
    assert refused.value.code == "cookie-refused"


async def last_of(table: Table) -> None:
    """Read all updates, to the end."""
    async with asyncio.timeout(60):
        async for _ in table.updates():
            pass


async def test_data_can_be_exported_and_deleted(server: RunningServer) -> None:
    async with Client(server.url, name="Minka") as client:
        await client.make_table("mau_mau", 2)
        kept = await client.export()
        assert (kept["profile"]["guest"], len(kept["tables"])) == (client.guest, 1)
        await client.delete_data()
        with pytest.raises(RefusedError) as refused:
            await client.export()
    assert refused.value.code == "guest-needed"
