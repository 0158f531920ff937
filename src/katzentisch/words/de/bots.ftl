# Spieler, die keine Menschen sind, vom schwächsten an.
bot-random = Kätzchen
bot-rules = Hauskatze
bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Bots: { $bots }.
