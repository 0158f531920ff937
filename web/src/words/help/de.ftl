# Was die Hilfe zu allen Spielen sagt.
help-lead = Vier Spiele, in unseren eigenen Worten erklärt. Jedes liest sich in ein paar Minuten; noch schneller lernst du es im Probespiel.
help-ruling = Festlegung:
help-agreed = An diesem Tisch:
help-option = Ihr habt die Wahl:
help-usual = (üblich)
help-in-force = (an diesem Tisch)
help-driven-away = verjagt
help-piece-mouse = eine Maus
help-piece-chip = ein Chip
help-about-rulings = „Festlegung“ steht dort, wo die gedruckten Regeln schweigen oder sich widersprechen: Da haben wir entschieden, damit an jedem Tisch dasselbe gilt. { $lesson ->
    [1] In diesem Probespiel sind die Karten immer dieselben.
   *[other] Gemischt wird gemeinsam, jedes Gerät gibt etwas dazu; nach dem Spiel könnt ihr das Geben nachprüfen.
}

help-keys-keyboard-title = Mit der Tastatur
help-keys-keyboard =
    Alles geht auch ohne Computermaus, und kein Tastenkürzel ist nötig: Sie machen es nur schneller. Am Tisch zeigt „?“ alle.
    - Tab: weiter zum nächsten Knopf oder zur nächsten Karte, mit Umschalt zurück
    - Enter oder Leertaste: drückt den Knopf oder wählt die Karte
    - Pfeiltasten, Pos1, Ende: zwischen deinen Karten, Geboten und Zügen; in den Einstellungen zwischen runden Knöpfen
    - Esc: schließt Regeln, Verlauf und Menüs; bei Mau Mau legt es eine angehobene Karte zurück
    Fliegende Karten halten dich nie auf: Jede Taste lässt sie sofort ankommen. Ganz oben auf jeder Seite führt der erste Tab-Schritt zu „Zum Inhalt springen“.
help-keys-games-title = In den Spielen
help-keys-games = Eine Karte, die gerade nicht geht, ist trotzdem erreichbar: Drückst du sie, erfährst du, warum nicht.
help-keys-replay-title = In der Wiederholung
help-keys-replay =
    - Pfeil links, Pfeil rechts: einen Schritt zurück, einen weiter
    - Pos1, Ende: an den Anfang, ans Ende
    - Leertaste: abspielen und anhalten
help-keys-ears-title = Mit dem Screenreader
help-keys-ears =
    Was am Tisch passiert, wird vorgelesen, und danach, was du tun kannst, wenn du dran bist. Geht es schnell zu, fasst die Seite zusammen und lässt Älteres weg, damit du mitkommst: höchstens 200 Wörter in der Minute. Der Satz, was du tun kannst, steht auch direkt vor deinen Knöpfen.
    - Der Tisch ist ein Bereich mit dem Namen „Spieltisch“; darin sind die Liste „Mitspieler“, die Mitte und deine Hand, jede mit Namen und Anzahl.
    - Jede Karte hat einen Namen, zum Beispiel „rote 8“ oder „großer Hund“.
    - Verpasst? Unter „Verlauf und Chat“ steht alles noch einmal, das Neue und das Alte.
    - Bist du dran, beginnt der Titel des Fensters mit einem Punkt und sagt „Du bist dran“.
help-keys-eyes-title = Fürs Auge
help-keys-eyes =
    - Schrift: Vergrößere sie im Browser bis auf das Doppelte, es geht nichts verloren.
    - Darstellung: Der helle Küchentisch und der dunkle Hinterhof haben beide kräftige Kontraste.
    - Farben: Nichts hängt an der Farbe allein. Bei Mau Mau hat jede ein eigenes Zeichen, und wer dran ist, erkennst du auch am Wort.
    - Animationen: „reduziert“ lässt Karten erscheinen, statt zu fliegen. Verlangt dein Gerät das ohnehin, halten wir uns daran.
help-keys-time-title = Zeit und Ruhe
help-keys-time =
    - Ohne Uhr am Tisch drängt dich niemand. Ob es eine gibt, entscheidet, wer den Tisch eröffnet.
    - Fürs Mau-Sagen bei Mau Mau kannst du dir bis zu 30 Sekunden geben. Oder ihr vereinbart am Tisch, dass das Mau von selbst kommt.
    - Töne sind aus, bis du sie einschaltest, und nie nötig. Eingeschaltet melden sie sich auch, wenn der Tab im Hintergrund ist.
    - Eine gewählte Karte ist noch nicht gespielt: Bis du sie abschickst, kannst du dich anders entscheiden.
help-keys-settings = Zu den Einstellungen
