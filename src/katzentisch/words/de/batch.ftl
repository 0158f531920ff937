cli-json = Als JSON ausgeben.
cli-simulate-game = Kennung des Spiels.
cli-simulate-games = Anzahl der Spiele.
cli-simulate-threads = Anzahl der Threads. Vorgabe: alle. Die Ergebnisse hängen nicht davon ab.
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
cli-bench-deals-per-second = Kartengaben/s
cli-bench-share-of-time-dealing = Zeit fürs Geben
cli-bench-share-of-time-legal = Zeit für die erlaubten Züge
cli-bench-bytes = Bytes pro Spielzustand
cli-bench-seconds-to-first-move-cold = erster Zug kalt, s
cli-bench-seconds-to-first-move-warm = erster Zug warm, s
