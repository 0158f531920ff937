"""Deals that can be checked: the server commits to a secret before the deal, every person gives a share, and both make the seed.

docs/fair-deals.md tells it so that anybody can check it without this code.
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..words import Said
from .judge import Fault, replay
from .play import Play

FIRST_LINE = "katzentisch-deal-1"
SIZE = 32
HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def commitment(secret: bytes) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(secret).hexdigest()


def is_share(text: object) -> bool:
    """32 bytes as 64 lower-case hex digits; secrets and commitments are written like that too."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def seed_of(secret: bytes, shares: Sequence[str | None]) -> bytes:
    """The shares by seat, None where a seat gave none."""
    given = [f"{seat} {share}" for seat, share in enumerate(shares) if share is not None]
    return hashlib.sha256("\n".join([FIRST_LINE, secret.hex(), *given]).encode("ascii")).digest()


def written_fair(secret: bytes, shares: Sequence[str | None]) -> dict[str, Any]:
    """The record's `fair`. It tells every hidden card, so it is for games that are over."""
    return {"commitment": commitment(secret), "secret": secret.hex(), "shares": list(shares)}


def check(record: Any) -> Play:
    """The game that a record tells, if it was dealt fairly; raises Fault."""
    play = replay(record)
    for holds in CHECKS.values():
        holds(record)
    return play


def expect(sentence: str, right: Any, found: Any, **facts: Any) -> None:
    if found != right:
        shown = Said("fair-nothing") if found is None else str(found)[:80]
        raise Fault("fair", Said(sentence, {"right": right, "found": shown, **facts}), facts.get("move"))


def check_form(record: dict[str, Any]) -> None:
    fair = record.get("fair")
    if fair is None:
        raise Fault("fair", Said("fair-missing"))
    for key in ("commitment", "secret"):
        if not isinstance(fair, dict) or not is_share(fair.get(key)):
            raise Fault("fair", Said("fair-not-hex", {"key": key}))
    shares = fair.get("shares")
    if not isinstance(shares, list) or len(shares) != record["players"] or not all(each is None or is_share(each) for each in shares):
        raise Fault("fair", Said("fair-not-shares", {"players": record["players"]}))


def check_commitment(record: dict[str, Any]) -> None:
    expect("fair-commitment", commitment(secret_in(record)), record["fair"]["commitment"])


def check_seed(record: dict[str, Any]) -> None:
    expect("fair-seed", seed_in(record).hex(), record.get("seed"))


def check_setup(record: dict[str, Any]) -> None:
    for key, right in dealt_anew(record).setup.items():
        expect("fair-setup", right, record["setup"][key], key=key)


def check_chance(record: dict[str, Any]) -> None:
    """What chance decided during the game is what the generator gives next."""
    play = dealt_anew(record)
    for index, entry in enumerate(record["moves"]):
        play.settle()
        if len(play.log) == index:
            play.enter(entry)
        expect("fair-chance", play.log[index], entry, move=index)


CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {  # of a record that is right; each needs those before it
    "form": check_form,
    "commitment": check_commitment,
    "seed": check_seed,
    "setup": check_setup,
    "chance": check_chance,
}


def secret_in(record: dict[str, Any]) -> bytes:
    return bytes.fromhex(record["fair"]["secret"])


def seed_in(record: dict[str, Any]) -> bytes:
    return seed_of(secret_in(record), record["fair"]["shares"])


def dealt_anew(record: dict[str, Any]) -> Play:
    return Play(record["game"], record["players"], options=record["options"], first=record["first"], seed=seed_in(record))


def check_kept(record: dict[str, Any], kept: str | None, shares: Mapping[int, str]) -> None:
    """What somebody wrote down before the deal: the commitment, and shares by seat."""
    fair = record["fair"]
    if kept is not None:
        expect("fair-kept-commitment", kept, fair["commitment"])
    for seat, share in shares.items():
        expect("fair-kept-share", share, dict(enumerate(fair["shares"])).get(seat), seat=seat)
