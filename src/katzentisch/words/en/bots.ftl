# Players that aren't people, from the weakest on.
bot-random = Kitten
bot-rules = House cat
bot-unknown = There is no bot “{ $bot }”. Bots: { $bots }.
