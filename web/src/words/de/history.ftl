# Was man gespielt hat.
history-title = Deine Spiele
history-results = Ergebnisse nach Spiel
history-game = Spiel
history-played = Spiele
history-won = Siege
history-mean-rank = Ø Platz
history-mean-score = Ø Punkte
history-games = Gespielt
history-rank = { $rank }. von { $players }
history-more = Ältere zeigen
history-none = Noch nichts zu Ende gespielt. Das lässt sich ändern.
history-play = Ein Spiel aussuchen
