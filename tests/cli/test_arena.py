"""katzentisch arena"""

import errno
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from katzentisch.arena import runner
from katzentisch.arena.python_loop import play_in_python
from katzentisch.games import GAMES
from katzentisch.play.versions import versions

from .conftest import Answer, Call

MATCH = ("arena", "katze_im_sack", "--bots", "rules,random", "--players", "3", "--seed", "4", "--jobs", "1")


def timeless(answer: Answer) -> dict[str, Any]:
    """Without what the clock said."""
    output: dict[str, Any] = json.loads(answer.out)
    for bot in output["bots"].values():
        assert bot.pop("longest_ms") >= bot.pop("mean_ms") > 0
    return output


def test_the_tables_show_the_stronger_bot(call: Call) -> None:
    answer = call(*MATCH, "--games", "20")
    assert answer.code == 0
    assert "21 games of Katze im Sack with 3 players: 7 deals" in answer.text
    for word in ("95% interval", "33.3%", "66.7%", "Rating", "max. ms", "How often each bot wins from each seat", "Bot 0 1 2 ±", "Seed: 4"):
        assert word in answer.text
    assert all(len(line) <= 80 for line in answer.out.splitlines())


def test_in_german(call: Call) -> None:
    answer = call("--lang", "de", *MATCH, "--games", "3")
    assert "3 Spiele Katze im Sack mit 3 Spielern: eine Kartengabe, von jedem Platz aus gespielt." in answer.text
    assert all(word in answer.text for word in ("Gerechter Anteil", "Wertung", "Wie oft jeder Bot von jedem Platz aus", "Bot 0 1 2 ±"))


def test_json_has_every_figure(call: Call) -> None:
    output = timeless(call(*MATCH, "--games", "30", "--option", "rabbit=spared", "--json"))
    assert {key: output[key] for key in ("game", "players", "games", "deals", "seed")} == {
        "game": "katze_im_sack",
        "players": 3,
        "games": 30,
        "deals": 10,
        "seed": "4",
    }
    assert output["options"]["rabbit"] == "spared"
    rules = output["bots"]["rules"]
    assert set(rules) == {"win_share", "low", "high", "fair", "rank", "score", "seats", "rating", "decisions"}
    assert set(rules["rating"]) == {"wins", "ranks"}
    assert [set(seat) for seat in rules["seats"]] == [{"games", "win_share", "low", "high"}] * 3
    assert output["versions"] == versions(GAMES["katze_im_sack"])
    assert output["part"] is None
    assert rules["low"] <= rules["win_share"] <= rules["high"]
    assert rules["win_share"] > rules["fair"]
    assert set(output["beats"]["rules"]) == {"random"}


def test_one_bot_may_come_twice(call: Call) -> None:
    output = timeless(call("arena", "mau_mau", "-b", "rules, rules", "-n", "2", "--games", "20", "--seed", "1", "--json"))
    assert list(output["bots"]) == ["rules", "rules#2"]
    assert output["bots"]["rules"]["win_share"] + output["bots"]["rules#2"]["win_share"] == pytest.approx(1)


def test_records_can_be_replayed(call: Call, tmp_path: Path) -> None:
    output = timeless(call(*MATCH, "--games", "6", "--json", "--records", str(tmp_path / "deals")))
    assert output == timeless(call(*MATCH, "--games", "6", "--json"))
    assert sorted(path.name for path in (tmp_path / "deals").iterdir()) == ["deal-000000.jsonl", "deal-000001.jsonl"]
    assert "Valid: 3 (finished: 3" in call("replay", str(tmp_path / "deals" / "deal-000001.jsonl")).text


def test_records_of_another_match_are_not_replaced(call: Call, tmp_path: Path) -> None:
    folder, ledger = tmp_path / "deals", str(tmp_path / "match")
    call(*MATCH, "--games", "3", "--records", str(folder), "--resume", ledger)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    for language, words in (("en", "already contains the records of a match"), ("de", "enthält schon die Aufzeichnungen")):
        answer = call("--lang", language, *MATCH[:-4], "--seed", "5", "--games", "3", "--records", str(folder))
        assert (answer.code, answer.out) == (2, "")
        assert words in answer.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert call(*MATCH, "--games", "6", "--records", str(folder), "--resume", ledger).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["deal-000000.jsonl", "deal-000001.jsonl"]


def test_a_full_disk_leaves_no_half_file(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[:9])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    answer = call(*MATCH, "--games", "3", "--records", str(tmp_path / "deals"))
    assert (answer.code, answer.out) == (2, "")
    assert "the disk is full" in answer.err
    assert list((tmp_path / "deals").iterdir()) == []


def test_german_figures_and_no_exponents(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["katzentisch.arena.report"], "times_of", lambda times: {"mean_ms": 0.01234, "longest_ms": 1587.3})
    english, german = (call("--lang", language, *MATCH, "--games", "20").text for language in ("en", "de"))
    assert all(text in english for text in (" 0.0123 ", " 1,590 ", "33.3%"))
    assert all(text in german for text in (" 0,0123 ", " 1.590 ", "33,3 %"))
    assert "e+" not in english + german


def test_stopped_and_resumed_is_as_if_nothing_had_happened(call: Call, tmp_path: Path) -> None:
    resumed = (*MATCH, "--games", "45", "--json", "--resume", str(tmp_path / "match"))
    play = play_in_python

    def interrupted(match: Any, start: int, stop: int, keep: bool) -> Any:
        if start == 2:
            raise KeyboardInterrupt
        return play(match, start, stop, keep)

    with pytest.MonkeyPatch.context() as stopping:
        stopping.setattr(runner, "TIMED", 2)
        stopping.setattr(runner, "play_compiled", lambda *facts: None)
        stopping.setattr(runner, "play_in_python", interrupted)
        answer = call(*resumed)
    assert (answer.code, json.loads(answer.out)["games"]) == (130, 6)
    assert "Stopped after 6 of 45 games. Run the same command to continue." in answer.err
    assert timeless(call(*resumed)) == timeless(call(*MATCH, "--games", "45", "--json"))


def test_stopped_at_once_there_is_nothing_to_show(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*facts: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "play_chunk", interrupted)
    answer = call(*MATCH, "--games", "5")
    assert (answer.code, answer.out) == (130, "")


def test_a_resumed_match_keeps_its_seed(call: Call, tmp_path: Path) -> None:
    call(*MATCH, "--games", "3", "--resume", str(tmp_path / "match"))
    unseeded = [word for word in MATCH if word not in ("--seed", "4")]
    assert json.loads(call(*unseeded, "--games", "3", "--json", "--resume", str(tmp_path / "match")).out)["seed"] == "4"
    answer = call("--lang", "de", *unseeded, "--games", "3", "--seed", "9", "--resume", str(tmp_path / "match"))
    assert answer.code == 2
    assert "seed ist dort 4, nicht 9" in answer.err


@pytest.mark.parametrize(
    ("changed", "said", "gesagt"),
    [
        ({"--bots": "rules"}, "at least 2 bots", "mindestens 2 Bots"),
        ({"--bots": "rules,tiger"}, "no bot “tiger”", "Bot „tiger“"),
        ({"--bots": "rules,python:no_such_module_of_ours:bot"}, "“no_such_module_of_ours” can’t be imported", "nicht importieren"),
        ({"--bots": "rules,python:math:nothing"}, "“math” has no “nothing”", "gibt es kein „nothing“"),
        ({"--bots": "rules,python:math:pow"}, "has the parameters", "hat die Parameter"),
        (
            {"--bots": "rules,python:math:lgamma"},
            "“python:math:lgamma” failed in katze_im_sack: TypeError",
            "ist in katze_im_sack gescheitert",
        ),
        ({"--part": "1/2"}, "--part requires --resume FILE", "--part braucht --resume DATEI"),
        ({"--join": "/no/such/file"}, "--join takes the files and --json", "--join nimmt nur die Dateien"),
        ({"--games": "0"}, "from 1 to", "von 1 bis"),
        ({"--games": "many"}, "many", "many"),
        ({"--players": "7"}, "from 3 to", "von 3 bis"),
        ({"--seed": "-1"}, "seed", "Startwert"),
        ({"--jobs": "0"}, "--jobs must be a whole number from 1 to 1,024", "--jobs muss eine ganze Zahl von 1 bis 1.024"),
        ({"--option": "rabbit=fried"}, "can’t be “fried”", "„fried“"),
        ({"--resume": "/no/such/folder/file"}, "/no/such/folder/file", "/no/such/folder/file"),
        ({"--resume": "/"}, "is a folder", "ist ein Ordner"),
        ({"--records": "/dev/null/deals"}, "/dev/null/deals", "/dev/null/deals"),
    ],
)
def test_a_wrong_call_is_reported_and_exits_2(call: Call, changed: dict[str, str], said: str, gesagt: str) -> None:
    flags = {"--bots": "rules,random", "--players": "3", "--games": "3", "--seed": "4", **changed}
    for language, words in (("en", said), ("de", gesagt)):
        answer = call("--lang", language, "arena", "katze_im_sack", *(word for flag in flags.items() for word in flag))
        assert (answer.code, answer.out) == (2, "")
        assert words in answer.err


def played_parts(call: Call, folder: Path, *more: str) -> list[str]:
    files = [str(folder / f"part-{number}.jsonl") for number in (1, 2, 3)]
    for number, file in enumerate(files, start=1):
        answer = call(*MATCH, "--games", "21", "--part", f"{number}/3", "--resume", file, *more)
        assert (answer.code, answer.err) == (0, "")
    return files


def test_parts_are_joined_to_the_same_report(call: Call, tmp_path: Path) -> None:
    files = played_parts(call, tmp_path)
    joined = call("arena", "--join", files[2], files[0], files[1], "--json")
    assert joined.code == 0
    assert timeless(joined) == timeless(call(*MATCH, "--games", "21", "--json"))
    assert "21 games of Katze im Sack" in call("arena", "--join", *files).text


def test_a_part_says_which_it_is(call: Call, tmp_path: Path) -> None:
    part = (*MATCH, "--games", "21", "--part", "2/3", "--resume", str(tmp_path / "part"))
    answer = call(*part)
    assert "6 games of Katze im Sack with 3 players: 2 deals" in answer.text
    assert "These are the deals of part 2/3." in answer.text
    assert json.loads(call(*part, "--json").out)["part"] == "2/3"


def test_files_that_do_not_fit_are_refused(call: Call, tmp_path: Path) -> None:
    files = played_parts(call, tmp_path)
    other = str(tmp_path / "other.jsonl")
    call(*MATCH[:-4], "--seed", "9", "--games", "21", "--part", "2/3", "--resume", other)
    (tmp_path / "notes").write_text("hello\n")
    for names, said, gesagt in (
        (files[:2], "Deals 4 to 6 are missing.", "Die Kartengaben 4 bis 6 fehlen."),
        ([*files, files[1]], "Deal 2 is both in", "Die Kartengabe 2 steht sowohl in"),
        ([files[0], other, files[2]], "seed is 9 there, not 4", "seed ist dort 9, nicht 4"),
        ([str(tmp_path / "notes")], "is not an arena match file", "ist keine Match-Datei"),
        ([str(tmp_path / "missing")], "missing", "missing"),
        ([str(tmp_path)], "is a folder", "ist ein Ordner"),
    ):
        for language, words in (("en", said), ("de", gesagt)):
            answer = call("--lang", language, "arena", "--join", *names)
            assert (answer.code, answer.out) == (2, "")
            assert words in answer.err


def test_all_parts_need_the_same_seed(call: Call, tmp_path: Path) -> None:
    unseeded = [word for word in MATCH if word not in ("--seed", "4")]
    part = ("--games", "21", "--part", "2/3", "--resume", str(tmp_path / "part"))
    answer = call(*unseeded, *part)
    assert (answer.code, answer.out) == (2, "")
    assert "--part requires --seed" in answer.err
    call(*MATCH, *part)
    assert call(*unseeded, *part).code == 0  # the file knows it


@pytest.mark.parametrize("missing", ["--bots", "--players", "--games"])
def test_what_a_match_needs_is_asked_for(call: Call, missing: str) -> None:
    flags = {"--bots": "rules,random", "--players": "3", "--games": "3"}
    answer = call("arena", "katze_im_sack", *(word for flag in flags.items() if flag[0] != missing for word in flag))
    assert (answer.code, answer.out) == (2, "")
    assert missing in answer.err


def test_own_bots_play(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from katzentisch.bots import from_view\n\ndef lowest(observation):\n    return observation.legal()[0]\n\n"
    (tmp_path / "bots_of_mine.py").write_text(f"{text}@from_view\ndef last(view, moves):\n    return moves[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bots = "python:bots_of_mine:lowest,python:bots_of_mine:last,rules"
    output = timeless(call("arena", "mau_mau", "-b", bots, "-n", "2", "--games", "12", "--seed", "1", "--jobs", "1", "--json"))
    assert list(output["bots"]) == bots.split(",")
