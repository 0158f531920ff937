"""The view of Kuhn poker: what a person is shown."""

from katzentisch.games import Zone, ZoneView, common_fields

from .notation import NAMES
from .state import PLAYERS, UNKNOWN, KuhnState

PHASES = ("betting", "answering")
ENDS = ("fold", "showdown")


class KuhnView(ZoneView, tag="kuhn_poker", frozen=True):
    paid: list[int]  # by seat: the chips in the pot


def view(observation: KuhnState) -> KuhnView:
    hands = [hand(observation, seat) for seat in range(PLAYERS)]
    return KuhnView(
        **common_fields(observation, PHASES, ENDS),
        zones=[*hands, Zone("kuhn_poker-zone-rest", None, [], hidden=1)],
        paid=list(observation.paid),
    )


def hand(observation: KuhnState, seat: int) -> Zone:
    kind = observation.cards[seat]
    if kind == UNKNOWN:
        return Zone("kuhn_poker-zone-hand", seat, [], hidden=1)
    return Zone("kuhn_poker-zone-hand", seat, [NAMES[kind]])


def personal_view(open_view: KuhnView, observation: KuhnState) -> KuhnView:
    """Return what a seat is shown. A larger game changes only what differs in `open_view`."""
    return view(observation)
