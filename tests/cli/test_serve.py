"""katzentisch serve: where it listens, what it prints, how it stops."""

import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import numba
import pytest

from katzentisch.cli import serve, server_data
from katzentisch.cli.listener import bound_socket
from katzentisch.server.settings import NO_LIMITS, Limits, Retention, Settings
from katzentisch.testing.running_server import eventually, serve_process

from .conftest import Call


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, Any, str | None]]:
    """With what a server would have run; none does, and no browser is opened."""
    calls: list[tuple[Settings, Any, str | None]] = []

    def run(settings: Settings, bound: socket.socket, url: str | None, rules: object, announce: Callable[[], None]) -> None:
        calls.append((settings, bound.getsockname(), url))
        announce()

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(serve, "set_up_logs", lambda level: None)
    return calls


MISTAKES = [
    (["--port", "99999"], "99999"),
    (["--port", "-1"], "-1"),
    (["--port", "http"], "http"),
    (["--host", "nowhere.invalid"], "nowhere.invalid"),
    (["--host", "999.1.1.1"], "999.1.1.1"),
    (["--port", "0", "--database", "mysql://anna:geheim@host/db"], "postgresql://"),
    (["--port", "0", "--database", "nonsense"], "sqlite:///"),
    (["--port", "0", "--database", "sqlite:////proc/nowhere/tables.db"], "/proc/nowhere"),
    (["--port", "0", "--database", "postgresql://anna:geheim@127.0.0.1:1/db"], "127.0.0.1"),
    (["--limits", "some"], "some"),
    (["--keep-tables", "0"], "--keep-tables"),
    (["--keep-games", "a while"], "a while"),
    (["--keep-guests", "-3"], "--keep-guests"),
    (["--keep-guests", "99999"], "99999"),
    (["--keep-guests", "٣"], "٣"),
    (["--allowed-host", "https://cats.example"], "https://cats.example"),
    (["--allowed-host", "cats.example", "--allowed-host", "cats.example:8000"], "cats.example:8000"),
    (["--allowed-host", ""], "--allowed-host"),
    (["--allowed-host", "."], "--allowed-host"),
    (["--log", "everything"], "everything"),
    (["--processes", "0"], "256"),
    (["--processes", "257"], "257"),
    (["--processes", "two"], "two"),
    (["--processes", "2"], "postgresql://"),
    (["--processes", "2", "--port", "65535", "--database", "postgresql://anna:geheim@127.0.0.1:1/db"], "65536"),
]


@pytest.mark.parametrize(("arguments", "part"), MISTAKES)
def test_a_mistake_is_reported_in_both_languages(call: Call, ran: list[Any], tmp_path: Path, arguments: list[str], part: str) -> None:
    english, german = (call("--lang", language, "serve", "--data", str(tmp_path), *arguments) for language in ("en", "de"))
    assert (english.code, german.code) == (2, 2)
    assert english.err != german.err
    for said in (english, german):
        assert part in said.err
        assert "Traceback" not in said.err
        assert "geheim" not in said.out + said.err
    assert not ran


def test_a_port_that_is_taken_is_reported_at_once(call: Call, ran: list[Any], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = call("serve", "--port", port, "--data", str(tmp_path))
    assert (said.code, ran) == (2, [])
    assert f"port {port}" in said.err


def test_a_damaged_key_is_reported(call: Call, ran: list[Any], tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"damaged")
    said = call("--lang", "de", "serve", "--port", "0", "--data", str(tmp_path))
    assert (said.code, ran) == (2, [])
    assert "beschädigt" in said.err


def test_without_a_command_it_serves_and_opens_a_page(call: Call, ran: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(server_data, "user_data_path", lambda name: tmp_path / name)
    monkeypatch.setattr(serve, "open_socket", lambda host, port: bound_socket(host, 0))
    said = call()
    assert said.code == 0
    [(settings, (host, port), url)] = ran
    assert url == f"http://127.0.0.1:{port}/"
    assert (host, settings.data, settings.limits) == ("127.0.0.1", tmp_path / "katzentisch", Limits())
    assert settings.database == f"sqlite:///{tmp_path / 'katzentisch' / 'katzentisch.db'}"
    assert url in said.text


def test_serve_alone_opens_no_page(call: Call, ran: list[Any], tmp_path: Path) -> None:
    assert call("serve", "--port", "0", "--data", str(tmp_path), "--limits", "off").code == 0
    [(settings, _, url)] = ran
    assert (settings.limits, url) == (NO_LIMITS, None)
    assert stat.S_IMODE((tmp_path / "katzentisch.db").stat().st_mode) == 0o600


def test_how_long_things_are_kept_and_under_which_names_it_answers(call: Call, ran: list[Any], tmp_path: Path) -> None:
    basic = ["serve", "--port", "0", "--data", str(tmp_path)]
    names = ["--allowed-host", "Cats.example", "--allowed-host", "kätzchen.example"]
    days = ["--keep-tables", "forever", "--keep-games", "365", "--keep-guests", "36500"]
    assert call(*basic).code == call(*basic, *names, *days, "--hsts").code == 0
    [(usual, _, _), (chosen, _, _)] = ran
    assert (usual.retention, usual.hosts, usual.hsts) == (Retention(tables=30, games=None, guests=400), (), False)
    assert (chosen.retention, chosen.hsts) == (Retention(tables=None, games=365, guests=36500), True)
    assert chosen.hosts == ("cats.example", "xn--ktzchen-5wa.example")


@pytest.mark.parametrize(("language", "word"), [("en", "Anyone on your network"), ("de", "Netz")])
def test_an_address_for_others_says_what_it_means(call: Call, ran: list[Any], tmp_path: Path, language: str, word: str) -> None:
    said = call("--lang", language, "serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path))
    assert said.code == 0
    assert word in said.text
    assert "0.0.0.0" not in said.text
    here = call("--lang", language, "serve", "--port", "0", "--data", str(tmp_path))
    assert word not in here.text


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_asked_to_without_a_fuss(tmp_path: Path, how: signal.Signals) -> None:
    with serve_process(tmp_path) as server:
        url = server.url()
        assert httpx.get(f"{url}/health").json()["status"] == "ok"
        assert server.stop(how) in (0, 130)
        log = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert '"stopped"' in log
    assert stat.S_IMODE((tmp_path / "data" / "secret.key").stat().st_mode) == 0o600


def test_with_everything_compiled_it_says_nothing_of_compiling(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "katzentisch", "compile", "--for", "serve"], check=True)
    with serve_process(tmp_path) as server:
        server.url()
        assert server.stop() == 0
        assert "Compiling" not in server.log.read_text(encoding="utf-8")


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_while_it_compiles_it_answers_and_can_be_stopped(tmp_path: Path, how: signal.Signals) -> None:
    """With nothing compiled yet, which would take minutes."""
    with serve_process(tmp_path, environment={"XDG_CACHE_HOME": str(tmp_path / "cache")}) as server:
        url = server.url()
        assert "Compiling the rules of" in server.log.read_text(encoding="utf-8")
        assert httpx.get(f"{url}/health").json()["status"] == "ok"
        assert httpx.get(f"{url}/ready").json()["code"] == "rules-compiling"
        assert eventually(lambda: compilers(server.process.pid) != [])
        begun = compilers(server.process.pid)
        assert server.stop(how) == 0
        log = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in begun))


def compilers(parent: int) -> list[int]:
    """The processes that it has started."""
    children = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(pid) for path in children for pid in path.read_text().split()]
