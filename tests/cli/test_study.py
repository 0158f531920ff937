"""katzentisch study"""

import json
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from katzentisch.arena.balance import Plan, runner
from katzentisch.testing.tables import INTERPRETED

from .conftest import Answer, Call

pytestmark = pytest.mark.skipif(INTERPRETED, reason="hundreds of games are for compiled code")

STUDY = ("study", "mau_mau", "--bots", "level3", "--players", "4", "--seed", "3", "--jobs", "1")
MAUS = ("study", "maus_pass_auf", "--bots", "level3", "--players", "3", "--seed", "3", "--jobs", "1", "--games", "120")


def data(answer: Answer) -> dict[str, Any]:
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, Any] = json.loads(answer.out)
    return found


def test_the_report_answers_the_questions(call: Call) -> None:
    answer = call(*STUDY, "--games", "200", "--vary", "drawing=free", "--vary", "mau=automatic")
    assert answer.code == 0
    for words in (
        "200 games with 4 players, all seats played by level3",
        "Is it fair?",
        "one test of all seats together gives p",
        "of the variance of a win",
        "Measured with level1, level2, level3, level4: 50 deals",
        "decisions on average",
        "The lead changes",
        "What does drawing=free change?",
        "Whenever there is a card to draw, even if something fits.",
        "of the games take another course",
        "With these bots, not one game takes another course.",
        "Some games of level1, level2, level3, level4, the bots that luck is measured with, do.",
        "Seed: 3",
    ):
        assert words in answer.text
    command = next(line for line in answer.out.splitlines() if line.startswith("katzentisch study"))
    assert all(len(line) <= 80 for line in answer.out.splitlines() if line != command)


def test_in_german(call: Call) -> None:
    answer = call("--lang", "de", *STUDY, "--games", "40", "--vary", "first_card=acts")
    for words in (
        "Studie zu Mau Mau",
        "Ist es gerecht?",
        "Wie viel ist Glück?",
        "Karten und Platz",
        "Was ändert first_card=acts?",
        "95-%-Intervall",
    ):
        assert words in answer.text
    assert all(len(line) <= 80 for line in answer.out.splitlines() if not line.startswith("katzentisch study"))


def test_the_printed_command_repeats_the_study(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # short names of files don't wrap
    rest = ("--option", "wish=new", "--vary", "drawing=free", "--vary", "first_card=acts")
    first = data(call(*STUDY, "--games", "45", *rest, "--json"))
    assert first["games"] == 48
    words = shlex.split(first["command"])
    assert words[0] == "katzentisch"
    assert data(call(*words[1:], "--json")) == first
    texts = [call(*STUDY, "--games", "45", *rest, "--html", "one.html").out, call(*words[1:], "--html", "two.html").out]
    assert texts[0].replace("one.html", "two.html") == texts[1]
    assert Path("one.html").read_bytes() == Path("two.html").read_bytes()
    assert first["versions"].keys() == {"katzentisch", "rules", "records"}


def test_the_printed_command_is_quoted(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my bots & cats.py").write_text("def low(observation):\n    return observation.legal()[0]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = "python:my bots & cats:low,rules"
    first = data(call("study", "maus_pass_auf", "--bots", bots, "-n", "2", "--games", "20", "--jobs", "1", "--json"))
    assert f"--bots '{bots}'" in first["command"]
    assert data(call(*shlex.split(first["command"])[1:], "--jobs", "1", "--json")) == first


def test_few_deals_are_tested_otherwise(call: Call) -> None:
    assert "With so few deals, this is an ANOVA-type test over deals" in call(*STUDY, "--games", "40").text
    assert "Hotelling’s T² test over deals" in call(*STUDY, "--games", "80").text
    assert "ANOVA-artiger Test" in call("--lang", "de", *STUDY, "--games", "40").text


def test_without_a_seed_the_command_names_the_one_that_was_drawn(call: Call) -> None:
    first = data(call(*MAUS[:6], "--games", "120", "--json"))
    assert data(call(*shlex.split(first["command"])[1:], "--json")) == first


def test_several_bots(call: Call) -> None:
    found = data(call("study", "katze_im_sack", "--bots", "rules, random", "-n", "3", "--games", "60", "--seed", "1", "--json"))
    assert found["bots"] == found["figures"]["luck"]["bots"] == ["rules", "random"]
    assert found["games"] == 60
    assert found["figures"]["luck"]["players"]["value"] > 0.05
    assert "rules, random play every deal from every seat" in call(*shlex.split(found["command"])[1:]).text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--games", "39"), "39 games are too few for intervals. This study needs at least 40."),
        (("--games", "0"), "must be a whole number from 1 to 1,000,000"),
        (("--games", "40", "--vary", "drawing=forced"), "The option drawing is “forced” anyway"),
        (("--games", "40", "--vary", "drawing"), "Write a game option as name=value"),
        (("--games", "40", "--vary", "colour=red"), "There is no option “colour”"),
        (("--games", "40", "--vary", "drawing=maybe"), "can’t be “maybe”"),
        (("--games", "40", "--vary", "mau=automatic", "--vary", "mau=automatic"), "mau=automatic is given twice"),
        (("--games", "40", "--jobs", "0"), "--jobs must be a whole number"),
        (("--games", "40", "--seed", "-1"), "seed"),
        (("--games", "40", "--html", "no-folder/study.html"), "no-folder"),
        (("--games", "40", "--html", "."), "is a folder"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.setattr(runner, "play_chunk", lambda plan, chunk: pytest.fail("it was played"))
    answer = call("study", "mau_mau", "--bots", "level3", "--players", "4", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert words in answer.err


@pytest.mark.parametrize(
    ("bots", "words"),
    [("level9", "level9"), ("", "at least 1 bot"), ("rules,rules", "rules is named twice"), (",".join("abcdefg"), "at most 6")],
)
def test_bad_bots_are_refused(call: Call, bots: str, words: str) -> None:
    answer = call("study", "mau_mau", "--bots", bots, "--players", "4", "--games", "400")
    assert (answer.code, answer.out) == (2, "")
    assert words in answer.err


def test_a_value_that_is_not_allowed_for_so_many_players(call: Call) -> None:
    answer = call("study", "katzenjammer_blues", "--bots", "level3", "--players", "5", "--games", "400", "--vary", "mice=20")
    assert answer.code == 2
    assert "can’t be" in answer.err


def interrupt_after(monkeypatch: pytest.MonkeyPatch, sets: int) -> None:
    """Press Ctrl-C after some sets, which are played one by one."""
    usual = runner.play_chunk

    def play(plan: Plan, chunk: runner.Chunk) -> runner.Part:
        if chunk[0] >= sets:
            raise KeyboardInterrupt
        return usual(plan, chunk)

    monkeypatch.setattr(runner, "COMPILED_CHUNK", 1)
    monkeypatch.setattr(runner, "play_chunk", play)


def test_ctrl_c_reports_what_was_played(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = data(call(*STUDY, "--games", "60", "--json"))
    interrupt_after(monkeypatch, 15)
    answer = call(*STUDY, "--games", "400", "--json")
    assert answer.code == 130
    assert "Stopped after 120 of 800 games." in answer.err
    assert json.loads(answer.out) == whole


@pytest.mark.parametrize(
    ("sets", "words"),
    [(0, "Stopped after 0 of 800 games, too few for a study."), (3, "Stopped after 24 of 800 games, too few for a study.")],
)
def test_ctrl_c_before_there_is_enough(call: Call, monkeypatch: pytest.MonkeyPatch, sets: int, words: str) -> None:
    interrupt_after(monkeypatch, sets)
    answer = call(*STUDY, "--games", "400")
    assert (answer.code, answer.out) == (130, "")
    assert words in answer.err


class Elements(HTMLParser):
    """All elements of a page, each with its attributes, and those that were left open."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag != "meta" and not self.get_starttag_text().endswith("/>"):  # type: ignore[union-attr]
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_whole_and_loads_nothing(call: Call, tmp_path: Path, language: str) -> None:
    path = tmp_path / "study.html"
    path.write_text("older", encoding="utf-8")
    answer = call("--lang", language, *STUDY, "--games", "40", "--vary", "drawing=free", "--html", str(path))
    assert answer.code == 0
    page = path.read_text(encoding="utf-8")
    elements = Elements(page)
    assert elements.open == []
    assert ("html", {"lang": language}) in elements.found
    names = [name for name, _ in elements.found]
    assert names.count("svg") == 4
    assert not {"script", "link", "img", "iframe"} & set(names)
    assert not re.search(r"""(?:src|href)=|url\(|@import""", page)
    ids = {its["id"] for _, its in elements.found if "id" in its}
    for its in (its for name, its in elements.found if name == "svg"):
        assert its["role"] == "img"
        assert set(str(its["aria-labelledby"]).split()) <= ids
    for section in re.findall(r"<section>.*?</section>", page, re.DOTALL):
        assert section.count("<table") >= section.count("<svg")  # the numbers are there as text, too
    assert shlex.join(shlex.split(data(call(*STUDY, "--games", "40", "--vary", "drawing=free", "--json"))["command"])) in page


def test_the_page_can_go_to_standard_output(call: Call) -> None:
    answer = call(*MAUS, "--html", "-")
    assert answer.out.startswith("<!doctype html>")
    assert "Is it fair?" in answer.err
