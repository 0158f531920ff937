"""Who has a pass is that guest, and nobody can make one."""

import time

import pytest
from itsdangerous import URLSafeTimedSerializer

from katzentisch.server.people.passes import YEAR, Passes

KEY, OTHER = b"k" * 32, b"o" * 32


def test_a_pass_says_whose_it_is_also_after_a_restart() -> None:
    assert Passes(KEY).guest(Passes(KEY).made_for("anna")) == "anna"


def test_a_pass_needs_the_server_s_key() -> None:
    assert Passes(KEY).guest(Passes(OTHER).made_for("anna")) is None


def test_a_signature_for_something_else_is_no_pass() -> None:
    assert Passes(KEY).guest(str(URLSafeTimedSerializer(KEY, salt="another").dumps("anna"))) is None


def test_a_pass_holds_a_guest_and_nothing_else() -> None:
    passes = Passes(KEY)
    assert passes.guest(str(passes.signer.dumps(["anna"]))) is None


@pytest.mark.parametrize("forged", [None, "", ".", "anna", "ImFubmEi.x.y", "ä" * 50, "\x00", "." * 1000])
def test_nonsense_is_no_pass(forged: str | None) -> None:
    assert Passes(KEY).guest(forged) is None


def test_no_letter_of_a_pass_can_be_changed() -> None:
    passes = Passes(KEY)
    good = passes.made_for("anna")
    changed = [good[:at] + ("B" if letter == "A" else "A") + good[at + 1 :] for at, letter in enumerate(good[:-1])]
    assert [passes.guest(each) for each in changed] == [None] * len(changed)


def test_a_pass_lasts_a_year(monkeypatch: pytest.MonkeyPatch) -> None:
    passes, now = Passes(KEY), time.time()
    good = passes.made_for("anna")
    monkeypatch.setattr(time, "time", lambda: now + YEAR - 5)
    assert passes.guest(good) == "anna"
    monkeypatch.setattr(time, "time", lambda: now + YEAR + 5)
    assert passes.guest(good) is None
