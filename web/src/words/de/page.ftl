# Texte, die auf jedem Bildschirm vorkommen können.
page-offline = Der Server ist nicht erreichbar. Versuch es noch einmal, wenn du online bist.
page-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuch es noch einmal.
page-not-arrived = Die Verbindung brach ab, bevor das gesendet wurde. Bitte versuch es noch einmal.
page-dismiss = Ausblenden
page-close = Schließen
page-word-home = Start
page-home = Zur Startseite
page-loading = Wird geladen …
page-lost = Seite nicht gefunden
page-lost-more = Vielleicht ist der Link unvollständig. Von der Startseite aus findest du alles.
page-retry = Noch einmal versuchen
page-skip = Zum Inhalt springen
page-is-bot = Bot
page-is-away = weg; ein Bot spielt
page-is-offline = keine Verbindung
page-offline-player = { $name } hat gerade keine Verbindung.
page-your-turn = Du bist dran
page-is-thinking = überlegt
page-board = Spieltisch
page-players = Mitspieler
page-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
page-forced = Das passiert gleich von selbst.
page-order = Vorab bieten
page-order-about = Auftrag für diese Reihe: Es wird ohne Rückfrage für dich geboten.
page-order-revoke = Zurücknehmen
page-hinted = das ist der Tipp
page-clock = Verbleibende Zeit: { $left }
page-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
page-clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
page-thinking = { $name } überlegt …
page-log-chat = { $name }: { $text }
page-log-lesson = Ein Probespiel beginnt; die Karten sind für alle dieselben.
page-log-began = Partie { $game } beginnt; alle Geräte mischen mit.
page-log-warned = { $you ->
    [1] Deine Zeit wird knapp; gleich übernimmt ein Bot.
   *[other] Für { $name } wird die Zeit knapp; gleich übernimmt ein Bot.
}
page-log-away = { $you ->
    [1] Du bist weg; ein Bot spielt für dich weiter.
   *[other] { $name } ist weg; ein Bot spielt weiter.
}
page-log-back = { $you ->
    [1] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
page-log-hosted = { $you ->
    [1] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
page-log-closed = Der Tisch ist geschlossen.
page-log-broken-off = Die Partie endete ohne Ergebnis, weil sich die Regeln seit ihrem Beginn geändert haben. Das Geheimnis des Servers war { $secret }.
page-log-broken-off-hidden = Die Partie endete ohne Ergebnis, weil sich die Regeln seit ihrem Beginn geändert haben.
page-log-seated = { $you ->
    [1] Du setzt dich auf Platz { $seat }.
   *[other] { $name } setzt sich auf Platz { $seat }.
}
page-log-unseated = Platz { $seat } ist frei.
page-guest-name = Gast
page-title = { $screen ->
    [new] Neuer Tisch – Katzentisch
    [rules] Spielregeln – Katzentisch
    [replay] Wiederholung – Katzentisch
    [settings] Einstellungen – Katzentisch
    [history] Deine Partien – Katzentisch
    [device] Auf diesem Gerät anmelden – Katzentisch
    [tv] Auf dem Fernseher – Katzentisch
   *[start] Katzentisch
}
page-you-are-offline = Du bist offline. Die Regeln kannst du lesen; Partien gehen weiter, sobald du wieder online bist.
stranger-title = Dieses Gerät wird nicht erkannt
stranger-about = Der Server nimmt die Anmeldung dieses Geräts nicht an. Vielleicht hast du dich auf einem anderen Gerät abgemeldet, vielleicht hat der Server ein Problem. Noch ist nichts verloren: Deine Tische und Partien können wiederkommen.
stranger-code = Bist du noch auf einem anderen Gerät angemeldet? Hol dir dort unter „Einstellungen“ einen Code und gib ihn hier ein.
stranger-to-code = Code eingeben
stranger-first = Entscheide oben, wie es weitergeht.
stranger-still = Der Server erkennt dieses Gerät immer noch nicht.
stranger-fresh = Als neuer Gast anfangen
stranger-fresh-sure = An deine alten Tische und Partien kommst du mit diesem Gerät dann nicht mehr heran. Als neuer Gast anfangen?
stranger-fresh-yes = Als neuer Gast anfangen
page-log-warned-asked = { $you ->
    [1] Die anderen warten auf dich; gleich übernimmt ein Bot.
   *[other] Die anderen warten auf { $name }; gleich übernimmt ein Bot.
}
page-log-offered = { $you ->
    [1] Dir wird Platz { $seat } angeboten.
   *[other] { $name } wird Platz { $seat } angeboten.
}
page-log-declined = Das Angebot für Platz { $seat } wurde abgelehnt.
page-log-withdrawn = Das Angebot für Platz { $seat } wurde zurückgezogen.
page-log-banned = { $name } ist von diesem Tisch ausgeschlossen.
page-log-unbanned = { $name } ist nicht mehr von diesem Tisch ausgeschlossen.
page-log-settings = Geändert: { $changes }
page-log-invite = Der Tisch hat einen neuen Einladungslink.
page-log-closing = { $you ->
    [1] Du möchtest den Tisch schließen.
   *[other] { $name } möchte den Tisch schließen.
}
page-log-closing-yes = { $you ->
    [1] Du bist einverstanden, den Tisch zu schließen.
   *[other] { $name } ist einverstanden, den Tisch zu schließen.
}
page-log-closing-no = { $you ->
    [1] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}

# Felder und Knöpfe, die auf mehreren Bildschirmen vorkommen.
forms-less = { $what }: weniger
forms-more = { $what }: mehr
forms-no = Abbrechen
forms-save = Speichern
forms-name = Wie heißt du?
forms-name-is = Du spielst als { $name }.
forms-name-change = Namen ändern
forms-link = Link
forms-link-local = Noch kann hier niemand sonst mitspielen: Dieser Server ist nur auf diesem Gerät erreichbar. Damit andere im selben Netzwerk dazukommen können, beende ihn und starte ihn so:
forms-link-address = Adresse im Netzwerk
forms-link-address-about = Kommt jemand nicht hinein, versucht es mit einer anderen Adresse.
forms-qr = QR-Code für den Link
forms-copy = Kopieren
forms-copied = Link kopiert.
forms-copy-by-hand = Dein Browser erlaubt das Kopieren hier nicht. Der Link ist markiert; du kannst ihn selbst kopieren.
forms-share = Teilen

# Kurze Texte rund um Regeln und Probespiel.
help-title = Spielregeln
help-all = Alle Spiele
help-contents = Inhalt
help-contents-keys = Barrierefreiheit & Tastatur
help-try = Probespiel starten
help-now = jetzt
help-coach = Minka erklärt
help-coach-understood = Verstanden
help-coach-quiet = Ohne Minka

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
