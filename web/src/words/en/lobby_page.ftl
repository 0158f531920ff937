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
lobby-rules = Rules
lobby-yes = yes
lobby-no = no
lobby-clock-seconds = { $seconds } seconds per move, plus { $reserve } seconds per game in reserve
lobby-clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
lobby-otherwise = Change players or rules
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
