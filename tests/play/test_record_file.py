"""A file of records: nothing that was there is lost, links and pipes stay what they are, and it always ends with a whole record."""

import errno
import os
import threading
from pathlib import Path
from typing import Any

import pytest

import katzentisch as kt
from katzentisch.play import record_file
from katzentisch.play.record_file import Existing, RecordFile

LINES = [b'{"number":%d}\n' % number for number in range(100)]


def written(path: Path, existing: Existing = Existing.REFUSE, lines: list[bytes] = LINES) -> RecordFile:
    with RecordFile(path, existing) as file:
        for line in lines:
            file.write(line)
    return file


@pytest.fixture(params=[1, 50, 1 << 16], ids=["each", "some", "all"])
def buffer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(record_file, "BUFFER", request.param)
    return int(request.param)


def test_a_new_file(tmp_path: Path, buffer: int) -> None:
    assert written(tmp_path / "x").count == 100
    assert (tmp_path / "x").read_bytes() == b"".join(LINES)


def test_what_is_there_is_kept_added_to_or_replaced_as_asked(tmp_path: Path, buffer: int) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old\n")
    with pytest.raises(kt.BadSetup, match="isn’t empty"):
        written(path)
    assert path.read_bytes() == b"old\n"
    assert written(path, Existing.APPEND).count == 100
    assert path.read_bytes() == b"old\n" + b"".join(LINES)
    assert written(path, Existing.OVERWRITE, LINES[:2]).count == 2
    assert path.read_bytes() == b"".join(LINES[:2])


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "x").touch()
    written(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == b"".join(LINES)


def test_a_line_that_was_cut_off_stays_one_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b'{"half')
    assert written(tmp_path / "x", Existing.APPEND, LINES[:1]).count == 1
    assert (tmp_path / "x").read_bytes() == b'{"half\n' + LINES[0]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old\n")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    written(tmp_path / "link", Existing.OVERWRITE)
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"".join(LINES)
    (tmp_path / "nowhere").symlink_to(tmp_path / "made")
    written(tmp_path / "nowhere")
    assert (tmp_path / "made").read_bytes() == b"".join(LINES)


def test_a_pipe_is_written_to(tmp_path: Path, buffer: int) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    written(pipe)
    reader.join()
    assert read == [b"".join(LINES)]
    assert pipe.is_fifo()


def test_a_device_is_written_to() -> None:
    before = os.stat("/dev/null")
    assert written(Path("/dev/null"), Existing.OVERWRITE).count == 100
    assert os.path.samestat(before, os.stat("/dev/null"))
    with pytest.raises(OSError, match="space"):
        written(Path("/dev/full"))


def test_a_file_that_would_be_empty_isn_t_left_behind(tmp_path: Path) -> None:
    written(tmp_path / "x", lines=[])
    (tmp_path / "link").symlink_to(tmp_path / "y")
    written(tmp_path / "link", lines=[])
    with pytest.raises(KeyboardInterrupt), RecordFile(tmp_path / "z", Existing.REFUSE):
        raise KeyboardInterrupt
    assert [path.name for path in tmp_path.iterdir()] == ["link"]
    (tmp_path / "old").write_bytes(b"old\n")
    written(tmp_path / "old", Existing.OVERWRITE, [])
    assert (tmp_path / "old").read_bytes() == b"old\n"


@pytest.mark.parametrize("existing", [Existing.APPEND, Existing.OVERWRITE])
@pytest.mark.parametrize("room", [0, 1, 13, 14, 15, 200, 1000])
@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_a_full_disk_or_ctrl_c_leaves_whole_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, buffer: int, room: int, failure: BaseException, existing: Existing
) -> None:
    """As many bytes as there is room for are written, the last of them in the middle of a record."""
    path, left, write = tmp_path / "x", [room], os.write
    path.write_bytes(b"old\n")

    def scarce(file: int, data: Any) -> int:
        part = bytes(data)[: left[0]]
        if not part:
            if isinstance(failure, KeyboardInterrupt):
                left[0] = 10**9  # only once
            raise failure
        left[0] -= len(part)
        return write(file, part)

    monkeypatch.setattr(os, "write", scarce)
    files = []

    def write_all() -> None:
        with RecordFile(path, existing) as file:
            files.append(file)
            for line in LINES:
                file.write(line)

    with pytest.raises(type(failure)):
        write_all()
    (file,) = files
    whole = b"".join(LINES[: file.count])
    assert path.read_bytes() == (b"old\n" if existing is Existing.APPEND else b"") + whole
    if isinstance(failure, OSError):
        assert len(whole) <= room < len(whole) + 20


def test_saving_keeps_what_is_there_and_checks_first(tmp_path: Path) -> None:
    path, play = tmp_path / "x", kt.Play("maus_pass_auf", 2, seed=1)
    kt.save(path, play)
    before = path.read_bytes()
    with pytest.raises(kt.BadSetup, match="type int"):
        kt.save(path, play, 5)  # type: ignore[arg-type]
    assert path.read_bytes() == before
    kt.save(path, play)
    assert path.read_bytes() == 2 * before
    kt.save(tmp_path / "none")
    assert not (tmp_path / "none").exists()
