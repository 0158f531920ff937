"""A game being played: its setup and its log define it, the position follows from them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from ..games import GAMES
from ..games.game import BadSetup, Event, Game, IllegalMove, UnreadableMove, Value, View
from ..games.state import SPECTATOR
from ..words import Said
from .blank_state import Seed, no_such_seat, plain_options, seed_bytes
from .integers import as_int_within, describe_value
from .position import Position, cached_observation
from .record import RECORD_VERSION, Record, Result
from .step import Step

ENTRY = re.compile(r"(-|0|[1-9][0-9]?) (.+)", re.ASCII | re.DOTALL)
NAMED_MOVES = 12  # how many legal moves an error names


def find_game(name: object) -> Game:
    if isinstance(name, Game):
        return name
    if not isinstance(name, str) or name not in GAMES:
        shown = name[:80] if isinstance(name, str) else describe_value(name)
        raise BadSetup(Said("game-unknown", {"game": shown, "games": list(GAMES)}))
    return GAMES[name]


def deal(
    game: str | Game,
    players: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
    first: int = 0,
) -> Position:
    """Deal a game and return the position of its first decision.

    Parameters
    ----------
    game
        The game or its id, a key of `GAMES`.
    players
        The number of seats.
    seed
        An integer or 32 bytes to deal from; random if omitted.
    options
        Values of the game's options; the others get their defaults.
    first
        The seat that starts, or deals, as the rules of the game say.

    Raises
    ------
    BadSetup
        If the game does not allow such a table.

    Examples
    --------
    >>> position = deal("katze_im_sack", 4, seed=7)
    >>> while not position.is_over:
    ...     position.apply(position.legal()[0])
    >>> float(position.returns().sum())
    0.0
    """
    position = Position.deal(find_game(game), players, plain_options(options), first, seed_bytes(seed))
    position.begin()
    return position


class Play:
    """A game being played, move by move, in the notation of rules/.

    Parameters
    ----------
    game
        The game or its id, a key of `GAMES`.
    players
        The number of seats.
    options
        Values of the game's options; the others get their defaults.
    first
        The seat that starts, or deals, as the rules of the game say.
    seed
        An integer or 32 bytes to deal from; random if omitted.
    setup
        The `setup` of a record, to use its cards instead of dealing.

    Attributes
    ----------
    turn : int or None
        The seat whose decision is due.
    over : bool
        Whether the game is over.
    log : list of str
        All entries so far, such as ``"2 bid 3x4"``.

    Raises
    ------
    BadSetup
        If the game does not allow such a table.

    Examples
    --------
    >>> game = Play("katzenjammer_blues", 4, seed=1)
    >>> while not game.over:
    ...     steps = game.move(game.legal[0])
    >>> len(game.result.scores)
    4
    """

    def __init__(
        self,
        game: str | Game,
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
            opening = Position.deal(self.game, players, self.options, first, self.seed)
            self.setup = self.game.write_setup(opening.state)
        else:
            self.seed = None
            opening = Position.from_setup(self.game, players, self.options, first, setup)
            self.setup = setup
        self.players, self.first = int(opening.state.players), int(opening.state.first)
        self.log: list[str] = []
        self.notes: dict[str, Any] = {}  # extra keys of the record it was loaded from: names, bots, how it was dealt
        opening.begin()
        self.opening = opening
        self.set_position(opening)
        self.open_view: tuple[Position | None, Any] = None, None  # what a spectator is shown, and of which position

    def __copy__(self) -> "Play":
        """Return a game of its own: a move in one is not a move in the other. Positions are never changed, so both use the same ones."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self), log=list(self.log), notes=dict(self.notes))
        return twin

    def set_position(self, position: Position) -> None:
        """Set the current position; it must not be changed afterwards."""
        self.position, self.turn, self.over = position, position.turn, position.is_over
        self.legal_moves: list[str] | None = None  # once somebody has asked for them

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat whose turn it is, from what that seat knows."""
        if self.legal_moves is None:
            self.legal_moves = self.list_legal()
        return list(self.legal_moves)

    def list_legal(self) -> list[str]:
        if self.turn is None:
            return []
        observation = self.position.observe(self.turn)
        state, write_move = observation.state, self.game.write_move
        return [write_move(state, action) for action in observation.legal()]

    def move(self, text: str) -> list[Step]:
        """Play a move for the seat whose turn it is.

        Returns
        -------
        list of Step
            The move, followed by what chance decided after it.

        Raises
        ------
        UnreadableMove
            If the string is not a move of this game's notation.
        IllegalMove
            If the move is not legal now; the game is unchanged.
        """
        if not isinstance(text, str):
            raise UnreadableMove(Said("move-not-text"))
        return [self.enter_move(self.turn or 0, text), *self.resolve_chance()]

    def resolve_chance(self) -> list[Step]:
        """Let chance decide what is due, and return the steps."""
        steps = []
        while self.position.is_chance_due:
            before, after = self.position, self.position.copy()
            after.chance()
            entry = f"- {self.game.write_chance(before.state, after.state)}"
            steps.append(self.append(Step(before, None, None, after, entry)))
        return steps

    def enter(self, entry: str) -> Step:
        """Add one entry of a log, such as ``"2 bid 3x4"`` or ``"- shuffle …"``.

        Raises
        ------
        UnreadableMove, IllegalMove
            If the entry is not possible now; the game is unchanged.
        """
        if not isinstance(entry, str):
            raise UnreadableMove(Said("move-not-text"))
        found = ENTRY.fullmatch(entry)
        if not found:
            raise UnreadableMove(Said("move-not-seat", {"move": entry[:80]}))
        return self.enter_chance(found[2]) if found[1] == "-" else self.enter_move(int(found[1]), found[2])

    def append(self, step: Step) -> Step:
        self.log.append(step.entry)
        self.set_position(step.after)
        return step

    def enter_chance(self, text: str) -> Step:
        """Add what chance decided, such as ``"shuffle …"``; raises UnreadableMove or IllegalMove."""
        before, after = self.position, self.position.copy()
        if not before.is_chance_due:
            raise IllegalMove(Said("game-over" if self.over else "no-chance-due"))
        after.read_chance(text)
        return self.append(Step(before, None, None, after, f"- {text}"))

    def enter_move(self, seat: int, text: str) -> Step:
        """Add a seat's move, such as ``"bid 3x4"``, but not what chance decides after it; raises UnreadableMove or IllegalMove."""
        return self.append(self.step_for(seat, text))

    def step_for(self, seat: int, text: str) -> Step:
        """Return the step that a seat's move would be, without playing it; raises UnreadableMove or IllegalMove."""
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
        return Step(before, seat, action, after, f"{seat} {text}")

    def why_not(self, seat: int, text: str) -> Said:
        """Say why a move is not legal, from the seat's observation: an error reveals no more than a view."""
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
        """Return what a seat is shown, or a spectator if `seat` is omitted."""
        if self.open_view[0] is not self.position:
            self.open_view = self.position, self.game.view(self.position.observe_plain(SPECTATOR))
        open_view = self.open_view[1]
        return open_view if seat is None else self.game.personal_view(open_view, cached_observation(self.position, self.check_seat(seat)))

    def opening_events(self, viewer: int | None = None) -> list[Event]:
        """Return what happened before the first move, as a seat or a spectator saw it."""
        return self.game.opening_events(self.opening.observe_plain(SPECTATOR if viewer is None else self.check_seat(viewer)))

    def check_seat(self, seat: int) -> int:
        """Return the seat as a Python integer; raises BadSetup if there is no such seat."""
        found = seat if seat.__class__ is int and 0 <= seat < self.players else as_int_within(seat, 0, self.players - 1)
        if found is None:
            raise BadSetup(no_such_seat(seat, self.players - 1))
        return found

    @property
    def result(self) -> Result | None:
        """The result, or None while the game is not over."""
        return result_of(self.position)

    def record(self) -> Record:
        """Return the record of the game so far, with the notes of the record it was loaded from."""
        return make_record(self.position, self.options, self.seed, self.setup, self.log, self.notes)


def result_of(position: Position) -> Result | None:
    if not position.is_over:
        return None
    state, players = position.state, position.last + 1
    return Result(state.scores[:players].tolist(), state.ranks[:players].tolist(), position.game.ends[int(state.end) - 1])


def make_record(
    position: Position,
    options: Mapping[str, Value],
    seed: bytes | None,
    setup: dict[str, Any],
    log: Sequence[str],
    notes: Mapping[str, Any] | None = None,
) -> Record:
    return Record(
        katzentisch=RECORD_VERSION,
        game=position.game.id,
        players=position.last + 1,
        options=dict(options),
        first=int(position.state.first),
        seed=seed.hex() if seed and position.is_over else UNSET,
        setup=setup,
        moves=list(log),
        result=result_of(position) or UNSET,
        notes=dict(notes or {}),
    )
