# What a table server says.
table-busy = Too much happens at this table at once. Please try again.
table-unknown = There is no such table, or it needs an invitation.
table-closed = The table is closed.
tables-many = You have { $most } open tables already; close one first.
seat-not-yours = Seat { $seat } is not yours.
seat-taken = Seat { $seat } is taken.
seats-fixed = Seats can be changed before a series begins and after it is over.
seat-one = You already have a seat at this table. Only at a table where players share devices can you take another one.
seat-dealing = The cards are being dealt. Try again in a moment.
seat-bot-fixed = Nobody can take a bot’s seat during a game: they would see its cards. Wait until the game is over.
seat-seen = You have already seen another player’s cards in this game. Wait until it is over.
seats-double = One person has two seats here, and this table was not set up for shared devices. Free one of the seats, or set up a new table.
offer-none = Seat { $seat } is not being offered to you.
offer-banned = { $name } is banned from this table.
offer-seated = { $name } already has a seat at this table.
offer-seen = { $name } has already seen another player’s cards in this game.
guest-not-here = This person is not at the table.
table-banned = The host has banned you from this table.
ban-host = The host cannot be banned.
bans-many = At most { $most } people can be banned from a table. Lift a ban first.
invite-none = Everybody can find this table, so there is no invitation to renew.
replace-others = Only another player of this game can ask for that.
replace-clock = At this table the clock decides when a bot takes over.
replace-not-due = Nobody is waiting for this player now.
replace-early = { $seconds ->
    [one] Please wait one more second before you ask for a bot.
   *[other] Please wait { $seconds } more seconds before you ask for a bot.
}
closing-none = Nobody has asked to close this table.
closing-declined = Somebody wants to finish this game. You can ask again after everybody has had another turn.
seat-needed-here = Only players of this game can answer.
name-taken = Somebody at this table is already called { $name }. Please choose a name that looks different.
seats-free = { $free ->
    [one] One seat is still free: somebody must sit down, or a bot.
   *[other] { $free } seats are still free: people or bots must sit down.
}
host-only = Only the host, { $host }, may do that.
game-going-on = A game is going on.
no-game = No game is going on.
share-not-due = No share is due from seat { $seat } now.
share-form = A share is 64 of the digits 0–9 and a–f, and so is a share commitment.
share-other = Seat { $seat } has committed to another share.
move-stale = This move was for decision { $ply }; the game is at decision { $now }.
chat-off = The chat is off at this table.
chat-empty = There is nothing to read in it.
seat-needed = At this table only those who have a seat may speak.
hints-off = There are no hints at this table.
compare-nothing = There is nothing to compare: only one move is possible.
name-empty = A name needs a letter or a digit.
name-long = A name has at most { $most } characters.
code-wrong = This code is not right, has been used, or has expired.
guest-unknown = There is nobody with this id.
guest-needed = Tell your name first.
cookie-refused = This server doesn’t recognise your device. You may have signed out, or something may be wrong with the server. Try again later, or start as a new guest.
guest-gone = Guest
host-unknown = This server doesn’t answer to the name { $host }. Use its own address; whoever runs it can allow the name with --allowed-host { $host }.
tables-fast = You have made a lot of tables. You can make the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
too-fast = Too many at once. Please wait a little.
watches-many = You are opening tables too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
changes-many = You have changed too many things at this table in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-crowded = Too much has been said and changed at this table since its last game began. You can always make a move; try anything else again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
compare-waiting = Your last comparison isn’t finished yet. Try again in a moment.
compare-many = Too many people are comparing moves right now. Try again in a moment.
review-waiting = The reviews you asked for aren’t finished yet. Try again in { $seconds } seconds.
review-many = Too many games are being reviewed right now. Try again in { $seconds } seconds.
origin-wrong = Other sites may not do this.
not-watching = Watch a table first.
version-wrong = The server speaks version { $version } of the protocol. Please reload the page.
message-not-text = A message is a text, not bytes.
message-unreadable = This message can't be read: { $why }
request-wrong = Something in the request is wrong: { $why }
request-large = The request is too large.
page-unknown = There is nothing here.
method-wrong = This can't be done here.
game-not-found = There is no finished game with this id.
database-away = The database isn’t responding right now. Please try again in a moment.
server-fault = That was our fault. Nothing has changed; please try again.
server-starting = Katzentisch is starting. Please try again in a moment.
starting-title = Katzentisch is starting
starting-text = The rules of the games are being compiled. The first time, this takes a minute or two. This page reloads by itself.
start-running = The server is running.
start-unbuilt = The page has not been built yet. Stop the server and start it with “script/play”, or run “script/web build” and start it again.
start-terminal = Programs play here through the API; people play in the terminal with “katzentisch play”.
start-api = What the API can do
