# Ein neuer Tisch.
new-company = Wer spielt mit?
new-company-bots = Gegen Bots
new-company-bots-about = Es geht sofort los.
new-company-friends = Mit Freunden
new-company-friends-about = Alle spielen am eigenen Gerät. Du verschickst einen Link.
new-company-here = Zusammen an diesem Gerät
new-company-here-about = Ihr reicht das Gerät herum.
new-players = Wie viele spielen mit?
new-players-bots = { $bots ->
    [one] Du und ein Bot.
   *[other] Du und { $bots } Bots.
}
new-bot = Wie gut sollen die Bots sein?
new-names = Wer spielt an diesem Gerät?
new-name-of = Name von Spieler { $number }
new-nameless = Spieler { $number }
new-games = Partien in der Serie
new-games-about = Die Punkte aller Partien werden zusammengezählt. Danach könnt ihr jederzeit weiterspielen.
new-options = Hausregeln
new-options-unusual = { $count ->
    [0] · Standard
    [one] · eine Änderung
   *[other] · { $count } Änderungen
}
new-options-about = „Festlegung“ heißt: Die gedruckten Regeln lassen es offen, also haben wir uns entschieden. Ihr könnt es hier anders halten.
new-usual = Standard
new-door = Wer kann mitspielen?
new-door-link = Nur, wer den Link hat
new-door-link-about = Schick ihn, wem du willst.
new-door-public = Alle
new-door-public-about = Der Tisch steht auf der Startseite, solange ein Platz frei ist.
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-none-about = Bleibt jemand lange weg, während andere warten, springt ein Bot ein.
new-clock-seconds = Schnell
new-clock-seconds-about = Ein paar Sekunden pro Zug, dazu eine Reserve.
new-clock-days = Tage pro Zug
new-clock-days-about = Zieh, wann du Zeit hast.
new-seconds = Sekunden pro Zug
new-reserve = Sekunden Reserve
new-reserve-about = Für längere Züge, einmal pro Partie. Ist sie verbraucht, übernimmt ein Bot.
new-days = Anzahl Tage pro Zug
new-spectators = Zuschauer erlauben
new-spectators-about = Wer keinen Platz hat, kann zusehen, aber niemandem in die Karten schauen.
new-chat = Chat
new-chat-about = Lässt sich am Tisch ausschalten.
new-hints = Tipps erlauben
new-hints-about = Wer nicht weiterweiß, fragt den Bot.
new-open = Tisch öffnen
new-play = Spielen
new-problem = Bitte prüfe das markierte Feld.
new-names-alike = Zwei Spieler heißen { $name }. Gib jedem einen eigenen Namen.
new-shared = Geteilte Geräte erlauben
new-shared-about = Dann kann eine Person mehrere Plätze haben und sieht die Karten von allen. Das erfahren alle, bevor sie Platz nehmen.
