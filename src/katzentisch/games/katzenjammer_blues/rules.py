"""The rules of Katzenjammer Blues, paragraph by paragraph of rules/katzenjammer_blues.md."""

from typing import Any

from ..chance import shuffle
from ..compiled import rule
from ..state import finish, left_of
from .hand import can_pay_different, can_pay_equal, can_reach, gain, lose, prove, values_held, values_in
from .state import (
    AUCTION,
    CARDS,
    COPIES,
    DECK,
    DIFFERENT,
    DONE,
    HAND,
    JOKER,
    KINDS,
    LAST_MOUSE,
    MICE,
    MICE_USED,
    MOST_DIFFERENT,
    NO_BID,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    SHOWING,
    VALUES,
    bid_cards,
    bid_of,
    bid_value,
)


@rule
def deal(state: Any) -> None:
    """1.3: everybody gets 6 cards; the rest is the deck."""
    for kind in range(KINDS):
        for copy in range(COPIES):
            state.deck[kind * COPIES + copy] = kind
    shuffle(state, state.deck, 0, CARDS)
    card = CARDS
    for seat in range(state.players):
        for _ in range(HAND):
            card -= 1
            state.hands[seat, state.deck[card]] += 1
            state.deck[card] = 0
    state.deck_size = card


@rule
def begin(state: Any) -> None:
    """1.2, 1.3: the mice are laid out, and the first bandleader reveals."""
    state.mice_left = MICE_USED[state.options[MICE]]
    state.bandleader = state.first
    for seat in range(state.players):
        state.sizes[seat] = HAND
    reveal(state)


@rule
def take(state: Any) -> int:
    """2.1: the top card of the deck."""
    card = state.deck[state.deck_next]
    state.deck_next += 1
    return int(card)


@rule
def is_deck_gone(state: Any) -> bool:
    """3.1: whether the last card was taken."""
    return bool(state.deck_next == state.deck_size)


@rule
def reveal(state: Any) -> None:
    """2.1: until a value lies there for the second time or a joker appears. 3.1: the last card of the deck ends the game at once."""
    clear_bids(state)
    state.row_size = 0
    values = 0
    ended = False
    while not ended:
        card = take(state)
        state.row[state.row_size] = card
        state.row_size += 1
        if is_deck_gone(state):
            score(state, DECK)
            return
        ended = card == JOKER or (values >> card) & 1 == 1
        values |= 1 << card
    if state.row[state.row_size - 1] == JOKER:
        draw_all(state)
    if state.end == 0:
        open_auction(state)


@rule
def draw_all(state: Any) -> None:
    """2.1: after a joker everybody draws, clockwise, the bandleader last. 3.1: whoever had yet to draw gets nothing."""
    seat = state.bandleader
    for _ in range(state.players):
        seat = left_of(state, seat)
        state.hands[seat, take(state)] += 1
        state.sizes[seat] += 1
        if is_deck_gone(state):
            score(state, DECK)
            return


@rule
def clear_bids(state: Any) -> None:
    """2.2: bids and passes are those of one row, also where it is never auctioned (3.1)."""
    state.high = NO_BID
    state.active = state.players
    for seat in range(state.players):
        state.bids[seat] = NO_BID
        state.passed[seat] = 0


@rule
def open_auction(state: Any) -> None:
    """2.2: the bandleader's left neighbour speaks first."""
    state.phase = AUCTION
    state.turn = left_of(state, state.bandleader)


@rule
def can_bid(state: Any, bid: int) -> bool:
    """2.2: higher than the highest bid, and nobody may bid what the hand can't pay."""
    return bool(bid > state.high and can_reach(state.hands[state.turn], bid_cards(bid), bid_value(bid)))


@rule
def can_pay(state: Any, action: int) -> bool:
    """2.4: the cards of the bid, from the hand; which of them are jokers, and for "different" which values, is chosen now."""
    hand = state.hands[state.turn]
    cards, value = bid_cards(state.high), bid_value(state.high)
    if action < PAY_DIFFERENT:
        return value != DIFFERENT and can_pay_equal(hand, cards, value, action - PAY_EQUAL)
    return value == DIFFERENT and can_pay_different(values_held(hand), int(hand[JOKER]), cards, action - PAY_DIFFERENT)


@rule
def can_show(state: Any, action: int) -> bool:
    """2.5: four cards of one value from the hand, jokers standing in for any of them, or four jokers as such."""
    hand = state.hands[state.turn]
    if action == SHOW_JOKERS:
        return bool(hand[JOKER] >= 4)
    return can_pay_equal(hand, 4, (action - SHOW) // 5, (action - SHOW) % 5)


@rule
def is_legal(state: Any, action: int) -> bool:
    """2.2, 2.4, 2.5: what each phase permits."""
    if state.end != 0 or action < 0 or action > DONE:
        return False
    if state.phase == AUCTION:
        return action == PASS or (action < PAY_EQUAL and can_bid(state, action))
    if state.phase == PAYING:
        return PAY_EQUAL <= action < SHOW and can_pay(state, action)
    return action == DONE or (action >= SHOW and can_show(state, action))


@rule
def legal(state: Any, moves: Any) -> int:
    if state.end != 0:
        return 0
    if state.phase == AUCTION:
        return legal_bids(state, moves)
    if state.phase == PAYING:
        return legal_payments(state, moves)
    return legal_shows(state, moves)


@rule
def legal_bids(state: Any, moves: Any) -> int:
    """2.2: passing, and every higher bid that the hand can pay. Each is written and then counted or not: that is faster than to jump."""
    hand = state.hands[state.turn]
    high, jokers = int(state.high), int(hand[JOKER])
    different = values_in(values_held(hand)) + jokers
    most = min(different, MOST_DIFFERENT)
    for value in range(VALUES):
        most = max(most, int(hand[value]) + jokers)
    moves[0] = PASS
    count = 1
    for cards in range(bid_cards(high + 1), most + 1):
        first = bid_of(cards, 0)
        if 2 <= cards <= MOST_DIFFERENT:
            moves[count] = first - 1
            count += 1 if different >= cards and first - 1 > high else 0
        for value in range(VALUES):
            moves[count] = first + value
            count += 1 if hand[value] + jokers >= cards and first + value > high else 0
    return count


@rule
def legal_payments(state: Any, moves: Any) -> int:
    """2.4: every number of jokers, or every set of values, that the hand allows."""
    hand = state.hands[state.turn]
    cards, value = bid_cards(state.high), bid_value(state.high)
    if value != DIFFERENT:
        return write_jokers(hand, cards, value, PAY_EQUAL, moves, 0)
    held, jokers = values_held(hand), int(hand[JOKER])
    count = 0
    for values in range(1 << VALUES):
        moves[count] = PAY_DIFFERENT + values
        count += 1 if can_pay_different(held, jokers, cards, values) else 0
    return count


@rule
def write_jokers(hand: Any, cards: int, value: int, action: int, moves: Any, count: int) -> int:
    """Writes an action for each number of jokers that so many cards of a value can be made with."""
    for jokers in range(max(0, cards - int(hand[value])), min(cards, int(hand[JOKER])) + 1):
        moves[count] = action + jokers
        count += 1
    return count


@rule
def legal_shows(state: Any, moves: Any) -> int:
    """2.5: every foursome in the hand, or none."""
    hand = state.hands[state.turn]
    count = 0
    for value in range(VALUES):
        count = write_jokers(hand, 4, value, SHOW + 5 * value, moves, count)
    if hand[JOKER] >= 4:
        moves[count] = SHOW_JOKERS
        count += 1
    moves[count] = DONE
    return count + 1


@rule
def apply(state: Any, action: int) -> bool:
    if not is_legal(state, action):
        return False
    state.plies += 1
    if state.phase == AUCTION:
        if action == PASS:
            pass_(state)
        else:
            bid(state, action)
    elif state.phase == PAYING:
        pay(state, action)
    elif action == DONE:
        state.bandleader = state.turn  # 2.5: the winner is the next bandleader
        reveal(state)
    else:
        show(state, action)
    return True


@rule
def bid(state: Any, action: int) -> None:
    """2.2: the auction ends when all but one have passed and that one has bid."""
    state.high = action
    state.bids[state.turn] = action
    prove(state, state.turn, bid_cards(action), bid_value(action))
    if state.active == 1:
        state.phase = PAYING
    else:
        state.turn = next_active(state)


@rule
def pass_(state: Any) -> None:
    """2.2: who has passed is out for this round. 2.3: if all pass, the row is discarded and the same bandleader reveals anew."""
    state.passed[state.turn] = 1
    state.active -= 1
    if state.active == 0:
        for place in range(state.row_size):
            state.discard[state.row[place]] += 1
        reveal(state)
        return
    state.turn = next_active(state)
    if state.active == 1 and state.high != NO_BID:
        state.phase = PAYING


@rule
def next_active(state: Any) -> int:
    """2.2: clockwise, those who have passed aside."""
    seat = left_of(state, state.turn)
    while state.passed[seat]:
        seat = left_of(state, seat)
    return seat


@rule
def pay(state: Any, action: int) -> None:
    """2.4: jokers stay open in front of the winner, the rest is discarded; then the winner takes the row."""
    cards = bid_cards(state.high)
    if action < PAY_DIFFERENT:
        lay(state, bid_value(state.high), cards, action - PAY_EQUAL)
    else:
        for value in range(VALUES):
            if (action - PAY_DIFFERENT) >> value & 1:
                lay(state, value, 1, 0)
                cards -= 1
        lay(state, JOKER, cards, cards)
    for place in range(state.row_size):
        gain(state, state.turn, int(state.row[place]))
    state.row_size = 0
    state.phase = SHOWING


@rule
def lay(state: Any, value: int, cards: int, jokers: int) -> None:
    """2.4, 2.5: so many cards of a value leave the hand, some of them jokers, which stay on show."""
    lose(state, state.turn, value, cards - jokers)
    lose(state, state.turn, JOKER, jokers)
    state.discard[value] += cards - jokers
    state.jokers[state.turn] += jokers


@rule
def show(state: Any, action: int) -> None:
    """2.5: a foursome earns its value in mice, or what is left; four jokers as such earn nothing and are discarded."""
    if action == SHOW_JOKERS:
        lose(state, state.turn, JOKER, 4)
        state.discard[JOKER] += 4
        return
    value = (action - SHOW) // 5
    lay(state, value, 4, (action - SHOW) % 5)
    earned = min(value + 1, int(state.mice_left))
    state.mice[state.turn] += earned
    state.mice_left -= earned
    if state.mice_left == 0:
        score(state, LAST_MOUSE)  # 3.1: at once, no further foursome


@rule
def score(state: Any, end: int) -> None:
    """3.2: jokers in hand join those on show; all who have most lose 5 mice. 3.3: most mice, then fewer jokers."""
    most = 1  # where nobody has a joker, nobody loses mice
    for seat in range(state.players):
        held = int(state.hands[seat, JOKER])
        lose(state, seat, JOKER, held)
        state.jokers[seat] += held
        most = max(most, int(state.jokers[seat]))
    for seat in range(state.players):
        state.scores[seat] = int(state.mice[seat]) - (5 if state.jokers[seat] == most else 0)
        state.standing[seat] = state.scores[seat] * CARDS - state.jokers[seat]
    finish(state, end)
