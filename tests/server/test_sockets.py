"""The WebSocket endpoint: where it is, and that it has a handler for every request."""

import asyncio
from typing import get_args

import httpx
import pytest
import websockets

from katzentisch.protocol import requests
from katzentisch.server.rooms.requests import TABLE_HANDLERS
from katzentisch.server.sockets import HANDLERS
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.visitor import Visitor


def test_every_request_has_one_handler() -> None:
    assert set(HANDLERS) == set(get_args(requests.AnyRequest))
    assert set(HANDLERS) - set(TABLE_HANDLERS) == {requests.Watch, requests.Ping}


@pytest.mark.parametrize(
    ("path", "is_there"),
    [("/api/socket", True), ("/api/socket/", True), ("/api/socket?language=de", True), ("/", False), ("/api/me", False)],
)
def test_there_is_one_socket(server: RunningServer, path: str, is_there: bool) -> None:
    async def scenario() -> bool:
        async with Visitor(server.url, "Minka") as visitor:
            cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
            try:
                async with websockets.connect(f"ws{server.url.removeprefix('http')}{path}", additional_headers={"Cookie": cookie}) as made:
                    return "welcome" in str(await made.recv())
            except websockets.InvalidStatus:
                return False

    assert asyncio.run(scenario()) == is_there


def test_there_is_no_page_at_its_address(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/socket")
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")
