"""Many games at once, stepped from outside: fixed arrays that a step fills in place, on the CPU or on a GPU."""

import os
import weakref
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import ArrayLike

from ..bots import Bot, as_bot, decide
from ..bots.policies import NO_SCRATCH, RANDOM
from ..bots.rng import FastRandom, rng_of
from ..games.arrays import Bools, Int64s, States
from ..games.game import BadSetup, Game, IllegalMove, Value
from ..games.state import ALL
from ..play.blank_state import Seed, blank_state, copy_states, key_of, no_such_seat, seed_bytes
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..play.position import Position
from ..words import Said
from .batch_step import (
    ALL_BUT_ONE,
    FAILED,
    READY,
    ROTATING,
    CompiledStep,
    Kernels,
    Rows,
    Seating,
    compile_kernels,
    compile_step,
)
from .dlpack import GpuArray, aligned_zeros
from .gpu import check_gpu, cuda_errors_as_refusals, load_cuda
from .simulation import checked_workers

MOST_ROWS = 1 << 26
MOST_START = (1 << 32) - 1  # the deals of a seed repeat after 2³² games
ROWS_PER_TASK = 256  # fewer are not worth a thread
GPU_BLOCK = 64  # threads
SAME_FOR_ALL = 3  # the first fields of `Rows` do not have a row for each game
UNREADABLE = (ValueError, TypeError, OverflowError, RuntimeError)  # what arrays of other libraries raise if NumPy can't read them

Forced = Literal["skip", "show"]
Opponents = str | Bot | Callable[..., Any] | Sequence[str | Bot | Callable[..., Any]]
ARRAYS = (
    "observation",
    "legal_mask",
    "turn",
    "seats",
    "actor",
    "ended",
    "illegal",
    "final_observation",
    "returns",
    "worth",
    "ranks",
    "scores",
    "game_number",
    "opponent_seats",
)


class Batch:
    """Many games of one table, one decision of each per step.

    Row i plays the games ``start + i``, ``start + i + games`` and so on of the run with this seed: the same as `simulate`, on every device
    and with every split. A finished game is followed by the row's next one within the same step.

    Parameters
    ----------
    game, players, options
        The table, as for `Play`.
    games
        The number of rows.
    seed
        An integer or 32 bytes; random if omitted.
    start
        The number of the first game. The deals of a seed repeat after 2**32 games.
    forced
        ``"skip"`` plays moves without a choice automatically; ``"show"`` shows them. A game without any choice shows its first decision
        in either case.
    opponents
        None to step every seat. The name of a bot, or a bot of your own, for all seats but one; or a sequence of them, for each other seat
        clockwise from the learner's left.
    seat
        With opponents: the seat of the learner, which is stepped. None for another one in each game: its number modulo `players`.
    device
        ``"cpu"`` or ``"cuda"``.
    strict
        Raise IllegalMove instead of flagging illegal actions; no row is stepped then.
    threads
        On a CPU: how many threads; one per core if omitted.

    Attributes
    ----------
    observation : int8 array (games, features)
        The features of the seat at turn; ``game.feature_columns`` names them.
    legal_mask : bool array (games, actions)
    turn : int8 array (games,)
        Whose decision is due.
    seats : int8 array (games,)
        The number of seats.
    actor : int8 array (games,)
        Who acted in the last step; -1 if nobody did.
    ended : bool array (games,)
        Whether the last step finished a game. The next five are about that game; they keep their values until another one ends.
    returns : float32 array (games, players)
        Each seat's share of the win minus its fair share.
    worth : float32 array (games, players)
        What training maximises, from 0 to 1: mostly the win, then opponents beaten, then the score.
    ranks, scores : int32 arrays (games, players)
    final_observation : int8 array (games, features)
        The features of the actor at the end.
    illegal : bool array (games,)
        Whether the last action was illegal. It changed nothing.
    game_number : int64 array (games,)
    opponent_seats : int32 array (games,)
        Bit set of the seats that are not the learner's.

    Raises
    ------
    BadSetup
        If the game does not allow such a table, or an argument is invalid.

    Notes
    -----
    The arrays are filled in place and never reallocated. On a CPU they are NumPy arrays aligned to 64 bytes; on a GPU they are `GpuArray`
    objects. Both support DLPack, so that PyTorch, JAX and CuPy use them without a copy. (JAX copies `game_number` to 32 bits unless
    ``jax_enable_x64`` is set.)

    A batch can be copied and pickled. The copy has arrays of its own, and continues the same games.

    Examples
    --------
    >>> batch = Batch("mau_mau", players=4, games=64, seed=1)
    >>> wins = np.zeros(4)
    >>> for _ in range(100):
    ...     batch.step(batch.random_actions())
    ...     wins += (batch.returns[batch.ended] > 0).sum(axis=0)
    >>> bool(wins.sum() > 0)
    True
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        games: int,
        *,
        seed: Seed | None = None,
        options: Mapping[str, Value] | None = None,
        start: int = 0,
        forced: Forced = "skip",
        opponents: Opponents | None = None,
        seat: int | None = None,
        device: Literal["cpu", "cuda"] = "cpu",
        strict: bool = False,
        threads: int | None = None,
    ) -> None:
        rules = find_game(game)
        table = blank_state(rules, players, options, 0)
        seats = int(table["players"][0])
        bots = checked_opponents(opponents, seats)
        distinct = list(dict.fromkeys(bots))
        line_up = np.array([distinct.index(bot) for bot in bots] or [0], np.int8)
        rows = checked_number(games, 1, MOST_ROWS, "games-range", "games")
        learner = checked_learner(seat, seats, bots)
        seating = Seating(0, rows if bots else 0, ALL_BUT_ONE, learner, False)
        self.players, self.strict = seats, checked_flag(strict, "strict")
        self.set_up(rules, table, rows, seed, seating, distinct, line_up, device, start=start, forced=forced, threads=threads)

    @classmethod
    def of_tables(
        cls,
        game: Game,
        tables: States,
        games: int,
        seed: Seed,
        seating: Seating,
        bots: Sequence[Bot],
        device: Literal["cpu", "cuda"],
        *,
        start: int = 0,
        threads: int | None = None,
    ) -> "Batch":
        """Make a batch whose games are dealt at any of these tables, with any seating: for training."""
        batch = cls.__new__(cls)
        batch.players, batch.strict = game.players[-1], False
        line_up = np.arange(max(1, len(bots)), dtype=np.int8)
        batch.set_up(game, tables, games, seed, seating, bots, line_up, device, start=start, threads=threads)
        return batch

    def set_up(
        self,
        game: Game,
        tables: States,
        rows: int,
        seed: Seed | None,
        seating: Seating,
        bots: Sequence[Bot],
        line_up: Any,
        device: Literal["cpu", "cuda"],
        *,
        start: int = 0,
        forced: Forced = "skip",
        threads: int | None = None,
    ) -> None:
        self.game, self.games, self.bots, self.seating = game, rows, list(bots), seating
        self.start = checked_number(start, 0, MOST_START, "batch-start-range", "start")
        self.device = checked_choice(device, ("cpu", "cuda"), "device-unknown", "device", "devices")
        self.forced = checked_choice(forced, get_args(Forced), "forced-unknown", "forced", "choices")
        workers = checked_workers(threads, "threads-range", "threads")
        arrays = self.arrays(tables, key_of(seed_bytes(seed)), line_up)
        if self.device == "cuda":
            check_gpu()
            with cuda_errors_as_refusals():
                self.set_runner(GpuRunner(self, arrays))
        else:
            self.set_runner(CpuRunner(self, arrays, workers))
        self.reset()

    def set_runner(self, runner: "CpuRunner | GpuRunner") -> None:
        self.runner = runner
        for name in ARRAYS:
            setattr(self, name, runner.shown[name])

    # filled by `set_up`
    observation: Any
    legal_mask: Any
    turn: Any
    seats: Any
    actor: Any
    ended: Any
    illegal: Any
    final_observation: Any
    returns: Any
    worth: Any
    ranks: Any
    scores: Any
    game_number: Any
    opponent_seats: Any

    def arrays(self, tables: States, key: Any, line_up: Any) -> Rows:
        """Allocate all arrays in the memory of the CPU."""
        rows, seats, features, actions = self.games, self.players, self.game.feature_count, self.game.actions

        def zeros(dtype: Any, *shape: int) -> Any:
            return aligned_zeros((rows, *shape), dtype)

        return Rows(
            tables=tables,
            seed=key,
            line_up=line_up,
            game_number=zeros(np.int64),
            rngs=zeros(np.int64),
            deal_rngs=zeros(np.int64),
            bots=zeros(np.int8, seats),
            opponent_seats=zeros(np.int32),
            waiting=zeros(np.int8),
            is_fresh=zeros(np.bool_),
            shows_forced=zeros(np.bool_),
            observation=zeros(np.int8, features),
            legal_mask=zeros(np.bool_, actions),
            random_action=zeros(np.int64),
            turn=zeros(np.int8),
            seats=zeros(np.int8),
            actor=zeros(np.int8),
            ended=zeros(np.bool_),
            illegal=zeros(np.bool_),
            final_observation=zeros(np.int8, features),
            returns=zeros(np.float32, seats),
            worth=zeros(np.float32, seats),
            ranks=zeros(np.int32, seats),
            scores=zeros(np.int32, seats),
            skips_forced=self.forced == "skip",
        )

    def __len__(self) -> int:
        return self.games

    def __copy__(self) -> "Batch":
        """Return a batch of its own that continues the same games."""
        restore, content = self.__reduce__()
        twin: Batch = restore(*content)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Batch":
        return self.__copy__()

    def __reduce__(self) -> tuple[Callable[..., "Batch"], tuple[Any, ...]]:
        settings = {name: value for name, value in vars(self).items() if name not in (*ARRAYS, "runner")}
        return restore_batch, (settings, self.runner.on_host(), self.state, self.runner.threads)

    def __repr__(self) -> str:
        return f"<Batch: {self.game.id}, {self.players} players, {self.games} games, {self.device}>"

    def reset(self, which: ArrayLike | None = None) -> None:
        """Deal again.

        Parameters
        ----------
        which
            None for all rows, from their first game on. Otherwise a boolean for each row: the chosen ones leave their game and get their
            next one.

        Raises
        ------
        BadSetup
            If `which` is not such an array.
        """
        if which is None:
            self.runner.set_numbers(np.arange(self.start, self.start + self.games, dtype=np.int64))
            chosen: Bools = np.ones(self.games, np.bool_)
        else:
            chosen = checked_mask(which, self.games)
            self.runner.set_numbers(self.runner.numbers() + np.where(chosen, self.games, 0))
        self.runner.reset(chosen)

    def step(self, actions: Any) -> None:
        """Play an action in every row, and everything up to the next decision; fills the arrays.

        Parameters
        ----------
        actions
            An integer for each row: an array or a sequence on the CPU, on a GPU also an array in its memory.

        Raises
        ------
        BadSetup
            If there is not one integer for each row.
        IllegalMove
            If the batch is strict and an action is illegal; no row was stepped then.
        BotFailure
            If an opponent fails. Some rows wait for it then: call `reset` before the next step.
        """
        self.runner.step(actions)

    def random_actions(self) -> Any:
        """Return a random legal action for each row, drawn from the generator of its game, in an array that the next call overwrites.

        The same until the next step. A batch without opponents that is stepped with them plays exactly the games of `simulate`.
        """
        return self.runner.random_actions()

    @property
    def state(self) -> States:
        """The states of all rows, which hide nothing; on a GPU, a copy."""
        return self.runner.states()

    def position(self, row: int) -> Position:
        """Return the position of a row, as a copy of its own.

        Raises
        ------
        BadSetup
            If there is no such row.
        """
        number = checked_number(row, 0, self.games - 1, "batch-row-range", "row")
        array = copy_states(self.state[number : number + 1])
        return Position.wrap(self.game, array, int(array["players"][0]) - 1)

    def check_legal(self, actions: Int64s, legal_mask: Bools) -> None:
        """Raise IllegalMove for the first action that is not legal."""
        known = (actions >= 0) & (actions < self.game.actions)
        legal = known & legal_mask[np.arange(self.games), np.where(known, actions, 0)]
        if not legal.all():
            row = int(np.argmin(legal))
            facts = {"row": row, "action": int(actions[row]), "legal": np.flatnonzero(legal_mask[row]).tolist()[:20]}
            raise IllegalMove(Said("batch-illegal", facts))


def restore_batch(settings: dict[str, Any], rows: Rows, states: States, threads: int) -> Batch:
    """Return a batch with a copy of these games."""
    batch = Batch.__new__(Batch)
    vars(batch).update(settings)
    fresh = batch.arrays(rows.tables, rows.seed.copy(), rows.line_up)
    for ours, theirs in zip(fresh[SAME_FOR_ALL:], rows[SAME_FOR_ALL:], strict=True):
        if isinstance(ours, np.ndarray):
            ours[:] = theirs
    if batch.device == "cuda":
        check_gpu()
        with cuda_errors_as_refusals():
            batch.set_runner(GpuRunner(batch, fresh, states))
    else:
        batch.set_runner(CpuRunner(batch, fresh, threads, states))
    return batch


class Runner:
    """What both runners need: their batch. They only refer to it, because a cycle would keep the memory of batches nobody needs."""

    def __init__(self, batch: Batch) -> None:
        self.owner = weakref.ref(batch)

    @property
    def batch(self) -> Batch:
        batch = self.owner()
        assert batch is not None
        return batch


class CpuRunner(Runner):
    """The rows in the memory of the CPU, stepped by threads. Bots that are not compiled move in Python."""

    def __init__(self, batch: Batch, rows: Rows, threads: int, states: States | None = None) -> None:
        super().__init__(batch)
        self.rows, self.threads = rows, threads
        self.array: States = np.zeros(batch.games, batch.game.state) if states is None else copy_states(states)
        self.array["viewer"] = ALL
        self.shown: dict[str, Any] = {name: getattr(rows, name) for name in ARRAYS}
        self.picked: Int64s = aligned_zeros((batch.games,), np.int64)
        tasks = min(threads, batch.games // ROWS_PER_TASK)
        edges = np.linspace(0, batch.games, max(1, tasks) + 1).astype(int).tolist()
        self.parts = list(pairwise(edges))
        self.pool: ThreadPoolExecutor | None = None
        self.pool_process = 0  # the process whose threads they are
        self.known: set[object] = set()  # the loops that are compiled
        self.memory = [(np.zeros(batch.game.actions, np.int16), np.zeros(16, np.uint32)) for _ in self.parts]
        compiled = [[bot.compiled(batch.game) for bot in batch.bots] for _ in self.parts]  # each part has its own scratch
        self.is_compiled = [policy is not None for policy in compiled[0]]
        usual = RANDOM.compiled(batch.game)
        assert usual is not None
        self.policies = [[policy or usual for policy in part] or [usual] for part in compiled]

    def threads_of_process(self) -> ThreadPoolExecutor:
        """Return the threads for all parts but the first, which the caller's thread does. A forked process has none of its parent's."""
        if self.pool is None or self.pool_process != os.getpid():
            self.pool, self.pool_process = ThreadPoolExecutor(len(self.parts) - 1), os.getpid()
        return self.pool

    def on_host(self) -> Rows:
        return self.rows

    def set_numbers(self, numbers: Int64s) -> None:
        self.rows.game_number[:] = numbers

    def numbers(self) -> Int64s:
        return self.rows.game_number

    def states(self) -> States:
        return self.array

    def each_part(self, loop: object, work: Callable[[int], int]) -> int:
        """Do the work of every part with a loop; the first part alone if the loop may have to be compiled."""
        if len(self.parts) == 1:
            return work(0)
        first = None if loop in self.known else work(0)
        pool = self.threads_of_process()
        others = [pool.submit(work, part) for part in range(1, len(self.parts))]
        if first is None:
            first = work(0)
        self.known.add(loop)
        return first + sum(other.result() for other in others)

    def loops(self, bot: int) -> CompiledStep:
        return compile_step(self.batch.game, self.policies[0][bot][0])

    def run_loop(self, loop: Callable[..., int], policy: int, *given: Any) -> int:
        """Run a loop with a bot's policy over all rows; `given` is what it takes besides. Returns how many rows wait for another bot."""

        def run_part(part: int) -> int:
            moves, block = self.memory[part]
            state = self.array, *self.parts[part], self.rows, self.batch.seating
            return int(loop(*state, *given, moves, block, self.policies[part][policy][1]))

        return self.each_part(loop, run_part)

    def reset(self, chosen: Bools) -> None:
        self.play_bots(self.run_loop(self.loops(0).reset_rows, 0, chosen, self.first_bot()))

    def first_bot(self) -> int:
        """The number of the bot that moves within the loops for bot 0, if that one is compiled; else a number that no bot has."""
        return 0 if self.is_compiled and self.is_compiled[0] else self.nobody

    def step(self, actions: Any) -> None:
        numbers = checked_actions(actions, self.batch.games)
        if self.is_compiled and (self.rows.waiting != READY).any():
            raise BadSetup(Said("batch-interrupted"))
        if self.batch.strict:
            self.batch.check_legal(numbers, self.rows.legal_mask)
        self.play_bots(self.run_loop(self.loops(0).step_rows, 0, numbers, self.first_bot()))

    def play_bots(self, waiting: int) -> None:
        """Let the bots move in turn until every row waits for the caller."""
        while waiting:
            for bot, is_compiled in enumerate(self.is_compiled):
                waiting = self.run_loop(self.loops(bot).continue_rows, bot, bot) if is_compiled else self.decide_for(bot)
                if waiting and (self.rows.waiting == FAILED).any():
                    self.report_failure()
                if not waiting:
                    break

    def decide_for(self, bot: int) -> int:
        """Play the moves of a bot that is not compiled, one after the other; returns how many rows wait then. Raises BotFailure."""
        while len(places := np.flatnonzero(self.rows.waiting == bot)):
            try:
                for row in places.tolist():
                    self.decide_in(row, bot)
            finally:  # if the bot fails, the rows in which it has moved continue nevertheless
                self.run_loop(self.loops(0).continue_rows, 0, self.nobody)
        return int((self.rows.waiting != READY).sum())

    @property
    def nobody(self) -> int:
        """A number that no bot has. Rows that wait for it are played on by the loop of any bot, which does not move there."""
        return len(self.is_compiled)

    def decide_in(self, row: int, bot: int) -> None:
        """Play one move of a bot that is not compiled."""
        position = Position.wrap(self.batch.game, self.array[row : row + 1], int(self.array["players"][row]) - 1)
        turn = int(self.array["turn"][row])
        rng = FastRandom(int(rng_of(int(self.rows.deal_rngs[row]), turn, int(self.array["plies"][row]))))
        observation = position.observe(turn)
        position.apply(decide(self.batch.bots[bot], observation, observation.legal(), rng))
        self.rows.waiting[row] = self.nobody

    def report_failure(self) -> None:
        row = int(np.argmax(self.rows.waiting == FAILED))
        bot = self.batch.bots[int(self.rows.bots[row, self.array["turn"][row]])]
        position = self.batch.position(row)
        assert position.turn is not None
        rng = FastRandom(int(rng_of(int(self.rows.deal_rngs[row]), position.turn, int(position.state.plies))))
        decide(bot, position.observe(position.turn), position.legal(), rng)  # raises BotFailure with the reason
        raise AssertionError(f"{bot.id} moved differently in Python")

    def random_actions(self) -> Int64s:
        self.picked[:] = self.rows.random_action  # the caller may write to its copy
        return self.picked


class GpuRunner(Runner):
    """The rows in the memory of a GPU, one thread for each."""

    threads = 1  # of the CPU

    def __init__(self, batch: Batch, rows: Rows, states: States | None = None) -> None:
        super().__init__(batch)
        self.cuda = load_cuda()
        if len(batch.bots) > 1 or any(bot.policy_of is None and not follows(bot, batch.game) for bot in batch.bots):
            raise BadSetup(Said("batch-gpu-opponents"))
        policy = (batch.bots or [RANDOM])[0].compiled(batch.game)
        assert policy is not None
        assert policy[1] is NO_SCRATCH
        self.kernels: Kernels = compile_kernels(batch.game, policy[0])
        moved = {name: self.cuda.to_device(array) if isinstance(array, np.ndarray) else array for name, array in rows._asdict().items()}
        self.rows = Rows(**moved)
        self.array = self.cuda.to_device(np.zeros(batch.games, batch.game.state) if states is None else states)
        gpu = getattr(self.cuda.get_current_device(), "id", 0)  # the simulator's has no number
        self.picked = GpuArray(self.cuda.to_device(np.zeros(batch.games, np.int64)), gpu)
        self.shown: dict[str, Any] = {name: GpuArray(getattr(self.rows, name), gpu) for name in ARRAYS}
        self.grid: tuple[Any, ...] = (-(-batch.games // GPU_BLOCK), GPU_BLOCK)

    def use_stream(self, stream: int) -> None:
        """Launch kernels on a CUDA stream from now on, given by its handle, when those before are done."""
        self.cuda.synchronize()
        self.grid = *self.grid[:2], self.cuda.external_stream(stream)

    def on_host(self) -> Rows:
        """Return a copy of the rows in the memory of the CPU."""
        rows: dict[str, Any] = self.rows._asdict()
        return Rows(**{name: array.copy_to_host() if hasattr(array, "copy_to_host") else array for name, array in rows.items()})

    def set_numbers(self, numbers: Int64s) -> None:
        self.rows.game_number.copy_to_device(numbers)  # type: ignore[attr-defined]

    def numbers(self) -> Int64s:
        found: Int64s = self.rows.game_number.copy_to_host()  # type: ignore[attr-defined]
        return found

    def states(self) -> States:
        found: States = self.array.copy_to_host()
        return found

    def reset(self, chosen: Bools) -> None:
        with cuda_errors_as_refusals():
            self.kernels.reset[self.grid](self.array, self.rows, self.batch.seating, self.cuda.to_device(chosen))

    def step(self, actions: Any) -> None:
        with cuda_errors_as_refusals():
            on_device = self.on_device(actions)
            if self.batch.strict:
                self.batch.check_legal(on_device.copy_to_host().astype(np.int64), self.rows.legal_mask.copy_to_host())  # type: ignore[attr-defined]
            self.kernels.step[self.grid](self.array, self.rows, self.batch.seating, on_device)

    def on_device(self, actions: Any) -> Any:
        """Return the actions in GPU memory, without a copy if they are there."""
        if not isinstance(actions, GpuArray) and not hasattr(actions, "__cuda_array_interface__"):
            return self.cuda.to_device(checked_actions(actions, self.batch.games))
        found = actions.array if isinstance(actions, GpuArray) else self.cuda.as_cuda_array(actions)
        if tuple(found.shape) != (self.batch.games,) or np.dtype(found.dtype).kind not in "iu":
            raise wrong_actions(self.batch.games)
        return found

    def random_actions(self) -> Any:
        with cuda_errors_as_refusals():
            self.picked.array.copy_to_device(self.rows.random_action)
        return self.picked


def follows(bot: Bot, game: Game) -> bool:
    """Whether a bot is a compiled policy without any scratch, which a GPU can run."""
    policy = bot.compiled(game)
    return policy is not None and policy[1] is NO_SCRATCH


def checked_opponents(opponents: Opponents | None, players: int) -> list[Bot]:
    """Return the bots clockwise from the learner's left, none for None; raises BadSetup."""
    if opponents is None:
        return []
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [as_bot(opponents)] * (players - 1)
    if len(opponents) != players - 1:
        raise BadSetup(Said("batch-opponents-number", {"given": len(opponents), "wanted": players - 1}))
    return [as_bot(each) for each in opponents]


def checked_learner(seat: object, players: int, bots: Sequence[Bot]) -> int:
    """Return the seat of the learner, or ROTATING; raises BadSetup."""
    if seat is None:
        return ROTATING
    if not bots:
        raise BadSetup(Said("batch-seat-alone"))
    found = as_int_within(seat, 0, players - 1)
    if found is None:
        raise BadSetup(no_such_seat(seat, players - 1))
    return found


def checked_number(value: object, least: int, most: int, said: str, fact: str) -> int:
    """Return an integer within bounds; raises BadSetup with the sentence `said` and its fact."""
    number = as_int_within(value, least, most)
    if number is None:
        raise BadSetup(Said(said, {fact: describe_value(value), "least": least, "most": most}))
    return number


def checked_choice(value: Any, choices: Sequence[str], said: str, fact: str, choices_fact: str) -> Any:
    if not isinstance(value, str) or value not in choices:
        raise BadSetup(Said(said, {fact: describe_value(value), choices_fact: list(choices)}))
    return value


def checked_flag(value: object, name: str) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise BadSetup(Said("flag-type", {"name": name, "value": describe_value(value)}))
    return bool(value)


def checked_mask(which: ArrayLike, rows: int) -> Bools:
    chosen = as_mask(which, rows)
    if chosen is None:
        raise BadSetup(Said("batch-which", {"rows": rows}))
    return chosen


def as_mask(value: Any, rows: int) -> Bools | None:
    """Return the value as an array with a boolean for each row, or None if it is no such array."""
    try:
        mask = np.asarray(value)
    except UNREADABLE:
        return None
    return np.ascontiguousarray(mask) if mask.shape == (rows,) and mask.dtype == np.bool_ else None


def checked_actions(actions: Any, rows: int) -> Int64s:
    """Return the actions as 64-bit integers, without a copy if they are; raises BadSetup."""
    try:
        numbers = np.asarray(actions)
    except UNREADABLE:
        raise wrong_actions(rows) from None
    if numbers.shape != (rows,) or numbers.dtype.kind not in "iu":
        raise wrong_actions(rows)
    if numbers.dtype == np.uint64:
        numbers = np.minimum(numbers, np.uint64(2**62))
    return np.ascontiguousarray(numbers, np.int64)


def wrong_actions(rows: int) -> BadSetup:
    return BadSetup(Said("batch-actions", {"rows": rows}))
