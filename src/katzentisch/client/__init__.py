"""A client for bots and tinkerers: goes to a table, sits down, plays. docs/client.md shows how."""

from .client import Client
from .deals import CheckedDeal, DealAlarm
from .errors import Lost, Refused
from .playing import play_as
from .table import Table
from .turn import Turn

__all__ = ["CheckedDeal", "Client", "DealAlarm", "Lost", "Refused", "Table", "Turn", "play_as"]
