# Der Bildschirm eines Tisches.
table-dealing = Die Karten werden gemischt; alle Geräte mischen mit …
table-is-closed = Dieser Tisch ist geschlossen.
table-hidden = Hier läuft gerade eine Partie. An diesem Tisch sind keine Zuschauer erlaubt.
door-title = { $host } lädt dich ein: { $game }
door-seats = { $count ->
    [0] Noch sitzt niemand am Tisch.
    [one] Am Tisch sitzt { $names }.
   *[other] Am Tisch sitzen { $names }.
}
door-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
door-full = Alle Plätze sind besetzt; du kannst zusehen.
door-running = Die Partie läuft schon; du kannst zusehen.
door-hidden = Die Partie läuft schon, und Zuschauer sind an diesem Tisch nicht erlaubt.
door-sit = Platz nehmen
door-watch = Zuschauen
door-no-account = Ohne Konto, ohne Passwort.
table-unreachable = Keine Verbindung
table-unreachable-more = Der Server ist gerade nicht erreichbar. Dein Platz bleibt dir erhalten; wir versuchen es von selbst weiter.
table-trouble = Dieser Tisch lässt sich nicht öffnen
table-broken-title = Dieser Tisch ist beschädigt
table-broken-close = Tisch schließen
table-broken-off = Die Partie endete ohne Ergebnis, weil sich die Regeln seit ihrem Beginn geändert haben. Ihr könnt eine neue starten.
table-connection-lost = Verbindung unterbrochen … Dein Zug wird gesendet, sobald sie wieder steht.
table-curtain = Gerät weitergeben
table-curtain-pass = Gib das Gerät weiter an
table-curtain-open = Ich bin { $name }: Karten zeigen
table-title-turn = ● Du bist dran – Katzentisch
table-log = Verlauf
table-log-empty = Noch ist nichts passiert.
table-log-earlier = Frühere Einträge anzeigen
table-log-live = Neueste Ereignisse
table-word-hint = Tipp
table-word-rules = Regeln
table-word-talk = Verlauf
table-word-menu = Menü
sound-offer = Ton an?
sound-offer-yes = Ja
sound-offer-no = Nein
table-rules = Spielregeln
table-menu = Tischmenü
table-talk = Verlauf und Chat, { $count } neu
table-talk-title = Verlauf und Chat
table-chat = Nachricht an alle
table-chat-send = Senden
table-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
table-switch-chat = Chat an diesem Tisch
table-people = Am Tisch
table-looks-on = sieht zu
table-people-more = und { $count } weitere
table-mute = { $name } stummschalten
table-return = Ich bin wieder da
table-leave = Platz verlassen
table-leave-game = Pause machen
table-leave-more = Ein Bot spielt für dich, bis du wieder da bist. Dein Platz bleibt dir erhalten.
table-left = Ein Bot spielt für dich. Du findest deine Partie auf der Startseite.
table-close = Tisch endgültig schließen
table-close-sure = Dann kann hier niemand mehr weiterspielen. Tisch schließen?
table-close-yes = Tisch schließen
table-settings = Einstellungen
table-hint = Tipp
table-hint-ask = Tipp anzeigen
table-hint-thinking = Die Züge werden durchgespielt …
table-hint-is = Am besten jetzt: { $move }.
table-hint-why = Warum nicht
table-hint-choose = Warum nicht …
table-hint-outlook = Geschätzte Gewinnchance:
table-hint-wins = { $move }: { $share } % ± { $within }
table-hint-compared = { $games }-mal von hier aus zu Ende gespielt, mit Kartenverteilungen, die zu deinem Wissen passen: „{ $move }“ gewinnt etwa { $moveShare } % ± { $moveWithin }, „{ $best }“ { $bestShare } % ± { $bestWithin }.
table-you-look-on = du siehst zu
table-you-are-away = Ein Bot spielt für dich.
table-seats = Plätze oder Bots ändern
table-closed-deal = Die Partie wurde abgebrochen. Sie zählt für niemanden, und alle können jetzt sehen, wie gemischt wurde.
table-closed-deal-right = Das Geheimnis des Servers passt zu der Festlegung, die er vor dem Mischen gezeigt hat.
table-closed-deal-wrong = Das Geheimnis des Servers passt nicht zu der Festlegung, die er vor dem Mischen gezeigt hat. Die Karten könnten ausgesucht sein.
table-closed-deal-more = Geheimnis und Anteile dieser Mischung
table-closed-deal-commitment = Festlegung, vor dem Mischen gezeigt
table-closed-deal-secret = Geheimnis des Servers
table-closed-deal-share = Anteil von { $name }
table-closed-deal-none = keiner
table-offer = { $name } meinen Platz anbieten
table-offer-of = { $name } den Platz von { $from } anbieten
table-offer-to-me = Dir wird der Platz von { $name } angeboten (Platz { $seat }). Wenn du ihn nimmst, spielst du von hier an weiter, und das Ergebnis zählt für dich.
table-offer-take = Platz übernehmen
table-offer-decline = Nein, danke
table-offer-by-me = Du hast { $name } den Platz { $seat } angeboten.
table-offer-withdraw = Zurückziehen
table-closing-answer = { $name } möchte den Tisch schließen. Die Partie endet dann ohne Ergebnis, und alle sehen, wie gemischt wurde.
table-closing-agreed = Du bist einverstanden, den Tisch zu schließen. Es fehlt noch: { $names }.
table-closing-asked = Du hast vorgeschlagen, den Tisch zu schließen. Es fehlt noch: { $names }.
table-closing-watching = { $name } hat vorgeschlagen, den Tisch zu schließen.
table-closing-yes = Tisch schließen
table-closing-no = Weiterspielen
table-slow = { $name } überlegt schon eine ganze Weile.
table-slow-replace = Bot für { $name } anfordern
table-slow-me = Die anderen warten auf dich. Mach einen Zug, sonst macht ihn ein Bot für dich.
table-slow-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
table-ban = { $name } ausschließen
table-ban-sure = { $name } kann an diesem Tisch dann nicht mehr sitzen und nicht mehr chatten. { $name } ausschließen?
table-ban-later = { $name } kann diese Partie zu Ende spielen, aber nicht mehr chatten, und hat in der nächsten keinen Platz. { $name } ausschließen?
table-ban-yes = Ausschließen
table-banned-list = Ausgeschlossen
table-unban = Ausschluss von { $name } aufheben
table-renew = Neuen Einladungslink erstellen
table-renew-sure = Der alte Link funktioniert dann nicht mehr, und alle ohne Platz müssen gehen. Wenn du jemanden fernhalten willst, schließe die Person vorher aus.
table-renew-yes = Neuen Link erstellen
table-close-ask = Vorschlagen, den Tisch zu schließen
table-close-ask-sure = Die anderen müssen zustimmen. Die Partie endet dann ohne Ergebnis, und alle sehen, wie gemischt wurde.
table-close-ask-yes = Die anderen fragen
table-close-game-sure = Die Partie endet ohne Ergebnis, und hier kann niemand mehr spielen. Tisch schließen?

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
lobby-lesson = Probespiel
lobby-lesson-is = immer dieselben Karten; das Ergebnis zählt nicht
lobby-rules = Spielregeln
lobby-yes = ja
lobby-no = nein
lobby-clock-seconds = { $seconds } Sekunden pro Zug, dazu { $reserve } Sekunden Reserve pro Partie
lobby-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
lobby-change = Regeln ändern
lobby-apply = Übernehmen
lobby-option-back = Mit { $players } Spielern geht das nicht, darum gilt jetzt wieder: { $changes }
lobby-seat-count = { $count } Plätze
lobby-seat-add = Platz hinzufügen
lobby-seat-drop = Freien Platz entfernen
lobby-first = Es beginnt
lobby-first-lot = Das Los entscheidet
lobby-begins = Es beginnt: { $name }
lobby-begins-lot = Wer beginnt, entscheidet das Los.
lobby-present = Anfangen mit denen, die da sind
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

tv-name = Fernseher
tv-closed = Dieser Tisch ist geschlossen.
tv-show = Auf dem Fernseher zeigen
tv-show-about = Öffne diese Adresse auf einem Fernseher oder Tablet: Dort ist der ganze Tisch groß zu sehen, ohne die Handkarten. Jeder spielt mit dem eigenen Handy.
tv-open-here = Hier öffnen
tv-forbidden = An diesem Tisch sind keine Zuschauer erlaubt, darum kann ihn auch kein Fernseher zeigen.
tv-hand-mode = Vor allem meine Karten zeigen
tv-hand-mode-about = Wenn der Tisch auf dem Fernseher zu sehen ist: auf diesem Gerät die Hand groß, der Tisch klein.
tv-scan = Scannen und mitspielen
tv-waiting = Gleich geht es los
tv-free = frei
tv-full-screen = Vollbild

reaction-choose = Reagieren
reaction-said = { $name }: { $reaction }
reaction-laugh = lacht
reaction-love = ist verliebt
reaction-wow = staunt
reaction-sad = ist traurig
reaction-angry = faucht
reaction-sleepy = schläft gleich ein

# Tastenkürzel.
shortcuts-title = Tastenkürzel
shortcuts-arrows-keys = ← → ↑ ↓ Pos1 Ende
shortcuts-arrows = zwischen Karten, Geboten und Zügen bewegen
shortcuts-main-keys = Enter Leertaste
shortcuts-main = Hauptaktion: bieten, legen, spielen, aufdecken
shortcuts-hint = Tipp
shortcuts-rules = Spielregeln
shortcuts-log = Verlauf
shortcuts-menu = Tischmenü
shortcuts-list = diese Liste
shortcuts-escape = schließen; bei Mau Mau eine angehobene Karte zurücklegen
shortcuts-off = In den Einstellungen lassen sich die Kürzel mit einzelnen Zeichen ausschalten.
