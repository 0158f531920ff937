"""Who is believed to be a reverse proxy: this machine, or the addresses of FORWARDED_ALLOW_IPS, as docs/server.md says."""

from pathlib import Path

import httpx
import pytest

from . import started as starting
from .started import started

HEADERS = {"X-Forwarded-For": "10.1.2.3", "X-Forwarded-Proto": "https"}


def is_believed(url: str, address: str) -> bool:
    """Whether somebody there can say that a visitor came by HTTPS."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=60) as proxy:
        came = proxy.post("/api/me", json={"name": "Mia"}, headers=HEADERS)
        assert came.status_code == 201
        return "; secure" in came.headers["set-cookie"].lower()


def test_only_this_machine_is_believed(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        url = server.url()
        assert is_believed(url, "127.0.0.1")
        assert not is_believed(url, "127.0.0.9")


def test_a_proxy_on_another_machine_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(starting.ENGLISH, "FORWARDED_ALLOW_IPS", "127.0.0.9,10.0.0.0/8")
    with started(tmp_path) as server:
        url = server.url()
        assert is_believed(url, "127.0.0.9")
        assert not is_believed(url, "127.0.0.8")
