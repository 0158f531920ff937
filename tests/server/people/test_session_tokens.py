"""The server stores only digests of session tokens; old signed cookies stand for one session each."""

import time

import pytest
from itsdangerous import URLSafeTimedSerializer

from katzentisch.server.people.session_tokens import SessionTokens

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
