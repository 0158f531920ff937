# The start page.
start-lead = Four card games about cats and mice. Sit down and play, no account needed.
start-own = Your tables
start-own-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
start-games = What shall we play?
start-line-katzenjammer_blues = Win rows at auction and show foursomes.
start-line-katze_im_sack = Bid without knowing what’s in the sack.
start-line-maus_pass_auf = Flip cards and hope for the cat. For little ones too.
start-line-mau_mau = Get rid of your cards, and don’t forget to say “mau”.
start-bots = Play against bots
start-bots-about = { $bots ->
    [one] One bot, level: { $kind }
   *[other] { $bots } bots, level: { $kind }
}
start-guide = Start tutorial
start-otherwise = Set up a table
start-rules-of = Rules
start-friends = Play with friends
start-friends-at = Play with friends: { $game }
start-open = Open tables
start-open-none = Nobody is looking for players right now. Set up a table that everyone can join, and it will be listed here.
start-table-with = { $count ->
    [0] nobody here yet
   *[other] { $names }
}
start-table-turn = Your turn
start-table-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
start-table-full = full
start-table-playing = in progress
start-table-pausing = between games
start-table-over = finished
start-table-broken = can’t be continued
start-more = More
start-rules = Rules
start-history = Your games
start-settings = Settings
start-stored = What is stored?
start-stored-here = On this device: your settings, a cookie that lets the server recognise you, and receipts for your latest deals so that you can check them.
start-stored-there = On this server: your name, your tables and your games. No email address, no password, no ads, and nothing is sent to anyone else.
start-stored-forget = You can delete everything at any time in the settings.
start-about = Katzentisch is free software under the MIT licence.
start-publishers = A project by people who love to play. We are not connected with the publishers or authors of the printed games; all cards and texts are our own.
start-table-shared = shared devices
