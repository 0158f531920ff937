"""All messages of the WebSocket protocol, in both directions. They are JSON objects; `type` says which one it is.

A connection watches one table at a time (`watch`). After every entry of the table's log the server sends one `update` for each seat the
person holds, or one with `seat` null to a spectator. A client that has missed something, because of a reload, a lost connection or a
restarted server, watches again with the number of the last entry it has, and gets the rest. A request can carry an `id`, which the answer
repeats; the answer to a move is the update that shows it.

Text for people is in the language of `/api/socket?language=de`, or else of the Accept-Language header. `/api/socket?table=ID` names the
first table to be watched, so that a reverse proxy can route all connections of a table to the same process; the server ignores it.
"""

import msgspec

from .messages import AnyMessage
from .requests import AnyRequest

VERSION = 6

encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(AnyRequest).decode
decode_message = msgspec.json.Decoder(AnyMessage).decode
