"""Several processes behind nginx: options, the arithmetic of efficiency, the configuration of nginx, and a small run of everything."""

import json
import os
import re
import subprocess
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from benchmarks.load import proxy, scaling
from benchmarks.load.generators import Sample, Target, shares
from benchmarks.load.measurement import LIMIT
from benchmarks.load.scaling_run import Plan, Reading, Result, Round, measured, summary
from benchmarks.load.servers import free_ports

from katzentisch.testing import postgres

NGINX, POSTGRESQL = proxy.program(), postgres.programs()
PLAN = Plan("mau_mau", tables=64, generators=2, seconds=5, rounds=1)
BEFORE = Reading(at=100, server={1: 1.0, 2: 10.0}, database=3, proxy=5, commits=1000, wal=500_000, flushes=10)
AFTER = Reading(at=110, server={1: 1.5, 2: 17.0, 3: 0.5}, database=5, proxy=6, commits=6000, wal=20_500_000, flushes=1010)
SAMPLES = (
    Sample([0.010] * 98 + [0.050, 0.090], moves=9_000, seconds=10, cpu=8, updates=400, bytes=200_000),
    Sample([0.010] * 100, moves=11_000, seconds=10, cpu=9.5, updates=600, bytes=350_000),
)


@pytest.fixture
def one() -> Round:
    return summary(1, 64, SAMPLES, BEFORE, AFTER, (200, 50))


def test_a_round_adds_up_what_the_generators_measured(one: Round) -> None:
    assert (one.moves_per_second, one.generators, one.bytes_per_update) == (2000, 2, 550)
    assert (one.p50, one.p99, one.slowest) == pytest.approx((10, 50, 90))
    assert one.generator_cpu == pytest.approx(1.75)
    assert one.busiest_generator == pytest.approx(0.95)


def test_a_round_has_the_cost_of_each_part(one: Round) -> None:
    assert (one.server_cpu, one.database_cpu, one.proxy_cpu) == pytest.approx((0.8, 0.2, 0.1))
    assert one.busiest_server == pytest.approx(0.7)
    assert one.per_move(one.cpu) == pytest.approx(550)
    assert (one.commits_per_second, one.flushes_per_second, one.wal_per_move) == (500, 100, 1000)


def test_linear_is_as_many_times_the_moves_of_the_fewest_processes(one: Round) -> None:
    four = replace(one, processes=4, moves_per_second=6400)
    assert scaling.efficiency(one, one) == scaling.cpu_efficiency(one, one) == 1
    assert scaling.efficiency(four, one) == pytest.approx(0.8)
    assert scaling.efficiency(replace(one, processes=8, moves_per_second=6400), four) == pytest.approx(0.5)


def test_what_costs_twice_the_cpu_is_half_as_efficient(one: Round) -> None:
    two = replace(one, processes=2, moves_per_second=4000, server_cpu=3, database_cpu=1, proxy_cpu=0.4)
    assert scaling.cpu_efficiency(two, one) == pytest.approx(0.5)


def test_the_median_round_counts(one: Round) -> None:
    def speeds(*values: float) -> float | None:
        middle = Result(1, False, [replace(one, moves_per_second=each) for each in values]).middle
        return middle.moves_per_second if middle else None

    assert (speeds(), speeds(3), speeds(9, 1, 5), speeds(4, 2)) == (None, 3, 5, 2)


def test_the_report_says_what_was_busy_too_slow_or_failed(one: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    idle = replace(one, generator_cpu=0.5, busiest_generator=0.5)
    slow = replace(idle, processes=2, p99=LIMIT + 1, server_cpu=3)
    results = [Result(1, False, [idle]), Result(2, False, [slow]), Result(1, True, [one]), Result(4, True, [], "did not start")]
    assert scaling.notes(results) == [
        "2 processes behind nginx: all 4 cores were busy, also with clients: on a larger machine, the servers may be faster",
        "1 process without a proxy: a load generator was busy all the time: more --generators may show a faster server",
        "4 processes without a proxy: did not start",
    ]
    [behind, direct] = scaling.tables(results, PLAN)
    rows = {row[0]: row[1:] for row in behind[2]}
    assert (behind[1], direct[1]) == (["processes", "1", "2"], ["processes", "1"])
    assert rows["moves per second, of linear"] == ["1.00", "0.50"]
    assert rows["latency, 99 of 100"] == ["50.0 ms", "101.0 ms (!)"]
    assert "| moves per second, of linear | 1.00 | 0.50 |" in scaling.written_markdown(results, PLAN)
    plain = json.loads(json.dumps(scaling.plain(results, PLAN)))
    assert [each.get("efficiency") for each in plain["results"]] == [1, 0.5, 1, None]


def test_generators_share_the_tables() -> None:
    assert shares(64, 1) == [64]
    assert shares(130, 4) == [33, 33, 32, 32]


def test_without_a_proxy_a_table_has_one_process_and_all_have_tables() -> None:
    target, rng = Target((8000, 8001, 8002, 8003), "mau_mau"), Random(1)
    ids = [f"{rng.getrandbits(48):012x}" for _ in range(400)]
    homes = {id: target.port_of(8000, id) for id in ids}
    assert {id: target.port_of(8003, id) for id in ids} == homes
    assert min(Counter(homes.values())[port] for port in target.ports) > 50
    assert Target((9000,), "mau_mau").port_of(9000, ids[0]) == 9000


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--processes", "1", "0"], "--processes must be numbers from 1 to 16"),
        (["--processes", "17"], "--processes must be numbers from 1 to 16"),
        (["--tables", "0"], "--tables must be at least 1"),
        (["--generators", "-1"], "--generators must be at least 1"),
        (["--rounds", "0"], "--rounds must be at least 1"),
        (["--seconds", "0"], "--seconds must be more than 0"),
        (["--seconds", "nan"], "--seconds must be more than 0"),
        (["--game", "poker"], "invalid choice: 'poker'"),
        (["--save", "missing/scaling.json"], "--save: there is no folder missing"),
        (["--json", "--markdown"], "not allowed with argument"),
    ],
)
def test_invalid_options_are_refused(arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        scaling.main(arguments)
    assert ended.value.code == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize(("module", "name", "fault"), [(proxy, "program", "nginx is not"), (postgres, "programs", "PostgreSQL is not")])
def test_missing_programs_are_named(
    module: object, name: str, fault: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(proxy, "program", lambda: "/usr/sbin/nginx")
    monkeypatch.setattr(postgres, "programs", lambda: Path("/usr/lib/postgresql/15/bin"))
    monkeypatch.setattr(module, name, lambda: None)
    with pytest.raises(SystemExit) as ended:
        scaling.main([])
    assert ended.value.code == 2
    assert fault in capsys.readouterr().err


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed (on Debian: apt install nginx-light)")
def test_nginx_accepts_the_configuration(tmp_path: Path) -> None:
    assert NGINX
    [port, *processes] = free_ports(9)
    text = proxy.configuration(tmp_path, port, processes)
    (tmp_path / "nginx.conf").write_text(text, encoding="utf-8")
    checked = subprocess.run([NGINX, "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-t"], check=False, text=True, capture_output=True)
    assert checked.returncode == 0, checked.stderr
    assert [int(each) for each in re.findall(r"^ *server 127\.0\.0\.1:(\d+) max_fails=0;$", text, re.MULTILINE)] == processes
    assert re.findall(r"^ *listen .*$", text, re.MULTILINE) == [f"    listen 127.0.0.1:{port};"]


def test_the_configuration_routes_as_the_deployed_one() -> None:
    deployed = proxy.SITE.read_text(encoding="utf-8")
    plain = proxy.site(deployed, 9000, (8000, 8001))
    for line in ("hash $katzentisch_route consistent;", "proxy_set_header Host $http_host;", 'map "$uri?$arg_table" $katzentisch_route {'):
        assert line in deployed
        assert line in plain
    assert "ssl" not in plain


@pytest.mark.skipif(NGINX is None or POSTGRESQL is None, reason="nginx or PostgreSQL is not installed")
@pytest.mark.parametrize(("processes", "is_direct"), [(1, False), (2, True)])
def test_a_small_run_measures_all_parts(processes: int, is_direct: bool) -> None:
    result = measured(processes, is_direct, Plan("mau_mau", tables=3, generators=2, seconds=1, rounds=1))
    assert result.fault is None
    [it] = result.rounds
    assert (it.processes, it.tables, it.generators) == (processes, 3 * processes, 2)
    assert it.moves_per_second > 0
    assert 0 < it.p50 <= it.p95 <= it.p99 <= it.slowest
    assert it.commits_per_second > 0
    assert it.wal_per_move > 100
    assert it.server_cpu > 0
    assert 0 < it.busiest_server <= it.server_cpu
    assert (it.proxy_cpu == 0) if is_direct else (it.server_memory > 50)


@pytest.mark.skipif(POSTGRESQL is None, reason="PostgreSQL is not installed")
def test_a_cluster_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: postgres.Cluster, program: str, *arguments: str) -> None:
        raise subprocess.CalledProcessError(3, [self.programs / program, *arguments])

    monkeypatch.setattr(postgres.Cluster, "control", refuse)
    assert measured(1, False, PLAN).fault == "PostgreSQL did not start: initdb ended with 3"
