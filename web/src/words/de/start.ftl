# Die Startseite.
start-lead = Vier Kartenspiele mit Katzen und Mäusen. Hinsetzen und spielen, ganz ohne Konto.
start-own = Deine Tische
start-own-more = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
start-games = Was spielen wir?
start-line-katzenjammer_blues = Reihen ersteigern, Quartette zeigen.
start-line-katze_im_sack = Bieten, ohne zu wissen, was im Sack ist.
start-line-maus_pass_auf = Aufdecken und auf die Katze hoffen. Auch für Kleine.
start-line-mau_mau = Karten loswerden und das Mau nicht vergessen.
start-bots = Gegen Bots spielen
start-bots-about = { $bots ->
    [one] Ein Bot spielt mit: eine { $kind }
   *[other] { $bots } Bots spielen mit, Stufe { $kind }
}
start-guide = Erstes Spiel mit Erklärungen
start-otherwise = Einrichten
start-rules-of = Regeln
start-friends = Mit Freunden
start-friends-at = Mit Freunden: { $game }
start-open = Offene Tische
start-open-none = Gerade sucht niemand Mitspieler. Richte ein Spiel für alle sichtbar ein, dann steht dein Tisch hier.
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
start-table-pausing = Pause
start-table-over = vorbei
start-table-broken = geht nicht weiter
start-more = Mehr
start-rules = Spielregeln
start-history = Deine Spiele
start-settings = Einstellungen
start-stored = Was wird gespeichert?
start-stored-here = Auf diesem Gerät: deine Einstellungen, ein Cookie, an dem der Server dich wiedererkennt, und deine Anteile an den letzten Kartenmischungen zum Nachprüfen.
start-stored-there = Auf diesem Server: dein Name, deine Tische und deine Spiele. Keine E-Mail-Adresse, kein Passwort, keine Werbung, und niemand sonst wird gefragt.
start-stored-forget = Vergessen lassen kannst du dich jederzeit in den Einstellungen.
start-about = Katzentisch ist freie Software unter der MIT-Lizenz.
start-publishers = Ein Projekt von Leuten, die gern spielen. Mit den Verlagen und Autoren der gedruckten Spiele haben wir nichts zu tun; Karten und Texte sind unsere eigenen.
start-table-shared = geteilte Geräte
