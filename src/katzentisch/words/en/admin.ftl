# katzentisch admin, and messages to the people it affects

blocked-address = { $until ->
    [never] The operator of this server has blocked your network address.
   *[other] The operator of this server has blocked your network address until { $until }.
 }
blocked-guest = { $until ->
    [never] The operator of this server has blocked you.
   *[other] The operator of this server has blocked you until { $until }.
 }

database-missing = There is no database at { $path }. Use the server’s --data or --database.
database-older = The database belongs to an older version. Start this version’s server once; it migrates the database.

cli-admin = Administer a server: its tables, guests and blocks.
cli-admin-tables = List the tables.
cli-admin-tables-closed = Include closed tables.
cli-admin-table = Show what a table is waiting for, and who is connected.
cli-admin-table-id = The table’s id, as listed by “katzentisch admin tables”.
cli-admin-guests = List the guests, most recently seen first.
cli-admin-guests-search = Only guests whose name contains this text, or who have this id.
cli-admin-close = Close a table, even during a game.
cli-admin-close-wait = Seconds to wait until a server has closed it. Default: 5.
cli-admin-block = Block an address or a guest.
cli-admin-block-days = Days until the block ends. Default: it doesn’t end.
cli-admin-block-until = When the block ends, such as 2030-12-31 or 2030-12-31T18:00, in this machine’s time.
cli-admin-unblock = Lift a block.
cli-admin-kind = What to block: address or guest.
cli-admin-value = The IP address (for IPv6, its /64 network counts), or the guest’s id.
cli-admin-blocks = List the blocks.
cli-admin-log = List what operators did, newest first.
cli-admin-limit = Maximum number of rows. Default: 100.
cli-admin-reason = The reason, for the log. People who are blocked don’t see it.

admin-table-unknown = There is no table “{ $table }”. “katzentisch admin tables --closed” lists all tables.
admin-guest-unknown = There is no guest with the id “{ $guest }”. “katzentisch admin guests --search NAME” lists ids.
admin-closed-already = Table { $table } is already closed.
admin-not-blocked = “{ $value }” is not blocked. “katzentisch admin blocks” lists all blocks.
admin-address = “{ $value }” is not an IP address of a visitor. Use one IPv4 address such as 203.0.113.7, or an IPv6 address or /64 network such as 2001:db8::/64. Wider networks belong in the firewall or the reverse proxy.
admin-address-own = { $address } belongs to this machine or to its reverse proxy. If the proxy doesn’t pass on its visitors’ addresses, all visitors seem to come from there, and blocking it would block everyone.
admin-limit = --limit must be between 1 and { $most }, not { $value }.
admin-wait = --wait must be between 0 and { $most } seconds, not { $value }.
admin-reason = --reason must have at most { $most } characters.
admin-days = --days must be between 1 and { $most }, not { $value }.
admin-until = --until must be a time in the next hundred years, such as 2030-12-31 or 2030-12-31T18:00, not “{ $value }”.
admin-one-end = Use --days or --until, not both.

admin-close-closed = Table { $table } is closed.
admin-close-failed = Table { $table } could not be closed. The server’s log says why.
admin-close-requested = No server has closed table { $table } yet. It will be closed as soon as a server is running and has compiled its game.
admin-block-address = { $value } is blocked { $until ->
    [never] for good
   *[other] until { $until }
 }. A running server notices within a second and closes connections from there.
admin-block-guest = Guest { $value } is blocked { $until ->
    [never] for good
   *[other] until { $until }
 }. A running server notices within a second and closes their connections. They can return as a new guest: block their address too if you know it.
admin-unblocked = { $value } is no longer blocked.
admin-for-good = for good
admin-yes = yes

admin-column-table = Table
admin-column-game = Game
admin-column-state = State
admin-column-seats = Seats
admin-column-bots = Bots
admin-column-changed = Last activity
admin-column-waiting = Waiting for
admin-column-guest = Guest
admin-column-name = Name
admin-column-created = First seen
admin-column-seen = Last seen
admin-column-devices = Devices
admin-column-tables = Tables
admin-column-blocked = Blocked
admin-column-value = Address or guest
admin-column-kind = Kind
admin-column-since = Since
admin-column-until = Until
admin-column-reason = Reason
admin-column-at = Time
admin-column-who = User
admin-column-action = Action
admin-column-target = Target
admin-column-result = Result
admin-kind-address = address
admin-kind-guest = guest

admin-status-open = open
admin-status-dealing = dealing
admin-status-playing = playing
admin-status-pausing = between games
admin-status-over = over
admin-status-closed = closed

admin-waiting-players = players for the free seats
admin-waiting-host = the host, to start
admin-waiting-deal = the deal
admin-waiting-person = { $name }, seat { $seat }
admin-waiting-bot = the bot on seat { $seat }
admin-waiting-next-game = a player, to start the next game
admin-waiting-nothing = nothing
admin-waiting-closing = a server, to close it
admin-broken = broken: { $reason ->
    [log] its log can’t be replayed
    [work] its next task keeps failing
   *[other] { $reason }
 }

admin-table-head = Table { $table }: { $game }, { $state }
admin-table-times = Opened { $created }, last activity { $changed }
admin-table-waiting = Waiting for: { $what } (since { $since })
admin-table-deadline = Deadline: { $at }; then a bot takes over.
admin-table-spectators = Spectators connected: { $count }
admin-seat-nobody = Seat { $seat }: free
admin-seat-bot = Seat { $seat }: { $name }, a bot
admin-seat-connected = Seat { $seat }: { $name } ({ $guest }), connected
admin-seat-seen = Seat { $seat }: { $name } ({ $guest }), last connected { $at }
admin-seat-unseen = Seat { $seat }: { $name } ({ $guest }), not connected
admin-seat-away = – a bot plays for them
