# Die Startseite.
start-lead = Vier Kartenspiele mit Katzen und Mäusen. Hinsetzen und spielen, ganz ohne Konto.
start-own = Deine Tische
start-own-more = { $count ->
    [one] Einen weiteren anzeigen
   *[other] { $count } weitere anzeigen
}
start-games = Was spielen wir?
start-bots = Gegen Bots spielen
start-play = Spielen
start-play-at = Gegen Bots spielen: { $game }
start-play-about = { $bots ->
    [one] „Spielen“ heißt: gleich los gegen einen Bot, Stufe { $kind }.
   *[other] „Spielen“ heißt: gleich los gegen { $bots } Bots, Stufe { $kind }.
}
start-tile-more = Mehr
start-facts-players = { $least } bis { $most } Spieler
start-facts-minutes = { $minutes } min
start-facts-about-minutes = etwa { $minutes } Minuten
start-facts-age = ab { $age }
start-facts-from-age = ab { $age } Jahren
start-watch = Zuschauen
start-watch-table = läuft – zuschauen
start-guide = Probespiel starten
start-guide-done = Gelernt
start-otherwise = Tisch einrichten
start-otherwise-at = Tisch einrichten: { $game }
start-rules-of = Spielregeln
start-friends = Mit Freunden
start-friends-at = Mit Freunden spielen: { $game }
start-open = Offene Tische
start-open-none = Gerade sucht niemand Mitspieler. Richte einen Tisch ein, an dem alle mitspielen können, dann steht er hier.
start-table-with = { $count ->
    [0] noch niemand da
   *[other] { $names }
}
start-table-turn = Du bist dran
start-table-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
start-table-full = alle da
start-table-playing = läuft
start-table-pausing = zwischen zwei Partien
start-table-over = vorbei
start-table-broken = lässt sich nicht fortsetzen
start-more = Mehr
start-rules = Spielregeln
start-history = Deine Partien
start-settings = Einstellungen
start-stored = Was wird gespeichert?
start-stored-here = Auf diesem Gerät: deine Einstellungen, ein Cookie, an dem dich der Server erkennt, und Belege zu deinen letzten Partien, mit denen du das Mischen nachprüfen kannst.
start-stored-there = Auf diesem Server: dein Name, deine Tische und deine Partien. Keine E-Mail-Adresse, kein Passwort, keine Werbung, und nichts geht an Dritte.
start-stored-forget = In den Einstellungen kannst du jederzeit alles löschen.
start-about = Katzentisch ist freie Software unter der MIT-Lizenz.
start-publishers = Ein Projekt von Leuten, die gern spielen. Mit den Verlagen und Autoren der gedruckten Spiele haben wir nichts zu tun; alle Karten und Texte sind unsere eigenen.
start-table-shared = geteilte Geräte

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
new-games-other = Andere Zahl
new-games-number = Anzahl der Partien
new-first = Wer fängt an?
new-first-me = Ich
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
new-tempo = Tempo der Bots
new-tempo-calm = ruhig
new-tempo-normal = normal
new-tempo-none = ohne Pausen
new-tempo-fast = schnell
new-forced = Erzwungene Züge von selbst machen
new-forced-about = Ist nur ein Zug möglich, macht ihn die Seite gleich für dich.
new-hints = Tipps erlauben
new-hints-about = Wer nicht weiterweiß, lässt sich den besten Zug zeigen.
new-open = Tisch öffnen
new-play = Spielen
new-problem = Bitte prüfe das markierte Feld.
new-names-alike = Zwei Spieler heißen { $name }. Gib jedem einen eigenen Namen.
new-shared = Geteilte Geräte erlauben
new-shared-about = Dann kann eine Person mehrere Plätze haben und sieht die Karten von allen. Das erfahren alle, bevor sie Platz nehmen.
