# Was der Tischserver sagt, wenn etwas kaputt ist.
table-broken = An diesem Tisch geht es nicht weiter: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Wem der Tisch gehört, kann ihn schließen.
table-broken-host = An diesem Tisch geht es nicht weiter: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Du kannst den Tisch schließen.
table-stuck = Dieser Tisch hängt fest: Ein Schritt, den der Server tun muss, schlägt immer wieder fehl. Er versucht es weiter; wem der Tisch gehört, kann ihn schließen.
game-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als diese Version sie kennt, und lässt sich hier nicht zeigen. Ihre Aufzeichnung kannst du trotzdem herunterladen.
database-full = Nichts lässt sich speichern: Die Festplatte ist voll.
database-locked = Nichts lässt sich speichern: Ein anderes Programm hat die Datenbank gesperrt.
database-read-only = Nichts lässt sich speichern: Die Datenbank ist schreibgeschützt.
database-damaged = Nichts lässt sich speichern: Die Datenbank ist beschädigt.
database-slow = Gerade lässt sich nichts speichern: Die Datenbank braucht zu lange für eine Antwort.
server-stopping = Der Server wird gerade beendet.
database-taken = { $path } wird schon von einem anderen Server benutzt. Beende ihn erst, oder nimm PostgreSQL, wenn mehrere Server dieselbe Datenbank benutzen sollen.
database-file-damaged = Die Datenbank { $path } ist beschädigt: { $why } Spiele eine Sicherung zurück, oder repariere sie mit „sqlite3 { $path } .recover“.
database-behind = Achtung: In der Datenbank { $path } { $entries ->
    [one] fehlt ein Eintrag, der schon gespeichert war
   *[other] fehlen { $entries } Einträge, die schon gespeichert waren
 }, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
 }: { $names }. Es geht mit dem weiter, was noch da ist. Falls du eine Sicherung zurückgespielt hast, starte mit „--restored“.
