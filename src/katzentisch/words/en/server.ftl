# Errors when the server starts.
database-address = A database address must have one of these forms: { $forms }.
database-no-driver = PostgreSQL needs an extra package: pip install 'katzentisch[postgres]'
database-trouble = The database { $address } can’t be used: { $why }
database-newer = The database was created by a newer version of Katzentisch. Update this installation.
backup-no-database = There is no Katzentisch database at { $address }. Use --data or --database to say where the server keeps it.
backup-foreign = “{ $file }” is not a Katzentisch backup.
backup-damaged = The backup “{ $file }” is damaged or incomplete. Nothing was changed. Use another backup.
backup-newer = The backup “{ $file }” was made by Katzentisch { $program }, which is newer than this version. Update this installation.
restore-not-empty = The database { $address } is not empty. Use --force to replace everything in it, or restore into a new database.
restore-in-use = A server is using this database. Stop all servers that use it, then restore the backup.
key-trouble = The server’s key { $path } can’t be used: { $why }
key-missing = There is no server key in { $folder }. Use --data to name the folder of the server.
key-other = { $path } is the key of another server. Use --force to replace it; guests of that server will then have to sign in again.
key-broken = The server’s key { $path } is damaged. Restore a copy of it, or delete it; everyone will then have to sign in again.

# Damaged tables and databases.
table-broken = This table can’t be continued: part of its log can’t be read. Nothing you did caused this. The host can close the table.
table-broken-host = This table can’t be continued: part of its log can’t be read. Nothing you did caused this. You can close the table.
table-stuck = This table is stuck: a step that the server has to take keeps failing. The server will keep trying; the host can close the table.
table-game-missing = This table’s game, “{ $game }”, is not installed on this server, so the table can’t be continued for now. Its host can close it.
game-missing = The game “{ $game }” is not installed on this server, so it can’t be shown here. You can still download its record.
game-other-rules = This game was played under different rules from those this version knows, so it can’t be shown here. You can still download its record.
database-full = Nothing can be saved because the disk is full.
database-locked = Nothing can be saved because another program has locked the database.
database-read-only = Nothing can be saved because the database is read-only.
database-damaged = Nothing can be saved because the database is damaged.
database-slow = Nothing can be saved right now because the database takes too long to answer.
disk-nearly-full = Less than { $megabytes } MB is free on the disk of the database.
server-stopping = The server is shutting down.
database-taken = Another server is already using { $path }. Stop it first, or use PostgreSQL to run several servers on one database.
database-file-damaged = The database { $path } is damaged: { $why } Restore a backup, or repair it with “sqlite3 { $path } .recover”.
database-behind = Warning: the database { $path } has lost { $entries ->
    [one] one entry that was already saved
   *[other] { $entries } entries that were already saved
 } at { $tables ->
    [one] one table
   *[other] { $tables } tables
 }: { $names }. The games continue from what is left. If you restored a backup, start with “--restored”.

# Errors of the Python client itself; the server sends the others.
client-lost = The connection was lost before the server answered. The request may or may not have been carried out.
client-link-unreadable = “{ $link }” is not a link to a table. It should look like https://example.org/t/TABLE#INVITE.
client-no-seat-free = All seats at this table are taken.
client-no-seat = You don’t have a seat at this table.
client-no-offer = You aren’t being offered a seat at this table.

# What the server answers when it refuses a request, and its plain pages.
table-busy = Too much is happening at this table at once. Please try again.
table-unknown = This table doesn’t exist, or you need an invitation link to open it.
table-closed = This table is closed.
tables-many = You already have { $most } open tables. Close one first.
seat-not-yours = Seat { $seat } isn’t yours.
seat-taken = Seat { $seat } is taken.
seats-fixed = Seats and rules can only be changed before a series begins or after it ends.
players-few = This game needs at least { $least } players, but { $present ->
    [one] only one seat is
   *[other] only { $present } seats are
} taken. Wait for more players, or add bots.
settings-game = You can’t change the game of a table. Set up a new table instead.
settings-public = You can’t change whether a table is public. Set up a new table instead.
settings-seats = The table has { $seats } seats. For { $players } players, remove some of them first.
lesson-none = { $game } has no tutorial.
lesson-setting = A tutorial is a private table for one person and bots: “{ $field }” must be { $value }.
lesson-alone = This is { $name }’s tutorial. You can watch; to play together, open a new table.
seat-one = You already have a seat at this table. You can only take another one at a table with shared devices.
seat-dealing = The cards are being dealt. Try again in a moment.
seat-bot-fixed = You can’t take a bot’s seat during a game because you would see its cards. Wait until the game is over.
seat-seen = You have already seen another player’s cards in this game. Wait until it is over.
seats-double = One person has two seats, but this table doesn’t allow shared devices. Leave one of the seats, or set up a new table.
offer-none = Seat { $seat } isn’t being offered to you.
offer-banned = { $name } is banned from this table.
offer-seated = { $name } already has a seat at this table.
offer-seen = { $name } has already seen another player’s cards in this game.
guest-not-here = This person isn’t at the table.
table-banned = The host has banned you from this table.
ban-host = The host can’t be banned.
bans-many = You can ban at most { $most } people from a table. Lift a ban first.
invite-none = Everyone can join this table, so there is no invitation link to replace.
replace-others = Only another player in this game can ask for that.
replace-clock = At this table, the clock decides when a bot takes over.
replace-not-due = Nobody is waiting for this player right now.
replace-early = { $seconds ->
    [one] Please wait one more second before you ask for a bot.
   *[other] Please wait { $seconds } more seconds before you ask for a bot.
}
closing-none = Nobody has asked to close this table.
closing-declined = Someone wants to finish this game. You can ask again after everyone has had another turn.
seat-needed-here = Only players in this game can answer.
name-taken = Someone at this table is already called { $name }. Please choose a name that looks different.
seats-free = { $free ->
    [one] One seat is still free. Wait for another player, or add a bot.
   *[other] { $free } seats are still free. Wait for more players, or add bots.
}
host-only = Only the host, { $host }, can do that.
game-going-on = A game is in progress.
no-game = No game is in progress.
share-not-due = Seat { $seat } doesn’t have to give a share now.
share-form = A share must be 64 lower-case hex digits, and so must a share commitment.
share-other = Seat { $seat } has committed to a different share.
move-stale = This move was meant for decision { $ply }, but the game is already at decision { $now }.
chat-off = Chat is turned off at this table.
chat-empty = Your message is empty.
seat-needed = Only players with a seat can chat at this table.
hints-off = Hints are turned off at this table.
hint-nothing = There is nothing to decide in this game, so there are no hints.
name-empty = A name needs at least one letter or digit.
name-long = A name can have at most { $most } characters.
code-wrong = This code is wrong, has already been used, or has expired.
guest-unknown = There is nobody with this ID.
guest-needed = Please enter your name first.
cookie-refused = This server doesn’t recognise your device. You may have signed out, or the server may have a problem. Try again later, or start as a new guest.
guest-gone = Guest
host-unknown = This server doesn’t answer to the name { $host }. Use its own address, or ask the operator to allow the name with --allowed-host { $host }.
wait-time = { $minutes ->
    [0] { $seconds ->
        [one] in a second
       *[other] in { $seconds } seconds
    }
    [one] in a minute
   *[other] in { $minutes } minutes
}
tables-fast = You have opened a lot of tables. You can open the next one { wait-time }.
too-fast = That was too much at once. Try again { wait-time }.
guests-many = Many new guests have just come from your connection. The next one can join { wait-time }.
watches-many = You are opening tables too quickly. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
changes-many = You have changed too much at this table in a short time. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-crowded = There have been too many messages and changes at this table since its last game began. You can always make a move; for anything else, try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
hint-waiting = Your last hint isn’t finished yet. Try again in a moment.
hint-many = Too many people are asking for hints right now. Try again in a moment.
review-waiting = The reviews you asked for aren’t finished yet. Try again in { $seconds } seconds.
review-many = Too many games are being reviewed right now. Try again in { $seconds } seconds.
origin-wrong = Requests from other sites aren’t allowed.
not-watching = Open a table first.
version-wrong = The page is out of date: the server uses version { $version } of the protocol. Please reload the page.
message-not-text = A message must be text, not binary.
message-unreadable = This message can’t be read: { $why }
request-wrong = The request isn’t valid: { $why }
request-large = The request is too large.
language-unknown = There are no sentences in “{ $language }”. Languages: { $languages }.
page-unknown = There is nothing at this address.
method-wrong = This address doesn’t support that method.
game-not-found = There is no finished game with this ID.
database-away = The database isn’t responding right now. Please try again in a moment.
server-fault = Something went wrong on our side. Nothing has changed; please try again.
server-starting = Katzentisch is starting. Please try again in a moment.
rules-compiling = The rules of { $game } are being compiled: { $percent }%. This happens only the first time, and the table opens by itself.
bot-compiling = The bot’s search is still being compiled. It moves as soon as that is done.
starting-title = Katzentisch is starting
starting-text = The page is being prepared. This takes about a minute the first time. It reloads by itself.
start-running = The server is running.
start-unbuilt = The page hasn’t been built yet. Stop the server and start it with “script/play”, or run “script/web build” and start it again.
start-terminal = You can still play in the terminal with “katzentisch play”, and programs can use the API.
start-api = API reference

# Preview of a link in a chat.
preview-start = Four card games with cats and mice, with friends or against bots. No account, right in your browser.
preview-table-title = You’re invited to play
preview-table = Take a seat at Katzentisch: card games with cats and mice. No account, right in your browser.
preview-open-title = { $host } invites you to play { $game }
preview-open = { $free ->
    [0] All seats are taken, but you can watch.
    [one] One seat is free. No account, right in your browser.
   *[other] { $free } seats are free. No account, right in your browser.
}
preview-running-title = { $host } is playing { $game }
preview-running = The game has started. Watch it right in your browser.
preview-rules-title = { $game }: rules
preview-rules = How to play { $game }, with pictures and all variants.
preview-picture = Four cats play cards under a lamp, and a mouse watches.
