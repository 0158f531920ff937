"""The trial of script/run trial-attack: what is quick of it, and whether it would notice. The rest takes minutes and isn't run here."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from typing import Any

import pytest
from benchmarks.trials.attack import clocks, damage, deals, floods, health, identity, main, probes, seats, timing
from benchmarks.trials.attack.attack import Attack, Row, Seen, Setup, as_json, as_markdown, exit_code
from benchmarks.trials.attack.main import ATTACKS
from benchmarks.trials.attack.sites import Site, site
from benchmarks.trials.attack.victim import Compared, Pace

WEAKENED = {
    "for-others": "anybody-s-seat",
    "private": "open-tables",
    "origins": "any-origin",
    "forged": "any-cookie",
    "headers": "no-headers",
}


def test_a_server_withstands_what_can_be_tried_quickly() -> None:
    """All on one server, one after the other: each attack makes its own guests and tables."""

    async def tried_all() -> list[Row]:
        async with site() as server:

            class OneServer(Setup):
                def site(self, *_: Any, **__: Any) -> AbstractAsyncContextManager[Site]:
                    return nullcontext(server)

            return [await main.tried(name, OneServer(1)) for name in WEAKENED]

    assert [(row.attack, row.verdict, row.seen) for row in asyncio.run(tried_all()) if row.verdict != "held"] == []


@pytest.mark.parametrize(("name", "weakness"), WEAKENED.items())
def test_the_same_attacks_find_a_weakness_that_was_put_in(name: str, weakness: str) -> None:
    row = asyncio.run(main.tried(name, Setup(1, (weakness,))))
    assert row.verdict == "did NOT hold", row.seen
    assert "the trial itself failed" not in row.seen


QUICK, SLOW = Pace([3.0, 4.0, 9.0]), Pace([230.0, 500.0, 700.0])


def timed(delays: Sequence[int], is_order: bool, by_formula: bool = False) -> list[timing.Move]:
    moves = [timing.Move("table", 1, ply, 1, ply + 9, "c0ffee", delay, is_order) for ply, delay in enumerate(delays)]
    return [replace(move, delay=timing.old_formula(move) + 5) for move in moves] if by_formula else moves


ANYTIME = list(range(710, 1900, 60))
STALLED, CALM = Compared(SLOW, QUICK), Compared(QUICK, QUICK)
ASSESSMENTS: dict[str, tuple[Seen, Seen]] = {  # of a server that withstands the attack, and of one that doesn't
    "orders": (
        timing.assess(timed(ANYTIME, True) + timed(ANYTIME[::-1], False)),
        timing.assess(timed(ANYTIME, True, by_formula=True) + timed(ANYTIME, False)),
    ),
    "bot-seat": (seats.assess_hands({0: ["g3"]}, {0}), seats.assess_hands({0: ["g3"], 2: ["b2"]}, {0})),
    "gift": (seats.assess_gift(0, []), seats.assess_gift(0, [{"id": "x", "invite": "y"}])),
    "troll": (seats.assess_troll(5, ["done", "message-unreadable"], "banned"), seats.assess_troll(5, ["message-unreadable"] * 2, "done")),
    "idle": (seats.assess_idle(["replace-early", "done"], True), seats.assess_idle(["message-unreadable"], False)),
    "sore-loser": (seats.assess_close("done", "closed", 1), seats.assess_close("done", "closed", 0)),
    "make-and-close": (seats.assess_made(30), seats.assess_made(150)),
    "old-deal": (deals.assess_old_deal(["g1", "b2"], "an alarm"), deals.assess_old_deal(["g1", "g1"], "an alarm")),
    "overclaim": (deals.assess_claims({"made up": (3, "consistent only")}), deals.assess_claims({"made up": (0, "Fairly dealt: 1")})),
    "damaged-log": (damage.assess_damage(3, 3, [], []), damage.assess_damage(0, 3, [], [])),
    "two-processes": (damage.assess_two("Another process uses this database"), damage.assess_two("listening")),
    "torn-wal": (damage.assess_wal(100, 60, "done", "table has lost entries"), damage.assess_wal(100, 60, "done", "listening")),
    "long-log": (floods.assess_stall("watch", CALM), floods.assess_stall("watch", STALLED)),
    "pings": (floods.assess_stall("pings", CALM), floods.assess_stall("pings", Compared(Pace([]), QUICK))),
    "growth": (floods.assess_growth({"renaming": 3}), floods.assess_growth({"renaming": 100, "leaving": 0})),
    "slow-heads": (floods.assess_heads(300, [True] * 4, 30), floods.assess_heads(300, [True, False], 30)),
    "joining": (floods.assess_joining(400, 40, 1000), floods.assess_joining(400, 7000, 6_000_000)),
    "reviews": (floods.assess_reviews([200, 200], 40), floods.assess_reviews([200, 429], 0)),
    "hints": (floods.assess_hints(["hint-result"] * 3, 9), floods.assess_hints(["hint-result", "too-fast"], 0)),
    "clock-back": (clocks.assess_back(200, True), clocks.assess_back(401, True)),
    "clock-ahead": (clocks.assess_ahead(8, 200), clocks.assess_ahead(0, 200)),
    "locked": (health.assess_locked({"/health": 200, "/ready": 503}, 503), health.assess_locked({"/health": 503, "/ready": 503}, 500)),
    "full-disk": (health.assess_full({"/health": 503}, 503, "done", 201), health.assess_full({"/health": 503}, 503, "server-fault", 201)),
    "names": (identity.assess_names([], 5), identity.assess_names(["the same"], 5)),
    "cookies": (identity.assess_cookie(401), identity.assess_cookie(200)),
    "for-others": (probes.assess_for_others(24, [], [], 0), probes.assess_for_others(24, [], [], 1)),
}


@pytest.mark.parametrize("name", ASSESSMENTS)
def test_every_attack_can_hold_or_fail(name: str) -> None:
    good, bad = ASSESSMENTS[name]
    assert (good.verdict, bad.verdict) == ("held", "did NOT hold")


def test_every_attack_has_such_a_test() -> None:
    assert set(ATTACKS) == {*ASSESSMENTS, *WEAKENED}


@pytest.mark.parametrize(
    ("seen", "held"),
    [
        (damage.assess_damage(3, 3, ["Legal moves: play y9"], []), False),
        (damage.assess_damage(3, 3, [], ["play y9"]), False),
        (damage.assess_wal(100, 100, "done", ""), None),
        (damage.assess_wal(100, 60, "entries-lost", ""), True),
        (deals.assess_old_deal(["g1", "b2"], ""), False),
        (health.assess_locked({"/health": 200, "/ready": 404}, 503), False),
        (health.assess_full({"/health": 200}, 503, "done", 201), False),
        (seats.assess_close("refused", "playing", 0), True),
        (floods.assess_heads(300, [True], 0), False),
        (timing.assess(timed(ANYTIME, True)), None),
    ],
)
def test_half_of_it_is_not_enough(seen: Seen, held: bool | None) -> None:
    assert seen.held is held


def test_one_long_stall_is_not_one_slow_move_among_many() -> None:
    pace = Pace()
    for took in (*[5.0] * 20, 8000.0):
        pace.note(took)
    assert (len(pace.times), pace.median > 1000) == (100, True)
    assert Compared(pace, QUICK).is_stalled


def test_a_busy_machine_alone_is_no_stall() -> None:
    assert not Compared(SLOW, SLOW).is_stalled
    assert not Compared(Pace([9.0, 30.0, 90.0]), QUICK).is_stalled


@pytest.mark.parametrize(
    ("first", "second", "are_alike"),
    [
        ("Anna", "\u0410nna", True),
        ("Anna", "An\u200dna", True),
        ("Anna", "anna", True),
        ("Anna", "Anne", False),
        ("Anna", "Anna (2)", False),
    ],
)
def test_which_names_look_alike(first: str, second: str, are_alike: bool) -> None:
    assert identity.are_alike([{"name": first}, {"name": second}]) is are_alike


ROWS = [Row("pings", "send | pings", "12 ms", "held", 1.0), Row("names", "two\nnames", "taken", "did NOT hold", 2.0)]
UNTRIED = Row("full-disk", "fill it", "needs root", "not tried", 0.0)


def test_the_exit_code_says_whether_all_held() -> None:
    assert (exit_code(ROWS), exit_code(ROWS[:1]), exit_code([ROWS[0], UNTRIED])) == (1, 0, 0)


def test_the_table_as_markdown_and_as_json() -> None:
    assert as_markdown(ROWS).splitlines()[2:] == [
        "| `pings` | send \\| pings | 12 ms | held |",
        "| `names` | two names | taken | **did NOT hold** |",
    ]
    report = json.loads(as_json([*ROWS, UNTRIED]))
    assert (report["exit"], [each["verdict"] for each in report["attacks"]]) == (1, ["held", "did NOT hold", "not tried"])


async def broken(setup: Setup) -> Seen:
    raise ConnectionError("nobody there")


async def fine(setup: Setup) -> Seen:
    return Seen(f"{setup.seconds:g} seconds of it", True)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(ATTACKS):
        monkeypatch.delitem(ATTACKS, name)
    monkeypatch.setitem(ATTACKS, "fine", Attack("nothing", fine))
    monkeypatch.setitem(ATTACKS, "broken", Attack("an attack that breaks off", broken))


@pytest.mark.usefixtures("few")
def test_an_attack_that_breaks_off_has_not_shown_that_the_server_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--json"]) == 1
    rows = {each["attack"]: each for each in json.loads(capsys.readouterr().out)["attacks"]}
    assert (rows["fine"]["verdict"], rows["broken"]["verdict"]) == ("held", "did NOT hold")
    assert rows["broken"]["seen"] == "the trial itself failed: ConnectionError: nobody there"


@pytest.mark.usefixtures("few")
def test_only_some_and_for_longer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--only", "fine", "--seconds", "20", "--markdown"]) == 0
    assert "| `fine` | nothing | 20 seconds of it | held |" in capsys.readouterr().out
    assert main.main(["--only", "fine"]) == 0
    assert "20 seconds" not in capsys.readouterr().out
    assert main.main(["--list"]) == 0
    assert capsys.readouterr().out == "fine: nothing\nbroken: an attack that breaks off\n"


@pytest.mark.parametrize("wrong", [["--only", "nothing-like-it"], ["--seconds", "0"], ["--seconds", "soon"], ["--only"], ["--fast"]])
def test_a_wrong_option_has_an_exit_code_of_its_own(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main.main(wrong)
    assert stopped.value.code == 2
