"""nginx in front of the server, configured as in docs/server.md: its own port, HTTPS, visitors from several addresses."""

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from katzentisch.server.settings import Limits
from katzentisch.testing.running_server import serve_process

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")
DOCS = Path(__file__).parents[2] / "docs" / "server.md"
NEW_GUESTS = Limits().guests or 0  # an hour and address

pytestmark = [
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed (on Debian: apt install nginx-light)"),
    pytest.mark.skipif(OPENSSL is None, reason="openssl, which makes a certificate, is not installed"),
]


def documented() -> str:
    [block] = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def configured(folder: Path, port: int, backend: str) -> str:
    """The documented block; only what everybody has to replace is replaced."""
    changes = {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/ssl/table.example/fullchain.pem": f"{folder}/cert.pem",
        "/etc/ssl/table.example/privkey.pem": f"{folder}/key.pem",
        "http://127.0.0.1:8000": backend,
    }
    block = documented()
    for old, new in changes.items():
        assert block.count(old) == 1, old
        block = block.replace(old, new)
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    return f"{main}http {{\naccess_log off;\n{places}{block}}}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that visitors use."""
    assert NGINX
    assert OPENSSL
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    certify = [
        OPENSSL,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        "key.pem",
        "-out",
        "cert.pem",
        "-subj",
        "/CN=table.example",
    ]
    subprocess.run(certify, cwd=folder, check=True, capture_output=True)
    with serve_process(folder) as server:
        (folder / "nginx.conf").write_text(configured(folder, port, server.url()))
        nginx = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE, text=True)
        try:
            wait_for(port, nginx)
            yield f"https://127.0.0.1:{port}"
        finally:
            nginx.terminate()
            nginx.communicate(timeout=30)


def wait_for(port: int, nginx: "subprocess.Popen[str]") -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert nginx.poll() is None, nginx.communicate()[1]
        time.sleep(0.05)
    raise AssertionError("nginx doesn't answer")


def visitor(proxy: str, address: str = "127.0.0.1") -> httpx.Client:
    """One who comes from there: all of 127.0.0.0/8 is this machine."""
    return httpx.Client(base_url=proxy, transport=httpx.HTTPTransport(verify=False, local_address=address), timeout=60)


def test_the_page_s_requests_are_accepted_on_any_port(proxy: str) -> None:
    with visitor(proxy, "127.0.0.11") as client:
        came = client.post("/api/me", json={"name": "Mia"}, headers={"Origin": proxy})
        assert came.status_code == 201, came.text
        made = client.post("/api/tables", json={"game": "mau_mau", "players": 2}, headers={"Origin": proxy})
        assert made.status_code == 201, made.text


def test_other_sites_are_refused_through_the_proxy_too(proxy: str) -> None:
    with visitor(proxy, "127.0.0.12") as client:
        elsewhere = ("https://elsewhere.example", "https://127.0.0.1", proxy.rsplit(":", 1)[0] + ":1")
        assert [client.post("/api/me", json={"name": "Mia"}, headers={"Origin": each}).status_code for each in elsewhere] == [403] * 3


def test_cookies_are_secure_and_browsers_must_stay_with_https(proxy: str) -> None:
    with visitor(proxy, "127.0.0.13") as client:
        came = client.post("/api/me", json={"name": "Mia"})
        assert "; secure" in came.headers["set-cookie"].lower()
        assert came.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" in client.get("/api/nothing").headers


def test_limits_count_by_visitor_and_a_forged_address_does_not_help(proxy: str) -> None:
    def new_guest(client: httpx.Client, **headers: str) -> int:
        client.cookies.clear()
        return client.post("/api/me", json={"name": "Mia"}, headers=headers).status_code

    with visitor(proxy, "127.0.0.14") as many, visitor(proxy, "127.0.0.15") as other:
        assert [new_guest(many) for _ in range(NEW_GUESTS)] == [201] * NEW_GUESTS
        assert new_guest(many) == 429
        assert new_guest(many, **{"X-Forwarded-For": "10.1.2.3"}) == 429
        assert new_guest(other) == 201


def test_web_sockets_pass(proxy: str) -> None:
    with visitor(proxy, "127.0.0.16") as client:
        client.post("/api/me", json={"name": "Mia"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    async def greeted(origin: str) -> str:
        url = proxy.replace("https", "wss") + "/api/socket"
        async with websockets.connect(
            url, ssl=trusting, origin=websockets.Origin(origin), additional_headers={"Cookie": cookie}
        ) as connection:
            return str(await connection.recv())

    assert '"welcome"' in asyncio.run(greeted(proxy))
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(greeted("https://elsewhere.example"))


def test_metrics_are_not_for_the_internet_but_health_is(proxy: str) -> None:
    with visitor(proxy, "127.0.0.17") as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/health").status_code == 200
