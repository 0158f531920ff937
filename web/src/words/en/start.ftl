# The start page.
start-lead = Four card games about cats and mice. Sit down and play, no account needed.
start-own = Your tables
start-own-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
start-games = What shall we play?
start-bots = Play against bots
start-play = Play
start-play-at = Play against bots: { $game }
start-play-about = { $bots ->
    [one] “Play” starts right away, against one bot, level: { $kind }.
   *[other] “Play” starts right away, against { $bots } bots, level: { $kind }.
}
start-tile-more = More
start-facts-players = { $least } to { $most } players
start-facts-minutes = { $minutes } min
start-facts-about-minutes = about { $minutes } minutes
start-facts-age = age { $age }+
start-facts-from-age = from age { $age }
start-watch = Watch
start-watch-table = in progress – watch
start-guide = Start tutorial
start-guide-done = Learned
start-otherwise = Set up a table
start-otherwise-at = Set up a table: { $game }
start-rules-of = Rules
start-friends = With friends
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

# A new table.
new-company = Who’s playing?
new-company-bots = Against bots
new-company-bots-about = Start right away.
new-company-friends = With friends
new-company-friends-about = Everyone plays on their own device. You share a link.
new-company-here = Together on this device
new-company-here-about = You pass the device around.
new-players = How many players?
new-players-bots = { $bots ->
    [one] You and one bot.
   *[other] You and { $bots } bots.
}
new-bot = How good should the bots be?
new-names = Who’s playing on this device?
new-name-of = Name of player { $number }
new-nameless = Player { $number }
new-games = Games in the series
new-games-about = Points add up over the series. You can always play on afterwards.
new-games-other = Another number
new-games-number = Number of games
new-first = Who begins?
new-first-me = Me
new-options = House rules
new-options-unusual = { $count ->
    [0] · all default
    [one] · one change
   *[other] · { $count } changes
}
new-options-about = “Ruling” means that the printed rules don’t say, so we decided. You can decide differently here.
new-usual = default
new-door = Who can join?
new-door-link = Only people with the link
new-door-link-about = Share it with anyone you like.
new-door-public = Everyone
new-door-public-about = The table is listed on the start page as long as a seat is free.
new-clock = Time control
new-clock-none = No clock
new-clock-none-about = If someone stays away while others are waiting, a bot takes over.
new-clock-seconds = Fast
new-clock-seconds-about = A few seconds per move, plus a reserve.
new-clock-days = Days per move
new-clock-days-about = Move whenever you have time.
new-seconds = Seconds per move
new-reserve = Seconds in reserve
new-reserve-about = For longer moves, once per game. When it’s used up, a bot takes over.
new-days = Number of days per move
new-spectators = Allow spectators
new-spectators-about = Anyone without a seat can watch, but can’t see any hands.
new-chat = Chat
new-chat-about = You can turn it off at the table.
new-tempo = Tempo of the bots
new-tempo-calm = calm
new-tempo-normal = normal
new-tempo-none = no pauses
new-tempo-fast = fast
new-forced = Make forced moves by themselves
new-forced-about = If there is only one legal move, it is soon made for you.
new-hints = Allow hints
new-hints-about = Stuck? See which move is best.
new-open = Open table
new-play = Play
new-problem = Please check the marked field.
new-names-alike = Two players are called { $name }. Give each player a different name.
new-shared = Allow shared devices
new-shared-about = One person can then have several seats and sees the cards of all of them. Everyone sees this before they sit down.
