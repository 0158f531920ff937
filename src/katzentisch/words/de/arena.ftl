cli-arena = Bots mit denselben Karten gegeneinander antreten lassen, um den stärkeren zu finden.
cli-arena-bots = Die Bots mit ihren Kennungen aus „katzentisch bots“. Möglich sind auch search:64 oder guided:64, eine Suche mit 64 Iterationen ohne oder mit Netz, net:DATEI, ein anderes Netz, und python:MODUL:FUNKTION, dein eigener Bot. Bei zwei Bots bekommt der erste einen Platz und der zweite alle anderen; drei oder mehr teilen sich die Plätze gleichmäßig. Ein Bot darf doppelt vorkommen; der zweite heißt dann zum Beispiel rules#2.
cli-arena-games = Anzahl der Spiele, aufgerundet auf ganze Kartengaben: Jede wird von jedem Platz aus gespielt.
cli-arena-seed = Startwert für alle Kartengaben und die Zufallsentscheidungen der Bots.
cli-arena-jobs = Anzahl der gleichzeitig gespielten Spiele. Vorgabe: eines je Kern. Die Ergebnisse hängen nicht davon ab.
cli-arena-records = Die Aufzeichnungen der Spiele in diesen Ordner schreiben, eine Datei pro Kartengabe.
cli-arena-resume = Das Match in dieser Datei speichern und fortsetzen, wenn sie schon einen Teil davon enthält.
cli-arena-part = Nur einen Teil der Kartengaben spielen: 3/16 ist der dritte von sechzehn. Braucht --seed und --resume DATEI.
cli-arena-join = Statt zu spielen die Dateien aller Teile eines Matches zusammenfügen und auswerten.
cli-arena-join-alone = --join nimmt nur die Dateien und --json, keine anderen Argumente.
cli-arena-part-file = --part braucht --resume DATEI: In dieser Datei wird der Teil gespeichert.
cli-arena-part-seed = --part braucht --seed, damit alle Teile zum selben Match gehören.
arena-jobs-range = --jobs muss eine ganze Zahl von 1 bis { $most } sein, nicht { $jobs }.
cli-arena-records-exist = „{ $folder }“ enthält schon die Aufzeichnungen eines Matches ({ $file }). Wähle einen anderen Ordner.
cli-arena-stopped = Abgebrochen nach { $games } von { $all } Spielen. Mit --resume DATEI lässt sich ein Match fortsetzen.
cli-arena-stopped-kept = Abgebrochen nach { $games } von { $all } Spielen. Derselbe Befehl setzt das Match fort.
cli-arena-title = { $games } Spiele { $name } mit { $players } Spielern: { $deals ->
    [one] eine Kartengabe,
   *[other] { $deals } Kartengaben, jede
} von jedem Platz aus gespielt.
cli-arena-bot = Bot
cli-arena-wins = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-fair = Gerechter Anteil
cli-arena-rating = Wertung
cli-arena-rank = Rang
cli-arena-score = Punkte
cli-arena-decisions = Züge
cli-arena-mean = ms je Zug
cli-arena-longest = längster in ms
cli-arena-beats = Wie oft der Bot links vor dem oben landet:
cli-arena-of-part = Das sind die Kartengaben von Teil { $part }. --join fügt alle Teile zusammen.
cli-arena-seats = Wie oft jeder Bot von jedem Platz aus gewinnt, in Prozent (±: das breiteste 95-%-Intervall der Zeile):
arena-bots-range = Ein Match braucht mindestens 2 Bots und höchstens { $most }, nicht { $bots }.
arena-ledger-other = „{ $file }“ ist keine Match-Datei der Arena.
arena-ledger-differs = „{ $file }“ enthält ein anderes Match: { $field } ist dort { $found }, nicht { $wanted }.
arena-ledger-versions = „{ $file }“ wurde mit anderen Versionen gespielt ({ $found }) als den hiesigen ({ $wanted }). Spiele alle Kartengaben eines Matches mit denselben Versionen, und füge sie auch damit zusammen.
arena-ledger-unusable = „{ $file }“ lässt sich hier nicht verwenden: { $why }
arena-ledger-broken = Zeile { $line } von „{ $file }“ ist beschädigt.
arena-ledger-exists = „{ $file }“ enthält schon Kartengaben dieses Matches. Wähle eine andere Datei.
arena-bots-type = „bots“ muss eine Liste von Bots sein oder ein Dictionary von Namen zu Bots, nicht { $bots }.
arena-part-type = „part“ muss eine Zeichenkette wie 3/16 sein, nicht { $part }.
arena-part-seed = Ein Teil braucht einen Startwert, damit alle Teile zum selben Match gehören.
arena-jobs-executor = Gib entweder jobs oder einen Executor an, nicht beides: Ein Executor hat eigene Arbeitsprozesse.
arena-file-type = Der Pfad einer Datei muss eine Zeichenkette oder ein Path-Objekt sein, nicht { $file }.
arena-match-type = „match“ muss ein Match sein, wie Match.of es zurückgibt, nicht { $match }.
arena-results-type = „results“ müssen die MatchResults dieses Matches sein, nicht { $results }.
arena-start-range = „start“ muss eine Kartengabe dieses Matches sein, eine ganze Zahl von { $first } bis { $last }, nicht { $start }.
arena-until-type = „until“ muss eine Zeit in Sekunden sein, wie time.time() sie zurückgibt, nicht { $until }.
arena-join-nothing = Es gibt nichts zusammenzufügen.
arena-join-type = Nur gespielte Matches oder ihre Dateien lassen sich zusammenfügen, nicht { $value }.
arena-join-gap = Die Kartengaben { $first } bis { $last } fehlen.
arena-join-overlap = Die Kartengabe { $deal } steht sowohl in „{ $file }“ als auch in „{ $other }“.

cli-bots = Die Bots und ihre Spielstärke auflisten.
cli-bots-game = Nur die Wertungen für dieses Spiel zeigen.
cli-bots-about = Beschreibung
cli-bots-note = Wertungen nach Siegen, in der Arena für jedes Spiel getrennt gemessen, mit 95-%-Intervallen: 1500 ist der Durchschnitt, 400 Punkte mehr bedeuten Chancen von 10 zu 1. docs/strength.md erklärt die Messung.

cli-json = Als JSON ausgeben.
cli-simulate-game = Kennung des Spiels.
cli-simulate-games = Anzahl der Spiele.
cli-simulate-threads = Anzahl der Threads, oder der Prozesse für Bots, die nicht kompiliert sind. Vorgabe: einer pro Kern. Die Ergebnisse hängen nicht davon ab.
cli-simulate-device = Wo gespielt wird: cpu, cuda (eine GPU, für zufällige Züge) oder auto. Vorgabe: cpu. Die Ergebnisse hängen nicht davon ab.
cli-simulate-records = Die Aufzeichnung jedes Spiels in diese Datei schreiben, oder mit - auf die Standardausgabe; die Auswertung geht dann auf die Standardfehlerausgabe.
cli-simulate-append = An die Aufzeichnungen in der Datei anhängen.
cli-simulate-overwrite = Den Inhalt der Datei ersetzen.
cli-simulate-stopped = Abgebrochen nach { $games } von { $all } Spielen. Auswertung bis dahin:
cli-simulate-stopped-records = Abgebrochen nach { $games } von { $all } Spielen. { $records ->
    [0] Es wurde keine Aufzeichnung geschrieben.
    [one] Eine Aufzeichnung wurde in „{ $file }“ geschrieben.
   *[other] { $records } Aufzeichnungen wurden in „{ $file }“ geschrieben.
} Auswertung bis dahin:
cli-simulate-playing = Spiele
cli-simulate-title = { $games } Zufallsspiele { $name } mit { $players } Spielern. Platz 0 beginnt.
cli-simulate-seat = Platz
cli-simulate-wins = Siege
cli-simulate-interval = 95-%-Intervall
cli-simulate-score = Punkte
cli-simulate-range = 5 % … 95 %
cli-simulate-plies = { $mean } Entscheidungen pro Spiel (5 % der Spiele haben höchstens { $low }, 5 % mindestens { $high }). So enden die Spiele:
cli-simulate-seed = Startwert: { $seed }
cli-bench-game = Nur dieses Spiel messen.
cli-bench-measuring = { $name } wird gemessen; das dauert etwa eine Minute
cli-bench-figure = { $players } Spieler
cli-bench-moves-per-second-one-thread = Züge/s, ein Thread
cli-bench-moves-per-second-all-threads = Züge/s, alle Threads
cli-bench-moves-per-second-gpu = Züge/s, GPU
cli-bench-moves-per-second-python = Züge/s von Python aus
cli-bench-batch-steps-per-second-one-thread = Batch-Schritte/s, ein Thread
cli-bench-batch-steps-per-second-all-threads = Batch-Schritte/s, alle Threads
cli-bench-batch-steps-per-second-gpu = Batch-Schritte/s, GPU
cli-bench-deals-per-second = Kartengaben/s
cli-bench-share-of-time-dealing = Zeit fürs Geben
cli-bench-share-of-time-legal = Zeit für die erlaubten Züge
cli-bench-bytes = Bytes pro Spielzustand
cli-bench-seconds-to-first-move-cold = erster Zug kalt, s
cli-bench-seconds-to-first-move-warm = erster Zug warm, s
