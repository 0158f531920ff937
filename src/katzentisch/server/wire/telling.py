"""What a viewer is told of a table: made here only, field by field, from what everybody may know and from observations."""

from collections.abc import Sequence

from msgspec.structs import replace

from ...games.game import Event
from ...play.step import Step
from ..tables import entries
from ..tables.entries import AnyEntry
from ..tables.table import Table
from . import messages as wire

Viewer = int | None  # a seat, or None for whoever holds none


def happening(table: Table, entry: AnyEntry, steps: Sequence[Step], viewer: Viewer) -> wire.AnyHappening:  # noqa: PLR0912  a case for each kind
    """The table's last entry."""
    head = table.number, table.at
    match entry:
        case entries.Moved(seat=seat):
            return wire.MoveMade(*head, seat, steps[0].seen(viewer).split(" ", 1)[1], seen_events(steps, viewer))
        case entries.Opened(host=host):
            return wire.TableOpened(*head, host)
        case entries.Seated(seat=seat, holder=holder):
            return wire.SeatTaken(*head, seat, holder)
        case entries.Offered(seat=seat, to=to):
            return wire.SeatOffered(*head, seat, to)
        case entries.OfferEnded(seat=seat, declined=declined):
            return wire.OfferOver(*head, seat, declined)
        case entries.Hosted(host=host):
            return wire.HostChanged(*head, host)
        case entries.Began():
            return began(table)
        case entries.ShareCommitted(seat=seat):
            return wire.ShareCommitmentGiven(*head, seat)
        case entries.SharesListed():
            return wire.ShareListFixed(*head, list(table.dealing.promised))
        case entries.Restarted():
            return restarted(table)
        case entries.Shared(seat=seat):
            return wire.ShareGiven(*head, seat)
        case entries.Dealt():
            return wire.CardsDealt(*head, list(table.dealing.shares), opened(table, viewer), table.dealing.left_out)
        case entries.BrokenOff(reason=reason):
            return broken_off(table, reason, viewer)
        case entries.Warned(seat=seat, until=until, asked=asked):
            return wire.SeatWarned(*head, seat, until, asked)
        case entries.Away(seat=seat):
            return wire.PersonAway(*head, seat)
        case entries.Back(seat=seat):
            return wire.PersonBack(*head, seat)
        case entries.Chatted():
            return heard(*head, entry)
        case entries.ChatSwitched(on=on):
            return wire.ChatSet(*head, on)
        case entries.Banned(who=who, on=on):
            return wire.GuestBanned(*head, who, on)
        case entries.InviteRenewed():
            return wire.InviteChanged(*head)
        case entries.ClosingProposed(who=who):
            return wire.ClosingAsked(*head, who)
        case entries.ClosingAnswered(who=who, agree=agree):
            return wire.ClosingReply(*head, who, agree)
        case entries.Closed():
            return wire.TableClosed(*head, closed_deal(table, viewer))
        case entries.Redacted():
            raise ValueError("what was deleted is not told")


def heard(number: int, at: int, entry: entries.Chatted) -> wire.ChatHeard:
    return wire.ChatHeard(number, at, entry.who, entry.text)


def began(table: Table) -> wire.GameBegan:
    deal = table.dealing
    return wire.GameBegan(table.number, table.at, deal.commitment, deal.number, list(deal.sharers), deal.rules, deal.scheme)


def restarted(table: Table) -> wire.DealRestarted:
    deal = table.dealing
    return wire.DealRestarted(table.number, table.at, list(deal.voided[-1].missing), deal.commitment, deal.attempt, list(deal.sharers))


def broken_off(table: Table, reason: str, viewer: Viewer) -> wire.GameBrokenOff:
    """The secret tells every card, so it is for those who may see the game."""
    deal = table.broken_off
    assert deal
    is_shown = viewer is not None or table.choices.spectators
    secret = deal.secret.hex() if is_shown else None
    return wire.GameBrokenOff(table.number, table.at, reason, deal.commitment, secret, list(deal.shares))


def seen_events(steps: Sequence[Step], viewer: Viewer) -> list[Event]:
    return [event for step in steps for event in step.events(viewer)]


def opened(table: Table, viewer: Viewer) -> list[Event]:
    play = table.dealing.play
    return play.opened(viewer) if play else []


def closed_deal(table: Table, viewer: Viewer) -> str | None:
    """Of a game that was closed before its end: nobody plays it any more, and all can see that its deal wasn't chosen."""
    is_open = viewer is not None or table.choices.spectators
    return wire.encode(table.deal.proof()).decode() if is_open and table.deal and not table.deal.is_over else None


def may_follow(table: Table, entry: AnyEntry, viewer: Viewer) -> bool:
    """Whoever has no seat sees the game where spectators are allowed, and otherwise who comes and goes. What was deleted isn't told, and
    what happened under other rules than today's nobody can tell."""
    if isinstance(entry, entries.Redacted) or (isinstance(entry, entries.Chatted) and not entry.text):
        return False
    if isinstance(entry, entries.Dealt | entries.Moved) and not table.dealing.is_current:
        return False
    return viewer is not None or table.choices.spectators or not isinstance(entry, entries.Dealt | entries.Moved)


def changes_state(table: Table, entry: AnyEntry) -> bool:
    """Whether the table's state is told anew: not after each of the moves, of which there are many."""
    if isinstance(entry, entries.Moved):
        return table.dealing.is_over
    return not isinstance(entry, entries.ShareCommitted | entries.SharesListed | entries.Shared | entries.Restarted | entries.Chatted)


def state_of(table: Table, invite: str | None) -> wire.TableState:
    return wire.TableState(
        id=table.id,
        choices=table.choices,
        invite=invite,
        status=table.status,
        host=table.host,
        seats=[
            wire.SeatState(seat.holder, seat.away, seat.warned, seat.asked, table.conduct.offers.get(number))
            for number, seat in enumerate(table.seats)
        ],
        finished=[wire.GameState(each.id, **each.result) for each in table.finished],
        totals=table.totals,
        ranks=table.ranks,
        chat=table.chat,
        banned=list(table.conduct.banned),
        closing=table.conduct.closing,
    )


def clock_of(table: Table) -> wire.ClockState | None:
    timer = table.deal.timer if table.deal else None
    if timer is None or timer.deadline is None or timer.warning is None:
        return None
    return wire.ClockState(timer.deadline, timer.warning, list(timer.reserves))


def waiting_since(table: Table) -> int | None:
    return table.conduct.waiting_since if table.turn is not None and not table.choices.has_clock else None


def update(
    table: Table, viewer: Viewer, happened: Sequence[wire.AnyHappening], state: wire.TableState | None, order: str | None
) -> wire.Update:
    """One message with all that the viewer needs: what it sees, what just happened, what it may do, the clock."""
    play = table.deal.play if table.deal and (table.choices.spectators or viewer is not None) else None
    return wire.Update(
        table=table.id,
        seat=viewer,
        number=table.number,
        happened=list(happened),
        state=state,
        ply=table.deal.ply if table.deal else 0,
        view=play and play.view(viewer),
        legal=play.legal if play and play.turn is not None and play.turn == viewer else None,
        order=order,
        clock=clock_of(table),
        waiting_since=waiting_since(table),
    )


def by_clock(told: wire.Update, ahead: int) -> wire.Update:
    """For a table whose time is ahead of the clock: until when somebody has time is told by the clock, which viewers have too."""
    clock, state = told.clock, told.state
    if clock:
        clock = replace(clock, deadline=clock.deadline - ahead, warning=clock.warning - ahead)
    if state:
        seats = [seat if seat.warned is None else replace(seat, warned=seat.warned - ahead) for seat in state.seats]
        state = replace(state, seats=seats)
    happened = [replace(each, until=each.until - ahead) if isinstance(each, wire.SeatWarned) else each for each in told.happened]
    since = None if told.waiting_since is None else told.waiting_since - ahead
    return replace(told, clock=clock, state=state, happened=happened, waiting_since=since)
