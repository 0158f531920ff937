"""The reports in docs/reports/balance: made by one script, and every figure in them comes from the studies next to them."""

import re
from pathlib import Path

import pytest
from benchmarks.balance.__main__ import FOLDER, SHOWN, main, write_pages
from benchmarks.balance.measurement import changes, read
from benchmarks.balance.page import listed, page

from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="hundreds of games are for compiled code")
def test_one_game_from_studies_to_pages(tmp_path: Path) -> None:
    assert main(["--game", "maus_pass_auf", "--games", "360", "--folder", str(tmp_path), "--jobs", "1"]) == 0
    measured = read(tmp_path / "maus_pass_auf.json")
    game = GAMES["maus_pass_auf"]
    assert sorted(each.players for each in measured.studies) == list(game.players)
    assert [(each.option, each.value) for each in measured.usual.variations] == changes(game, game.default_players)
    text = (tmp_path / "maus_pass_auf.md").read_text(encoding="utf-8")
    for share in measured.usual.figures.fairness.seats:
        assert f"{100 * share.value:.1f}%" in text
    assert measured.usual.command in text
    assert "Cards and seat explain 100.0% of the variance of a win, the players explain 0.0%." in text
    assert "[Maus, pass auf!](maus_pass_auf.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")
    assert (tmp_path / "maus_pass_auf-charts.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_too_few_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "mau_mau", "--games", "10", "--folder", str(tmp_path)]) == 2
    assert "too few" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", SHOWN)
def test_the_page_of_a_game_is_made_from_its_figures(game: str) -> None:
    measured = read(FOLDER / f"{game}.json")
    assert (FOLDER / f"{game}.md").read_text(encoding="utf-8") == page(measured)
    rules = GAMES[game]
    assert sorted(each.players for each in measured.studies) == list(rules.players)
    assert [(each.option, each.value) for each in measured.usual.variations] == changes(rules, rules.default_players)
    assert measured.usual.versions["rules"] == rules.rules_version.version, "the rules have changed: script/run balance"


def test_all_pages_are_up_to_date(tmp_path: Path) -> None:
    for game in SHOWN:
        (tmp_path / f"{game}.json").write_bytes((FOLDER / f"{game}.json").read_bytes())
    write_pages(tmp_path)
    for written in tmp_path.iterdir():
        assert written.read_bytes() == (FOLDER / written.name).read_bytes(), "script/run balance --pages"


def test_links_between_the_files_lead_somewhere() -> None:
    for path in FOLDER.glob("*.md"):
        for target in re.findall(r"\]\(([^)]+)\)", path.read_text(encoding="utf-8")):
            assert (FOLDER / target).exists()


def test_listed() -> None:
    assert (listed([2]), listed([2, 3]), listed([2, 3, 4], "or")) == ("2", "2 and 3", "2, 3 or 4")
