"""Reloading the page, losing the network, and one person in two tabs."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.testing.browser.player import Player, play_until

from .table_setup import against_bots, hand, is_own_turn, names_in


def at_turn_in_mau_mau(visitor: Visitor, actions: int) -> Player:
    player = Player(visitor, "mau_mau", seed=1)
    play_until([player], until=lambda: player.actions >= actions and is_own_turn(visitor))
    return player


def at_turn_in_maus(visitor: Visitor) -> Player:
    against_bots(visitor, "maus_pass_auf")
    player = Player(visitor, "maus_pass_auf", seed=1)
    visitor.wait_until(lambda: player.is_due)
    return player


def own_turns(visitor: Visitor) -> int:
    """Count the log's lines about own turns."""
    log = visitor.page.get_by_role("group", name=visitor.said("table-log"), exact=True)
    return sum(line.startswith("You flip") for line in log.get_by_role("listitem").all_inner_texts())


def test_a_reload_changes_nothing(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de")
    against_bots(anna, "mau_mau")
    player = at_turn_in_mau_mau(anna, actions=2)
    table = anna.page.get_by_role("region", name=anna.said("mau_mau-board-middle"))
    before = names_in(hand(anna)), table.inner_text()
    anna.page.reload()
    hand(anna).wait_for()
    assert player.is_due
    assert (names_in(hand(anna)), table.inner_text()) == before


def test_a_tap_without_network_arrives_once(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    player = at_turn_in_maus(anna)
    before = own_turns(anna)
    lost = anna.page.get_by_text(anna.said("table-connection-lost"))
    with anna.offline():
        expect(lost).to_be_visible()
        player.act()
        assert own_turns(anna) == before
    expect(lost).to_be_hidden()
    anna.wait_until(lambda: own_turns(anna) > before and player.is_due)
    assert own_turns(anna) == before + 1


def test_a_move_whose_answer_is_lost_counts_once(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    lines: list[CutLine] = []
    anna.page.route_web_socket("**/api/socket*", lambda socket: lines.append(CutLine(socket, is_cut=not lines)))
    player = at_turn_in_maus(anna)
    before = own_turns(anna)
    player.act()
    anna.wait_until(lambda: [line.answers > 0 for line in lines] == [True, True])
    anna.wait_until(lambda: player.is_due)
    assert [line.moves for line in lines] == [1, 1]
    assert own_turns(anna) == before + 1


class CutLine:
    """A connection that brings a move to the server; the first one breaks before the answer is here."""

    def __init__(self, socket: WebSocketRoute, is_cut: bool) -> None:
        self.page, self.server, self.is_cut = socket, socket.connect_to_server(), is_cut
        self.moves = self.answers = 0
        self.page.on_message(self.ask)
        self.server.on_message(self.answer)

    def ask(self, message: str | bytes) -> None:
        self.moves += '"type":"move"' in str(message)
        self.server.send(message)

    def answer(self, message: str | bytes) -> None:
        self.answers += self.moves > 0
        if self.is_cut and self.moves:
            self.page.close()
        else:
            self.page.send(message)


def test_two_tabs_of_one_person_follow_each_other(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    against_bots(anna, "mau_mau")
    tabs = [anna.page, anna.context.new_page()]
    anna.listen(tabs[1])
    tabs[1].goto(anna.page.url)
    for here, there in (tabs, tabs[::-1]):
        anna.page = here
        hand(anna).wait_for()
        player = at_turn_in_mau_mau(anna, actions=1)
        seen = names_in(hand(anna))
        anna.page = there
        anna.wait_until(lambda player=player, seen=seen: player.is_due and names_in(hand(anna)) == seen)  # type: ignore[misc]
