"""For all tests: Hypothesis measures no time, since machines are noisy and compiling takes a while."""

from hypothesis import settings

settings.register_profile("katzentisch", deadline=None)
settings.load_profile("katzentisch")
