"""nginx in front of the server processes, with the site of deploy/nginx.conf but without HTTPS."""

import os
import re
import resource
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .servers import FOLDER, ROOT, CannotServe, Server, free_port, last_line, serving

SITE = ROOT / "deploy" / "nginx.conf"
PROCESS = re.compile(r"^ *(?:# )?server 127\.0\.0\.1:\d+(.*)\n", re.MULTILINE)
OF_HTTPS = re.compile(r"^ *(?:listen|server_name|ssl_\w+|add_header Strict-Transport-Security) .*\n", re.MULTILINE)
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
SYSTEM_FOLDERS = "/usr/sbin:/usr/local/sbin"
MOST_CONNECTIONS = 16_384  # of a worker, which reserves memory for them


def program() -> str | None:
    """nginx; Debian keeps it off the PATH of some users."""
    return shutil.which("nginx") or shutil.which("nginx", path=SYSTEM_FOLDERS)


def configuration(folder: Path, port: int, processes: Sequence[int]) -> str:
    """A main configuration as Debian's, but with connections for all clients, and the site at a port of this machine."""
    most = min(MOST_CONNECTIONS, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    main = [
        "daemon off;",
        "worker_processes auto;",
        f"worker_rlimit_nofile {most};",
        f"pid {folder}/pid;",
        f"error_log {folder}/error.log;",
    ]
    if os.geteuid() == 0:
        main.append("user root root;")  # it owns the folder
    places = [f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY]
    http = ["access_log off;", *places, site(SITE.read_text(encoding="utf-8"), port, processes)]
    return "\n".join([*main, f"events {{ worker_connections {most}; }}", "http {", *http, "}\n"])


def site(text: str, port: int, processes: Sequence[int]) -> str:
    """How it routes and what it passes on are those of the file; only what makes it HTTPS is replaced."""
    route, upstream, server = block(text, "map "), block(text, "upstream "), block(text, "server ")
    options = PROCESS.findall(upstream)[0]
    listed = "".join(f"    server 127.0.0.1:{each}{options}\n" for each in processes)
    opened = server.index("{") + 1
    return "\n".join(
        [
            route,
            with_end(PROCESS.sub("", upstream), listed),
            f"{server[:opened]}\n    listen 127.0.0.1:{port};{OF_HTTPS.sub('', server[opened:])}",
        ]
    )


def block(text: str, begin: str) -> str:
    """The last block of the file that begins like this."""
    found: list[str] = re.findall(rf"^{begin}.*?^\}}\n", text, re.MULTILINE | re.DOTALL)
    return found[-1]


def with_end(block: str, lines: str) -> str:
    return f"{block.rpartition('}')[0]}{lines}}}\n"


@contextmanager
def nginx(processes: Sequence[int]) -> Iterator[Server]:
    """nginx that sends the connections of a table to the same one of the processes."""
    found = program()
    if found is None:
        raise CannotServe("nginx is not installed: it is neither on the PATH nor in /usr/sbin")
    folder, port = FOLDER / "nginx", free_port()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "nginx.conf").write_text(configuration(folder, port, processes), encoding="utf-8")
    command = [found, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], check=False, text=True, capture_output=True)
    if checked.returncode:
        raise CannotServe(f"nginx refuses its configuration: {last_line(checked.stderr)}")
    with serving("nginx", command, port) as server:
        yield server
