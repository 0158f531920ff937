"""Networks trained by self-play, evaluated without PyTorch."""

from .network import Network, load
from .player import NET

__all__ = ["NET", "Network", "load"]
