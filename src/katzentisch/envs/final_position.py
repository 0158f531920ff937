"""The end of a game that a batch has left behind: it has dealt the next one within the same step, and keeps only the features."""

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from ..batch.batch import Batch
from ..batch.batch_step import LEARNER
from ..bots import decide
from ..bots.rng import FastRandom, rng_of
from ..play.blank_state import copy_states
from ..play.position import Position


def final_position(batch: Batch, before: Mapping[str, NDArray[Any]], row: int, action: int) -> Position:
    """Return the last position of the game that an action in this row ended.

    The action and the moves that followed are played again, from what `saved_rows` saved before the step. Bots of your own that don't
    play the same move twice can lead to another end; where they leave the learner a choice, the position is the one with this choice.
    """
    array = copy_states(before["state"][row : row + 1])
    position = Position.wrap(batch.game, array, int(array["players"][0]) - 1)
    bots, deal_rng = before["bots"][row].tolist(), int(before["deal_rngs"][row])
    position.apply(action)
    while (turn := position.turn) is not None:
        legal = position.legal()
        if len(legal) > 1 and bots[turn] == LEARNER:
            break
        position.apply(legal[0] if len(legal) == 1 else bot_move(batch, position, bots[turn], deal_rng))
    return position


def bot_move(batch: Batch, position: Position, bot: int, deal_rng: int) -> int:
    """Return the move that a bot makes at this point of a game, with the random numbers of the batch."""
    assert position.turn is not None
    rng = FastRandom(int(rng_of(deal_rng, position.turn, int(position.state.plies))))
    return decide(batch.bots[bot], position.observe(position.turn), position.legal(), rng)
