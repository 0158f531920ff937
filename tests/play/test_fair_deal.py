"""How deals are made: secrets, commitments, shares and the seed, under both schemes."""

import dataclasses
import hashlib
from collections import Counter
from typing import Any

import msgspec
import pytest

from katzentisch.games import GAMES
from katzentisch.play.fair_deal import (
    Binding,
    bound_options,
    commitment,
    draw_first,
    fair_section,
    is_share,
    new_secret,
    seed_of,
    share_commitment,
)

from . import reference_deal
from .fair_records import SECRET, bound, fair_record, lot_record, old_record, share


def test_a_secret_is_fresh_and_its_commitment_hides_it() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize("text", ["", "ab" * 31, "ab" * 33, "AB" * 32, "ag" * 32, "ab" * 32 + "\n", "٣" * 64, None, 7])
def test_what_is_no_share(text: object) -> None:
    assert is_share("0a" * 32)
    assert not is_share(text)


def test_the_old_seed_is_the_digest_of_secret_and_shares() -> None:
    lines = ["katzentisch-deal-1", SECRET.hex(), f"0 {share(1)}", f"2 {share(3)}"]
    assert seed_of(SECRET, [share(1), None, share(3)]) == hashlib.sha256("\n".join(lines).encode()).digest()
    assert seed_of(SECRET, [None, None]) == hashlib.sha256("\n".join(lines[:2]).encode()).digest()


def test_the_seed_is_the_digest_of_the_agreed_lines() -> None:
    binding = Binding("t_1", 7, 2, "maus_pass_auf", 3, {"under": "flipped", "pack": "small"}, 1, "1")
    lines = [
        *("katzentisch-deal-2", f"secret {SECRET.hex()}", "table t_1", "number 7", "attempt 2", "game maus_pass_auf", "players 3"),
        *("option pack small", "option under flipped", "first 1", "rules 1", f"share 0 {share(1)}", f"share 2 {share(3)}"),
    ]
    assert seed_of(SECRET, [share(1), None, share(3)], binding) == hashlib.sha256("\n".join(lines).encode()).digest()


@pytest.mark.parametrize("binding", [None, bound("mau_mau", 2)])
def test_every_share_and_its_seat_matter(binding: Binding | None) -> None:
    every = ([None, None], [share(1), None], [None, share(1)], [share(1), share(2)], [share(2), share(1)])
    assert len({seed_of(SECRET, shares, binding) for shares in every}) == 5


def test_a_deal_is_for_one_table_game_attempt_and_agreement_only() -> None:
    """What could be repeated under the old scheme: the same secret and the same shares."""
    binding = bound("mau_mau", 3)
    others: dict[str, Any] = {
        **{"table": "bextA0927t_n", "number": 4, "attempt": 2, "game": "katze_im_sack", "players": 4, "first": 1, "rules": "2"},
        "options": {**binding.options, "drawing": "free"},
    }
    assert others.keys() == {field.name for field in dataclasses.fields(Binding)}
    bindings = [binding, *(dataclasses.replace(binding, **{key: value}) for key, value in others.items())]
    shares = [share(1), share(2), share(3)]
    assert len({seed_of(SECRET, shares, each) for each in bindings}) == len(bindings)


def test_every_option_is_bound_whether_it_was_chosen_or_not() -> None:
    game = GAMES["maus_pass_auf"]
    assert bound_options(game, 3, {}) == {"pack": "small", "under": "unflipped"}
    assert bound_options(game, 4, {"under": "flipped"}) == {"pack": "full", "under": "flipped"}


def test_an_option_that_was_added_later_is_bound_unless_it_has_its_default() -> None:
    """A deal from before it is the same as one with its default."""
    game = GAMES["maus_pass_auf"]
    assert bound_options(game, 3, {"dealt_mouse": "waits"}) == bound_options(game, 3, {})
    assert bound_options(game, 3, {"dealt_mouse": "hunted"}) == {"dealt_mouse": "hunted", "pack": "small", "under": "unflipped"}


def test_a_share_commitment_fits_one_seat_in_one_deal_only() -> None:
    lines = ["katzentisch-share-2", "t", "7", "1", "0", share(1)]
    right = share_commitment("t", 7, 1, 0, share(1))
    assert right == hashlib.sha256("\n".join(lines).encode()).hexdigest()
    others = [
        ("u", 7, 1, 0, share(1)),
        ("t", 8, 1, 0, share(1)),
        ("t", 7, 2, 0, share(1)),
        ("t", 7, 1, 1, share(1)),
        ("t", 7, 1, 0, share(2)),
    ]
    assert len({right, *(share_commitment(*each) for each in others)}) == 6


@pytest.mark.parametrize("game", list(GAMES))
def test_another_program_makes_the_same_seeds_and_share_commitments(game: str) -> None:
    for record in (fair_record(game, 3, first=1), old_record(game, 3), lot_record(game, 3)):
        assert reference_deal.seed_of(record).hex() == record["seed"]
    assert reference_deal.first_of(record) == record["first"]
    fair = fair_record(game, 3)["fair"]
    assert reference_deal.share_commitment(fair, 2) == share_commitment(fair["table"], fair["number"], fair["attempt"], 2, share(12))


def test_every_seat_is_drawn_about_as_often() -> None:
    drawn = Counter(draw_first(number.to_bytes(32), 7) for number in range(7000))
    assert sorted(drawn) == list(range(7))
    assert 900 < min(drawn.values()) < max(drawn.values()) < 1100


def test_a_record_of_the_old_scheme_looks_as_it_always_did() -> None:
    assert list(msgspec.to_builtins(fair_section(SECRET, [None, share(1)]))) == ["commitment", "secret", "shares"]
