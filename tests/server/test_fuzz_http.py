"""Every HTTP request gets a response that the OpenAPI document lists, and never an internal error."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from katzentisch.server.app import make_asgi
from katzentisch.testing.running_server import RunningServer, logged_errors, quick, running


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with logged_errors() as errors, running(quick(tmp_path_factory.mktemp("api"))) as started:
        yield started
    assert errors == []


@pytest.fixture(scope="module")
def cookie(api: RunningServer) -> str:
    answer = httpx.post(f"{api.url}/api/me", json={"name": "Neugier"})
    return f"katzentisch={answer.cookies['katzentisch']}"


schema = schemathesis.openapi.from_dict(make_asgi(quick(Path())).http.openapi_schema.to_schema())


@schema.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_operation_does_what_it_promises(case: schemathesis.Case[Any], api: RunningServer, cookie: str) -> None:
    case.call_and_validate(base_url=api.url, headers={"Cookie": cookie}, excluded_checks=[positive_data_acceptance])


DEEP = b"[" * 5000 + b"]" * 5000
WRONG = {
    "not UTF-8": b'{"name": "\xff"}',
    "deep": b'{"x": ' + DEEP + b', "name": "Neugier"}',
    "deep name": b'{"name": ' + DEEP + b"}",
    "half a pair": b'{"name": "\\ud800"}',
    "no name": b'{"name": "\\u0000"}',
    "cut off": b'{"name": "Neu',
    "nothing": b"",
    "a number": b'{"name": 1}',
    "two": b'{"name": "a"} {"name": "b"}',
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_a_body_that_is_wrong_is_refused(api: RunningServer, body: bytes) -> None:
    answer = httpx.post(f"{api.url}/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"]


@pytest.mark.parametrize("length", ["declared", "undeclared"])
def test_a_body_that_is_too_large_is_refused(api: RunningServer, length: str) -> None:
    large = b'{"name": "' + b"x" * 20_000 + b'"}'
    answer = httpx.post(f"{api.url}/api/me", content=large if length == "declared" else iter([large]))
    assert answer.status_code == 413
    assert answer.json()["code"] == "request-large"


@pytest.mark.parametrize("origin", ["http://elsewhere", "http://[", "null", "//", "http://127.0.0.1:0@x"])
def test_no_other_page_may_act(api: RunningServer, origin: str) -> None:
    answer = httpx.post(f"{api.url}/api/me", json={"name": "Neugier"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-wrong")


WRONG_IDS = [
    "/api/tables/%00",
    "/api/tables/a%00b",
    "/api/tables/%2e%2e",
    f"/api/tables/{'x' * 3000}",
    "/api/tables?game=%00",
    "/api/played/%00/record",
    "/api/played/%FF/replay",
    "/api/played/x/replay?seat=99999999999999999999",
]


def test_ids_that_cannot_be_are_refused(tmp_path: Path, address: str) -> None:
    """PostgreSQL takes no text with a zero in it."""
    with logged_errors() as errors, running(quick(tmp_path, address)) as server:
        answers = [httpx.get(server.url + path) for path in WRONG_IDS]
    assert {answer.status_code for answer in answers} <= {400, 404}
    assert all(answer.json()["text"] for answer in answers)
    assert errors == []


@pytest.mark.parametrize(("path", "methods"), [("/api/me", "DELETE, GET, OPTIONS, POST"), ("/api/tables", "GET, OPTIONS, POST")])
def test_a_path_says_what_can_be_done_with_it(api: RunningServer, path: str, methods: str) -> None:
    assert httpx.options(api.url + path).headers["Allow"] == methods
    refused = httpx.put(api.url + path)
    assert (refused.status_code, refused.json()["code"]) == (405, "method-wrong")
    assert ", ".join(sorted(refused.headers["Allow"].split(", "))) == methods
