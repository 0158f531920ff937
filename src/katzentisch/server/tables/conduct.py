"""What people at a table have offered, agreed on or been refused, beside the game. It follows from the log like the rest of the table."""

from dataclasses import dataclass, field

from .entries import AnyEntry, Banned, ClosingAnswered, ClosingProposed, Holder, InviteRenewed, Offered, OfferEnded, Person

MOST_SPEAKERS = 50  # names of people without a seat that are remembered, so that others can't use them


@dataclass
class Conduct:
    """Plain data. `seen` and `taking_part` are of the game that is going on or was the last."""

    offers: dict[int, Person] = field(default_factory=dict)  # to whom a seat is offered
    banned: list[Person] = field(default_factory=list)
    invite: str | None = None  # the last one that was made; None: the table's first one is still good
    speakers: dict[str, str] = field(default_factory=dict)  # the names under which guests without a seat have spoken
    seen: dict[str, list[int]] = field(default_factory=dict)  # the seats whose secrets each guest has seen
    taking_part: list[int] = field(default_factory=list)  # seats whose person has done anything in this game
    closing: list[str] | None = None  # guests who agree to break the game off; None: the host hasn't asked
    declined: int | None = None  # the decision at which that was last declined
    waiting_since: int = 0  # when the decision began that everybody waits for

    def take(self, entry: AnyEntry, ply: int) -> None:
        """What has nothing to do with the rest of the table."""
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
                self.answered(who, agree, ply)

    def began(self) -> None:
        self.seen, self.taking_part = {}, []
        self.rest()

    def rest(self) -> None:
        """What was asked during a game ends with it."""
        self.offers, self.closing, self.declined = {}, None, None

    def shown(self, seat: int, holder: Holder | None) -> None:
        """Somebody sees a seat's cards from now on."""
        if isinstance(holder, Person):
            seats = self.seen.setdefault(holder.guest, [])
            if seat not in seats:
                seats.append(seat)

    def seated(self, seat: int, holder: Holder | None, is_playing: bool) -> None:
        """Whoever takes a seat over during a game takes part in it."""
        self.offers.pop(seat, None)
        if isinstance(holder, Person):
            self.offers = {each: to for each, to in self.offers.items() if to.guest != holder.guest}
            self.speakers.pop(holder.guest, None)
        self.taking_part = [each for each in self.taking_part if each != seat]
        if is_playing:
            self.shown(seat, holder)
            self.takes_part(seat)

    def takes_part(self, seat: int) -> None:
        if seat not in self.taking_part:
            self.taking_part.append(seat)

    def spoke(self, who: Person, is_seated: bool) -> None:
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

    def answered(self, who: Person, agree: bool, ply: int) -> None:
        if agree:
            self.closing = [*(self.closing or ()), who.guest]
        else:
            self.closing, self.declined = None, ply
