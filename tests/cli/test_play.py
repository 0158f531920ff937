"""katzentisch play"""

import builtins
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from katzentisch.cli import session
from katzentisch.cli.prompt import Menu
from katzentisch.games import GAMES
from katzentisch.play.validation import validate_file
from katzentisch.words import LANGUAGES, say

from .conftest import Call

BLUES = ("play", "katzenjammer_blues", "--seed", "5")

Choose = Callable[[Menu], str]


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Callable[[Choose], None]:
    """Sits down somebody who sees the menu and types what `choose` makes of it."""

    def sit_down(choose: Choose) -> None:
        seen: list[Menu] = []

        def shown(moves: list[str]) -> Menu:
            seen.append(Menu(moves))
            return seen[-1]

        monkeypatch.setattr(session, "Menu", shown)
        monkeypatch.setattr(builtins, "input", lambda question: choose(seen[-1]))

    return sit_down


def by_label(rng: Random) -> Choose:
    return lambda menu: rng.choice(menu.labels)


def by_move(rng: Random) -> Choose:
    return lambda menu: rng.choice(menu.moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", [by_label, by_move])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    call: Call, person: Callable[[Choose], None], tmp_path: Path, game: str, way: Callable[[Random], Choose], language: str
) -> None:
    person(way(Random(1)))
    file = tmp_path / "games.jsonl"
    answer = call("play", game, "--seed", "7", "--lang", language, "--record", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) <= 80
    assert [verdict.as_dict() for _, verdict in validate_file(file)] == [{"ok": True, "over": True}]
    assert json.loads(file.read_text())["names"][0] == say("cli-person", language)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_every_seat(call: Call, person: Callable[[Choose], None], game: str) -> None:
    for players in (GAMES[game].players[0], GAMES[game].players[-1]):
        person(by_label(Random(players)))
        answer = call("play", game, "--players", str(players), "--seat", str(players - 1), "--seed", "3")
        assert answer.code == 0


def test_the_same_seed_is_the_same_game(call: Call) -> None:
    typed = "1\n" * 30
    assert call(*BLUES, typed=typed) == call(*BLUES, typed=typed)


def test_options_reach_the_table(call: Call) -> None:
    assert "24 mice to win" in call(*BLUES, "--option", "mice=24", typed="").out


def test_a_series_has_totals(call: Call, person: Callable[[Choose], None], tmp_path: Path) -> None:
    person(by_label(Random(1)))
    file = tmp_path / "series.jsonl"
    answer = call("play", "maus_pass_auf", "--players", "2", "--games", "2", "--first", "1", "--seed", "1", "--record", str(file))
    assert "Game 2 of 2" in answer.out
    assert "Standings after 1 of 2 games" in answer.out
    assert "Standings after 2 of 2 games" in answer.out
    assert [json.loads(line)["first"] for line in file.read_text().splitlines()] == [1, 0]


@pytest.mark.parametrize(
    ("game", "first", "said"),
    [
        ("katzenjammer_blues", "0", "You begin as the bandleader."),
        ("katzenjammer_blues", "2", "{name} begins as the bandleader."),
        ("mau_mau", "1", "{name} begins."),
        ("maus_pass_auf", "lot", "Drawn by lot:"),
    ],
)
def test_it_is_said_who_begins(call: Call, tmp_path: Path, game: str, first: str, said: str) -> None:
    file = tmp_path / "left.jsonl"
    answer = call("play", game, "--first", first, "--seed", "5", "--record", str(file), typed="q\n")
    record = json.loads(file.read_text())
    assert said.format(name=record["names"][record["first"]]) in answer.out
    assert first in ("lot", str(record["first"]))


@pytest.mark.parametrize("first", ["4", "-1", "Lot", "1.0", "9" * 30])
def test_nobody_else_can_begin(call: Call, first: str) -> None:
    answer = call(*BLUES, f"--first={first}")
    assert (answer.code, "--first must be “lot” or a seat from 0 to 3" in answer.err) == (2, True)


def test_the_end_of_the_input_leaves(call: Call) -> None:
    answer = call(*BLUES, typed="")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("This game was not saved. Use --record FILE to save the next one.\nSee you soon.\n")


def test_q_leaves_and_the_record_is_kept(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    answer = call(*BLUES, "--record", str(file), typed="pass\nq\n")
    assert (answer.code, answer.out.endswith("See you soon.\n")) == (0, True)
    assert [verdict.as_dict() for _, verdict in validate_file(file)] == [{"ok": True, "over": False}]


def test_records_are_added_to_the_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    for _ in range(2):
        call(*BLUES, "--record", str(file), typed="q\n")
    assert len(file.read_text().splitlines()) == 2


@pytest.mark.parametrize(("language", "word"), [("en", "Stopped.\n"), ("de", "Abgebrochen.\n")])
def test_ctrl_c(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, word: str) -> None:
    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    file = tmp_path / "stopped.jsonl"
    answer = call(*BLUES, "--lang", language, "--record", str(file))
    assert (answer.code, answer.err) == (130, word)
    assert len(file.read_text().splitlines()) == 1


def test_help_is_the_phase_one_is_in(call: Call) -> None:
    text = call(*BLUES, typed="?\n").text
    assert " ".join(say("katzenjammer_blues-help-auction", "en", option_mice=20).split()) in text
    assert " ".join(say("katzenjammer_blues-help-showing", "en", option_mice=20).split()) not in text


@pytest.mark.parametrize("typed", ["??", "rules"])
def test_all_rules(call: Call, typed: str) -> None:
    text = call(*BLUES, "--lang", "de", typed=f"{typed}\n").text
    for phase in (*GAMES["katzenjammer_blues"].phases, "over"):
        assert " ".join(say(f"katzenjammer_blues-help-{phase}", "de", option_mice=20).split()) in text
    assert say("katzenjammer_blues-option-mice-20", "de") in text


@pytest.mark.parametrize(
    ("typed", "output"),
    [
        ("fly", "“fly” is not a move in this game’s notation."),
        ("done", "The auction is still running: bid or pass."),
        ("[bold]", "“[bold]” is not a move in this game’s notation."),
        ("\x1b[2J", "is not a move in this game’s notation."),
        ("99", "“99” is not a move in this game’s notation."),
    ],
)
def test_what_can_t_be_is_explained_and_asked_again(call: Call, typed: str, output: str) -> None:
    answer = call(*BLUES, typed=f"{typed}\npass\nq\n")
    assert output in answer.text
    assert "You pass." in answer.out
    assert "\x1b" not in answer.out


def test_enter_plays_the_only_move(call: Call) -> None:
    assert "You flip cheese." in call("play", "maus_pass_auf", "--seed", "1", typed="\nq\n").out


def test_enter_is_no_choice(call: Call) -> None:
    assert "That could mean several moves" in call(*BLUES, typed="pass\n\nq\n").out


def test_unreadable_bytes_are_only_an_unreadable_move(call: Call) -> None:
    assert call(*BLUES, typed=b"\xff\xfe\nq\n").code == 0


@pytest.mark.parametrize("answer", ["1", "katzenjammer_blues", "x\n99\n²\n1"])
def test_asks_which_game(call: Call, answer: str) -> None:
    output = call("play", "--seed", "5", typed=f"{answer}\nq\n")
    assert output.code == 0
    assert f"{len(GAMES)}) " in output.out
    assert "Katzenjammer Blues · Auction" in output.out


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_nobody_has_to_choose_a_game(call: Call, typed: str) -> None:
    output = call("play", typed=typed)
    assert (output.code, "not saved" in output.out) == (0, False)


def test_names(call: Call) -> None:
    output = call(*BLUES, "--name", "Minka", "--seat", "2", typed="q\n").out
    assert "Minka (you)" in output
    assert output.splitlines()[0].startswith("You are playing with Felix, Luna, Moritz.")


AUCTION = Menu(["pass", "bid 1x3", "bid 2d", "bid 2x1"])
MICE = Menu(["pass", *(f"bid {mice}" for mice in range(8, 16))])
CARDS = Menu(["lay -8", "lay 3", "lay 5", "lay d"])
PAYING = Menu(["pay 22", "pay 2J"])
COLOURS = Menu(["play wild g", "play wild b", "draw"])


@pytest.mark.parametrize(
    ("menu", "typed", "move"),
    [
        (AUCTION, "1", "pass"),
        (AUCTION, "3", "bid 2d"),
        (AUCTION, "2x1", "bid 2x1"),
        (AUCTION, "bid 2x1", "bid 2x1"),
        (AUCTION, "5", "5"),
        (MICE, "9", "bid 9"),
        (MICE, "7", "bid 7"),
        (MICE, "pass", "pass"),
        (CARDS, "3", "lay 3"),
        (CARDS, "-8", "lay -8"),
        (CARDS, "d", "lay d"),
        (CARDS, "1", "lay 1"),
        (PAYING, "22", "pay 22"),
        (PAYING, "2J", "pay 2J"),
        (COLOURS, "2", "play wild b"),
        (COLOURS, "wild g", "play wild g"),
        (COLOURS, "²", "²"),
    ],
)
def test_what_is_meant(menu: Menu, typed: str, move: str) -> None:
    assert menu.find(typed) == move


@pytest.mark.parametrize(
    ("menu", "lines"),
    [
        (AUCTION, [("", ["1) pass"]), ("bid", ["2) 1x3", "3) 2d", "4) 2x1"])]),
        (MICE, [("", ["pass"]), ("bid", ["8", "…", "15"])]),
        (CARDS, [("lay", ["-8", "3", "5", "d"])]),
        (COLOURS, [("play", ["1) wild g", "2) wild b"]), ("", ["3) draw"])]),
    ],
)
def test_how_it_is_listed(menu: Menu, lines: list[tuple[str, list[str]]]) -> None:
    assert list(menu.groups()) == lines
