"""A match that is stopped goes on where it was."""

from itertools import islice
from pathlib import Path

import pytest

from katzentisch.arena import Ledger, run
from katzentisch.arena.ledger import seed_in
from katzentisch.arena.played import joined
from katzentisch.games.game import BadSetup

from .matches import is_same, match_of, played_out


def begun(path: Path, deals: int) -> None:
    match = match_of(games=12)
    ledger = Ledger(path, match)
    for played in islice(run(match_of(games=12), 1, keep=True), deals):
        ledger.add(played)


@pytest.mark.parametrize("torn", [b"", b'{"start":2,"scores":[[1,', b"\xff"])
def test_resumed_is_the_same_as_uninterrupted(tmp_path: Path, torn: bytes) -> None:
    path, match = tmp_path / "match", match_of(games=12)
    begun(path, deals=2)
    path.write_bytes(path.read_bytes() + torn)
    ledger = Ledger(path, match)
    assert ledger.done.games == 6
    for played in run(match, 1, start=2):
        ledger.add(played)
    assert is_same(Ledger(path, match).done, played_out(match))


def test_a_match_may_be_prolonged(tmp_path: Path) -> None:
    begun(tmp_path / "match", deals=4)
    longer = match_of(games=15)
    done = Ledger(tmp_path / "match", longer).done
    assert is_same(joined(longer, [done, *run(longer, 1, start=4)]), played_out(longer))


def test_the_seed_is_known(tmp_path: Path) -> None:
    assert seed_in(tmp_path / "match") is None
    begun(tmp_path / "match", deals=0)
    assert seed_in(tmp_path / "match") == 5


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
    begun(tmp_path / "match", deals=1)
    before = (tmp_path / "match").read_bytes()
    with pytest.raises(BadSetup, match=said):
        Ledger(tmp_path / "match", match_of(**change))  # type: ignore[arg-type]
    assert (tmp_path / "match").read_bytes() == before


@pytest.mark.parametrize("text", [b"hello\n", b'{"arena":2}\n', b"[]\n", b"\xff\n", b"[" * 5000 + b"\n"])
def test_another_file_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(BadSetup, match="holds no match"):
        seed_in(tmp_path / "file")


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
def test_a_broken_line_is_told(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "match"
    begun(path, deals=0)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadSetup, match="Line 2"):
        Ledger(path, match_of())
