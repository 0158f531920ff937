"""Where others can reach a server: only this machine learns it."""

from pathlib import Path

import httpx
import pytest

from katzentisch.server import addresses
from katzentisch.testing.running_server import quick, running


def answered(folder: Path, listen: tuple[str, int] | None, **headers: str) -> object:
    with running(quick(folder, listen=listen, command="script/play")) as started:
        return httpx.get(f"{started.url}/api/addresses", headers=headers).json()


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, found in (("routed_address", ["192.0.2.7"]), ("named_addresses", ["127.0.1.1"])):
        monkeypatch.setattr(addresses, name, lambda found=found: iter(found))
    monkeypatch.setattr(addresses, "interface_addresses", lambda: iter(["127.0.0.1", "10.0.0.5", "192.0.2.7", "169.254.3.4"]))


def test_a_server_for_everybody_names_its_addresses_the_likeliest_first(tmp_path: Path) -> None:
    assert answered(tmp_path, ("0.0.0.0", 8123)) == {"urls": ["http://192.0.2.7:8123", "http://10.0.0.5:8123"], "command": None}


def test_a_server_at_one_address_names_it(tmp_path: Path) -> None:
    assert answered(tmp_path, ("10.0.0.5", 8000)) == {"urls": ["http://10.0.0.5:8000"], "command": None}


@pytest.mark.parametrize(("port", "more"), [(8000, ""), (8123, " --port 8123")])
def test_a_server_for_this_machine_says_how_to_start_it_for_others(tmp_path: Path, port: int, more: str) -> None:
    assert answered(tmp_path, ("127.0.0.1", port)) == {"urls": [], "command": f"script/play serve --host 0.0.0.0 --open{more}"}


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Via"])
def test_through_a_reverse_proxy_nothing_is_said(tmp_path: Path, header: str) -> None:
    assert answered(tmp_path, ("0.0.0.0", 8000), **{header: "203.0.113.9"}) == {"urls": [], "command": None}


def test_an_application_that_something_else_runs_knows_nothing(tmp_path: Path) -> None:
    assert answered(tmp_path, None) == {"urls": [], "command": None}


def test_this_machine_has_addresses_that_are_read_without_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert "127.0.0.1" not in addresses.addresses_in_network()
    assert addresses.address_in_network()
