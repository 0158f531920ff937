# Ein Tisch vor der Partie.
lobby-invite = Lade deine Freunde ein
lobby-invite-link = Wer den Link öffnet oder den Code scannt, kann Platz nehmen.
lobby-invite-public = Dieser Tisch steht auf der Startseite. Mit dem Link geht es schneller.
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-free = frei
lobby-is-bot = Bot, { $kind }
lobby-is-host = Gastgeber
lobby-is-mine = an diesem Gerät
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: Platz { $number }
lobby-sit-down = Platz nehmen
lobby-here = Mitspieler hinzufügen
lobby-here-at = Mitspieler hinzufügen, an diesem Gerät: Platz { $number }
lobby-here-about = „Mitspieler hinzufügen“ ist für alle, die mit dir an diesem Gerät spielen.
lobby-bot = Bot hinzufügen
lobby-bot-at = Bot hinzufügen: Platz { $number }
lobby-bots = Stufe neuer Bots
lobby-rename = Umbenennen
lobby-rename-at = Umbenennen: { $name }
lobby-leave = Platz verlassen
lobby-leave-at = Platz verlassen: { $name }
lobby-unseat = Entfernen
lobby-unseat-at = Entfernen: { $name }
lobby-name = Name für Platz { $number }
lobby-name-done = Speichern
lobby-lookers = Zuschauer
lobby-agreed = Einstellungen des Tisches
lobby-rules = Spielregeln
lobby-yes = ja
lobby-no = nein
lobby-clock-seconds = { $seconds } Sekunden pro Zug, dazu { $reserve } Sekunden Reserve pro Partie
lobby-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
lobby-otherwise = Spielerzahl oder Regeln ändern
lobby-close = Tisch schließen
lobby-close-sure = Der Tisch wird gelöscht, und sein Link funktioniert nicht mehr. Tisch schließen?
lobby-close-yes = Tisch schließen
lobby-start = Partie starten
lobby-again = Noch einmal spielen
lobby-fill = { $free ->
    [one] Einen Bot hinzufügen und starten
   *[other] { $free } Bots hinzufügen und starten
}
lobby-next-sit = { $free ->
    [one] Ein Platz ist noch frei – wie für dich gemacht.
   *[other] { $free } Plätze sind frei. Such dir einen aus.
}
lobby-next-look = Alle Plätze sind besetzt. Jetzt muss nur noch { $host } starten.
lobby-next-fill = { $free ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder füge einen Bot hinzu.
   *[other] { $free } Plätze sind noch frei: Warte auf andere oder füge Bots hinzu.
}
lobby-next-start = Alle sitzen. Es kann losgehen.
lobby-next-wait-seats = { $free ->
    [one] Ein Platz ist noch frei. { $host } startet, sobald alle sitzen.
   *[other] { $free } Plätze sind noch frei. { $host } startet, sobald alle sitzen.
}
lobby-next-wait-host = Alle sitzen. Jetzt muss nur noch { $host } starten.
lobby-shared = An diesem Tisch dürfen sich mehrere ein Gerät teilen. Wer mehrere Plätze hat, sieht die Karten von allen. Wenn du Platz nimmst, bist du damit einverstanden.
