"""Players that go by rules of thumb, one for each game: the yardstick for others, and what a table falls back on."""

from ..policies import Policies, bot_of
from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf

POLICIES: Policies = {
    "katzenjammer_blues": katzenjammer_blues.choose,
    "katze_im_sack": katze_im_sack.choose,
    "maus_pass_auf": maus_pass_auf.choose,
    "mau_mau": mau_mau.choose,
}

RULES = bot_of("rules", POLICIES)
