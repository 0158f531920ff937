"""Changes before a series: the number of seats, and the settings. The host makes them; the link stays the same."""

from collections.abc import Sequence

from msgspec.structs import replace

from ...games.game import Game, Value
from ...play.fair_deal import LOT, First
from ...protocol import requests
from ...protocol.holders import Person
from ...protocol.table_settings import TableSettings
from .entries import AnyEntry, SettingsChanged
from .permissions import refuse, require_host, require_no_game, seat_at
from .table import Table


def change_settings(table: Table, who: Person, request: requests.ChangeSettings) -> list[AnyEntry]:
    require_host(table, who)
    require_no_game(table)
    settings, dropped = request.settings, sorted(set(request.dropped))
    require_same_table(table, settings)
    for seat in dropped:
        if seat_at(table, seat).guest:
            raise refuse("seat-taken", seat=seat)
    if settings.players < len(table.seats) - len(dropped):
        raise refuse("settings-seats", players=settings.players, seats=len(table.seats) - len(dropped))
    require_one_seat_each(table, settings)
    return changed_entries(table, settings, dropped)


def require_same_table(table: Table, settings: TableSettings) -> None:
    if (settings.game, settings.lesson) != (table.settings.game, table.settings.lesson):
        raise refuse("settings-game")
    if settings.public != table.settings.public:
        raise refuse("settings-public")


def require_one_seat_each(table: Table, settings: TableSettings) -> None:
    """Refuse if someone holds two seats. Old tables allowed it, and a series that began that way continues."""
    guests = [seat.guest for seat in table.seats if seat.guest]
    if table.status != "pausing" and not settings.shared_devices and len(guests) > len(set(guests)):
        raise refuse("seats-double")


def drop_free_seats(table: Table, who: Person) -> list[AnyEntry]:
    """Return the entry that leaves only the taken seats. Refuse if they are too few for the game."""
    require_host(table, who)
    require_no_game(table)
    free = [number for number, seat in enumerate(table.seats) if seat.holder is None]
    least = table.game.players[0]
    if len(table.seats) - len(free) < least:
        raise refuse("players-few", least=least, present=len(table.seats) - len(free))
    return changed_entries(table, replace(table.choices, players=len(table.seats) - len(free)), free)


def changed_entries(table: Table, settings: TableSettings, dropped: Sequence[int]) -> list[AnyEntry]:
    """Return the entry for settings whose `first` and `options` may no longer fit the seats. Raises BadSetup."""
    options = possible_options(table.game, settings)
    fitting = replace(settings, options=options, first=seat_after(settings.first, len(table.seats), dropped))
    fitting.checked_game()
    return [SettingsChanged(fitting, table.choices, list(dropped))] if dropped or fitting != table.choices else []


def possible_options(game: Game, settings: TableSettings) -> dict[str, Value]:
    """Return the options without those that need another number of players. Other mistakes are left for the check."""
    if settings.players not in game.players:
        return settings.options
    impossible = {option.name: set(option.values) - set(option.allowed(settings.players)) for option in game.options}
    return {name: value for name, value in settings.options.items() if value not in impossible.get(name, ())}


def seat_after(first: First, seats: int, dropped: Sequence[int]) -> First:
    """Return the number of the beginning seat after others are gone; if it goes itself, the next one that stays begins."""
    if first == LOT:
        return LOT
    kept = [seat for seat in range(max(seats, first + 1)) if seat not in dropped]
    following = [seat for seat in kept if seat >= first]
    return kept.index(following[0]) if following else 0
