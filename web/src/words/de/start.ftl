# Die Startseite.
start-lead = Vier Kartenspiele mit Katzen und Mäusen. Hinsetzen und spielen, ganz ohne Konto.
start-own = Deine Tische
start-own-more = { $count ->
    [one] Einen weiteren anzeigen
   *[other] { $count } weitere anzeigen
}
start-games = Was spielen wir?
start-line-katzenjammer_blues = Reihen ersteigern und Quartette zeigen.
start-line-katze_im_sack = Bieten, ohne zu wissen, was im Sack ist.
start-line-maus_pass_auf = Aufdecken und auf die Katze hoffen. Auch für die Kleinen.
start-line-mau_mau = Karten loswerden und das Mau nicht vergessen.
start-bots = Gegen Bots spielen
start-bots-about = { $bots ->
    [one] Ein Bot, Stufe: { $kind }
   *[other] { $bots } Bots, Stufe: { $kind }
}
start-guide = Probespiel starten
start-otherwise = Tisch einrichten
start-rules-of = Spielregeln
start-friends = Mit Freunden spielen
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
