"""Offers, bans, invitations and proposals at a table, apart from the game itself. They follow from the log like the rest of the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...protocol.holders import Holder, Person
from .entries import AnyEntry, Banned, ClosingAnswered, ClosingProposed, InviteRenewed, Offered, OfferEnded

MOST_SPEAKERS = 50  # spectators whose names are remembered, so that others can't use them


@dataclass
class Conduct:
    """Plain data. `seen` and `taking_part` belong to the current or last game. The snapshot stores it under these field names."""

    offers: dict[int, Person] = field(default_factory=dict)  # by seat: the person it is offered to
    banned: list[Person] = field(default_factory=list)
    invite: str | None = None  # the latest one; None: the table's first one is still valid
    speakers: dict[str, str] = field(default_factory=dict)  # by guest: the name under which a spectator has written in the chat
    seen: dict[str, list[int]] = field(default_factory=dict)  # by guest: the seats whose hidden cards they have seen
    taking_part: list[int] = field(default_factory=list)  # seats whose person has done something in this game
    closing: list[str] | None = None  # guests who agree to close the table; None if it was not proposed
    declined: int | None = None  # the ply at which closing was last declined
    waiting_since: int = 0  # when the pending decision began

    def apply(self, entry: AnyEntry, ply: int) -> None:
        """Apply an entry that changes nothing else at the table."""
        match entry:
            case Offered(seat=seat, to=to):
                self.offers[seat] = to
            case OfferEnded(seat=seat):
                self.offers.pop(seat, None)
            case Banned(who=who, on=on):
                self.ban(who, on)
            case InviteRenewed(invite=invite):
                self.invite = invite
            case ClosingProposed():
                self.closing = []
            case ClosingAnswered(who=who, agree=agree):
                self.answer_closing(who, agree, ply)

    def start_game(self) -> None:
        self.seen, self.taking_part = {}, []
        self.end_game()

    def end_game(self) -> None:
        """Drop the offers and proposals made during the game."""
        self.offers, self.closing, self.declined = {}, None, None

    def renumber(self, kept: Sequence[int]) -> None:
        """Keep only these seats. What was seen in the last game no longer matters."""
        offers = {kept.index(seat): to for seat, to in self.offers.items() if seat in kept}
        self.start_game()
        self.offers = offers

    def show_cards(self, seat: int, holder: Holder | None) -> None:
        """Note that a person sees the seat's cards from now on."""
        if isinstance(holder, Person):
            seats = self.seen.setdefault(holder.guest, [])
            if seat not in seats:
                seats.append(seat)

    def change_holder(self, seat: int, holder: Holder | None, is_playing: bool) -> None:
        """Note the new holder of a seat. A person who takes over during a game takes part in it."""
        self.offers.pop(seat, None)
        if isinstance(holder, Person):
            self.offers = {each: to for each, to in self.offers.items() if to.guest != holder.guest}
            self.speakers.pop(holder.guest, None)
        self.taking_part = [each for each in self.taking_part if each != seat]
        if is_playing:
            self.show_cards(seat, holder)
            self.mark_taking_part(seat)

    def mark_taking_part(self, seat: int) -> None:
        if seat not in self.taking_part:
            self.taking_part.append(seat)

    def note_speaker(self, who: Person, is_seated: bool) -> None:
        self.speakers.pop(who.guest, None)
        if not is_seated:
            self.speakers[who.guest] = who.name
            for guest in list(self.speakers)[:-MOST_SPEAKERS]:
                del self.speakers[guest]

    def ban(self, who: Person, on: bool) -> None:
        self.banned = [each for each in self.banned if each.guest != who.guest] + ([who] if on else [])
        self.offers = {seat: to for seat, to in self.offers.items() if not (on and to.guest == who.guest)}

    def is_banned(self, guest: str) -> bool:
        return any(each.guest == guest for each in self.banned)

    def has_seen_another(self, guest: str, seat: int) -> bool:
        return any(each != seat for each in self.seen.get(guest, ()))

    def answer_closing(self, who: Person, agree: bool, ply: int) -> None:
        if agree:
            self.closing = [*(self.closing or ()), who.guest]
        else:
            self.closing, self.declined = None, ply
