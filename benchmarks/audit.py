"""Are known vulnerabilities in what the project installs? Asks pip-audit about each file of requirements/ and npm about those of the page.

    script/run audit                    everything
    script/run audit --json             for programs
    script/run audit --service osv      Python packages looked up at osv.dev instead of PyPI

Exit codes: 0 nothing was found, 1 something was found, 2 a wrong option, 3 nothing was found, but not everything could be checked.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PIP_AUDIT = ROOT / ".venv-audit" / "bin" / "python"
LONGEST = 300  # seconds for one of them
CLEAN, FOUND, UNKNOWN = 0, 1, 3


@dataclass(frozen=True)
class Finding:
    package: str
    version: str
    id: str
    fixed: str  # in which versions, as far as is known


@dataclass(frozen=True)
class Report:
    what: str
    checked: int = 0  # packages
    findings: list[Finding] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)  # what could not be looked up, and why


def of_requirements(file: Path, service: str) -> Report:
    """Only look up the packages that the file names: nothing is installed or resolved."""
    options = ("--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json", "--vulnerability-service", service)
    return read_pip_audit(f"requirements/{file.name}", *ran(PIP_AUDIT, "-m", "pip_audit", *options, "--requirement", file))


def of_page() -> Report:
    return read_npm_audit(*ran(sys.executable, ROOT / "web" / "page.py", "tool", "npm", "audit", "--json"))


def ran(*command: object) -> tuple[str, str]:
    """What a command printed to standard output and standard error."""
    try:
        ended = subprocess.run([str(each) for each in command], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return ended.stdout, ended.stderr


def read_pip_audit(what: str, printed: str, complaint: str) -> Report:
    try:
        listed = json.loads(printed)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Report(what, unchecked=[last_line(complaint)])
    findings = [
        Finding(each["name"], each["version"], found["id"], ", ".join(found["fix_versions"]))
        for each in listed
        for found in each.get("vulns", ())
    ]
    unchecked = [f"{each['name']}: {each['skip_reason']}" for each in listed if "skip_reason" in each]
    return Report(what, len(listed) - len(unchecked), findings, unchecked or ([] if listed else ["it lists nothing"]))


def read_npm_audit(printed: str, complaint: str) -> Report:
    what = "web/package-lock.json"
    try:
        answer: dict[str, Any] = json.loads(printed)
        listed, checked = answer["vulnerabilities"], answer["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Report(what, unchecked=[npm_reason(printed) or last_line(complaint)])
    findings = [Finding(name, each["range"], each["severity"], "yes" if each["fixAvailable"] else "") for name, each in listed.items()]
    return Report(what, checked, findings)


def npm_reason(printed: str) -> str:
    try:
        error = json.loads(printed)
    except ValueError:
        return ""
    return str(error.get("message") or error.get("error", {}).get("summary") or "") if isinstance(error, dict) else ""


def last_line(complaint: str) -> str:
    return next((line.strip() for line in reversed(complaint.splitlines()) if line.strip()), "no answer, and no reason given")


def exit_code(reports: Sequence[Report]) -> int:
    if any(report.findings for report in reports):
        return FOUND
    return UNKNOWN if any(report.unchecked for report in reports) else CLEAN


def show(report: Report) -> None:
    print(f"{report.what}: {report.checked} packages checked, {len(report.findings)} known vulnerabilities")
    for each in report.findings:
        print(f"  FOUND {each.package} {each.version}: {each.id}" + (f", fixed: {each.fixed}" if each.fixed else ", no fix yet"))
    if report.unchecked:
        print(f"  NOT CHECKED: {len(report.unchecked)}. {report.unchecked[0]}")


SUMMARIES = {
    CLEAN: "No known vulnerabilities in any of the packages.",
    FOUND: "There are known vulnerabilities: see FOUND above.",
    UNKNOWN: "Not checked: see NOT CHECKED above. Nothing is known about these packages. Try again where the databases can be reached.",
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("script/run audit", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--service", choices=["pypi", "osv"], default="pypi")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    reports = [*(of_requirements(file, asked.service) for file in sorted((ROOT / "requirements").glob("*.txt"))), of_page()]
    code = exit_code(reports)
    if asked.json:
        print(json.dumps({"exit": code, "reports": [asdict(report) for report in reports]}, indent=2))
    else:
        for report in reports:
            show(report)
        print(SUMMARIES[code])
    return code


if __name__ == "__main__":
    sys.exit(main())
