# What the Python client says by itself; the rest it has from the server.
client-lost = The connection broke before the answer came. It may have been done or not.
client-link-unreadable = “{ $link }” is not the link of a table I can read. It looks like https://example.org/t/TABLE#INVITE.
client-no-seat-free = No seat is free at this table.
client-no-seat = You have no seat at this table.
client-no-offer = No seat at this table is offered to you.
