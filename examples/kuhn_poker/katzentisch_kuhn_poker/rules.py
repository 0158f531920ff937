"""The rules of Kuhn poker. Numbers are paragraphs of rules.md."""

from katzentisch.games import IN_PROGRESS, Moves, finish, left_of, rule, shuffle

from .state import (
    ANSWERING,
    BET,
    BETTING,
    CALL,
    CARDS,
    CHECK,
    FOLD,
    FOLD_END,
    SHOWDOWN_END,
    KuhnState,
)


@rule
def deal(state: KuhnState) -> None:
    """1.3: each player gets a card, and one is left over."""
    for card in range(CARDS):
        state.cards[card] = card
    shuffle(state, state.cards, 0, CARDS)


@rule
def begin(state: KuhnState) -> None:
    """1.2: both players put one chip into the pot. 2.1: the first player begins."""
    for seat in range(state.players):
        state.paid[seat] = 1
    state.turn = state.first


@rule
def legal(state: KuhnState, moves: Moves) -> int:
    """2.1, 2.2: check or bet. 2.3: call or fold, once there is a bet."""
    if state.end != IN_PROGRESS:
        return 0
    moves[0] = CALL if state.phase == ANSWERING else CHECK
    moves[1] = FOLD if state.phase == ANSWERING else BET
    return 2


@rule
def is_legal(state: KuhnState, action: int) -> bool:
    """2.1–2.3: whether the player at turn can do this."""
    if state.end != IN_PROGRESS:
        return False
    if state.phase == BETTING:
        return action == CHECK or action == BET
    return action == CALL or action == FOLD


@rule
def apply(state: KuhnState, action: int) -> bool:
    if not is_legal(state, action):
        return False
    seat = int(state.turn)
    state.plies += 1
    if action == BET or action == CALL:
        state.paid[seat] += 1  # 2.1–2.3: a bet is one chip, and so is a call
    if action == BET:
        state.phase = ANSWERING
    state.turn = left_of(state, seat)
    if action == FOLD:
        pay_out(state, left_of(state, seat), FOLD_END)  # 3.1
    elif action == CALL or (action == CHECK and seat != state.first):
        pay_out(state, higher_card(state), SHOWDOWN_END)  # 3.2
    return True


@rule
def higher_card(state: KuhnState) -> int:
    """3.2: the seat with the higher card."""
    return 0 if state.cards[0] > state.cards[1] else 1


@rule
def pay_out(state: KuhnState, winner: int, end: int) -> None:
    """3.3: the winner wins what the loser put into the pot."""
    loser = left_of(state, winner)
    state.scores[winner] = state.paid[loser]
    state.scores[loser] = -int(state.paid[loser])
    for seat in range(state.players):
        state.standing[seat] = state.scores[seat]
    finish(state, end)
