# Beschädigte Tische und Datenbanken.
table-broken = Dieser Tisch lässt sich nicht fortsetzen: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Der Gastgeber kann den Tisch schließen.
table-broken-host = Dieser Tisch lässt sich nicht fortsetzen: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Du kannst den Tisch schließen.
table-stuck = Dieser Tisch hängt fest: Ein Schritt, den der Server ausführen muss, schlägt immer wieder fehl. Der Server versucht es weiter; der Gastgeber kann den Tisch schließen.
game-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als diese Version sie kennt, und lässt sich hier nicht zeigen. Ihre Aufzeichnung kannst du trotzdem herunterladen.
database-full = Es lässt sich nichts speichern: Die Festplatte ist voll.
database-locked = Es lässt sich nichts speichern: Ein anderes Programm hat die Datenbank gesperrt.
database-read-only = Es lässt sich nichts speichern: Die Datenbank ist schreibgeschützt.
database-damaged = Es lässt sich nichts speichern: Die Datenbank ist beschädigt.
database-slow = Gerade lässt sich nichts speichern: Die Datenbank braucht zu lange für eine Antwort.
server-stopping = Der Server wird gerade beendet.
database-taken = { $path } wird schon von einem anderen Server benutzt. Beende ihn zuerst, oder nimm PostgreSQL, um mehrere Server an einer Datenbank zu betreiben.
database-file-damaged = Die Datenbank { $path } ist beschädigt: { $why } Stelle eine Sicherung wieder her, oder repariere sie mit „sqlite3 { $path } .recover“.
database-behind = Achtung: In der Datenbank { $path } { $entries ->
    [one] fehlt ein Eintrag, der schon gespeichert war
   *[other] fehlen { $entries } Einträge, die schon gespeichert waren
 }, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
 }: { $names }. Die Partien gehen mit dem weiter, was noch da ist. Falls du eine Sicherung wiederhergestellt hast, starte mit „--restored“.
