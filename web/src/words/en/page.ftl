# What every screen of the page says.
page-offline = No connection to the server. Please try again when you are online.
page-fault = Something went wrong on our side. Nothing has changed; please try again.
page-not-arrived = The connection was lost before this arrived. Please try again.
page-dismiss = Dismiss
page-close = Close
page-home = To the start
page-loading = One moment …
page-lost = There is nothing here.
page-lost-more = The link may be incomplete. From the start you'll find everything.
page-retry = Try again
page-skip = Skip to the content
page-is-bot = bot
page-is-away = away, a bot plays
page-is-thinking = is thinking
page-board = Table
page-players = Players
page-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
page-hinted = the bot would choose this
page-clock = Time left: { $left }
page-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-thinking = { $name } is thinking …
page-bid-equal = { $count } × { $value }
page-bid-different = { $count } different
page-cards-as = { $cards } as { $value }s
page-log-chat = { $name }: { $text }
page-log-began = A game begins; everybody’s device adds to the shuffle.
page-log-warned = { $name } is running out of time; a bot will take over.
page-log-away = { $name } is away; a bot plays on.
page-log-back = { $name } is back.
page-log-hosted = { $name } is the host now.
page-log-closed = The table is closed.
page-log-broken-off = The game was ended without a result: the rules have changed since it began. The server’s secret was { $secret }.
page-log-broken-off-hidden = The game was ended without a result: the rules have changed since it began.
page-log-seated = { $name } takes seat { $seat }.
page-log-unseated = Seat { $seat } is free.
page-guest-name = Guest
page-title = { $screen ->
    [new] New table – Katzentisch
    [rules] Rules – Katzentisch
    [replay] Replay – Katzentisch
    [settings] Settings – Katzentisch
    [history] Played games – Katzentisch
    [device] Another device – Katzentisch
   *[start] Katzentisch
}
page-you-are-offline = You are offline. Rules can be read; games go on when the network is back.
stranger-title = This device isn’t recognised
stranger-about = The server doesn’t accept this device’s sign-in. You may have signed out on another device, or the server may have a problem. Nothing is lost yet: your tables and games may come back.
stranger-code = If you are still signed in on another device, get a code there under “Settings” and enter it here.
stranger-to-code = Enter a code
stranger-first = Choose above how to continue.
stranger-still = The server still doesn’t recognise this device.
stranger-fresh = Start as a new guest
stranger-fresh-sure = This device can’t get back to your old tables and games after that. Start as a new guest?
stranger-fresh-yes = Start fresh
page-log-warned-asked = The others are waiting for { $name }; a bot will take over soon.
page-log-offered = { $name } is offered seat { $seat }.
page-log-declined = The offer of seat { $seat } was declined.
page-log-withdrawn = The offer of seat { $seat } was withdrawn.
page-log-banned = { $name } is banned from this table.
page-log-unbanned = { $name } is welcome at this table again.
page-log-invite = The table has a new invitation link.
page-log-closing = { $name } asks to close the table.
page-log-closing-yes = { $name } agrees to close the table.
page-log-closing-no = { $name } wants to keep playing.
