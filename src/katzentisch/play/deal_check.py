"""Checks that a record was dealt as docs/fair-deals.md says: from its secret, its shares and the deal they are bound to."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ..games import GAMES
from ..words import Said
from .fair_deal import LOT_SCHEME, SCHEME, Fair, bound_options, commitment, draw_first, is_share, seed_of
from .play import Play
from .record import Record, RecordError
from .replay import replay

TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
RULES = re.compile(r"[!-~]{1,100}", re.ASCII)


def check(source: object) -> Play:
    """Replay a record and check its deal; raises RecordError."""
    play = replay(source).finish()
    record = play.record()
    fair = read_fair(record)
    for holds in CHECKS.values():
        holds(record, fair)
    return play


def expect(sentence: str, right: object, found: object, at: int | None = None, **facts: object) -> None:
    """Raise RecordError if something is not what it should be; `at` is the entry it is about."""
    if found != right:
        shown = Said("fair-nothing") if found is None else str(found)[:80]
        raise RecordError("fair", Said(sentence, {"right": right, "found": shown, **facts}), at)


def read_fair(record: Record) -> Fair:
    """Return a record's `fair`; raises RecordError if it is missing or has another form."""
    fair = record.notes.get("fair")
    if fair is None:
        raise RecordError("fair", Said("fair-missing"))
    for key in ("commitment", "secret"):
        if not isinstance(fair, dict) or not is_share(fair.get(key)):
            raise RecordError("fair", Said("fair-not-hex", {"key": key}))
    shares = fair.get("shares")
    if not isinstance(shares, list) or len(shares) != record.players or not all(each is None or is_share(each) for each in shares):
        raise RecordError("fair", Said("fair-not-shares", {"players": record.players}))
    if "scheme" in fair:
        check_binding(record, fair)
        return msgspec.convert(fair, Fair)
    return Fair(commitment=fair["commitment"], secret=fair["secret"], shares=shares)


def check_binding(record: Record, fair: Mapping[str, Any]) -> None:
    """Check the fields that scheme 1 does not have."""
    if type(fair["scheme"]) is not int or fair["scheme"] not in (SCHEME, LOT_SCHEME):
        raise RecordError("fair", Said("fair-scheme", {"scheme": f"{SCHEME}, {LOT_SCHEME}"}))
    for key, form in (("table", TABLE), ("rules", RULES)):
        if not isinstance(fair.get(key), str) or not form.fullmatch(fair[key]):
            raise RecordError("fair", Said("fair-not-word", {"key": key}))
    for key in ("number", "attempt"):
        if type(fair.get(key)) is not int or fair[key] < 1:
            raise RecordError("fair", Said("fair-not-count", {"key": key}))
    options = bound_options(GAMES[record.game], record.players, record.options)
    expect("fair-options", options_text(options), options_text(fair.get("options")))
    check_voided(fair)


def options_text(options: object) -> str | None:
    """Return the options as a string that is never empty, or None if they are no options."""
    if not isinstance(options, dict):
        return None
    return ", ".join(f"{name}={value}" for name, value in sorted(options.items())) or "-"


def check_voided(fair: Mapping[str, Any]) -> None:
    """Check the voided attempts: one per earlier attempt, no commitment twice, no missing seat that has a share."""
    voided = fair.get("voided")
    if not isinstance(voided, list) or len(voided) != fair["attempt"] - 1 or not all(is_void(each, fair["shares"]) for each in voided):
        raise RecordError("fair", Said("fair-not-voided", {"attempts": fair["attempt"] - 1}))
    shown = [fair["commitment"], *(each["commitment"] for each in voided)]
    if len(set(shown)) != len(shown):
        raise RecordError("fair", Said("fair-commitment-twice"))


def is_void(void: object, shares: list[str | None]) -> bool:
    if not isinstance(void, dict) or not is_share(void.get("commitment")) or not isinstance(void.get("missing"), list):
        return False
    missing = void["missing"]
    return bool(missing) and all(type(seat) is int and 0 <= seat < len(shares) and shares[seat] is None for seat in missing)


def check_commitment(record: Record, fair: Fair) -> None:
    expect("fair-commitment", commitment(bytes.fromhex(fair.secret)), fair.commitment)


def check_seed(record: Record, fair: Fair) -> None:
    expect("fair-seed", seed_in(record, fair).hex(), record.notes.get("seed"))


def check_first(record: Record, fair: Fair) -> None:
    """Check that the lot decided who begins. A chosen seat is part of the seed."""
    if fair.scheme == LOT_SCHEME:
        expect("fair-first", draw_first(seed_in(record, fair), record.players), record.first)


def check_setup(record: Record, fair: Fair) -> None:
    for key, right in deal_again(record, fair).setup.items():
        expect("fair-setup", right, record.setup[key], key=key)


def check_chance(record: Record, fair: Fair) -> None:
    """Check that chance during the game decided what the generator gives next."""
    play = deal_again(record, fair)
    for index, entry in enumerate(record.moves):
        play.resolve_chance()
        if len(play.log) == index:
            play.enter(entry)
        expect("fair-chance", play.log[index], entry, index, move=index)


Check = Callable[[Record, Fair], None]
CHECKS: dict[str, Check] = {  # for a replayed record; each needs the ones before it
    "commitment": check_commitment,
    "seed": check_seed,
    "first": check_first,
    "setup": check_setup,
    "chance": check_chance,
}


def seed_in(record: Record, fair: Fair) -> bytes:
    return seed_of(bytes.fromhex(fair.secret), fair.shares, fair.binding(record.game, record.players, record.first))


def deal_again(record: Record, fair: Fair) -> Play:
    return Play(record.game, record.players, options=record.options, first=record.first, seed=seed_in(record, fair))
