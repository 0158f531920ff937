"""What script/run audit says of the answers of pip-audit and npm, which can't be asked here: found, nothing found, not checked."""

import json
from pathlib import Path

import pytest
from benchmarks import audit
from benchmarks.audit import CLEAN, FOUND, UNKNOWN, Report, exit_code, read_npm_audit, read_pip_audit

SAFE = {"name": "rich", "version": "15.0", "vulns": []}
UNSAFE = {"name": "httpx", "version": "0.28", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.29"], "aliases": [], "description": ""}]}
SKIPPED = {"name": "numba", "skip_reason": "Dependency not found on PyPI"}
NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 150}}}
BAD_NPM = {**NPM, "vulnerabilities": {"uqr": {"range": "<2", "severity": "high", "fixAvailable": True}}}
REFUSED = {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}


def pip(*packages: object) -> Report:
    return read_pip_audit("requirements/x.txt", json.dumps({"dependencies": packages, "fixes": []}), "")


def npm(answer: object, complaint: str = "") -> Report:
    return read_npm_audit(json.dumps(answer), complaint)


@pytest.mark.parametrize(
    ("report", "checked", "code"),
    [
        (pip(SAFE), 1, CLEAN),
        (pip(SAFE, UNSAFE), 2, FOUND),
        (pip(SAFE, SKIPPED), 1, UNKNOWN),
        (pip(UNSAFE, SKIPPED), 1, FOUND),
        (pip(), 0, UNKNOWN),
        (read_pip_audit("x", "", "Traceback\nConnectionError: no route\n"), 0, UNKNOWN),
        (read_pip_audit("x", "null", ""), 0, UNKNOWN),
        (npm(NPM), 150, CLEAN),
        (npm(BAD_NPM), 150, FOUND),
        (npm(REFUSED), 0, UNKNOWN),
        (npm({"error": {"code": "ENOTFOUND", "summary": "request failed"}}), 0, UNKNOWN),
        (read_npm_audit("", "npm: command not found"), 0, UNKNOWN),
        (read_npm_audit("[]", ""), 0, UNKNOWN),
    ],
)
def test_found_nothing_found_and_not_checked_are_distinguished(report: Report, checked: int, code: int) -> None:
    assert (report.checked, exit_code([report])) == (checked, code)


def test_one_finding_counts_for_more_than_what_could_not_be_checked() -> None:
    assert exit_code([pip(SKIPPED), pip(UNSAFE), npm(NPM)]) == FOUND
    assert exit_code([pip(SAFE), npm(REFUSED)]) == UNKNOWN
    assert exit_code([pip(SAFE), npm(NPM)]) == CLEAN


def test_the_reason_is_reported() -> None:
    assert npm(REFUSED).unchecked == ["405 Method Not Allowed"]
    assert read_npm_audit("", "npm: command not found").unchecked == ["npm: command not found"]
    assert read_pip_audit("x", "", "").unchecked == ["no answer, and no reason given"]
    assert pip(SKIPPED).unchecked == ["numba: Dependency not found on PyPI"]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_all_files_are_asked_about_and_the_table_says_what_was_not_checked(
    form: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "ran", lambda *command: ("", "no route to host"))
    assert audit.main(form) == UNKNOWN
    said = capsys.readouterr().out
    for file in (Path(__file__).parents[2] / "requirements").glob("*.txt"):
        assert f"requirements/{file.name}" in said
    assert "web/package-lock.json" in said
    assert "no route to host" in said


def test_a_wrong_option_is_an_exit_code_of_its_own() -> None:
    with pytest.raises(SystemExit) as stopped:
        audit.main(["--fast"])
    assert stopped.value.code == 2


def test_a_tool_that_cannot_be_run_has_checked_nothing() -> None:
    assert exit_code([read_pip_audit("x", *audit.ran("/nonexistent/python", "-m", "pip_audit"))]) == UNKNOWN
