"""File names, identifiers and prose use the field's words: script/vocabulary, part of script/lint and script/check, finds what is wrong."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def vocabulary() -> ModuleType:
    path = ROOT / "script" / "vocabulary"
    module = ModuleType("vocabulary")
    module.__file__ = str(path)
    sys.modules["vocabulary"] = module  # NamedTuple looks its module up
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), vars(module))
    return module


@pytest.mark.parametrize(
    ("name", "found"), [("telling.py", 1), ("setup_parsing.py", 1), ("training.py", 0), ("settings.svelte.ts", 0), ("ring.py", 0)]
)
def test_gerund_file_names(vocabulary: ModuleType, name: str, found: int) -> None:
    assert len(list(vocabulary.gerund_in(f"src/{name}"))) == found


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("masked_state", "masked"),
        ("DeedTable", "deed"),
        ("knownTo", "known_to"),
        ("legal_mask", None),
        ("mindful", None),
        ("storeyed", None),
    ],
)
def test_private_names(vocabulary: ModuleType, name: str, word: str | None) -> None:
    assert vocabulary.private_word(name) == word


def test_names_in_python_and_typescript(vocabulary: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text("def go_on(wished):\n    return told.desk\n")
    (tmp_path / "a.ts").write_text("// deed\nconst houseRules = tell('deed', house);\n")
    assert [hit.found for hit in vocabulary.names_in("a.py")] == ["go_on", "wished", "desk", "told"]
    assert [hit.found for hit in vocabulary.names_in("a.ts")] == ["tell", "house"]


def test_phrases_in_comments_docstrings_and_messages(vocabulary: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text('"""Who is told anew."""\nx = "goes on"  # goes on\n')
    (tmp_path / "en.ftl").write_text("cancel = Rather not\n")
    assert [hit.found for hit in vocabulary.phrases_in("a.py")] == ["“is told”", "“anew”", "“goes on”"]
    assert [hit.found for hit in vocabulary.phrases_in("en.ftl")] == ["“Rather not”"]
