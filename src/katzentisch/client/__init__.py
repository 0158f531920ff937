"""A client for bots and scripts: joins a table, sits down and plays. See docs/client.md."""

from .client import Client, play_as
from .deals import CheckedDeal, DealAlarm
from .errors import ConnectionLost, RefusedError
from .table import Table, Turn

__all__ = ["CheckedDeal", "Client", "ConnectionLost", "DealAlarm", "RefusedError", "Table", "Turn", "play_as"]
