"""A stopped match resumes from its file."""

import errno
import os
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from katzentisch.arena import MatchFile, play_match
from katzentisch.arena.match_file import join_files, read_seed
from katzentisch.arena.results import join_results
from katzentisch.games.game import BadSetup
from katzentisch.play.versions import versions

from .small_matches import is_same, match_of, played_out


def make_file(path: Path, deals: int) -> None:
    match = match_of(games=12)
    match_file = MatchFile(path, match)
    for results in islice(play_match(match_of(games=12), 1, with_records=True), deals):
        match_file.add(results)


@pytest.mark.parametrize("torn", [b"", b'{"start":2,"scores":[[1,', b"\xff"])
def test_resumed_is_the_same_as_uninterrupted(tmp_path: Path, torn: bytes) -> None:
    path, match = tmp_path / "match", match_of(games=12)
    make_file(path, deals=2)
    path.write_bytes(path.read_bytes() + torn)
    match_file = MatchFile(path, match)
    assert match_file.results.games == 6
    for results in play_match(match, 1, start=2):
        match_file.add(results)
    assert is_same(MatchFile(path, match).results, played_out(match))


def test_a_match_can_be_extended(tmp_path: Path) -> None:
    make_file(tmp_path / "match", deals=4)
    longer = match_of(games=15)
    done = MatchFile(tmp_path / "match", longer).results
    assert is_same(join_results(longer, [done, *play_match(longer, 1, start=4)]), played_out(longer))


def test_the_seed_is_known(tmp_path: Path) -> None:
    assert read_seed(tmp_path / "match") is None
    make_file(tmp_path / "match", deals=0)
    assert read_seed(tmp_path / "match") == 5


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 4}, "players is 3 there, not 4"),
        ({"bots": "random,rules"}, "bots is"),
        ({"game": "mau_mau"}, "game is katze_im_sack"),
        ({"rabbit": "spared"}, "options is"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    make_file(tmp_path / "match", deals=1)
    before = (tmp_path / "match").read_bytes()
    with pytest.raises(BadSetup, match=said):
        MatchFile(tmp_path / "match", match_of(**change))  # type: ignore[arg-type]
    assert (tmp_path / "match").read_bytes() == before


def test_a_full_disk_while_a_match_is_taken_up_again_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match"
    make_file(path, deals=2)
    before = path.read_bytes()

    def refused(*facts: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", refused)
    monkeypatch.setattr(os, "write", refused)
    match_file = MatchFile(path, match_of(games=12))
    with pytest.raises(OSError, match="space"):
        match_file.add(match_file.results)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"notes without an end of line", b'{"arena', b'{"arena":1,"game'])
def test_a_file_of_one_line_is_replaced_only_where_it_is_a_heading_cut_off(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(text)
    if text.startswith(b"{"):
        assert read_seed(path) is None
        assert MatchFile(path, match_of()).is_new
        assert read_seed(path) == 5
    else:
        with pytest.raises(BadSetup, match="is not an arena match file"):
            MatchFile(path, match_of())
        assert path.read_bytes() == text


def test_a_device_or_a_pipe_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/null"), Path("/dev/zero")):
        with pytest.raises(BadSetup, match="is not an arena match file"):
            MatchFile(path, match_of())
    with pytest.raises(IsADirectoryError):
        MatchFile(tmp_path, match_of())


def test_a_link_to_a_match_file_stays_one(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "match")
    make_file(tmp_path / "link", deals=1)
    assert (tmp_path / "link").is_symlink()
    assert read_seed(tmp_path / "match") == 5


@pytest.mark.parametrize(
    "text",
    [
        b'{"arena":1,"seed":"' + b"9" * 5000 + b'"}\n',
        b'{"arena":1,"seed":"\xc2\xb2"}\n',
        b"hello\n",
        b'{"arena":2}\n',
        b"[]\n",
        b"\xff\n",
        b"[" * 5000 + b"\n",
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(BadSetup, match="is not an arena match file"):
        read_seed(tmp_path / "file")


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"hello",
        b'{"start":1,"scores":[],"ranks":[],"decisions":[],"times":[[0,0,0],[0,0,0]]}',
        b'{"start":0,"scores":[[1,2,3]],"ranks":[],"decisions":[],"times":[[0,0,0],[0,0,0]]}',
        b'{"start":0,"scores":[[1,2],[3]],"ranks":[],"decisions":[],"times":[[0,0,0],[0,0,0]]}',
    ],
)
def test_a_broken_line_is_reported(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "match"
    make_file(path, deals=0)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadSetup, match="Line 2"):
        MatchFile(path, match_of())


@pytest.mark.parametrize("ranks", ["[[0,1,2],[1,2,3],[1,2,3]]", "[[1,2,4],[1,2,3],[1,2,3]]", "[[2,2,3],[1,2,3],[1,2,3]]"])
def test_ranks_that_no_game_can_have_are_damage(tmp_path: Path, ranks: str) -> None:
    path = tmp_path / "match"
    make_file(path, deals=0)
    figures = "[[1,2,3],[1,2,3],[1,2,3]]"
    line = f'{{"start":0,"scores":{figures},"ranks":RANKS,"decisions":{figures},"times":[[0,0,0],[0,0,0]]}}\n'
    before = path.read_text()
    path.write_text(before + line.replace("RANKS", figures))
    assert MatchFile(path, match_of(games=12)).results.games == 3
    path.write_text(before + line.replace("RANKS", ranks))
    with pytest.raises(BadSetup, match="Line 2 of"):
        MatchFile(path, match_of(games=12))


def test_a_file_names_the_versions_that_played_and_others_do_not_mix(tmp_path: Path) -> None:
    path, match = tmp_path / "match", match_of(games=12)
    make_file(path, deals=4)
    heading, rest = path.read_bytes().split(b"\n", 1)
    found = msgspec.json.decode(heading)
    assert found["versions"] == versions(match.rules)
    for others in ({**found["versions"], "rules": "0"}, "0", None):
        path.write_bytes(msgspec.json.encode({**found, "versions": others}) + b"\n" + rest)
        before = path.read_bytes()
        for use in (lambda: MatchFile(path, match), lambda: join_files([path])):
            with pytest.raises(BadSetup, match=r"was played with other versions .* than those here \(katzentisch .*, rules 1, records 1\)"):
                use()
        assert path.read_bytes() == before


def test_older_files_do_not_name_versions(tmp_path: Path) -> None:
    path = tmp_path / "match"
    make_file(path, deals=4)
    heading, rest = path.read_bytes().split(b"\n", 1)
    found = msgspec.json.decode(heading)
    del found["versions"]
    path.write_bytes(msgspec.json.encode(found) + b"\n" + rest)
    assert is_same(MatchFile(path, match_of(games=12)).results, played_out(match_of(games=12)))
    assert join_files([path])[1].games == 12


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "tigers"}, "can’t be used here: There is no game “tigers”"),
        ({"players": 9}, "can’t be used here: The number of players must be"),
        ({"options": {"rabbit": "flies"}}, "can’t be used here: The option rabbit"),
        ({"part": "4/3"}, "can’t be used here: A part is written like 3/16"),
        ({"options": None}, "is not an arena match file"),
        ({"bots": ["rules"]}, "is not an arena match file"),
        ({"deals": 0}, "is not an arena match file"),
    ],
)
def test_a_file_that_can_not_be_joined_is_named(tmp_path: Path, change: dict[str, object], why: str) -> None:
    path = tmp_path / "match"
    make_file(path, deals=1)
    heading, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(heading), **change}) + b"\n" + rest)
    with pytest.raises(BadSetup, match=f"match” {why}") as caught:
        join_files([path])
    assert caught.value.said.translate("de").startswith(f"„{path}“")


def test_a_path_can_be_a_string(tmp_path: Path) -> None:
    assert MatchFile(str(tmp_path / "match"), match_of()).is_new
    assert not MatchFile(str(tmp_path / "match"), match_of()).is_new


@pytest.mark.parametrize("path", [None, 3, b"match", ["match"]])
def test_what_is_no_path_is_refused(path: Any) -> None:
    with pytest.raises(BadSetup, match="must be a string or a path object"):
        MatchFile(path, match_of())
