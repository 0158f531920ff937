# Texts that every screen of the page can show.
page-offline = Can’t reach the server. Try again when you’re online.
page-fault = Something went wrong on our side. Nothing has changed; please try again.
page-not-arrived = The connection was lost before this was sent. Please try again.
page-dismiss = Dismiss
page-close = Close
page-word-home = Home
page-home = Home
page-loading = Loading…
page-lost = Page not found
page-lost-more = The link may be incomplete. The start page takes you everywhere.
page-retry = Try again
page-skip = Skip to content
page-is-bot = bot
page-is-away = away; a bot is playing
page-is-offline = no connection
page-offline-player = { $name } has no connection at the moment.
page-your-turn = Your turn
page-is-thinking = is thinking
page-board = Table
page-players = Players
page-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
page-forced = This will happen by itself.
page-order = Bid in advance
page-order-about = An order for this row: bids are made for you without asking.
page-order-revoke = Take it back
page-hinted = this is the hint
page-clock = Time left: { $left }
page-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-thinking = { $name } is thinking…
page-log-chat = { $name }: { $text }
page-log-lesson = A tutorial begins; its cards are the same for everyone.
page-log-began = Game { $game } begins; every device helps shuffle.
page-log-warned = { $you ->
    [1] Your time is running out; a bot is about to take over.
   *[other] { $name } is running out of time; a bot is about to take over.
}
page-log-away = { $you ->
    [1] You are away; a bot is playing for you.
   *[other] { $name } is away; a bot is playing for them.
}
page-log-back = { $you ->
    [1] You are back.
   *[other] { $name } is back.
}
page-log-hosted = { $you ->
    [1] You are now the host.
   *[other] { $name } is now the host.
}
page-log-closed = The table is closed.
page-log-broken-off = The game ended without a result because the rules have changed since it began. The server’s secret was { $secret }.
page-log-broken-off-hidden = The game ended without a result because the rules have changed since it began.
page-log-seated = { $you ->
    [1] You take seat { $seat }.
   *[other] { $name } takes seat { $seat }.
}
page-log-unseated = Seat { $seat } is free.
page-guest-name = Guest
page-title = { $screen ->
    [new] New table – Katzentisch
    [rules] Rules – Katzentisch
    [replay] Replay – Katzentisch
    [settings] Settings – Katzentisch
    [history] Your games – Katzentisch
    [device] Sign in on this device – Katzentisch
    [tv] On the TV – Katzentisch
   *[start] Katzentisch
}
page-you-are-offline = You’re offline. You can read the rules; games continue when you’re back online.
stranger-title = This device isn’t recognised
stranger-about = The server doesn’t accept this device’s sign-in. You may have signed out on another device, or the server may have a problem. Nothing is lost yet: your tables and games may come back.
stranger-code = Still signed in on another device? Get a code there under “Settings” and enter it here.
stranger-to-code = Enter a code
stranger-first = Choose above how to continue.
stranger-still = The server still doesn’t recognise this device.
stranger-fresh = Start as a new guest
stranger-fresh-sure = You won’t be able to get back to your old tables and games on this device. Start as a new guest?
stranger-fresh-yes = Start as a new guest
page-log-warned-asked = { $you ->
    [1] The others are waiting for you; a bot is about to take over.
   *[other] The others are waiting for { $name }; a bot is about to take over.
}
page-log-offered = { $you ->
    [1] You are offered seat { $seat }.
   *[other] { $name } is offered seat { $seat }.
}
page-log-declined = The offer of seat { $seat } was declined.
page-log-withdrawn = The offer of seat { $seat } was withdrawn.
page-log-banned = { $name } is banned from this table.
page-log-unbanned = { $name } is no longer banned from this table.
page-log-settings = Changed: { $changes }
page-log-invite = The table has a new invitation link.
page-log-closing = { $you ->
    [1] You ask to close the table.
   *[other] { $name } asks to close the table.
}
page-log-closing-yes = { $you ->
    [1] You agree to close the table.
   *[other] { $name } agrees to close the table.
}
page-log-closing-no = { $you ->
    [1] You want to keep playing.
   *[other] { $name } wants to keep playing.
}

# Fields and buttons that several screens share.
forms-less = { $what }: fewer
forms-more = { $what }: more
forms-no = Cancel
forms-save = Save
forms-name = What’s your name?
forms-name-is = You’re playing as { $name }.
forms-name-change = Change name
forms-link = Link
forms-link-local = Nobody else can join yet: this server can only be reached from this device. To let others on the same network join, stop it and start it like this:
forms-link-address = Address on the network
forms-link-address-about = If someone can’t get in, try another address.
forms-qr = QR code for the link
forms-copy = Copy
forms-copied = Link copied.
forms-copy-by-hand = Your browser doesn’t allow copying here. The link is selected, so you can copy it yourself.
forms-share = Share

# Short texts around the rules and the tutorial.
help-title = Rules
help-all = All games
help-contents = Contents
help-contents-keys = Accessibility & keyboard
help-try = Start tutorial
help-now = now
help-coach = Minka explains
help-coach-understood = Got it
help-coach-quiet = Hide Minka

# A player’s finished games.
history-title = Your games
history-results = Results by game
history-game = Game
history-played = Played
history-won = Won
history-mean-rank = Avg. rank
history-mean-score = Avg. score
history-games = Finished games
history-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $players }
history-more = Show older games
history-none = You haven’t finished a game yet. Time to change that!
history-play = Choose a game
