# The screen of a table.
table-dealing = Shuffling the cards; every device helps…
table-is-closed = This table is closed.
table-hidden = A game is in progress. Spectators aren’t allowed at this table.
door-title = { $host } invites you to play { $game }
door-seats = { $count ->
    [0] Nobody is at the table yet.
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
door-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
door-full = All seats are taken, but you can watch.
door-running = The game has already started, but you can watch.
door-hidden = The game has already started, and this table doesn’t allow spectators.
door-sit = Take a seat
door-watch = Watch
door-no-account = No account, no password.
table-unreachable = No connection
table-unreachable-more = The server can’t be reached at the moment. Your seat stays yours, and the page keeps trying.
table-trouble = This table can’t be opened
table-broken-title = This table is damaged
table-broken-close = Close table
table-broken-off = This game ended without a result because the rules have changed since it began. You can start a new one.
table-connection-lost = Connection lost. Reconnecting… Your move will be sent as soon as you’re back.
table-curtain = Pass the device
table-curtain-pass = Pass the device to
table-curtain-open = I’m { $name }: show my cards
table-title-turn = ● Your turn – Katzentisch
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier lines
table-log-live = Latest events
table-word-hint = Hint
table-word-rules = Rules
table-word-talk = Log
table-word-menu = Menu
sound-offer = Turn sounds on?
sound-offer-yes = Yes
sound-offer-no = No
table-rules = Rules
table-menu = Table menu
table-talk = Log and chat, { $count } new
table-talk-title = Log and chat
table-chat = Message to everyone
table-chat-send = Send
table-chat-off = Chat is turned off at this table.
table-switch-chat = Chat at this table
table-people = People at this table
table-looks-on = watching
table-people-more = and { $count } more
table-mute = Mute { $name }
table-return = I’m back
table-leave = Leave seat
table-leave-game = Take a break
table-leave-more = A bot plays for you until you’re back. Your seat stays yours.
table-left = A bot is playing for you. You’ll find your game on the start page.
table-close = Close table for good
table-close-sure = Nobody will be able to keep playing here. Close the table?
table-close-yes = Close table
table-settings = Settings
table-hint = Hint
table-hint-ask = Show a hint
table-hint-thinking = Playing out the moves…
table-hint-is = Best move now: { $move }.
table-hint-why = Why not
table-hint-choose = Why not…
table-hint-outlook = Estimated chance of winning:
table-hint-wins = { $move }: { $share }% ± { $within }
table-hint-compared = Played out { $games } times from here with deals that fit what you know: “{ $move }” wins about { $moveShare }% ± { $moveWithin }, “{ $best }” { $bestShare }% ± { $bestWithin }.
table-you-look-on = you’re watching
table-you-are-away = A bot is playing for you.
table-seats = Change seats or bots
table-closed-deal = The game was stopped before it ended. It counts for nobody, and how it was dealt is now public.
table-closed-deal-right = The server’s secret matches the commitment it showed before the deal.
table-closed-deal-wrong = The server’s secret doesn’t match the commitment it showed before the deal. The cards may have been chosen.
table-closed-deal-more = Secret and shares of this deal
table-closed-deal-commitment = Commitment, shown before the deal
table-closed-deal-secret = The server’s secret
table-closed-deal-share = { $name }’s share
table-closed-deal-none = none
table-offer = Offer { $name } my seat
table-offer-of = Offer { $name } { $from }’s seat
table-offer-to-me = You’re offered { $name }’s seat (seat { $seat }). If you take it, you play on from here, and the result is yours.
table-offer-take = Take seat
table-offer-decline = No, thanks
table-offer-by-me = You offered seat { $seat } to { $name }.
table-offer-withdraw = Withdraw
table-closing-answer = { $name } would like to close the table. The game would end without a result, and everyone would see how it was dealt.
table-closing-agreed = You agreed to close the table. Waiting for { $names }.
table-closing-asked = You asked the others to close the table. Waiting for { $names }.
table-closing-watching = { $name } has asked the players to close the table.
table-closing-yes = Close table
table-closing-no = Keep playing
table-slow = { $name } has been thinking for a while.
table-slow-replace = Ask for a bot for { $name }
table-slow-me = The others are waiting for you. Make a move, or a bot will make it for you.
table-slow-left = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
table-ban = Ban { $name }
table-ban-sure = { $name } will no longer be able to sit or chat at this table. Ban { $name }?
table-ban-later = { $name } can finish this game, but can no longer chat, and won’t have a seat in the next one. Ban { $name }?
table-ban-yes = Ban
table-banned-list = Banned
table-unban = Lift ban on { $name }
table-renew = Create a new invitation link
table-renew-sure = The old link stops working, and everyone without a seat has to leave. To keep someone out, ban them first.
table-renew-yes = Create new link
table-close-ask = Ask to close the table
table-close-ask-sure = The other players have to agree. The game then ends without a result, and everyone sees how it was dealt.
table-close-ask-yes = Ask the others
table-close-game-sure = The game ends without a result, and nobody can play here again. Close the table?

# A table before the game.
lobby-invite = Invite your friends
lobby-invite-link = Anyone who opens the link or scans the code can take a seat.
lobby-invite-public = This table is listed on the start page. Sharing the link is faster.
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-free = free
lobby-is-bot = bot, { $kind }
lobby-is-host = host
lobby-is-mine = on this device
lobby-sit = Sit here
lobby-sit-at = Sit here: seat { $number }
lobby-sit-down = Take a seat
lobby-here = Add player
lobby-here-at = Add player on this device: seat { $number }
lobby-here-about = “Add player” adds someone who shares this device with you.
lobby-bot = Add bot
lobby-bot-at = Add bot: seat { $number }
lobby-bots = Level of new bots
lobby-rename = Rename
lobby-rename-at = Rename { $name }
lobby-leave = Leave seat
lobby-leave-at = Leave seat: { $name }
lobby-unseat = Remove
lobby-unseat-at = Remove { $name }
lobby-name = Name for seat { $number }
lobby-name-done = Save
lobby-lookers = Watching
lobby-agreed = Table settings
lobby-lesson = Tutorial
lobby-lesson-is = always the same cards; the result doesn’t count
lobby-rules = Rules
lobby-yes = yes
lobby-no = no
lobby-clock-seconds = { $seconds } seconds per move, plus { $reserve } seconds per game in reserve
lobby-clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
lobby-change = Change rules
lobby-apply = Apply
lobby-option-back = That isn’t possible with { $players } players, so this applies again: { $changes }
lobby-seat-count = { $count } seats
lobby-seat-add = Add seat
lobby-seat-drop = Remove free seat
lobby-first = Begins
lobby-first-lot = Draw lots
lobby-begins = { $name } begins.
lobby-begins-lot = A lot decides who begins.
lobby-present = Start with those who are here
lobby-close = Close table
lobby-close-sure = This deletes the table, and its link will stop working. Close it?
lobby-close-yes = Close table
lobby-start = Start game
lobby-again = Play again
lobby-fill = { $free ->
    [one] Add a bot and start
   *[other] Add { $free } bots and start
}
lobby-next-sit = { $free ->
    [one] One seat is free – it could be yours.
   *[other] { $free } seats are free. Pick one.
}
lobby-next-look = All seats are taken. Waiting for { $host } to start.
lobby-next-fill = { $free ->
    [one] One seat is still free: wait for someone, or add a bot.
   *[other] { $free } seats are still free: wait for others, or add bots.
}
lobby-next-start = Everyone is seated. Ready when you are.
lobby-next-wait-seats = { $free ->
    [one] One seat is still free. { $host } will start once everyone is seated.
   *[other] { $free } seats are still free. { $host } will start once everyone is seated.
}
lobby-next-wait-host = Everyone is seated. Waiting for { $host } to start.
lobby-shared = Players can share a device at this table. Anyone with several seats sees the cards of all of them. By taking a seat, you agree to that.

tv-name = TV
tv-closed = This table is closed.
tv-show = Show on a TV
tv-show-about = Open this address on a TV or tablet: it shows the whole table in large, without anyone’s hand. Everyone plays on their own phone.
tv-open-here = Open it here
tv-forbidden = This table doesn’t allow spectators, so it can’t be shown on a TV either.
tv-hand-mode = Show mostly my cards
tv-hand-mode-about = When the table is on a TV: this device shows your hand large and the table small.
tv-scan = Scan to join
tv-waiting = About to start
tv-free = free
tv-full-screen = Full screen

reaction-choose = React
reaction-said = { $name }: { $reaction }
reaction-laugh = laughs
reaction-love = is in love
reaction-wow = is amazed
reaction-sad = is sad
reaction-angry = hisses
reaction-sleepy = is falling asleep

# Keyboard shortcuts.
shortcuts-title = Keyboard shortcuts
shortcuts-arrows-keys = ← → ↑ ↓ Home End
shortcuts-arrows = move between cards, bids and moves
shortcuts-main-keys = Enter Space
shortcuts-main = main action: bid, lay, play, flip
shortcuts-hint = hint
shortcuts-rules = rules
shortcuts-log = log
shortcuts-menu = table menu
shortcuts-list = this list
shortcuts-escape = close; in Mau Mau, put a lifted card back
shortcuts-off = You can turn the single-key shortcuts off in the settings.
