# A table before the game.
lobby-invite = Bring the others
lobby-invite-link = Whoever opens the link or scans the code can sit down.
lobby-invite-public = The table is listed on the start page. With the link it’s faster.
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-free = free
lobby-is-bot = bot, { $kind }
lobby-is-host = host
lobby-is-mine = on this device
lobby-sit = Sit here
lobby-sit-at = Sit down on seat { $number }
lobby-sit-down = Take a seat
lobby-here = One more
lobby-here-at = One more person on this device, on seat { $number }
lobby-here-about = “One more” seats somebody who plays with you on this device.
lobby-bot = Bot
lobby-bot-at = Put a bot on seat { $number }
lobby-bots = Bots that you add
lobby-rename = Rename
lobby-rename-at = Rename { $name }
lobby-leave = Get up
lobby-leave-at = { $name } gets up
lobby-unseat = Send away
lobby-unseat-at = Send { $name } away
lobby-name = Name on seat { $number }
lobby-name-done = Done
lobby-lookers = Here without a seat
lobby-agreed = How this table plays
lobby-rules = Rules of the game
lobby-yes = yes
lobby-no = no
lobby-clock-seconds = { $seconds } seconds for a move, { $reserve } seconds in reserve for the game
lobby-clock-days = { $days ->
    [one] one day for a move
   *[other] { $days } days for a move
}
lobby-otherwise = Change number or rules
lobby-close = Close the table
lobby-close-sure = The table will be gone then, and the link leads nowhere. Really?
lobby-close-yes = Yes, close it
lobby-start = Start
lobby-again = Play again
lobby-fill = { $free ->
    [one] Fill up with a bot and start
   *[other] Fill up with { $free } bots and start
}
lobby-next-sit = { $free ->
    [one] One seat is free, as if made for you.
   *[other] { $free } seats are free. Take your pick.
}
lobby-next-look = All seats are taken. It begins when { $host } starts.
lobby-next-fill = { $free ->
    [one] One seat is still free: wait for somebody, or add a bot.
   *[other] { $free } seats are still free: wait for the others, or add bots.
}
lobby-next-start = Everybody is seated. Ready when you are.
lobby-next-wait-seats = { $free ->
    [one] One seat is still free. { $host } starts once everybody is seated.
   *[other] { $free } seats are still free. { $host } starts once everybody is seated.
}
lobby-next-wait-host = Everybody is seated. Now it only takes { $host } to start.
lobby-shared = Players may share a device at this table: somebody with several seats sees the cards of all of them. If you sit down, you agree to that.
