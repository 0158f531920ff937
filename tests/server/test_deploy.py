"""The files in deploy/ are valid, agree with each other and with docs/how-to/deploy.md, and the proxies route by table."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from katzentisch.cli.app import make_app
from katzentisch.cli.screen import Screen
from katzentisch.server.settings import PORT

from .test_nginx import NGINX, OPENSSL, free_port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "deploy.md"
DEPLOY = ROOT / "deploy"
HADOLINT = Path(sys.executable).parent / "hadolint"
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
MOST_EXPOSED = 2.0  # of 10, as systemd-analyze judges a unit
TABLES = [f"table-{number}" for number in range(12)]
PROGRAM = ["/opt/katzentisch/bin/python", "-m", "katzentisch"]
UNIT, DROP_IN = "katzentisch.service", "katzentisch-postgresql.conf"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def setting(name: str, key: str) -> str:
    """The last value of a setting in a unit."""
    return str(re.findall(rf"^{key}=(.*)$", read(name), re.MULTILINE)[-1])


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load(read("compose.yaml"))


@pytest.mark.skipif(not HADOLINT.exists(), reason="hadolint is not installed (script/env dev)")
def test_the_container_file_has_no_known_mistake() -> None:
    done = subprocess.run([HADOLINT, "--no-color", DEPLOY / "Containerfile"], check=False, text=True, capture_output=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_file_copies_what_docker_does_not_ignore() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Containerfile"), re.MULTILINE)
    sources = {source for line in copied for source in line.split()}
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")}
    assert sources == let_in
    assert all((ROOT / source).exists() for source in sources)


def test_the_container_runs_without_rights_where_the_rules_are_compiled() -> None:
    build, run = re.split(r"^FROM ", read("Containerfile"), flags=re.MULTILINE)[1:]
    assert re.findall("python:([0-9.]+)", build) == re.findall("python:([0-9.]+)", run)
    caches = re.findall(r"XDG_CACHE_HOME=(\S+) NUMBA_CPU_NAME=(\S+)", read("Containerfile"))
    assert len(caches) == 2
    assert len(set(caches)) == 1, "code is found where it was compiled, and for the same processor"
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", run, re.MULTILINE)
    assert run.index("compileall") < run.index("PYTHONDONTWRITEBYTECODE") < run.index("USER "), "nothing can be compiled later"
    assert set(re.findall(r"^EXPOSE (\d+)$|127\.0\.0\.1:(\d+)/health", run, re.MULTILINE)) == {(str(PORT), ""), ("", str(PORT))}


def test_compose_follows_its_schema() -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed (script/env dev)")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")]
    done = subprocess.run(command, check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_image_is_built_once(compose: Any) -> None:
    """Docker builds services side by side, and of two that store the same image, one fails."""
    assert [name for name, service in compose["services"].items() if "build" in service] == ["server-1"]
    assert {service["image"] for name, service in compose["services"].items() if name.startswith("server-")} == {"katzentisch"}


def test_every_container_is_hardened_and_limited(compose: Any) -> None:
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert {"restart", "mem_limit", "cpus", "pids_limit", "tmpfs"} <= set(service), name
        assert ("ports" in service) == (name == "proxy"), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        assert {volume.split(":")[0] for volume in service["volumes"]} <= {*compose["volumes"], "./Caddyfile"}, name
    assert "healthcheck" in compose["services"]["database"]
    assert not set(compose["services"]["database"]["networks"]) & set(compose["services"]["proxy"]["networks"])


def test_the_servers_of_compose_believe_the_network_of_the_proxy_and_no_other(compose: Any) -> None:
    servers = {name: service for name, service in compose["services"].items() if name.startswith("server-")}
    assert len(servers) == 2
    [network] = compose["networks"]["web"]["ipam"]["config"]
    assert {server["environment"]["FORWARDED_ALLOW_IPS"] for server in servers.values()} == {network["subnet"]}
    assert compose["services"]["proxy"]["environment"]["KATZENTISCH_UPSTREAMS"].split() == [f"{name}:{PORT}" for name in servers]


def commands() -> Iterator[list[str]]:
    """Every way in which a file starts the server."""
    for name in (UNIT, DROP_IN):
        yield shlex.split(setting(name, "ExecStart"))[len(PROGRAM) :]
    [default] = re.findall(r"^CMD (\[.*\])$", read("Containerfile"), re.MULTILINE)
    yield json.loads(default)
    [line] = yaml.safe_load(read("compose.yaml"))["services"]["server-1"]["command"]
    words = shlex.split(line.replace("$$KATZENTISCH_NAME", "table.example"))
    yield words[words.index("katzentisch") + 1 :]


@pytest.mark.parametrize("command", list(commands()), ids=["unit", "drop-in", "image", "compose"])
def test_the_server_knows_the_options_that_it_is_started_with(command: list[str]) -> None:
    make_app(Screen("en")).parse_args(command, exit_on_error=False, print_error=False)
    assert command[0] == "serve"
    assert "--data" in command
    if "--port" in command:
        assert command[command.index("--port") + 1] == str(PORT)


def test_the_proxies_know_the_ports_of_all_processes() -> None:
    words = shlex.split(setting(DROP_IN, "ExecStart"))
    ports = [str(PORT + number) for number in range(int(words[words.index("--processes") + 1]))]
    assert re.findall(r"server 127\.0\.0\.1:(\d+) max_fails=0;", read("nginx.conf")) == ports
    assert f"{{$KATZENTISCH_UPSTREAMS:127.0.0.1:{PORT}}}" in read("Caddyfile")


def test_the_page_names_the_same_paths_as_the_unit() -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = shlex.split(setting(UNIT, "ExecStart"))
    assert words[: len(PROGRAM)] == PROGRAM, "not a script, which would name the folder of its version: a reload starts the new one"
    for path in (words[words.index("--data") + 1], setting(UNIT, "Environment"), "/opt/katzentisch", setting(UNIT, "User")):
        assert path in page, path
    for name in ("ssl_certificate", "ssl_certificate_key"):
        [certificate] = re.findall(rf"{name} (\S+);", read("nginx.conf"))
        assert certificate in page
    database = shlex.split(setting(DROP_IN, "ExecStart"))
    assert page.count(database[database.index("--database") + 1]) == 4  # admin, backup, restore, and restore with the old version


def test_files_that_the_page_installs_exist() -> None:
    named = set(re.findall(r"(?<![\w/])(?:deploy|requirements)/[\w.-]+", PAGE.read_text(encoding="utf-8"))) - {"deploy/secrets"}
    assert {path for path in named if not (ROOT / path).exists()} == set()
    included = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {"/deploy", "/.dockerignore"} <= set(included)


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The unit with its drop-in, as if the program were installed."""
    (tmp_path / f"{UNIT}.d").mkdir()
    for name, place in ((UNIT, tmp_path / UNIT), (DROP_IN, tmp_path / f"{UNIT}.d" / DROP_IN)):
        place.write_text(read(name).replace(PROGRAM[0], "/bin/true"))
    return tmp_path


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
def test_the_unit_is_valid_and_hardened(units: Path) -> None:
    def analyze(*arguments: str | Path) -> str:
        environment = {**os.environ, "SYSTEMD_UNIT_PATH": f"{units}:", "SYSTEMD_COLORS": "0"}
        done = subprocess.run(["systemd-analyze", *arguments], check=False, text=True, capture_output=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    assert analyze("verify", units / UNIT) == ""
    [exposure] = re.findall(r"exposure level for \S+: ([\d.]+)", analyze("security", "--offline=true", units / UNIT))
    assert float(exposure) <= MOST_EXPOSED
    assert not re.search("^MemoryDenyWriteExecute", read(UNIT), re.MULTILINE), "compiled code must run"


class Upstream(BaseHTTPRequestHandler):
    """Answers with its port and the headers it got, and closes the connection: one that stays open would outlive the server."""

    def do_GET(self) -> None:
        assert isinstance(self.server, HTTPServer)
        body = json.dumps({"port": self.server.server_port, **{name.lower(): value for name, value in self.headers.items()}}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def upstream(port: int) -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", port), Upstream) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield server
        server.shutdown()


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    assert NGINX
    assert OPENSSL
    port, plain = free_port(), free_port()
    certify = [
        OPENSSL,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-noenc",
        "-keyout",
        "privkey.pem",
        "-out",
        "fullchain.pem",
        "-subj",
        "/CN=t",
    ]
    subprocess.run(certify, cwd=folder, check=True, capture_output=True)
    site = re.sub(r"^ *listen \[::\].*\n", "", read("nginx.conf"), flags=re.MULTILINE)
    for old, new in {
        "# server 127.0.0.1:8001": "server 127.0.0.1:8001",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/katzentisch": str(folder),
        "127.0.0.1:8000 max": f"127.0.0.1:{ports[0]} max",
        "127.0.0.1:8001 max": f"127.0.0.1:{ports[1]} max",
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{main}http {{\naccess_log off;\n{places}{site}}}")
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], check=False, text=True, capture_output=True)
    assert checked.returncode == 0, checked.stderr
    with started(command, f"https://127.0.0.1:{port}") as url:
        yield url


@contextmanager
def caddy(folder: Path, ports: list[int]) -> Iterator[str]:
    """Without HTTPS, for which it would ask a certificate authority."""
    assert CADDY
    url = f"http://127.0.0.1:{free_port()}"
    site = f"{{\n\tadmin off\n}}\n{read('Caddyfile')}"
    (folder / "Caddyfile").write_text(site)
    environment = {"KATZENTISCH_NAME": url, "KATZENTISCH_UPSTREAMS": " ".join(f"127.0.0.1:{port}" for port in ports)}
    with started([CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], url, HOME=str(folder), **environment):
        yield url


@contextmanager
def started(command: list[str], url: str, **environment: str) -> Iterator[str]:
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for _ in range(600):
            assert process.poll() is None, process.communicate()[0]
            try:
                httpx.get(url, verify=False)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.communicate(timeout=30)


PROXIES = [
    pytest.param(nginx, marks=pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx or openssl is not installed")),
    pytest.param(caddy, marks=pytest.mark.skipif(CADDY is None, reason="Caddy is not installed (on Debian: apt install caddy)")),
]


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_proxy_sends_all_of_a_table_to_one_process_and_to_the_other_if_that_is_down(proxy: Any, tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        first = ExitStack()
        first.enter_context(upstream(ports[0]))
        stack.enter_context(upstream(ports[1]))
        client = stack.enter_context(httpx.Client(base_url=stack.enter_context(proxy(tmp_path, ports)), verify=False, timeout=30))

        def seen(path: str, **headers: str) -> dict[str, Any]:
            answer = client.get(path, headers=headers)
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        try:
            homes = {table: seen(f"/api/socket?language=de&table={table}")["port"] for table in TABLES}
            assert set(homes.values()) == set(ports)
            assert {table: seen(f"/api/tables/{table}/people")["port"] for table in TABLES} == homes
            claimed = {"X-Katzentisch-Table": TABLES[0], "X-Forwarded-For": "10.1.2.3", "X-Forwarded-Proto": "gopher"}
            assert {table: seen(f"/api/tables/{table}", **claimed)["port"] for table in TABLES} == homes
            got = seen("/", **claimed)
            assert (got["x-forwarded-for"], got["x-forwarded-proto"]) == ("127.0.0.1", str(client.base_url.scheme))
            assert got["host"] == client.base_url.netloc.decode()
            assert client.get("/metrics").status_code == 404
        finally:
            first.close()
        assert {seen(f"/api/socket?table={table}")["port"] for table in TABLES} == {ports[1]}
