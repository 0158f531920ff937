"""Policies of a beginner: the moves make sense, but consider only what is visible."""

from ..policies import Policies, policy_bot
from ..rules import maus_pass_auf
from . import katze_im_sack, katzenjammer_blues, mau_mau

POLICIES: Policies = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}

BEGINNER = policy_bot("beginner", POLICIES)
