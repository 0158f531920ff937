"""One table of the soak from its creation to the last look at its games: lobby (see there), games, review."""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack, aclosing, suppress
from random import Random
from time import monotonic

from katzentisch.client.errors import RefusedError
from katzentisch.client.table import Turn
from katzentisch.protocol import requests

from .choices import TablePlan, choose_move, make_act
from .lobby import LONGEST_LOBBY, Conditions, Lobby
from .person import NotedTable, Person, TableLost

STALL = 150.0  # seconds without an entry, outside of faults, after which a table counts as stalled
LOOK = 1.0  # seconds between two looks whether it is
REST = (2.0, 5.0)  # seconds that a bot plays for somebody
REVIEWED, EXPORTED, DELETED, SIGNED_OUT = 0.15, 0.03, 0.03, 0.03  # shares of games, and of people who have played
ORDERED = 0.01  # share of the updates after which a person leaves an order for an auction
NO_ORDER = ("order-no-auction", "order-passed", "no-game")  # refusals where the auction or the game is over, or they have passed
NO_HINTS = "hint-nothing"  # the refusal in a game without decisions
LINES = ("Miau!", "Na warte …", "Glück gehabt", "One more?", "😸", "Wer ist dran?")


class Stalled(Exception):
    """A table has stopped."""


class Session(Lobby):
    def __init__(self, conditions: Conditions, plan: TablePlan, rng: Random) -> None:
        super().__init__(conditions, plan, rng)
        self.resting: set[int] = set()  # seats whose people have left for a moment
        self.background: set[asyncio.Task[None]] = set()
        self.is_poisoned = self.is_closed_by_operator = False
        self.ordered: set[int] = set()  # seats that had a standing order
        self.moves = 0  # that people have made

    @property
    def id(self) -> str:
        return self.tables[0].link.table if self.tables else ""

    def is_raced(self, seat: int) -> bool:
        """Whether the server may move for somebody meanwhile."""
        return self.plan.is_raced or seat in self.ordered

    def overtaken(self, seat: int) -> tuple[str, ...]:
        """The refusals for somebody for whom the server has moved meanwhile."""
        return ("not-your-turn", "no-game") if self.is_raced(seat) else ()

    @property
    def is_doomed(self) -> bool:
        """Whether its log was damaged, or the operator closes it."""
        return self.is_poisoned or self.is_closed_by_operator

    @property
    def is_playing(self) -> bool:
        return bool(self.tables) and bool(self.tables[0].latest) and self.tables[0].state.status == "playing"

    @property
    def number(self) -> int:
        """Of the last entry that anybody has seen."""
        return max((update.number for table in self.tables for update in table.latest.values()), default=0)

    async def run(self) -> None:
        """Live through the whole session; whatever goes wrong without a cause is a finding."""
        try:
            await self.live()
        except TableLost:
            self.lose()
        except RefusedError as refused:
            if refused.code.startswith("table-broken"):
                self.notes.broken.add(self.id)
                self.lose()
            elif not self.is_closed_by_operator:
                self.notes.causes.find(f"table {self.id}: refused: {refused.code}: {refused.text}")
        except Exception as error:
            if not self.is_doomed:
                self.notes.causes.find(f"table {self.id} ({self.plan.settings.game}): {type(error).__name__}: {error}")
        finally:
            for task in self.background:
                task.cancel()
            await asyncio.gather(*self.background, return_exceptions=True)

    def lose(self) -> None:
        if not self.is_poisoned:
            self.notes.causes.find(f"table {self.id} is broken, though nobody has damaged it")

    async def live(self) -> None:
        async with AsyncExitStack() as people:
            async with AsyncExitStack() as connections:
                await self.gather(people, connections)
                if self.plan.is_closed_early:
                    await self.ask(0, requests.Close(), "table-closed")
                    self.notes.counts["tables closed in the lobby"] += 1
                    return
                await self.play_to_the_end()
                self.notes.kinds.add((self.plan.settings.game, self.plan.settings.players))
            for person in self.people:
                await self.say_goodbye(person)

    async def play_to_the_end(self) -> None:
        await self.play_series()
        if self.plan.is_played_again and not self.conditions.is_ending:
            await self.start_again()
            await self.play_series()
            self.notes.counts["rematches"] += 1
        await self.look_back()

    async def start_again(self) -> None:
        self.lobby_since = monotonic()
        async with asyncio.timeout(LONGEST_LOBBY):
            while self.tables[0].is_over:
                await self.start()
                await asyncio.sleep(0.2)
        await self.until(lambda table: not table.is_over)

    # the games

    async def play_series(self) -> None:
        tasks = [asyncio.create_task(self.play(seat)) for seat in range(len(self.tables))]
        tasks += [asyncio.create_task(self.keep_going()), asyncio.create_task(self.watch())]
        players = set(tasks[: len(self.tables)])
        try:
            while players:
                done, _ = await asyncio.wait([*players, *tasks[len(self.tables) :]], return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
                players -= done
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        state = self.tables[0].state
        self.notes.counts[f"games of {state.choices.game}"] += len(state.finished)

    async def keep_going(self) -> None:
        """The host starts the first game, and the next ones."""
        table = self.tables[0]
        while True:
            if table.state.status == "open":
                await self.start()
            elif table.state.status == "pausing":
                await self.ask(0, requests.Start(), "game-going-on", "table-closed")
            await asyncio.sleep(0.5)

    async def watch(self) -> None:
        """Notice when the table stops. Faults follow each other so closely that the calm between several of them counts."""
        number, calm, looked = self.number, 0.0, monotonic()
        while calm <= STALL:
            await asyncio.sleep(LOOK)
            since, looked = looked, monotonic()
            if self.number != number:
                number, calm = self.number, 0.0
            elif self.notes.causes.is_calm(since, looked):
                calm += looked - since
        raise Stalled(f"no entry after {number} for {STALL:.0f} s; {self.situation()}")

    def situation(self) -> str:
        """Return what the people at the table see and wait for."""
        state = self.tables[0].state
        away = [number for number, seat in enumerate(state.seats) if seat.away]
        return "; ".join([f"status {state.status}, away {away}, resting {sorted(self.resting)}", *map(describe, self.tables)])

    async def play(self, index: int) -> None:
        person, table = self.people[index], self.tables[index]
        async with aclosing(table.updates()) as updates:
            async for _ in updates:
                if table.is_over:
                    return
                await self.return_if_away(index)
                for turn in table.new_turns():
                    await self.take(person, table, turn)
                if self.plan.has_auctions and table.seat is not None and self.rng.random() < ORDERED:
                    await self.leave_order(index, table.seat)

    async def leave_order(self, index: int, seat: int) -> None:
        """Pass in advance, unless it is the person's turn."""
        if not self.tables[index].latest[seat].legal:
            self.ordered.add(seat)
            if await self.ask(index, requests.SetOrder(seat=seat, order="pass"), *NO_ORDER):
                self.notes.counts["standing orders"] += 1

    async def return_if_away(self, index: int) -> None:
        """A bot took over while a fault kept us away."""
        table = self.tables[index]
        if table.seat is not None and table.state.seats[table.seat].away and table.seat not in self.resting:
            await self.come_back(index, table.seat)

    async def come_back(self, index: int, seat: int) -> None:
        table = self.tables[index]
        table.last_turns.pop(seat, None)
        if table.is_over and seat not in table.seats:
            return  # to leave was repeated after the game, which gives up the seat
        await self.ask(index, requests.Return(seat=seat))

    async def take(self, person: Person, table: NotedTable, turn: Turn) -> None:
        """Think, perhaps do something else, and move."""
        await asyncio.sleep(min(self.rng.expovariate(1 / self.conditions.pause), 5 * self.conditions.pause))
        act = make_act(self.rng)
        index = self.people.index(person)
        match act:
            case "chat":
                await self.ask(index, requests.Chat(text=self.rng.choice(LINES)), *self.chat_refusals)
                self.notes.counts["chats"] += 1
            case "react":
                react = requests.React(seat=turn.seat, reaction=self.rng.choice(("laugh", "wow", "sad")))
                await self.ask(index, react, *self.chat_refusals)
                self.notes.counts["reactions"] += 1
            case "hint":
                if await self.ask(index, requests.Hint(seat=turn.seat), NO_HINTS, *self.overtaken(turn.seat)):
                    self.notes.counts["hints"] += 1
            case "explain":
                explain = requests.Explain(seat=turn.seat, move=self.rng.choice(turn.legal))
                await self.ask(index, explain, *self.overtaken(turn.seat))
                self.notes.counts["explanations"] += 1
            case "half-open":
                self.run_in_background(person.hold_half_open(table))
            case "drop":
                self.notes.counts["reconnects"] += table.connection.drop()
            case "rest" if index and not self.plan.is_raced:  # a host who leaves after the game hands the table over
                await self.rest(index, turn.seat)
                return
        moving = asyncio.create_task(person.move(table, turn, choose_move(self.rng, turn.legal), self.is_raced(turn.seat)))
        try:
            if act == "drop-after":
                await asyncio.sleep(0.002)
                self.notes.counts["reconnects"] += table.connection.drop()
            await moving
        finally:
            moving.cancel()
        self.moves += 1

    async def rest(self, index: int, seat: int) -> None:
        """Leave for a moment; a bot plays meanwhile."""
        self.resting.add(seat)
        await self.ask(index, requests.Leave(seat=seat), "seat-not-yours")
        await asyncio.sleep(self.rng.uniform(*REST))
        self.resting.discard(seat)
        await self.come_back(index, seat)
        self.notes.counts["rests"] += 1

    # afterwards

    async def look_back(self) -> None:
        """Replay the games, review some, and check the deals and the history."""
        person, table = self.people[0], self.tables[0]
        for finished in table.state.finished:
            for seat in ("", f"?seat={self.rng.randrange(self.plan.people)}"):
                await person.request("GET", f"/api/played/{finished.id}/replay{seat}")
                self.notes.counts["replays"] += 1
            if self.rng.random() < REVIEWED:
                await person.request("GET", f"/api/played/{finished.id}/review?seat=0")
                self.notes.counts["reviews"] += 1
        await table.check_deals()
        history = await person.request("GET", "/api/me/history")
        found = {each["id"] for each in history["games"]}
        if missing := [each.id for each in table.state.finished if each.id not in found]:
            self.notes.causes.find(f"table {self.id}: games {missing} are missing in the history")

    async def say_goodbye(self, person: Person) -> None:
        """Some download what is stored about them, some delete it, some sign out."""
        choice = self.rng.random()
        with suppress(RefusedError):  # repeated after its answer was lost
            if choice < EXPORTED:
                await person.export()
                self.notes.counts["exports"] += 1
            elif choice < EXPORTED + DELETED:
                await person.delete_data()
                self.notes.counts["people deleted"] += 1
            elif choice < EXPORTED + DELETED + SIGNED_OUT:
                await person.sign_out()
                self.notes.counts["people signed out"] += 1

    # helpers

    def run_in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)


def describe(table: NotedTable) -> str:
    """Return what the person at a table sees and waits for."""
    connection = "connected" if table.connection.socket else "not connected"
    waiting = [type(pending.request).__name__ for pending in table.connection.pending.open.values()]
    seen = [
        f"seat {seat}: entry {update.number}, ply {update.ply}, turn {(update.view or {}).get('turn')}, "
        f"{len(update.legal or ())} legal moves, order {update.order}, last turn {table.last_turns.get(seat or 0)}"
        for seat, update in table.latest.items()
    ]
    return f"{connection}, waits for {waiting}, {', '.join(seen)}"
