"""The commands at a table. Without a seat they mean the first of our own. A refused request raises RefusedError."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from ..protocol import messages, requests
from ..protocol.reactions import Reaction
from ..words import Said
from .connection import TableConnection
from .errors import ConnectionLost, RefusedError
from .pending_requests import Answer
from .watched_table import WatchedTable


class TableCommands(WatchedTable):
    connection: TableConnection

    async def request(self, request: requests.Request) -> Answer:
        return await self.connection.request(request)

    async def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Take the first free seat, or this one, and return its number.

        If you already have a seat, you keep it; `name` changes the name on it. A second seat needs a table with `shared_devices`.
        """
        if seat is not None and (seat not in self.seats or name):
            await self.request(requests.Sit(seat=seat, name=name))
        while self.seat is None:
            with suppress(ConnectionLost):
                await self.try_to_sit(self.first_free(), name)
        return self.own_seat(seat)

    async def try_to_sit(self, seat: int, name: str | None) -> None:
        """Take a seat, unless someone else was faster."""
        try:
            await self.request(requests.Sit(seat=seat, name=name))
        except RefusedError as refused:
            if refused.code != "seat-taken":
                raise

    def first_free(self) -> int:
        for number, seat in enumerate(self.state.seats):
            if seat.holder is None:
                return number
        raise RefusedError("seats-none", str(Said("client-no-seat-free")))

    def own_seat(self, seat: int | None) -> int:
        found = self.seat if seat is None else seat
        if found is None:
            raise RefusedError("seat-none", str(Said("client-no-seat")))
        return found

    async def leave(self, seat: int | None = None) -> None:
        """Leave a seat. During a game a bot plays for us until we return."""
        await self.request(requests.Leave(seat=self.own_seat(seat)))

    async def come_back(self, seat: int | None = None) -> None:
        """Take over from the bot that has been playing for us."""
        await self.request(requests.Return(seat=self.own_seat(seat)))

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a seat of our table."""
        await self.request(requests.SeatBot(seat=seat, bot=bot))

    async def unseat(self, seat: int) -> None:
        """Free a seat of our table."""
        await self.request(requests.Unseat(seat=seat))

    async def change_settings(self, *, dropped: Sequence[int] = (), **changes: Any) -> None:
        """Change settings of our table before a series, such as `games=3`, `first="lot"`, `options={"mau": "automatic"}`.

        `players` changes the number of seats: new ones come last, and `dropped` are removed. Options that are not possible with the new
        number get their usual value.
        """
        settings = replace(self.state.choices, **changes)
        await self.request(requests.ChangeSettings(settings=settings, dropped=list(dropped)))

    async def add_seats(self, number: int = 1) -> None:
        """Add free seats to our table."""
        await self.change_settings(players=len(self.state.seats) + number)

    async def drop_seats(self, *seats: int) -> None:
        """Remove seats that no person holds from our table."""
        await self.change_settings(players=len(self.state.seats) - len(set(seats)), dropped=seats)

    async def hand_over(self, seat: int, to: str) -> None:
        """Offer a seat to a guest, by id; `people` lists who is here. It is theirs once they accept."""
        await self.request(requests.HandOver(seat=seat, to=to))

    @property
    def offers(self) -> list[int]:
        """The seats we are offered."""
        offered = [(number, seat.offered) for number, seat in enumerate(self.state.seats)]
        return [number for number, to in offered if to and to.guest == self.me.guest]

    async def accept(self, seat: int | None = None) -> int:
        """Accept the seat we are offered, with its result, and return its number."""
        number = self.first_offer() if seat is None else seat
        await self.request(requests.Accept(seat=number))
        return number

    async def decline(self, seat: int | None = None) -> None:
        """Decline the seat we are offered, or withdraw our own offer."""
        await self.request(requests.Decline(seat=self.first_offer() if seat is None else seat))

    def first_offer(self) -> int:
        if not self.offers:
            raise RefusedError("offer-none", str(Said("client-no-offer")))
        return self.offers[0]

    async def replace(self, seat: int) -> None:
        """Ask for a bot in place of a player who has kept the table waiting; a move of theirs prevents it."""
        await self.request(requests.Replace(seat=seat))

    async def start(self, present_only: bool = False) -> None:
        """Start the first game, the next game of the series, or a rematch. With `present_only`, free seats are removed before."""
        await self.request(requests.Start(present_only=present_only))

    async def move(self, move: str, seat: int | None = None) -> None:
        """Make a move, for the seat whose turn it is unless another is given."""
        due = [each for each in self.seats if each in self.latest and self.latest[each].legal]
        mover = self.own_seat(due[0] if due and seat is None else seat)
        ply = self.latest[mover].ply if mover in self.latest else 0
        await self.request(requests.Move(seat=mover, ply=ply, move=move))

    async def order(self, order: str | None, seat: int | None = None) -> None:
        """Set a standing order for the current auction, such as `pass` or `up to 3x4`; None revokes it."""
        await self.request(requests.SetOrder(seat=self.own_seat(seat), order=order))

    async def hint(self, move: str | None = None, seat: int | None = None) -> messages.HintResult:
        """Return how often the best moves win, and `move`, if given. The first, `best`, is the one to make."""
        answer = await self.request(requests.Hint(seat=self.own_seat(seat), move=move))
        assert isinstance(answer, messages.HintResult)
        return answer

    async def explain(self, move: str, seat: int | None = None) -> str | None:
        """Return why a move is illegal now, or None if it is legal."""
        answer = await self.request(requests.Explain(seat=self.own_seat(seat), move=move))
        assert isinstance(answer, messages.Explanation)
        return answer.text

    async def chat(self, text: str) -> None:
        """Write to everyone at the table."""
        await self.request(requests.Chat(text=text))

    async def react(self, reaction: Reaction, seat: int | None = None) -> None:
        """Show a reaction at our plate for some seconds: laugh, love, wow, sad, angry or sleepy."""
        await self.request(requests.React(seat=self.own_seat(seat), reaction=reaction))

    async def switch_chat(self, on: bool) -> None:
        """Turn the chat of our table on or off."""
        await self.request(requests.SwitchChat(on=on))

    async def mute(self, guest: str, on: bool = True) -> None:
        """Hide a guest's chat from us, or show it again."""
        await self.request(requests.Mute(guest=guest, on=on))

    async def ban(self, guest: str, on: bool = True) -> None:
        """Ban a guest from our table, or lift the ban."""
        await self.request(requests.Ban(guest=guest, on=on))

    async def renew_invite(self) -> None:
        """Replace the invitation; the new one is in `state.invite`. The old one stops working."""
        await self.request(requests.RenewInvite())

    async def close_for_good(self) -> None:
        """Close our table. During a game the other players have to agree."""
        await self.request(requests.Close())

    async def answer_closing(self, agree: bool) -> None:
        """Agree to close the table during a game, or decline."""
        await self.request(requests.AnswerClosing(agree=agree))
