"""A game being played: its setup and its log are the truth, the position follows from them."""

import re
from collections.abc import Mapping
from typing import Any

from ..games import GAMES
from ..games.game import BadSetup, Event, Game, IllegalMove, UnreadableMove, Value, View
from ..games.state import SPECTATOR
from ..words import Said
from .numbers import shown, whole_within
from .position import Position, Seed, no_seat, plain_options, seed_bytes
from .step import Step
from .written import result_of, written

ENTRY = re.compile(r"(-|0|[1-9][0-9]?) (.+)", re.ASCII | re.DOTALL)
NAMED_MOVES = 12  # how many legal moves an error names


def find_game(name: Any) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        told = name[:80] if isinstance(name, str) else shown(name)
        raise BadSetup(Said("game-unknown", {"game": told, "games": list(GAMES)}))
    return GAMES[name]


class Play:
    """Starts from a seed, or from a record's setup. Moves are texts in the notation of rules/."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Value] | None = None,
        first: int = 0,
        seed: Seed | None = None,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.options = plain_options(options)
        if setup is None:
            self.seed: bytes | None = seed_bytes(seed)
            opening = Position.dealt(self.game, players, self.options, first, self.seed)
            self.setup = self.game.write_setup(opening.state)
        else:
            self.seed = None
            opening = Position.laid_out(self.game, players, self.options, first, setup)
            self.setup = setup
        self.players, self.first = int(opening.state.players), int(opening.state.first)
        self.log: list[str] = []
        self.notes: dict[str, Any] = {}  # what else a record says that it was read from: names, bots, how it was dealt
        opening.begin()
        self.opening = opening
        self.stand_at(opening)
        self.open_view: tuple[Position | None, Any] = None, None  # what a spectator is shown, and of which position

    def stand_at(self, position: Position) -> None:
        """`turn` is the seat that is to decide, or None. A position is never changed once the game stands at it."""
        self.position, self.turn, self.over = position, position.turn, position.is_over

    @property
    def legal(self) -> list[str]:
        """What the seat whose turn it is may do, from what it knows."""
        if self.turn is None:
            return []
        observation = self.position.observe(self.turn)
        return [self.game.write_move(observation.state, action) for action in observation.legal()]

    def move(self, text: str) -> list[Step]:
        """The decision of the seat whose turn it is, and what chance decides after it."""
        if not isinstance(text, str):
            raise UnreadableMove(Said("move-not-text"))
        seat = "0" if self.turn is None else str(self.turn)
        return [self.enter(f"{seat} {text}"), *self.settle()]

    def settle(self) -> list[Step]:
        """Lets chance decide what is due."""
        steps = []
        while self.position.is_chance_due:
            before, after = self.position, self.position.copy()
            after.chance()
            entry = f"- {self.game.write_chance(before.state, after.state)}"
            steps.append(self.entered(Step(before, None, None, after, entry)))
        return steps

    def enter(self, entry: str) -> Step:
        """One entry of a log, `"2 bid 3x4"` or `"- shuffle …"`. If it can't be, an error says why and nothing has changed."""
        if not isinstance(entry, str):
            raise UnreadableMove(Said("move-not-text"))
        found = ENTRY.fullmatch(entry)
        if not found:
            raise UnreadableMove(Said("move-not-seat", {"move": entry[:80]}))
        return self.entered(self.enter_chance(found[2], entry) if found[1] == "-" else self.enter_move(int(found[1]), found[2], entry))

    def entered(self, step: Step) -> Step:
        self.log.append(step.entry)
        self.stand_at(step.after)
        return step

    def enter_chance(self, text: str, entry: str) -> Step:
        before, after = self.position, self.position.copy()
        if not before.is_chance_due:
            raise IllegalMove(Said("game-over" if self.over else "no-chance-due"))
        self.game.read_chance(after.state, text)
        return Step(before, None, None, after, entry)

    def enter_move(self, seat: int, text: str, entry: str) -> Step:
        before, after = self.position, self.position.copy()
        if self.over:
            raise IllegalMove(Said("game-over"))
        if before.is_chance_due:
            raise IllegalMove(Said("chance-due"))
        if seat != self.turn:
            raise IllegalMove(Said("not-your-turn", {"seat": seat, "turn": self.turn}))
        try:
            action = self.game.read_move(before.state, text)
            after.apply_only(action)
        except IllegalMove:
            facts = {"move": text[:80], "why": self.why_not(seat, text), "legal": self.legal_now()}
            raise IllegalMove(Said("move-illegal", facts)) from None
        return Step(before, seat, action, after, entry)

    def why_not(self, seat: int, text: str) -> Said:
        """From what the seat knows: an error tells no more than a view."""
        observation = self.position.observe(seat)
        try:
            return observation.illegal(self.game.read_move(observation.state, text)).said
        except IllegalMove as illegal:
            return illegal.said

    def legal_now(self) -> Said:
        moves = self.legal
        if len(moves) <= NAMED_MOVES:
            return Said("legal-now", {"moves": moves})
        return Said("legal-now-more", {"moves": moves[:NAMED_MOVES], "more": len(moves) - NAMED_MOVES})

    def view(self, seat: int | None = None) -> View:
        """What a seat is shown, or a spectator."""
        if self.open_view[0] is not self.position:
            self.open_view = self.position, self.game.view(self.position.observe_plain(SPECTATOR))
        shown = self.open_view[1]
        return shown if seat is None else self.game.personal(shown, self.position.observe_plain(self.checked(seat)))

    def opened(self, viewer: int | None = None) -> list[Event]:
        """What happened before the first move, as a seat saw it, or a spectator."""
        return self.game.opening(self.opening.observe_plain(SPECTATOR if viewer is None else self.checked(viewer)))

    def checked(self, seat: int) -> int:
        """The seat as Python's own number; raises BadSetup where there is none."""
        found = whole_within(seat, 0, self.players - 1)
        if found is None:
            raise BadSetup(no_seat(seat, self.players - 1))
        return found

    @property
    def result(self) -> dict[str, Any] | None:
        return result_of(self.position)

    def record(self) -> dict[str, Any]:
        """The record of rules/README.md, with the notes of the one that it was read from."""
        return {**written(self.position, self.options, self.seed, self.setup, self.log), **self.notes}
