# Ein Tisch, bevor gespielt wird.
lobby-invite = Hol die anderen dazu
lobby-invite-link = Wer den Link öffnet oder den Code scannt, kann sich setzen.
lobby-invite-public = Der Tisch steht auf der Startseite. Mit dem Link geht es schneller.
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-free = frei
lobby-is-bot = Bot, { $kind }
lobby-is-host = Gastgeber
lobby-is-mine = an diesem Gerät
lobby-sit = Hinsetzen
lobby-sit-at = Auf Platz { $number } setzen
lobby-sit-down = Platz nehmen
lobby-here = Noch jemand
lobby-here-at = Noch jemand an diesem Gerät, auf Platz { $number }
lobby-here-about = „Noch jemand“ setzt jemanden dazu, der mit dir an diesem Gerät spielt.
lobby-bot = Bot
lobby-bot-at = Einen Bot auf Platz { $number } setzen
lobby-bots = Bots, die du dazusetzt
lobby-rename = Umbenennen
lobby-rename-at = { $name } umbenennen
lobby-leave = Aufstehen
lobby-leave-at = { $name } steht auf
lobby-unseat = Wegschicken
lobby-unseat-at = { $name } wegschicken
lobby-name = Name auf Platz { $number }
lobby-name-done = Fertig
lobby-lookers = Ohne Platz hier
lobby-agreed = So wird gespielt
lobby-rules = Spielregeln
lobby-yes = ja
lobby-no = nein
lobby-clock-seconds = { $seconds } Sekunden für einen Zug, { $reserve } Sekunden Reserve für das Spiel
lobby-clock-days = { $days ->
    [one] ein Tag für einen Zug
   *[other] { $days } Tage für einen Zug
}
lobby-otherwise = Zahl oder Regeln ändern
lobby-close = Tisch schließen
lobby-close-sure = Dann ist der Tisch weg, und der Link führt ins Leere. Wirklich?
lobby-close-yes = Ja, schließen
lobby-start = Anfangen
lobby-again = Noch einmal spielen
lobby-fill = { $free ->
    [one] Mit einem Bot auffüllen und anfangen
   *[other] Mit { $free } Bots auffüllen und anfangen
}
lobby-next-sit = { $free ->
    [one] Ein Platz ist frei, wie für dich gemacht.
   *[other] { $free } Plätze sind frei. Such dir einen aus.
}
lobby-next-look = Alle Plätze sind besetzt. Wenn { $host } anfängt, geht es los.
lobby-next-fill = { $free ->
    [one] Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Bot dazu.
   *[other] { $free } Plätze sind noch frei: Warte auf die anderen, oder setz Bots dazu.
}
lobby-next-start = Alle sitzen. Es kann losgehen.
lobby-next-wait-seats = { $free ->
    [one] Ein Platz ist noch frei. { $host } fängt an, sobald alle sitzen.
   *[other] { $free } Plätze sind noch frei. { $host } fängt an, sobald alle sitzen.
}
lobby-next-wait-host = Alle sitzen. Jetzt fehlt nur noch, dass { $host } anfängt.
lobby-shared = An diesem Tisch dürfen sich mehrere ein Gerät teilen: Wer mehrere Plätze hat, sieht die Karten von allen. Wenn du dich setzt, bist du damit einverstanden.
