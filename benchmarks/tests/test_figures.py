"""What script/run figures counts."""

import ast
import sys
from pathlib import Path

import pytest
from benchmarks import figures
from benchmarks.figures import Share, arguments_in, contains_any, is_any, share_in

SOURCE = """
def plain(a, b: int, *rest: Any, c: dict[str, Any], **more: str) -> Any: ...
class Thing:
    def method(self, a: Any): ...
    @classmethod
    def make(cls, a: "int"): ...
    @staticmethod
    def of(a: typing.Any): ...
    def outer(self):
        async def inner(a: list[int]): ...
        return lambda x, y: x
"""


def test_arguments_are_those_of_functions_without_self_and_cls() -> None:
    arguments = list(arguments_in(ast.parse(SOURCE)))
    assert [each.arg for each in arguments] == ["a", "b", "c", "rest", "more", "a", "a", "a", "a"]
    assert [is_any(each) for each in arguments] == [True, False, False, True, False, True, False, True, False]
    assert sum(map(contains_any, arguments)) == 5


def test_shares_add_up(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(SOURCE)
    share = share_in(tmp_path.rglob("*.py"))
    assert share == Share(9, 4, 5)
    assert share.plus(Share(1, 0, 0)).row("all") == ("all", 10, 4, "40.0%", "50.0%")


def test_every_figure_prints_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["figures", "any"])
    figures.main()
    title, _, heading, *rows = capsys.readouterr().out.strip().split("\n")
    assert title == "Arguments annotated Any, by package"
    assert {len(row) for row in rows} == {len(heading)}
    assert {"games", "server", "all"} <= {row.split()[0] for row in rows}


def test_an_unknown_figure_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["figures", "size"])
    with pytest.raises(SystemExit):
        figures.main()
    assert "there is no figure 'size'; choose from any" in capsys.readouterr().err
