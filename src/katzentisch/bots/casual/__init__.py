"""Players like people after a few evenings: they judge their own cards and what lies on the table, not what the others are up to."""

from ..policies import Policies, bot_of
from ..rules import maus_pass_auf
from . import katze_im_sack, katzenjammer_blues, mau_mau

POLICIES: Policies = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}

CASUAL = bot_of("casual", POLICIES)
