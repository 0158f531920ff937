"""How each game is searched best: found in matches of one searching player among rule-based ones, at 500 iterations."""

from .desk import Plan

PLANS = {
    "katzenjammer_blues": Plan(searched=0, share=1, explore=1.0, trust=0.5, doubt=0.0, cut=0.0),
    "katze_im_sack": Plan(searched=0, share=1, explore=1.0, trust=0.5, doubt=0.0, cut=0.0),
    "maus_pass_auf": Plan(searched=0, share=1, explore=1.0, trust=0.5, doubt=0.0, cut=0.0),
    "mau_mau": Plan(searched=1, share=1, explore=0.4, trust=0.5, doubt=0.0, cut=0.0),
}
GUIDED = Plan(searched=0, share=1, explore=1.0, trust=0.5, doubt=0.5, cut=0.0)  # by a network: the others' moves are drawn from it


def plan_for(game: str, is_guided: bool) -> Plan:
    return GUIDED if is_guided else PLANS[game]
