"""All that one can do at a table. Seats are our own first one if none is named. What the server refuses raises Refused."""

from contextlib import suppress

from ..server.wire import messages, requests
from ..words import Said
from .errors import Lost, Refused
from .line import Line
from .questions import Answer
from .watching import Watching


class Deeds(Watching):
    line: Line

    async def ask(self, ask: requests.Request) -> Answer:
        return await self.line.ask(ask)

    async def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Take the first free seat, or this one, and return its number.

        If you have a seat already you keep it; with a name it is held under that one. A second seat needs a table with `shared_devices`.
        """
        if seat is not None and (seat not in self.seats or name):
            await self.ask(requests.Sit(seat=seat, name=name))
        while self.seat is None:
            with suppress(Lost):
                await self.sit_down(self.first_free(), name)
        return self.own(seat)

    async def sit_down(self, seat: int, name: str | None) -> None:
        """Unless somebody is faster."""
        try:
            await self.ask(requests.Sit(seat=seat, name=name))
        except Refused as refused:
            if refused.code != "seat-taken":
                raise

    def first_free(self) -> int:
        for number, seat in enumerate(self.state.seats):
            if seat.holder is None:
                return number
        raise Refused("seats-none", str(Said("client-no-seat-free")))

    def own(self, seat: int | None) -> int:
        found = self.seat if seat is None else seat
        if found is None:
            raise Refused("seat-none", str(Said("client-no-seat")))
        return found

    async def leave(self, seat: int | None = None) -> None:
        """During a game a bot plays for us until we return."""
        await self.ask(requests.Leave(seat=self.own(seat)))

    async def come_back(self, seat: int | None = None) -> None:
        await self.ask(requests.Return(seat=self.own(seat)))

    async def seat_bot(self, seat: int, bot: str) -> None:
        await self.ask(requests.SeatBot(seat=seat, bot=bot))

    async def unseat(self, seat: int) -> None:
        await self.ask(requests.Unseat(seat=seat))

    async def hand_over(self, seat: int, to: str) -> None:
        """Offer a seat to a guest, by id: `people` has those who are here. It is theirs once they accept."""
        await self.ask(requests.HandOver(seat=seat, to=to))

    @property
    def offers(self) -> list[int]:
        """The seats that are offered to us."""
        offered = [(number, seat.offered) for number, seat in enumerate(self.state.seats)]
        return [number for number, to in offered if to and to.guest == self.me.guest]

    async def accept(self, seat: int | None = None) -> int:
        """Take the seat that is offered to us, with its result, and return its number."""
        number = self.first_offer() if seat is None else seat
        await self.ask(requests.Accept(seat=number))
        return number

    async def decline(self, seat: int | None = None) -> None:
        """Decline the seat that is offered to us, or withdraw an offer of ours."""
        await self.ask(requests.Decline(seat=self.first_offer() if seat is None else seat))

    def first_offer(self) -> int:
        if not self.offers:
            raise Refused("offer-none", str(Said("client-no-offer")))
        return self.offers[0]

    async def replace(self, seat: int) -> None:
        """Ask for a bot in place of a player who has had the others wait for long; a move of theirs prevents it."""
        await self.ask(requests.Replace(seat=seat))

    async def start(self) -> None:
        """The first game, the next one of the series, or a rematch."""
        await self.ask(requests.Start())

    async def move(self, move: str, seat: int | None = None) -> None:
        """For the seat that is to decide, if none is named."""
        due = [each for each in self.seats if each in self.latest and self.latest[each].legal]
        mover = self.own(due[0] if due and seat is None else seat)
        ply = self.latest[mover].ply if mover in self.latest else 0
        await self.ask(requests.Move(seat=mover, ply=ply, move=move))

    async def order(self, order: str | None, seat: int | None = None) -> None:
        """A standing order for the auction that is going on: `pass`, `up to 3x4`; None revokes it."""
        await self.ask(requests.SetOrder(seat=self.own(seat), order=order))

    async def hint(self, seat: int | None = None) -> str:
        """What the server's bot would do."""
        answer = await self.ask(requests.Hint(seat=self.own(seat)))
        assert isinstance(answer, messages.HintResult)
        return answer.move

    async def why(self, move: str, seat: int | None = None) -> str | None:
        """Why it can't be made now; None if it can."""
        answer = await self.ask(requests.Explain(seat=self.own(seat), move=move))
        assert isinstance(answer, messages.Explanation)
        return answer.text

    async def compare(self, move: str | None = None, seat: int | None = None) -> messages.Comparison:
        """How good the moves are, with what the server's bot would do, and this one if one is named."""
        answer = await self.ask(requests.Compare(seat=self.own(seat), move=move))
        assert isinstance(answer, messages.Comparison)
        return answer

    async def chat(self, text: str) -> None:
        await self.ask(requests.Chat(text=text))

    async def switch_chat(self, on: bool) -> None:
        await self.ask(requests.SwitchChat(on=on))

    async def mute(self, guest: str, on: bool = True) -> None:
        await self.ask(requests.Mute(guest=guest, on=on))

    async def ban(self, guest: str, on: bool = True) -> None:
        """Ban a guest from our table, or lift the ban."""
        await self.ask(requests.Ban(guest=guest, on=on))

    async def renew_invite(self) -> None:
        """Make a new invitation, found in `state.invite` then. The old one stops working."""
        await self.ask(requests.RenewInvite())

    async def close_for_good(self) -> None:
        """Close our table; during a game this asks the other players, who have to agree."""
        await self.ask(requests.Close())

    async def answer_closing(self, agree: bool) -> None:
        """Agree to break the game off, or decline."""
        await self.ask(requests.AnswerClosing(agree=agree))
