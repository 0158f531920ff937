# Errors of the Python client itself; the server sends the others.
client-lost = The connection was lost before the server answered. The request may or may not have been carried out.
client-link-unreadable = “{ $link }” is not a link to a table. It should look like https://example.org/t/TABLE#INVITE.
client-no-seat-free = All seats at this table are taken.
client-no-seat = You don’t have a seat at this table.
client-no-offer = You aren’t being offered a seat at this table.
