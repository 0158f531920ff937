# Der Tisch der Spiele, die keinen eigenen haben.
generic-turn = Du bist dran.
generic-turn-phase = Du bist dran: { $phase }.
generic-wait-phase = { $name } überlegt: { $phase }.
generic-chance = Einen Moment: Der Zufall entscheidet …
generic-sending = Wird gesendet …
generic-over = Die Partie ist vorbei.
generic-table = Auf dem Tisch
generic-zone = { $name }, { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
generic-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
generic-moves = Deine Möglichkeiten
generic-score = Punkte
generic-no-rules = Zu diesem Spiel gibt es hier keine Regeln zum Nachlesen.
generic-about = Ein zusätzliches Spiel auf diesem Server.
