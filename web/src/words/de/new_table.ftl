# Ein neuer Tisch.
new-company = Mit wem?
new-company-bots = Gegen Bots
new-company-bots-about = Es geht sofort los.
new-company-friends = Mit anderen
new-company-friends-about = Alle spielen am eigenen Gerät; du verschickst einen Link.
new-company-here = Zusammen an diesem Gerät
new-company-here-about = Ihr gebt das Gerät herum.
new-players = Wie viele am Tisch?
new-players-bots = { $bots ->
    [one] Du und ein Bot.
   *[other] Du und { $bots } Bots.
}
new-bot = Wie gut sollen die Bots sein?
new-names = Wer sitzt am Gerät?
new-name-of = Name von Person { $number }
new-nameless = Person { $number }
new-games = Spiele in der Serie
new-games-about = Nach dem letzten zählen alle Punkte zusammen. Noch eine Runde geht immer.
new-options = Hausregeln
new-options-unusual = { $count ->
    [0] · alles wie üblich
    [one] · eine Änderung
   *[other] · { $count } Änderungen
}
new-options-about = „Festlegung“ heißt: Die gedruckten Regeln lassen es offen, und wir haben uns entschieden. Hier könnt ihr euch anders entscheiden.
new-usual = üblich
new-door = Wer findet den Tisch?
new-door-link = Nur, wer den Link hat
new-door-link-about = Du schickst ihn, wem du magst.
new-door-public = Alle
new-door-public-about = Der Tisch steht auf der Startseite, solange ein Platz frei ist.
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-none-about = Wer lange weg ist, während andere warten, wird von einem Bot vertreten.
new-clock-seconds = Flott
new-clock-seconds-about = Sekunden für jeden Zug, dazu eine Reserve.
new-clock-days = Über Tage
new-clock-days-about = Ein Zug, wenn gerade Zeit ist.
new-seconds = Sekunden für einen Zug
new-reserve = Sekunden Reserve
new-reserve-about = Für das ganze Spiel, wenn ein Zug länger dauert. Ist sie verbraucht, übernimmt ein Bot.
new-days = Tage für einen Zug
new-spectators = Zuschauen erlaubt
new-spectators-about = Wer keinen Platz hat, sieht zu, aber in keine Hand.
new-chat = Chat
new-chat-about = Lässt sich am Tisch ausschalten.
new-hints = Tipps erlaubt
new-hints-about = Wer nicht weiterweiß, kann den Bot fragen.
new-open = Tisch aufmachen
new-play = Spielen
new-problem = So geht es noch nicht; beim Feld steht, warum.
new-names-alike = Zwei Leute heißen { $name }. Gib allen einen eigenen Namen.
new-shared = Geräte dürfen geteilt werden
new-shared-about = Dann kann eine Person mehrere Plätze haben und sieht die Karten von allen. Das sehen alle, bevor sie sich setzen.
