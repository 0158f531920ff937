"""Networks that learned from playing against themselves, evaluated without what they were trained with."""

from .network import Network, load
from .player import NET

__all__ = ["NET", "Network", "load"]
