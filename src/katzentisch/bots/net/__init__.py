"""Networks trained by self-play, evaluated without PyTorch."""

from .network import Network, load
from .player import NET, ROBUST

__all__ = ["NET", "ROBUST", "Network", "load"]
