"""Balance: is a game fair, how much of it is luck, and what does another option change?"""

from .plan import Plan
from .runner import join_parts, play_parts, study
from .study import Study, study_of

__all__ = ["Plan", "Study", "join_parts", "play_parts", "study", "study_of"]
