"""Identity: revoked cookies, and names that look alike."""

import unicodedata
from collections.abc import Sequence

import httpx

from .attack import Attack, Attacks, Seen, Setup
from .player import Player

NAME = "Anna"
ALIKE = {
    "the same": "Anna",
    "Cyrillic А": "\u0410nna",
    "zero-width joiner": "An\u200dna",
    "variation selector": "An\ufe00na",
    "combining grapheme joiner": "An\u034fna",
    "Khmer vowel": "An\u17b4na",
    "fullwidth": "\uff21nna",
    "space inside": "An\u2009na",
    "capitals": "ANNA",
}
CONFUSABLE = str.maketrans("аАеЕоОрРсСхХ", "aaeeooppccxx")


def skeleton(name: str) -> str:
    """What a name looks like at a glance."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(CONFUSABLE)
    return "".join(each for each in plain if each.isalnum() and unicodedata.category(each)[0] not in "MC")


async def names(setup: Setup) -> Seen:
    async with setup.site() as server, Player(server.url, NAME) as first:
        fooled, refused = [], 0
        for kind, name in ALIKE.items():
            table = await first.make_table("mau_mau", 2)
            await first.sit(table, 0)
            second = Player(server.url, name)
            try:
                await second.come_in()
                answer = await second.sit(table, 1)
            except httpx.HTTPStatusError:
                answer = "name-refused"
            finally:
                await second.__aexit__()
            if answer != "done":
                refused += 1
                continue
            await first.wait(lambda: all(seat["holder"] for seat in first.state["seats"]))
            if are_alike([seat["holder"] for seat in first.state["seats"]]):
                fooled.append(kind)
            await first.code("close")
        return assess_names(fooled, refused)


def are_alike(holders: Sequence[dict[str, object]]) -> bool:
    """Two holders whose names look the same, without a mark on either."""
    shown = [skeleton(str(holder["name"])) for holder in holders]
    marked = any(holder.get(mark) for holder in holders for mark in ("mark", "alike", "tag", "number"))
    return len(set(shown)) < len(shown) and not marked


def assess_names(fooled: Sequence[str], refused: int) -> Seen:
    marked = len(ALIKE) - len(fooled) - refused
    text = f"of {len(ALIKE)} names that look like another at the table {refused} were refused, {marked} changed or marked"
    return Seen(text + (f"; taken as they are: {', '.join(fooled)}" if fooled else ""), not fooled)


async def cookies(setup: Setup) -> Seen:
    """A copied cookie, after its owner has signed out."""
    async with setup.site() as server, Player(server.url, "Mia") as owner:
        stolen = owner.cookie
        await owner.http.delete("/api/me")
        async with httpx.AsyncClient(base_url=server.url) as thief:
            answer = (await thief.get("/api/me", headers={"Cookie": stolen})).status_code
        return assess_cookie(answer)


def assess_cookie(answer: int) -> Seen:
    return Seen(f"after “Sign out” a copy of the cookie was answered with {answer}", answer == 401)


ATTACKS: Attacks = {
    "names": Attack("Sit down under a name that looks like another one's at the table", names),
    "cookies": Attack("Use a copied cookie after its owner chose to be forgotten", cookies),
}
