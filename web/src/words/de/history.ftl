# Beendete Partien.
history-title = Deine Partien
history-results = Ergebnisse nach Spiel
history-game = Spiel
history-played = Partien
history-won = Siege
history-mean-rank = Ø Platz
history-mean-score = Ø Punkte
history-games = Beendete Partien
history-rank = { $rank }. von { $players }
history-more = Ältere anzeigen
history-none = Du hast noch keine Partie zu Ende gespielt. Das lässt sich ändern!
history-play = Spiel aussuchen
