"""Laying a row in one line: `lay(table, "3 D -8 15")`, the start player's card first."""

from katzentisch.testing.table import Table, start

ORDER = ("-8", "-5", "0", "3", "5", "8", "11", "15", "d", "D")


def lay(table: Table, cards: str) -> Table:
    return table.play(*(f"{(table.state.turn + place) % table.state.players} lay {card}" for place, card in enumerate(cards.split())))


def start_with(row: str, **options: str) -> Table:
    """The first row of a game, the start player is seat 0; each removed card is one that is not laid."""
    cards = row.split()
    removed = ["-5" if card != "-5" else "3" for card in cards]
    return lay(start("katze_im_sack", players=len(cards), options=options, removed=removed), row)


def won_by(table: Table, seat: int) -> list[str]:
    return [ORDER[card] for card, count in enumerate(table.state.won[seat]) for _ in range(count)]


def pass_all(table: Table) -> Table:
    """Everyone passes until the round is over, including the last player."""
    rounds = int(table.state.rounds)
    while table.state.rounds == rounds:
        table.play(f"{table.state.turn} pass")
    return table
