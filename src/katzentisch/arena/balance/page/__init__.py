"""A study for people: its sentences and tables in both languages, and a web page in one piece with charts."""

from .page import study_page
from .sentences import Section, Sheet, Wording

__all__ = ["Section", "Sheet", "Wording", "study_page"]
