"""What hosts watch a server with: the metrics, and the files for Prometheus and Grafana in deploy/, tried with Prometheus itself."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from katzentisch.server.readiness import CheckName
from katzentisch.server.rooms.metrics import LIMITED, ROUNDS, STATUSES, WORK
from katzentisch.server.settings import PORT
from katzentisch.testing.running_server import RunningServer, eventually, quick, running
from katzentisch.testing.table_actions import full_table, play_out, random_choice

from .test_nginx import free_port

ROOT = Path(__file__).parents[2]
DEPLOY, SERVER = ROOT / "deploy", ROOT / "src/katzentisch/server"
RULES, SCRAPE, DASHBOARD = DEPLOY / "prometheus-alerts.yaml", DEPLOY / "prometheus.yaml", DEPLOY / "grafana-dashboard.json"
RULE_TESTS = Path(__file__).with_name("prometheus-alerts-tests.yaml")
PROMTOOL, PROMETHEUS = shutil.which("promtool"), shutil.which("prometheus")
needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed (on Debian: apt install prometheus)")
needs_prometheus = pytest.mark.skipif(PROMETHEUS is None, reason="Prometheus is not installed (on Debian: apt install prometheus)")

JOB = "katzentisch"
OF_GRAFANA = {"$job": JOB, "$instance": ".*", "$__rate_interval": "1m"}
OF_PROMETHEUS = {"up", "ALERTS"}
EMPTY_IN_GOOD_TIMES = {"Internal errors", "Over a limit per second", "Broken tables"}
NAME = re.compile(r"\b((?:katzentisch|process)_\w+|up|ALERTS)\b(?=[{\[)]| )")


def alerts() -> list[dict[str, Any]]:
    [group] = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


def dashboard() -> dict[str, Any]:
    return dict(json.loads(DASHBOARD.read_text(encoding="utf-8")))


def panels() -> list[dict[str, Any]]:
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def queries(panel: dict[str, Any]) -> list[str]:
    """The expressions of a panel, as Grafana sends them."""
    found = [target["expr"] for target in panel["targets"]]
    for variable, value in OF_GRAFANA.items():
        found = [expression.replace(variable, value) for expression in found]
    return found


def expressions() -> list[str]:
    return [*(rule["expr"] for rule in alerts()), *(query for panel in panels() for query in queries(panel))]


def promtool(*arguments: str | Path) -> str:
    assert PROMTOOL
    done = subprocess.run([PROMTOOL, *map(str, arguments)], check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def samples(url: str) -> list[tuple[str, dict[str, str], float]]:
    families = text_string_to_metric_families(httpx.get(f"{url}/metrics").text)
    return [(sample.name, dict(sample.labels), sample.value) for family in families for sample in family.samples]


@pytest.fixture(scope="module")
def exported(server: RunningServer) -> set[str]:
    return {name for name, _, _ in samples(server.url)}


def test_every_metric_that_is_watched_is_exported(exported: set[str]) -> None:
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    assert len(named) > 15
    assert named - OF_PROMETHEUS - {"katzentisch_broken_tables"} <= exported  # a table that is broken has its own


def test_every_metric_of_the_server_is_on_the_dashboard(exported: set[str]) -> None:
    watched = " ".join(query for panel in panels() for query in queries(panel))
    ours = {name for name in exported if name.startswith(JOB) and not name.endswith(("_created", "_count", "_sum"))}
    assert {name for name in ours if name not in watched} == set()


def test_counters_begin_at_zero_and_so_their_first_increase_shows(server: RunningServer) -> None:
    found = samples(server.url)
    begun = {key: {labels[key] for _, labels, _ in found if key in labels} for key in ("where", "what", "status")}
    assert begun == {"where": {*WORK, *ROUNDS}, "what": set(LIMITED), "status": set(STATUSES)}
    assert {labels["check"] for _, labels, _ in found if "check" in labels} == set(get_args(CheckName))


def test_the_code_counts_nothing_else() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    where = r'(?:failures\.labels\(|guard\(.*, |mark\(.*, (?:LOG|WORK), |mark_failed\(\w+, |break_down\()"(\w+)"'
    what = r'(?:limited\.labels\(|enforce_limit\(|rate_limit\(\w+, |\.count\()"(\w+)"'
    rounds = r"(?:attempt|self\.repeat)\((?:self|server)\.(?:\w+\.)?(\w+)|\((?:self)\.(\w+), settings\."
    assert {*re.findall(where, source)} <= {*WORK, *ROUNDS}
    assert {*re.findall(what, source)} <= {*LIMITED}
    assert {a or b for a, b in re.findall(rounds, source)} <= {*ROUNDS}


def test_a_bug_in_a_request_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def wrong(*_: Any) -> None:
        raise ZeroDivisionError

    with running(quick(tmp_path)) as alone:
        monkeypatch.setattr(alone.server.people, "visit", wrong)
        assert httpx.get(f"{alone.url}/api/me").status_code == 500
        counted = {(name, *labels.values()): value for name, labels, value in samples(alone.url)}
    assert counted["katzentisch_failures_total", "http"] == counted["katzentisch_responses_total", "5xx"] == 1


@needs_promtool
def test_the_rules_and_the_scrape_file_are_valid() -> None:
    promtool("check", "rules", RULES)
    promtool("check", "config", SCRAPE)


@needs_promtool
def test_the_alerts_fire_when_they_should_and_only_then() -> None:
    promtool("test", "rules", RULE_TESTS)


def test_every_alert_is_tested_and_says_what_to_do() -> None:
    tests = RULE_TESTS.read_text(encoding="utf-8")
    for rule in alerts():
        assert re.search(rf'{rule["alert"]}",alertstate="firing"\}}|alertname: {rule["alert"]}$', tests, re.MULTILINE), rule["alert"]
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert set(rule["annotations"]) == {"summary", "description"}
        assert len(rule["annotations"]["description"]) > 40
    assert len({rule["alert"] for rule in alerts()}) == len(alerts())


def test_prometheus_scrapes_the_job_and_the_port_that_the_others_name() -> None:
    [scraped] = yaml.safe_load(SCRAPE.read_text(encoding="utf-8"))["scrape_configs"]
    assert scraped["job_name"] == JOB
    assert scraped["static_configs"] == [{"targets": [f"127.0.0.1:{PORT}"]}]
    assert all(f'job="{JOB}"' in rule["expr"] for rule in alerts())


@needs_promtool
def test_every_query_of_the_dashboard_can_be_read(tmp_path: Path) -> None:
    found = [query for panel in panels() for query in queries(panel)]
    rules = [{"record": f"query:{number}", "expr": query} for number, query in enumerate(found)]
    path = tmp_path / "rules.yaml"
    path.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}), encoding="utf-8")
    assert f"{len(found)} rules found" in promtool("check", "rules", path)


def test_every_panel_has_a_query_a_unit_and_an_explanation() -> None:
    variables = {each["name"] for each in dashboard()["templating"]["list"]}
    assert variables == {"datasource", "job", "instance"}
    for panel in panels():
        title = panel["title"]
        assert panel["targets"], title
        assert panel["description"].endswith("."), title
        assert panel["fieldConfig"]["defaults"]["unit"], title
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"]), title
        for each in (panel, *panel["targets"]):
            assert each["datasource"] == {"type": "prometheus", "uid": "${datasource}"}, title
        for target in panel["targets"]:
            assert 'job="$job"' in target["expr"], title
            assert set(re.findall(r"\$(\w+)", target["expr"])) <= {*variables, "__rate_interval"}, title
    assert len({panel["title"] for panel in panels() if panel["type"] != "stat"}) == len([p for p in panels() if p["type"] != "stat"])


def test_panels_lie_next_to_each_other() -> None:
    every = dashboard()["panels"]
    assert len({panel["id"] for panel in every}) == len(every)

    def squares(panel: dict[str, Any]) -> set[tuple[int, int]]:
        at = panel["gridPos"]
        assert 0 <= at["x"] < at["x"] + at["w"] <= 24, panel["title"]
        return {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}

    for one, other in combinations(every, 2):
        assert not squares(one) & squares(other), (one["title"], other["title"])
    assert sum(len(squares(panel)) for panel in every) == 24 * max(panel["gridPos"]["y"] + panel["gridPos"]["h"] for panel in every)


def typed(written: dict[str, Any]) -> Any:
    """What is left of a dashboard in the types that Grafana's makers publish: they drop what they don't know."""
    models = pytest.importorskip("grafana_foundation_sdk.models.dashboard", reason="its types are not installed (script/env dev)")
    from grafana_foundation_sdk.cog import encoder, plugins  # noqa: PLC0415  optional

    plugins.register_default_plugins()
    return json.loads(encoder.JSONEncoder(sort_keys=True).encode(models.Dashboard.from_json(written)))


def lost(written: Any, known: Any, path: str = "") -> Iterator[str]:
    """The places where something is missing or differs."""
    if isinstance(written, dict) and isinstance(known, dict):
        for key, value in written.items():
            yield from lost(value, known.get(key), f"{path}.{key}")
    elif isinstance(written, list) and isinstance(known, list) and len(written) == len(known):
        for number, (one, other) in enumerate(zip(written, known, strict=True)):
            yield from lost(one, other, f"{path}.{number}")
    elif written != known:
        yield path


def test_the_dashboard_follows_grafanas_types() -> None:
    written = dashboard()
    assert list(lost(written, typed(written))) == []
    written["panels"][1]["options"]["colourMode"] = "value"
    written["panels"][1]["fieldConfig"]["defaults"]["units"] = "s"
    assert list(lost(written, typed(written))) == [".panels.1.fieldConfig.defaults.units", ".panels.1.options.colourMode"]


@contextmanager
def prometheus(folder: Path, port: int) -> Iterator[httpx.Client]:
    """A Prometheus with the files of deploy/, which scrapes a server twice a second."""
    assert PROMETHEUS
    shutil.copy(RULES, folder)
    changed = SCRAPE.read_text(encoding="utf-8").replace(": 15s", ": 500ms").replace(f"127.0.0.1:{PORT}", f"127.0.0.1:{port}")
    (folder / "prometheus.yaml").write_text(changed, encoding="utf-8")
    own = f"127.0.0.1:{free_port()}"
    files = [f"--config.file={folder / 'prometheus.yaml'}", f"--storage.tsdb.path={folder / 'data'}"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([PROMETHEUS, *files, f"--web.listen-address={own}", "--log.level=warn"], stdout=log, stderr=log)
    try:
        with httpx.Client(base_url=f"http://{own}", timeout=30) as client:
            assert eventually(lambda: is_up(client) or process.poll() is not None)
            assert process.poll() is None, (folder / "log").read_text()
            yield client
    finally:
        process.kill()
        process.wait()


def is_up(client: httpx.Client) -> bool:
    try:
        return client.get("/-/ready").status_code == 200
    except httpx.TransportError:
        return False


def has_data(client: httpx.Client, query: str) -> bool:
    answer = client.get("/api/v1/query", params={"query": query})
    assert answer.status_code == 200, answer.text
    return any(each["value"][1] != "NaN" for each in answer.json()["data"]["result"])


@needs_prometheus
def test_every_panel_shows_something_while_people_play(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with full_table(url, "mau_mau", 2) as visitors:
            await play_out(visitors, random_choice())

    with running(quick(tmp_path)) as server, prometheus(tmp_path, server.port) as client:
        assert eventually(lambda: has_data(client, f'katzentisch_rooms{{job="{JOB}"}}'))
        asyncio.run(play(server.url))
        wanted = {query: panel["title"] for panel in panels() for query in queries(panel) if panel["title"] not in EMPTY_IN_GOOD_TIMES}
        for query, title in wanted.items():
            assert eventually(lambda query=query: has_data(client, query)), (title, query)  # type: ignore[misc]
        assert {p["title"] for p in panels() if not any(has_data(client, query) for query in queries(p))} == EMPTY_IN_GOOD_TIMES
        rules = client.get("/api/v1/rules").json()["data"]["groups"][0]["rules"]
        assert [(rule["name"], rule["health"], rule["state"]) for rule in rules] == [(each["alert"], "ok", "inactive") for each in alerts()]
