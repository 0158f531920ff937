# The start page.
start-lead = Four card games about cats and mice. Sit down and play, no account needed.
start-own = Your tables
start-own-more = { $count ->
    [one] One more
   *[other] { $count } more
}
start-games = What shall we play?
start-line-katzenjammer_blues = Win rows by auction, show foursomes.
start-line-katze_im_sack = Bid without knowing what’s in the sack.
start-line-maus_pass_auf = Turn up and hope for the cat. For little ones too.
start-line-mau_mau = Get rid of your cards and don’t forget to say mau.
start-bots = Play against bots
start-bots-about = { $bots ->
    [one] One bot plays along: a { $kind }
   *[other] { $bots } bots play along, level { $kind }
}
start-guide = First game with explanations
start-otherwise = Set up
start-rules-of = Rules
start-friends = With friends
start-friends-at = With friends: { $game }
start-open = Open tables
start-open-none = Nobody is looking for company right now. Set up a game that everybody can see, and your table will be listed here.
start-table-with = { $count ->
    [0] nobody there yet
   *[other] { $names }
}
start-table-turn = Your turn
start-table-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
start-table-full = everybody’s there
start-table-playing = going on
start-table-pausing = break
start-table-over = over
start-table-broken = can’t be continued
start-more = More
start-rules = Rules of the games
start-history = Your games
start-settings = Settings
start-stored = What is stored?
start-stored-here = On this device: your settings, a cookie by which the server knows you again, and your shares in the last shuffles, to check them with.
start-stored-there = On this server: your name, your tables and your games. No e-mail address, no password, no advertising, and nobody else is asked.
start-stored-forget = You can be forgotten whenever you like, in the settings.
start-about = Katzentisch is free software under the MIT licence.
start-publishers = A project of people who like to play. We have nothing to do with the publishers and authors of the printed games; cards and texts are our own.
start-table-shared = shared devices
