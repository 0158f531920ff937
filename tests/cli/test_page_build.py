"""The server waits for the page that script/play builds next to it."""

import asyncio
import subprocess
import sys

import pytest

from katzentisch.cli.errors import UsageError
from katzentisch.cli.page_build import VARIABLE, wait_for_page


def wait_for(code: str) -> subprocess.Popen[bytes]:
    build = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE)
    asyncio.run(wait_for_page({VARIABLE: str(build.pid)}))
    return build


def test_it_waits_until_the_page_is_built() -> None:
    build = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)

    async def build_and_wait() -> None:
        waiting = asyncio.create_task(wait_for_page({VARIABLE: str(build.pid)}))
        assert (await asyncio.wait([waiting], timeout=0.3))[0] == set()
        build.communicate(b"\n")
        await waiting

    asyncio.run(build_and_wait())


def test_a_build_that_fails_stops_the_server() -> None:
    with pytest.raises(UsageError) as stopped:
        wait_for("raise SystemExit(3)")
    assert stopped.value.said.sentence == "cli-serve-page"


@pytest.mark.parametrize("variable", [None, "", "soon", "1"])
def test_without_a_build_there_is_nothing_to_wait_for(variable: str | None) -> None:
    asyncio.run(wait_for_page({} if variable is None else {VARIABLE: variable}))
