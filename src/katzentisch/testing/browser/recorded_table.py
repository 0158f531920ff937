"""A table in the browser whose messages come from the test: what happens at it, and when, is decided here and not by a server."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from katzentisch.games.game import Event
from katzentisch.play.play import Play
from katzentisch.protocol import codec, messages, table_events
from katzentisch.protocol.holders import Holder, Person, Robot
from katzentisch.protocol.table_settings import TableSettings

from .page import Visitor

NAMES = ("Anna", "Ben", "Cleo", "Dilan", "Emma", "Felix")
ME = Person("anna", NAMES[0])
MOST_GAMES = 3000
SOCKET = """
    window.sent = [];
    window.WebSocket = class {
        static OPEN = 1;
        static CLOSED = 3;
        readyState = 1;
        constructor() {
            window.socket = this;
            queueMicrotask(() => this.onopen());
        }
        send(text) {
            const request = JSON.parse(text);
            sent.push(request);
            if (request.id) queueMicrotask(() => this.onmessage({ data: JSON.stringify({ type: "done", id: request.id }) }));
        }
        close() {}
    };
"""
Wanted = Callable[[Sequence[Event], Play], bool]


class RecordedGame:
    """A game played at random, up to a move that leads to what is wanted."""

    def __init__(self, game: str, players: int, wanted: Wanted, viewer: int | None = 0) -> None:
        self.viewer, self.number = viewer, 1
        for seed in range(MOST_GAMES):
            self.play, rng = Play(game, players, seed=seed), Random(seed)
            if self.reaches(wanted, rng):
                return
        raise LookupError(f"not seen in {MOST_GAMES} games of {game}")

    def reaches(self, wanted: Wanted, rng: Random) -> bool:
        while not self.play.over:
            self.before = self.update([])
            self.after = self.moved(self.choose(rng))
            moved = self.after.table_events[0]
            assert isinstance(moved, table_events.MoveMade)
            if wanted(moved.events, self.play):
                return True
        return False

    def choose(self, rng: Random) -> str:
        """Show foursomes, because they are rare."""
        legal = self.play.legal
        return rng.choice([move for move in legal if move.startswith("show")] or legal)

    def moved(self, move: str) -> messages.Update:
        self.number += 1
        seat = self.play.turn or 0
        steps = self.play.move(move)
        events = [event for step in steps for event in step.events(self.viewer)]
        return self.update([table_events.MoveMade(self.number, 0, seat, move, events)])

    def update(self, happened: list[table_events.AnyTableEvent]) -> messages.Update:
        play = self.play
        return messages.Update(
            table="",
            seat=self.viewer,
            number=self.number,
            table_events=happened,
            ply=len(play.log),
            view=play.view(self.viewer),
            legal=play.legal if play.turn == self.viewer else None,
        )

    def state(self, table: str) -> messages.TableState:
        """The table's state, with the result where the game is over."""
        play, result = self.play, self.play.result
        holders: list[Holder] = [ME, *(Robot("rules", name) for name in NAMES[1 : play.players])]
        return messages.TableState(
            id=table,
            choices=TableSettings(play.game.id, play.players),
            invite=None,
            status="over" if result else "playing",
            host=ME,
            seats=[messages.SeatState(holder) for holder in holders],
            finished=[messages.GameResult("game1", result.scores, result.ranks, result.end)] if result else [],
            totals=result.scores if result else [0] * play.players,
            ranks=result.ranks if result else [1] * play.players,
            chat=True,
        )


class RecordedTable:
    """Shows a visitor the table before the last move of a recorded game; `happen` sends that move."""

    def __init__(self, visitor: Visitor, game: RecordedGame) -> None:
        self.visitor, self.page, self.game = visitor, visitor.page, game
        visitor.come_in(NAMES[0])
        self.id = visitor.make_table(game.play.game.id, game.play.players)["id"]
        self.page.add_init_script(SOCKET)
        record = {"names": NAMES[: game.play.players]}
        self.page.route("**/api/played/*/record", lambda route: route.fulfill(json=record))

    def open(self) -> None:
        self.page.goto(f"/t/{self.id}")
        self.page.wait_for_function("() => sent.some(({ type }) => type === 'watch')")
        playing = msgspec.structs.replace(self.game.state(self.id), status="playing", finished=[])
        self.send(messages.Welcome(codec.VERSION, ME, self.now, []))
        self.send(messages.Done(id=0))
        self.send(msgspec.structs.replace(self.game.before, state=playing))
        self.page.get_by_role("region", name=self.visitor.said("page-board"), exact=True).wait_for()

    def happen(self) -> None:
        """Send the last move."""
        after = self.game.after
        self.send(msgspec.structs.replace(after, state=self.game.state(self.id)) if self.game.play.over else after)

    def send(self, message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Update):
            message = msgspec.structs.replace(message, table=self.id)
        self.page.evaluate("text => socket.onmessage({ data: text })", codec.encode(message).decode())

    @property
    def asked(self) -> list[str]:
        """The moves that the page has sent."""
        moves: list[str] = self.page.evaluate("() => sent.filter(({ type }) => type === 'move').map(({ move }) => move)")
        return moves

    @property
    def now(self) -> int:
        """The time of the page, which a test may have stopped."""
        return int(self.page.evaluate("Date.now()"))
