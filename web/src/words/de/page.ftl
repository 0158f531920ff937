# Was jeder Bildschirm der Seite sagt.
page-offline = Keine Verbindung zum Server. Versuch es noch einmal, wenn du online bist.
page-fault = Da ist bei uns etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.
page-not-arrived = Die Verbindung war weg, bevor das ankam. Bitte noch einmal versuchen.
page-dismiss = Ausblenden
page-close = Schließen
page-home = Zum Start
page-loading = Einen Moment …
page-lost = Hier ist nichts.
page-lost-more = Vielleicht ist der Link nicht vollständig. Vom Start aus findest du alles.
page-retry = Noch einmal versuchen
page-skip = Zum Inhalt springen
page-is-bot = Bot
page-is-away = weg, ein Bot spielt
page-is-thinking = denkt nach
page-board = Spieltisch
page-players = Mitspieler
page-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
page-hinted = das würde der Bot nehmen
page-clock = Verbleibende Zeit: { $left }
page-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
page-clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
page-thinking = { $name } überlegt …
page-bid-equal = { $count } × { $value }
page-bid-different = { $count } verschiedene
page-cards-as = { $cards } als { $value }
page-log-chat = { $name }: { $text }
page-log-began = Ein Spiel beginnt; jedes Gerät mischt mit.
page-log-warned = Für { $name } wird die Zeit knapp; gleich übernimmt ein Bot.
page-log-away = { $name } ist weg; ein Bot spielt weiter.
page-log-back = { $name } ist wieder da.
page-log-hosted = { $name } leitet jetzt den Tisch.
page-log-closed = Der Tisch ist geschlossen.
page-log-broken-off = Die Partie wurde ohne Ergebnis beendet: Die Regeln haben sich seit ihrem Beginn geändert. Das Geheimnis des Servers war { $secret }.
page-log-broken-off-hidden = Die Partie wurde ohne Ergebnis beendet: Die Regeln haben sich seit ihrem Beginn geändert.
page-log-seated = { $name } nimmt Platz { $seat }.
page-log-unseated = Platz { $seat } ist frei.
page-guest-name = Gast
page-title = { $screen ->
    [new] Neuer Tisch – Katzentisch
    [rules] Regeln – Katzentisch
    [replay] Nachspielen – Katzentisch
    [settings] Einstellungen – Katzentisch
    [history] Gespielte Spiele – Katzentisch
    [device] Anderes Gerät – Katzentisch
   *[start] Katzentisch
}
page-you-are-offline = Du bist offline. Die Regeln lassen sich lesen; Spiele gehen weiter, wenn das Netz wieder da ist.
stranger-title = Dieses Gerät wird nicht erkannt
stranger-about = Der Server nimmt die Anmeldung dieses Geräts nicht an. Vielleicht hast du dich auf einem anderen Gerät abgemeldet, vielleicht hat der Server ein Problem. Noch ist nichts verloren: Deine Tische und Partien können wiederkommen.
stranger-code = Bist du noch auf einem anderen Gerät angemeldet? Hol dir dort unter „Einstellungen“ einen Code und gib ihn hier ein.
stranger-to-code = Code eingeben
stranger-first = Entscheide oben, wie es weitergeht.
stranger-still = Der Server erkennt dieses Gerät immer noch nicht.
stranger-fresh = Als neuer Gast anfangen
stranger-fresh-sure = An deine alten Tische und Partien kommst du mit diesem Gerät dann nicht mehr heran. Als neuer Gast anfangen?
stranger-fresh-yes = Neu anfangen
page-log-warned-asked = Die anderen warten auf { $name }; gleich übernimmt ein Bot.
page-log-offered = Platz { $seat } wird { $name } angeboten.
page-log-declined = Das Angebot für Platz { $seat } wurde abgelehnt.
page-log-withdrawn = Das Angebot für Platz { $seat } wurde zurückgezogen.
page-log-banned = { $name } ist von diesem Tisch ausgeschlossen.
page-log-unbanned = { $name } ist an diesem Tisch wieder willkommen.
page-log-invite = Der Tisch hat einen neuen Einladungslink.
page-log-closing = { $name } schlägt vor, den Tisch zu schließen.
page-log-closing-yes = { $name } ist einverstanden, den Tisch zu schließen.
page-log-closing-no = { $name } möchte weiterspielen.
