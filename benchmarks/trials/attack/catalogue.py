"""All attacks, in the order in which they are tried."""

from . import clocks, damage, deals, floods, health, identity, probes, seats, timing
from .setup import Attacks

ATTACKS: Attacks = {
    **timing.ATTACKS,
    **seats.ATTACKS,
    **deals.ATTACKS,
    **damage.ATTACKS,
    **floods.ATTACKS,
    **clocks.ATTACKS,
    **health.ATTACKS,
    **identity.ATTACKS,
    **probes.ATTACKS,
}
