# A new table.
new-company = With whom?
new-company-bots = Against bots
new-company-bots-about = You start at once.
new-company-friends = With others
new-company-friends-about = Everybody plays on their own device; you send a link.
new-company-here = Together on this device
new-company-here-about = You pass the device around.
new-players = How many at the table?
new-players-bots = { $bots ->
    [one] You and one bot.
   *[other] You and { $bots } bots.
}
new-bot = How good should the bots be?
new-names = Who sits at this device?
new-name-of = Name of person { $number }
new-nameless = Person { $number }
new-games = Games in the series
new-games-about = After the last one all points are added up. Another round is always possible.
new-options = House rules
new-options-unusual = { $count ->
    [0] · all as usual
    [one] · one change
   *[other] · { $count } changes
}
new-options-about = “Ruling” means: the printed rules leave it open, and we made up our minds. Here you can make up yours.
new-usual = usual
new-door = Who finds the table?
new-door-link = Only those who have the link
new-door-link-about = You send it to whom you like.
new-door-public = Everybody
new-door-public-about = The table is listed on the start page while a seat is free.
new-clock = Time to think
new-clock-none = No clock
new-clock-none-about = If somebody is gone for long while others wait, a bot fills in.
new-clock-seconds = Brisk
new-clock-seconds-about = Seconds for every move, and a reserve.
new-clock-days = Over days
new-clock-days-about = A move when there’s time.
new-seconds = Seconds for a move
new-reserve = Seconds in reserve
new-reserve-about = For the whole game, when a move takes longer. Once it’s used up, a bot takes over.
new-days = Days for a move
new-spectators = Spectators allowed
new-spectators-about = Whoever has no seat may look on, but into nobody’s hand.
new-chat = Chat
new-chat-about = Can be switched off at the table.
new-hints = Hints allowed
new-hints-about = Whoever is stuck may ask the bot.
new-open = Open the table
new-play = Play
new-problem = Not quite like this; beside the field it says why.
new-names-alike = Two people are called { $name }. Give each of them a name of their own.
new-shared = Players may share a device
new-shared-about = One person can then hold several seats and sees the cards of all of them. Everybody sees this before they sit down.
