"""The built page: its paths, compression and caching."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from katzentisch.protocol.screens import SCREENS
from katzentisch.server.http import pages
from katzentisch.server.http.responses import HEADERS
from katzentisch.server.http.static_files import FOLDER, accepted_encodings, load_page, screen
from katzentisch.testing.running_server import RunningServer

WEB = Path(__file__).parents[2] / "web"
BUILDERS = {"@sveltejs/vite-plugin-svelte", "vite"}  # they build the page and are no part of it
INDEX = '<!doctype html><html lang="en"><script type="module" src="/assets/index-x1.js"></script></html>'
FILES = {
    "index.html": INDEX.encode(),
    "sw.js": b"worker",
    "licences.txt": b"the licences of libraries",
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "icons/icon-192.png": b"icon",
    "assets/index-x1.js": b"script",
    "assets/index-x1.js.br": b"brotli",
    "assets/index-x1.js.gz": gzip.compress(b"script"),
    "assets/face-x2.woff2": b"font",
    ".made-from": b"digest",
}


@pytest.fixture
def client(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    built = load_page(tmp_path)
    monkeypatch.setattr(pages, "built_page", lambda: built)
    with httpx.Client(base_url=server.url) as each:
        yield each


@pytest.mark.parametrize("path", [path.replace("{id}", "Ab3").replace("{game}", "mau_mau") for _, path in SCREENS])
@pytest.mark.parametrize(("header", "language"), [("de-DE,en;q=0.5", "de"), ("fr", "en")])
def test_every_screen_is_the_page_in_the_visitor_s_language(client: httpx.Client, path: str, header: str, language: str) -> None:
    answered = client.get(path, headers={"Accept-Language": header})
    assert answered.status_code == 200
    assert answered.text == INDEX.replace('lang="en"', f'lang="{language}"')
    assert answered.headers["content-type"] == "text/html; charset=utf-8"
    assert answered.headers["cache-control"] == "no-cache"
    assert answered.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert answered.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


NOT_BUILT = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the page is not built: script/env dev builds it")
MANIFEST = {
    "index.html": {"file": "assets/index-x1.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared-x3.js", "imports": ["_other.js"]},
    "_other.js": {"file": "assets/other-x4.js", "imports": ["_shared.js"]},
    "src/words/de.ts": {"file": "assets/de-x5.js"},
    "src/words/en.ts": {"file": "assets/en-x6.js"},
    "src/screens/Start.svelte": {"file": "assets/Start-x7.js", "imports": ["index.html", "_shared.js"], "css": ["assets/Start-x8.css"]},
    "src/screens/Table.svelte": {"file": "assets/Table-x9.js", "imports": ["_other.js"]},
}


@pytest.mark.parametrize(
    ("path", "language", "expected"),
    [
        ("/", "de", ["Start-x8.css", "de-x5.js", "Start-x7.js", "shared-x3.js", "other-x4.js"]),
        ("/t/Ab3", "en", ["en-x6.js", "Table-x9.js", "other-x4.js", "shared-x3.js"]),
        ("/settings", "en", ["en-x6.js"]),
    ],
)
def test_a_first_visit_asks_at_once_for_all_that_its_screen_needs(tmp_path: Path, path: str, language: str, expected: list[str]) -> None:
    """Files that import one another are named once, those that index.html names aren't repeated."""
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    built = load_page(tmp_path)
    assert built
    assert re.findall(r'href="/assets/([^"]+)"', built.preloads(pages.sources_for(path, language))) == expected


@NOT_BUILT
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("path", ["/", "/t/Ab3"])
def test_the_built_page_has_the_modules_that_are_preloaded(path: str, language: str) -> None:
    built = load_page()
    assert built
    assert set(pages.sources_for(path, language)) <= set(built.modules)
    preloaded = re.findall(r'href="([^"]+)"', built.preloads(pages.sources_for(path, language)))
    assert preloaded
    assert set(preloaded) <= set(built.files)


@pytest.mark.parametrize("path", ["/nowhere", "/learn/mau_mau", "/t", "/rules/a/b", "/assets/nothing.js"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_browser_that_asks_for_what_is_not_there_gets_the_page_that_says_so(client: httpx.Client, path: str, language: str) -> None:
    headers = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": language}
    answered = client.get(path, headers=headers)
    assert (answered.status_code, answered.text) == (404, INDEX.replace('lang="en"', f'lang="{language}"'))
    assert answered.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    again = client.get(path, headers={**headers, "If-None-Match": answered.headers["etag"]})
    assert again.status_code == 404


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nothing"), ("POST", "/nowhere")])
def test_the_api_answers_in_json_whoever_asks(client: httpx.Client, method: str, path: str) -> None:
    answered = client.request(method, path, headers={"Accept": "text/html"})
    assert (answered.status_code, answered.json()["code"]) == (404, "page-unknown")


@pytest.mark.parametrize(
    ("path", "kind", "cache_control"),
    [
        ("/assets/index-x1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/face-x2.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icons/icon-192.png", "image/png", "public, max-age=86400"),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/licences.txt", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_to_keep_them(client: httpx.Client, path: str, kind: str, cache_control: str) -> None:
    answered = client.get(path, headers={"Accept-Encoding": "identity"})
    assert (answered.status_code, answered.content) == (200, FILES[path[1:]])
    assert (answered.headers["content-type"], answered.headers["cache-control"]) == (kind, cache_control)
    assert answered.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR ; q=0.1", "br"),
        ("br;q=0.000, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_packing_that_the_browser_takes(client: httpx.Client, accepted: str, encoding: str | None) -> None:
    with client.stream("GET", "/assets/index-x1.js", headers={"Accept-Encoding": accepted}) as answered:
        raw = b"".join(answered.iter_raw())
    assert answered.headers.get("content-encoding") == encoding
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert raw == FILES["assets/index-x1.js" + ending]


def test_what_has_no_packed_form_goes_out_as_it_is(client: httpx.Client) -> None:
    assert "content-encoding" not in client.get("/sw.js", headers={"Accept-Encoding": "br, gzip"}).headers


def test_weights_that_are_no_numbers_count_as_accepted() -> None:
    assert accepted_encodings("br;q=much, gzip") == {"br", "gzip"}


@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/index-x1.js"])
def test_what_the_browser_has_is_not_sent_again(client: httpx.Client, path: str) -> None:
    tags = set()
    for accepted in ("gzip", "identity"):
        first = client.get(path, headers={"Accept-Encoding": accepted})
        again = client.get(path, headers={"Accept-Encoding": accepted, "If-None-Match": f'W/"other", {first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
        tags.add((first.headers.get("content-encoding"), first.headers["etag"]))
    assert len(tags) == len({tag for _, tag in tags})


def test_languages_have_tags_of_their_own(client: httpx.Client) -> None:
    assert len({client.get("/", headers={"Accept-Language": language}).headers["etag"] for language in ("de", "en")}) == 2


@pytest.mark.parametrize("path", ["/", "/rules/mau_mau", "/sw.js", "/assets/index-x1.js"])
def test_head_gives_the_same_headers_and_nothing_else(client: httpx.Client, path: str) -> None:
    got, headed = client.get(path), client.head(path)
    assert (headed.status_code, headed.content) == (200, b"")
    assert {name: headed.headers[name] for name in headed.headers if name != "date"} == {
        name: got.headers[name] for name in got.headers if name != "date"
    }


@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets/nothing.js",
        "/assets/index-x1.js.br",
        "/assets/../index.html",
        "/assets/..%2f.made-from",
        "/assets/%2e%2e/%2e%2e/%2e%2e/static_files.py",
        "/assets/..%5cindex.html",
        "/icons/..%2f..%2f..%2fpages.py",
        "/icons//etc/passwd",
        "/icons/%00",
        "/index.html",
        "/.made-from",
        "/rules/a/b",
        "/screens",
    ],
)
def test_nothing_else_can_be_asked_for(server: RunningServer, client: httpx.Client, path: str) -> None:
    answered = client.send(client.build_request("GET", httpx.URL(server.url).copy_with(raw_path=path.encode())))
    assert (answered.status_code, answered.json()["code"]) == (404, "page-unknown")
    assert answered.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/sw.js"])
def test_files_can_only_be_read(client: httpx.Client, path: str) -> None:
    assert client.post(path).status_code == 405
    assert client.options(path).headers["allow"] == "GET, HEAD, OPTIONS"


def test_a_browser_may_load_from_nowhere_else_and_run_nothing_inline() -> None:
    rules = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))
    assert rules.pop("img-src") == "'self' data:"
    assert set(rules.values()) == {"'none'", "'self'"}
    assert rules["default-src"] == "'none'"


@NOT_BUILT
def test_every_library_in_the_page_has_its_licence_there() -> None:
    page = load_page()
    assert page
    heads, texts = zip(*re.findall(r"={80}\n(\S+) .*\n={80}\n\n([^=]+)", page.files["/licences.txt"].forms[""].decode()), strict=True)
    libraries = set(json.loads((WEB / "package.json").read_text())["dependencies"]) - BUILDERS
    assert libraries <= set(heads)
    assert "clsx" in heads  # what svelte brings along counts too
    for text in texts:
        assert re.search(r"permission|permitted|Licensor|SIL Open Font", text, re.IGNORECASE)
    assert "Version 2.0, January 2004" in dict(zip(heads, texts, strict=True))["@fluent/bundle"]


@NOT_BUILT
def test_what_was_built_names_only_files_that_are_there() -> None:
    page = load_page()
    assert page
    index = page.index
    assert not re.findall(r"<script(?![^>]* src=)|<style| style=| on\w+=", index)
    icons = json.loads(page.files["/manifest.webmanifest"].forms[""])["icons"]
    for path in (*re.findall(r'(?:src|href)="([^"]*)"', index), *(icon["src"] for icon in icons)):
        assert path in page.files, path
    assert '<html lang="de"' in screen(page.index, "de").forms[""].decode()
    assert "br" in page.files["/sw.js"].forms
