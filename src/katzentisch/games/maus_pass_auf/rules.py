"""The rules of Maus, pass auf! Numbers are paragraphs of rules/maus_pass_auf.md."""

from ..arrays import Moves
from ..chance import below, shuffle
from ..compiled import rule
from ..state import IN_PROGRESS, NOBODY, finish, left_of
from .pile import lay_on, turn_up, win_pile
from .state import (
    CAT,
    CHIPS,
    COPIES,
    DEALT_MOUSE,
    EMPTY,
    HUNTED,
    HUNTING,
    KINDS,
    LAST_CHIP,
    LIMIT,
    MOST_TURNS,
    MOUSE,
    PACK,
    PACK_SIZE,
    TURN,
    TURNING,
    MausState,
)


@rule
def deal(state: MausState) -> None:
    """1.3: deal the cards until one is left; if some players get one more than others, chance decides which."""
    place = 0
    for kind in range(KINDS):
        for _ in range(COPIES[state.options[PACK]][kind]):
            state.cards[place] = kind
            place += 1
    shuffle(state, state.cards, 0, place)
    dealt = place - 1
    longer = dealt % int(state.players)
    for seat in range(state.players):
        state.sizes[seat] = dealt // int(state.players)
        if below(state, int(state.players) - seat) < longer:
            state.sizes[seat] += 1
            longer -= 1
    build_stacks(state)


@rule
def build_stacks(state: MausState) -> None:
    """1.3: each player's cards are a face-down stack."""
    place = 0
    for seat in range(state.players):
        state.tops[seat] = place
        state.fresh[seat] = state.sizes[seat]
        for _ in range(state.sizes[seat]):
            state.under[place] = place + 1
            place += 1
        state.bottoms[seat] = place - 1


@rule
def begin(state: MausState) -> None:
    """1.2: put out the chips. 1.3: the last card starts the pile; 2.6: if it is a mouse, `first` hunts it with option `hunted` only."""
    last = PACK_SIZE[state.options[PACK]] - 1
    state.chips_left = CHIPS[state.options[PACK]]
    lay_on(state, last)
    if state.cards[last] >= MOUSE and state.options[DEALT_MOUSE] == HUNTED:
        begin_hunt(state, NOBODY, int(state.cards[last]) - MOUSE + 1)
    state.turn = state.first


@rule
def legal(state: MausState, moves: Moves) -> int:
    """2.1: the player at turn flips a card."""
    if state.end != IN_PROGRESS:
        return 0
    moves[0] = TURN
    return 1


@rule
def apply(state: MausState, action: int) -> bool:
    if action != TURN or state.end != IN_PROGRESS:
        return False
    state.plies += 1
    seat = int(state.turn)
    card = turn_up(state, seat)
    if card >= MOUSE:
        begin_hunt(state, seat, card - MOUSE + 1)
    elif state.tries == 0:
        state.turn = left_of(state, seat)  # 2.2: cheese, or a cat when no mouse is being hunted
    elif card == CAT:
        catch(state, seat)
    elif state.tries == 1:
        lose_mouse(state, seat)
    else:
        state.tries -= 1
    end_if_due(state, seat)
    return True


@rule
def begin_hunt(state: MausState, seat: int, paws: int) -> None:
    """2.3: the next player hunts the mouse, even if a hunter flipped it. `seat` laid it."""
    state.phase = HUNTING
    state.owner = seat
    state.paws = paws
    state.tries = paws
    state.turn = left_of(state, seat)


@rule
def lose_mouse(state: MausState, seat: int) -> None:
    """2.3: only cheese: the mouse's owner wins the pile, but no chip. 2.6: if nobody laid it, the pile stays for the next player."""
    if state.owner == NOBODY:
        state.tries = 0
        state.phase = TURNING
        state.turn = left_of(state, seat)
    else:
        win_pile(state, int(state.owner))


@rule
def catch(state: MausState, seat: int) -> None:
    """2.3: with a cat, the hunter wins the pile and a chip."""
    state.chips[seat] += 1
    state.chips_left -= 1
    win_pile(state, seat)


@rule
def end_if_due(state: MausState, seat: int) -> None:
    """3.1–3.3: end the game if it is over after the flipped card has taken effect."""
    if state.chips_left == 0:
        score(state, LAST_CHIP)
    elif state.sizes[seat] == 0:
        score(state, EMPTY)
    elif state.plies == MOST_TURNS:
        score(state, LIMIT)


@rule
def score(state: MausState, end: int) -> None:
    """3.2: a pile that nobody has won counts for nobody."""
    for seat in range(state.players):
        state.scores[seat] = state.sizes[seat]
        state.standing[seat] = standing_now(state, seat)
    finish(state, end)


@rule
def standing_now(state: MausState, seat: int) -> int:
    """3.4: most cards in the stack win, among equals more chips."""
    return int(state.sizes[seat]) * 16 + int(state.chips[seat])
