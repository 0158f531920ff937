"""The pauses before automatic moves. They depend only on what everybody at the table can see, and on a key that nobody has.

What a pause may depend on: the table's tempo, the ply, who plays each seat, who is still in the auction, which seats moved last. All of
that is in the public log. It never depends on cards, on orders, or on whether a move was forced.
"""

import hmac
from itertools import islice

from ...bots import BOTS
from ...bots.levels import searches
from ...play.orders import bidders
from ...protocol.holders import Robot
from ...protocol.table_settings import Tempo
from ..settings import Settings
from .table import Table

Range = tuple[int, int]  # milliseconds, both included

TEMPO_FACTORS: dict[Tempo, float] = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "none": 0.0}
STREAK = 3  # moves of bots in a row at full length; after twice as many they are as short as they get
HASTE = 4  # how much shorter a pause is when nobody has to follow it
SEARCH_TIME = 400  # the shortest pause of a bot that searches: it usually needs less, so how long it takes doesn't show


def pause(table: Table, settings: Settings, key: bytes) -> int:
    """Return the pause before the automatic move that is due, in milliseconds.

    It can't be computed without the key, so nobody can distinguish a person's order or forced move from one made by hand.
    """
    return draw_pause(key, (table.id, table.games, table.active_game.ply), pause_range(table, settings))


def pause_range(table: Table, settings: Settings) -> Range:
    """Return the range for the seat at turn: a person's whoever moves for them, unless everybody can see that a bot does."""
    if not table.is_bots_turn:
        return settings.person_pause
    factor = TEMPO_FACTORS[table.settings.tempo] / haste(table)
    least, most = (round(factor * each) for each in settings.bot_pause)
    shortest = min(SEARCH_TIME, settings.bot_pause[1]) if factor and is_search_due(table) else 0
    return max(least, shortest), max(most, shortest)


def haste(table: Table) -> int:
    """Return by how much bots hurry: most if no person is left in the auction, or after many moves of bots in a row."""
    streak = bot_streak(table)
    if is_auction_among_bots(table) or streak >= 2 * STREAK:
        return HASTE
    return 2 if streak >= STREAK else 1


def is_auction_among_bots(table: Table) -> bool:
    """A person with a standing order is still in the auction, like any other who hasn't passed."""
    play = table.active_game.play
    still_in = bidders(play.position) if play else []
    return bool(still_in) and all(table.seats[seat].is_played_by_bot for seat in still_in)


def bot_streak(table: Table) -> int:
    """Count the last moves that bots made one after the other, as far as it matters."""
    play, streak = table.active_game.play, 0
    movers = (entry.split(" ", 1)[0] for entry in reversed(play.log if play else []))
    for mover in islice((each for each in movers if each != "-"), 2 * STREAK):
        if not table.seats[int(mover)].is_played_by_bot:
            break
        streak += 1
    return streak


def is_search_due(table: Table) -> bool:
    """Return whether the bot on the seat at turn searches. Which bot it is, everybody knows."""
    assert table.turn is not None
    holder = table.seats[table.turn].holder
    return isinstance(holder, Robot) and holder.bot in BOTS and searches(BOTS[holder.bot], table.game)


def late_step(table: Table, settings: Settings) -> int:
    """Return by which steps a late move is delayed: not at all at the tempo of programs."""
    return settings.late_step if TEMPO_FACTORS[table.settings.tempo] else 0


def draw_pause(key: bytes, decision: tuple[str, int, int], between: Range) -> int:
    """Return a number in the range, always the same for one decision: a table, a game there, a ply."""
    digest = hmac.digest(key, " ".join(map(str, decision)).encode(), "sha256")
    return between[0] + int.from_bytes(digest[:8], "little") % (between[1] - between[0] + 1)


def late_move_time(due: int, now: int, step: int) -> int:
    """Return when to make a move that was due at `due`. A late move is delayed by whole steps, so the excess reveals little."""
    late = max(0, now - due)
    return due + (-(-late // step) * step if step else late)
