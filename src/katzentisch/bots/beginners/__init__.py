"""Players like children who have just learned the rules: their moves make sense, but they see only what lies before them."""

from ..policies import Policies, bot_of
from ..rules import maus_pass_auf
from . import katze_im_sack, katzenjammer_blues, mau_mau

POLICIES: Policies = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}

BEGINNER = bot_of("beginner", POLICIES)
