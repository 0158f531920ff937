"""Kuhn poker: constants and the state. The rules are in rules.md."""

from typing import Annotated, Protocol

from katzentisch.games import SEATS, CommonState, Int8s, state_dtype

PLAYERS = 2

JACK, QUEEN, KING = range(3)  # 1.1: cards are kinds 0 … 2; a higher kind beats a lower one
CARDS = 3
UNKNOWN = -1  # instead of a kind, if the viewer has not seen the card

BETTING, ANSWERING = range(2)  # phases: nobody has bet yet (2.1, 2.2); a bet must be answered (2.3)
FOLD_END, SHOWDOWN_END = 1, 2

CHECK, BET, CALL, FOLD = range(4)
ACTIONS = 4


class KuhnState(CommonState, Protocol):
    cards: Annotated[Int8s, CARDS]  # by seat: the player's card; the last one is seen by nobody
    paid: Annotated[Int8s, SEATS]  # by seat: the chips in the pot


STATE = state_dtype(KuhnState, seats=PLAYERS, options=0)
