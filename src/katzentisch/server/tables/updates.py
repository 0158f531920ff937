"""The updates sent to the viewers of a table. They are built only here, field by field, from public facts and observations."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ...games.game import Event
from ...play.clocks import Timer
from ...play.orders import possible_orders
from ...play.play import Play
from ...play.position import cached_observation
from ...play.step import Step
from ...protocol import codec, messages, table_events
from . import entries
from .entries import AnyEntry
from .table import Table

Viewer = int | None  # a seat, or None for a spectator
PART_OF_PLAY = entries.Dealt, entries.Moved  # seen without a seat only where spectators are allowed
STATE_UNCHANGED = entries.ShareCommitted, entries.SharesListed, entries.Shared, entries.Restarted, entries.Chatted


class PublicFacts(NamedTuple):
    """What the updates of all viewers have in common; spectators are sent `play` only where they are allowed."""

    play: Play | None
    turn: int | None
    ply: int
    clock: messages.ClockState | None
    waiting_since: int | None  # when the pending decision began, at a table without a clock


def table_event(table: Table, entry: AnyEntry, steps: Sequence[Step], viewer: Viewer) -> table_events.AnyTableEvent:  # noqa: PLR0912  a case for each kind
    """Return the table's last entry as the viewer may see it."""
    head = table.number, table.at
    match entry:
        case entries.Moved(seat=seat):
            return table_events.MoveMade(*head, seat, steps[0].seen(viewer).split(" ", 1)[1], visible_events(steps, viewer))
        case entries.Opened(host=host):
            return table_events.TableOpened(*head, host)
        case entries.Seated(seat=seat, holder=holder):
            return table_events.SeatTaken(*head, seat, holder)
        case entries.SettingsChanged(settings=settings, before=before, dropped=dropped):
            return table_events.SettingsChanged(*head, settings, before, dropped)
        case entries.Offered(seat=seat, to=to):
            return table_events.SeatOffered(*head, seat, to)
        case entries.OfferEnded(seat=seat, declined=declined):
            return table_events.SeatOfferEnded(*head, seat, declined)
        case entries.Hosted(host=host):
            return table_events.HostChanged(*head, host)
        case entries.Began():
            return game_began(table)
        case entries.ShareCommitted(seat=seat):
            return table_events.ShareCommitmentReceived(*head, seat)
        case entries.SharesListed():
            return table_events.ShareListFixed(*head, list(table.active_game.promised))
        case entries.Restarted():
            return deal_restarted(table)
        case entries.Shared(seat=seat):
            return table_events.ShareRevealed(*head, seat)
        case entries.Dealt():
            return cards_dealt(table, viewer)
        case entries.BrokenOff(reason=reason):
            return game_broken_off(table, reason, viewer)
        case entries.Warned(seat=seat, until=until, asked=asked):
            return table_events.SeatWarned(*head, seat, until, asked)
        case entries.Away(seat=seat):
            return table_events.PersonAway(*head, seat)
        case entries.Back(seat=seat):
            return table_events.PersonBack(*head, seat)
        case entries.Chatted():
            return chat_message(*head, entry)
        case entries.ChatSwitched(on=on):
            return table_events.ChatToggled(*head, on)
        case entries.Banned(who=who, on=on):
            return table_events.GuestBanned(*head, who, on)
        case entries.InviteRenewed():
            return table_events.InviteChanged(*head)
        case entries.ClosingProposed(who=who):
            return table_events.ClosingRequested(*head, who)
        case entries.ClosingAnswered(who=who, agree=agree):
            return table_events.ClosingVote(*head, who, agree)
        case entries.Closed():
            return table_events.TableClosed(*head, fair_proof(table, viewer))
        case entries.Redacted():
            raise ValueError("a redaction marker is never sent")


class EntryUpdates:
    """The updates about a table's last entry; `state` is that of the table, if it changed. What several viewers see alike is built once."""

    def __init__(self, table: Table, entry: AnyEntry, steps: Sequence[Step], state: messages.TableState | None) -> None:
        self.table, self.entry, self.steps, self.state = table, entry, steps, state
        self.facts = public_facts(table)
        self.is_seen = may_see(table, entry, 0), may_see(table, entry, None)  # with a seat, without one
        self.built: dict[object, list[table_events.AnyTableEvent]] = {}  # by viewer; of a move, by kind of viewer

    def update_for(self, viewer: Viewer, order: str | None) -> messages.Update | None:
        """Return the update for a viewer with this standing order, or None if there is nothing to see."""
        events = self.events_for(viewer) if self.is_seen[viewer is None] else []
        return update_for(self.table, viewer, events, self.state, order, self.facts) if events or self.state else None

    def events_for(self, viewer: Viewer) -> list[table_events.AnyTableEvent]:
        """Return the event that the entry is to a viewer."""
        kind = viewer_kind(self.steps, viewer) if isinstance(self.entry, entries.Moved) else viewer
        found = self.built.get(kind)
        if found is None:
            found = self.built[kind] = [table_event(self.table, self.entry, self.steps, viewer)]
        return found


def viewer_kind(steps: Sequence[Step], viewer: Viewer) -> tuple[tuple[int, bool], ...]:
    """Return what kind of viewer one is for each step: the event is the same for all of one kind."""
    return (*[step.viewer_kind(viewer) for step in steps],)


def chat_message(number: int, at: int, entry: entries.Chatted) -> table_events.ChatMessage:
    return table_events.ChatMessage(number, at, entry.who, entry.text)


def game_began(table: Table) -> table_events.GameBegan:
    game = table.active_game
    return table_events.GameBegan(
        table.number,
        table.at,
        game.commitment,
        game.number,
        list(game.sharers),
        game.rules,
        game.scheme,
        None if game.is_lot else game.first,
    )


def cards_dealt(table: Table, viewer: Viewer) -> table_events.CardsDealt:
    game = table.active_game
    opening = opening_events(table, viewer)
    return table_events.CardsDealt(table.number, table.at, list(game.shares), opening, game.left_out, game.first, game.is_lot)


def deal_restarted(table: Table) -> table_events.DealRestarted:
    game = table.active_game
    return table_events.DealRestarted(
        table.number, table.at, list(game.voided[-1].missing), game.commitment, game.attempt, list(game.sharers)
    )


def game_broken_off(table: Table, reason: str, viewer: Viewer) -> table_events.GameBrokenOff:
    """Include the secret, which reveals every card, only for viewers who may see the game."""
    game = table.broken_off
    assert game
    is_shown = viewer is not None or table.settings.spectators
    secret = game.secret.hex() if is_shown else None
    return table_events.GameBrokenOff(table.number, table.at, reason, game.commitment, secret, list(game.shares))


def visible_events(steps: Sequence[Step], viewer: Viewer) -> list[Event]:
    return [event for step in steps for event in step.events(viewer)]


def opening_events(table: Table, viewer: Viewer) -> list[Event]:
    play = table.active_game.play
    return play.opening_events(viewer) if play else []


def fair_proof(table: Table, viewer: Viewer) -> str | None:
    """Return the proof of an unfinished game at a closed table, so that everyone can check that its cards weren't chosen."""
    game = table.current_game
    is_open = viewer is not None or table.settings.spectators
    return codec.encode(game.proof()).decode() if is_open and game and not game.is_over and not game.is_lesson else None


def may_see(table: Table, entry: AnyEntry, viewer: Viewer) -> bool:
    """Return whether a viewer may see the table's last entry.

    Without a seat, the deal and the moves are visible only where spectators are allowed. Deleted entries, and moves made under a different
    version of the rules, are never shown.
    """
    if isinstance(entry, PART_OF_PLAY):
        return table.active_game.is_current and (viewer is not None or table.settings.spectators)
    return not isinstance(entry, entries.Redacted) and not (isinstance(entry, entries.Chatted) and not entry.text)


def changes_state(table: Table, entry: AnyEntry) -> bool:
    """Return whether the update includes the table's state; most moves don't change it."""
    if isinstance(entry, entries.Moved):
        return table.active_game.is_over
    return not isinstance(entry, STATE_UNCHANGED)


def state_of(table: Table, invite: str | None) -> messages.TableState:
    return messages.TableState(
        id=table.id,
        choices=table.choices,
        invite=invite,
        status=table.status,
        host=table.host,
        seats=[
            messages.SeatState(seat.holder, seat.away, seat.warned, seat.asked, table.conduct.offers.get(number))
            for number, seat in enumerate(table.seats)
        ],
        finished=[messages.GameResult(each.id, each.result.scores, each.result.ranks, each.result.end) for each in table.finished],
        totals=table.totals,
        ranks=table.ranks,
        chat=table.chat,
        banned=list(table.conduct.banned),
        closing=table.conduct.closing,
    )


def public_facts(table: Table) -> PublicFacts:
    game = table.current_game
    if game is None:
        return PublicFacts(None, None, 0, None, None)
    turn = game.play.turn if game.play else None
    since = table.conduct.waiting_since if turn is not None and not table.settings.has_clock else None
    return PublicFacts(game.play, turn, game.ply, clock_of(game.timer), since)


def clock_of(timer: Timer) -> messages.ClockState | None:
    if timer.deadline is None or timer.warning is None:
        return None
    return messages.ClockState(timer.deadline, timer.warning, list(timer.reserves))


def update_for(
    table: Table,
    viewer: Viewer,
    events: list[table_events.AnyTableEvent],
    state: messages.TableState | None,
    order: str | None,
    facts: PublicFacts | None = None,
) -> messages.Update:
    """Return one message with everything the viewer needs: events, view, legal moves, clock."""
    facts = facts or public_facts(table)
    play = facts.play if viewer is not None or table.settings.spectators else None
    is_at_turn = viewer is not None and viewer == facts.turn
    return messages.Update(
        table=table.id,
        seat=viewer,
        number=table.number,
        table_events=events,
        state=state,
        ply=facts.ply,
        view=play and play.view(viewer),
        legal=play.legal if play and is_at_turn else None,
        forced=is_at_turn and table.is_forced,
        order=order,
        orders=orders_of(play, viewer),
        clock=facts.clock,
        waiting_since=facts.waiting_since,
    )


def orders_of(play: Play | None, viewer: Viewer) -> list[str] | None:
    """Return the standing orders a seat can set before its turn, from what it knows."""
    if play is None or viewer is None or play.turn in (None, viewer) or not play.game.has_auctions:
        return None
    if play.game.auction(cached_observation(play.position, viewer)) is None:  # cached for the view
        return None
    return possible_orders(play.position.observe(viewer), viewer) or None


def on_server_clock(update: messages.Update, ahead: int) -> messages.Update:
    """Convert the deadlines of a table whose time is ahead of the server's clock, which the viewers use."""
    clock, state = update.clock, update.state
    if clock:
        clock = replace(clock, deadline=clock.deadline - ahead, warning=clock.warning - ahead)
    if state:
        seats = [seat if seat.warned is None else replace(seat, warned=seat.warned - ahead) for seat in state.seats]
        state = replace(state, seats=seats)
    events = [
        replace(each, until=each.until - ahead) if isinstance(each, table_events.SeatWarned) else each for each in update.table_events
    ]
    since = None if update.waiting_since is None else update.waiting_since - ahead
    return replace(update, clock=clock, state=state, table_events=events, waiting_since=since)
