"""The server's key is created once and readable only by its owner. Only digests of session tokens are stored; old signed
cookies stand for one session each.
"""

import os
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from katzentisch.games.game import Refusal
from katzentisch.server.people.keys import NAME, SIZE, derived_key, restored_key, server_key
from katzentisch.server.people.session_tokens import SessionTokens


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    key = server_key(folder)
    assert len(key) == SIZE
    assert server_key(folder) == key
    assert [each.name for each in folder.iterdir()] == [NAME]
    assert server_key(tmp_path / "other") != key


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    server_key(tmp_path)
    path = tmp_path / NAME
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    server_key(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_processes_that_start_together_have_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as threads:
        keys = set(threads.map(lambda _: server_key(tmp_path / "data"), range(64)))
    assert len(keys) == 1
    assert [each.name for each in (tmp_path / "data").iterdir()] == [NAME]


@pytest.mark.parametrize("broken", [b"", b"short", b"x" * (SIZE + 1)])
def test_a_damaged_key_is_reported_and_not_replaced(tmp_path: Path, broken: bytes) -> None:
    """A new one would make strangers of all guests."""
    (tmp_path / NAME).write_bytes(broken)
    with pytest.raises(Refusal, match="damaged"):
        server_key(tmp_path)
    assert (tmp_path / NAME).read_bytes() == broken


def test_a_full_disk_leaves_no_part_of_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refusal, match="No space left"):
        server_key(tmp_path)
    with pytest.raises(Refusal, match="No space left"), restored_key(tmp_path, b"x" * SIZE, force=False):
        pytest.fail("the key has to be written before anything else is restored")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        server_key(tmp_path / "file")
    assert refused.value.said.translate("de") != refused.value.said.translate("en")


def test_every_purpose_has_a_key_of_its_own(tmp_path: Path) -> None:
    key = server_key(tmp_path)
    derived = [derived_key(key, purpose) for purpose in ("pauses", "cookies")]
    assert derived == [derived_key(server_key(tmp_path), purpose) for purpose in ("pauses", "cookies")]
    assert len({key, *derived, derived_key(server_key(tmp_path / "other"), "pauses")}) == 4


KEY, OTHER = b"k" * 32, b"o" * 32


def signed(key: bytes, guest: object, salt: str = "katzentisch-guest") -> str:
    """As servers made them before there were sessions."""
    return str(URLSafeTimedSerializer(key, salt=salt).dumps(guest))


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {SessionTokens(KEY).new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {32}
    assert not any("." in token for token in tokens)


def test_a_session_follows_from_the_token_and_the_server_s_key() -> None:
    assert SessionTokens(KEY).session_id("token") == SessionTokens(KEY).session_id("token")
    assert SessionTokens(KEY).session_id("token") != SessionTokens(KEY).session_id("tokeN")
    assert SessionTokens(KEY).session_id("token") != SessionTokens(OTHER).session_id("token")
    assert "token" not in SessionTokens(KEY).session_id("token")


def test_a_signed_cookie_says_whose_it_is_and_since_when() -> None:
    before = int(time.time()) * 1000
    cookie = SessionTokens(KEY).old_cookie(signed(KEY, "anna"))
    assert cookie
    assert cookie.guest == "anna"
    assert before <= cookie.at <= before + 60_000


def test_a_signed_cookie_always_stands_for_the_same_session() -> None:
    cookie = signed(KEY, "anna")
    first, again = SessionTokens(KEY).old_cookie(cookie), SessionTokens(KEY).old_cookie(cookie)
    other = SessionTokens(KEY).old_cookie(signed(KEY, "bert"))
    assert first == again
    assert first
    assert other
    assert first.token != other.token


def test_a_signed_cookie_from_the_future_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600)
    cookie = signed(KEY, "anna")
    monkeypatch.setattr(time, "time", lambda: now)
    read = SessionTokens(KEY).old_cookie(cookie)
    assert read
    assert read.at > now * 1000


def test_a_signed_cookie_needs_the_server_s_key() -> None:
    assert SessionTokens(KEY).old_cookie(signed(OTHER, "anna")) is None


def test_a_signature_for_something_else_is_no_cookie() -> None:
    assert SessionTokens(KEY).old_cookie(signed(KEY, "anna", salt="another")) is None


def test_a_signed_cookie_holds_a_guest_and_nothing_else() -> None:
    assert SessionTokens(KEY).old_cookie(signed(KEY, ["anna"])) is None


@pytest.mark.parametrize("forged", ["", ".", "..", "anna", "ImFubmEi.x.y", "ä" * 50, "\x00", "\udcff.", "." * 1000])
def test_nonsense_is_no_cookie(forged: str) -> None:
    assert SessionTokens(KEY).old_cookie(forged) is None
    assert SessionTokens(KEY).session_id(forged)


def test_no_letter_of_a_signed_cookie_can_be_changed() -> None:
    tokens, good = SessionTokens(KEY), signed(KEY, "anna")
    changed = [good[:at] + ("B" if letter == "A" else "A") + good[at + 1 :] for at, letter in enumerate(good[:-1])]
    assert [tokens.old_cookie(each) for each in changed] == [None] * len(changed)
