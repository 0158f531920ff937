"""Policies that follow rules of thumb, one for each game: the yardstick for other bots, and the fallback at a table."""

from ..policies import Policies, policy_bot
from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf

POLICIES: Policies = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}

RULES = policy_bot("rules", POLICIES)
