"""What a chat shows for a link: for everyone the same as the start page, and nothing of a private table."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from katzentisch.server.http import pages
from katzentisch.server.http.static_files import load_page
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import guests

INDEX = '<!doctype html><html lang="en"><head><title>Katzentisch</title></head><body></body></html>'
GERMAN = {"Accept-Language": "de"}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    page = load_page(tmp_path)
    monkeypatch.setattr(pages, "built_page", lambda: page)


def tags(answer: httpx.Response) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', answer.text))


def seen(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    return tags(httpx.get(server.url + path, headers={**GERMAN, **headers}))


def test_the_start_page_has_title_text_and_picture(server: RunningServer) -> None:
    found = seen(server, "/")
    assert found["og:title"] == "Katzentisch"
    assert found["og:description"] == found["description"] != ""
    assert found["og:image"] == f"{server.url}/icons/preview.png"
    assert (found["twitter:card"], found["og:locale"]) == ("summary_large_image", "de_DE")
    assert "og:url" not in found, "a chat would link to it, without the invitation after the #"


def test_rules_name_their_game(server: RunningServer) -> None:
    assert "Mau Mau" in seen(server, "/rules/mau_mau")["og:title"]
    assert seen(server, "/rules/%22%3E%3Cscript%3E") == seen(server, "/rules")


def test_a_public_table_says_who_invites_and_a_private_one_is_like_none(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, 'An"<b>na') as (anna,):
            public = await anna.make_table("mau_mau", 3, public=True)
            private = await anna.make_table("mau_mau", 3)
            found = seen(server, f"/t/{public['id']}")
            assert found["og:title"] == "An&quot;&lt;b&gt;na lädt ein: Mau Mau"
            assert "2 Plätze" in found["og:description"]
            hidden = [httpx.get(f"{server.url}/t/{id}", headers=GERMAN) for id in (private["id"], "nowhere")]
            assert hidden[0].content == hidden[1].content
            assert "Mau Mau" not in hidden[0].text
            assert hidden[0].headers["Content-Security-Policy"] == httpx.get(server.url).headers["Content-Security-Policy"]

    asyncio.run(scenario())


@pytest.mark.parametrize("host", ['x"><script>', "x y", "x\tevil", "evil.example/path", "a@b", "[::1", ""])
def test_a_strange_host_has_no_picture(server: RunningServer, host: str) -> None:
    found = seen(server, "/", Host=host)
    assert "og:image" not in found
    assert "script>" not in httpx.get(server.url, headers={"Host": host}).text.split("</head>", 1)[0]


@pytest.mark.parametrize("host", ["table.example", "table.example:8443", "[2001:db8::7]:8000", "192.0.2.7"])
def test_the_picture_is_at_the_host_that_was_requested(server: RunningServer, host: str) -> None:
    assert seen(server, "/", Host=host)["og:image"] == f"http://{host}/icons/preview.png"


def test_other_hosts_than_the_allowed_get_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path / "server", hosts=("table.example",))) as started:
        answer = httpx.get(started.url, headers={"Host": "evil.example"})
        assert (answer.status_code, tags(answer)) == (421, {})


def test_without_a_database_the_page_is_served_all_the_same(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(id: str) -> None:
        raise OSError("gone")

    general = seen(server, "/t/nowhere")
    monkeypatch.setattr(server.server.services.store, "table", away)
    assert seen(server, "/t/nowhere") == general
