cli-json = Als JSON, für Programme.
cli-simulate-game = Welches Spiel, mit seinem Namen aus „katzentisch games“.
cli-simulate-games = Wie viele Spiele.
cli-simulate-threads = Wie viele Threads, sonst alle; die Ergebnisse hängen nicht davon ab.
cli-simulate-records = Die Aufzeichnung jedes Spiels in diese Datei schreiben; - ist die Standardausgabe, die Zahlen gehen dann zur Standardfehlerausgabe.
cli-simulate-append = An die Aufzeichnungen anfügen, die in der Datei stehen.
cli-simulate-overwrite = Ersetzen, was in der Datei steht.
cli-simulate-stopped = Abgebrochen nach { $games } von { $all } Spielen. Das sind die Zahlen bis dahin.
cli-simulate-stopped-records = Abgebrochen nach { $games } von { $all } Spielen. { $records ->
    [0] Keine Aufzeichnung wurde geschrieben.
    [one] Eine Aufzeichnung steht nun in „{ $file }“.
   *[other] { $records } Aufzeichnungen stehen nun in „{ $file }“.
} Das sind die Zahlen bis dahin.
cli-simulate-playing = Spiele
cli-simulate-title = { $games } Zufallsspiele { $name } mit { $players } Spielern. Platz 0 beginnt.
cli-simulate-seat = Platz
cli-simulate-wins = Siege
cli-simulate-interval = 95-%-Intervall
cli-simulate-score = Punkte
cli-simulate-range = 5 % … 95 %
cli-simulate-plies = { $mean } Entscheidungen je Spiel (5 % haben höchstens { $low }, 5 % mindestens { $high }). So enden die Spiele:
cli-simulate-seed = Startwert: { $seed }
cli-bench-game = Nur dieses Spiel.
cli-bench-measuring = Messe { $name }; das dauert eine Minute
cli-bench-figure = { $players } Spieler
cli-bench-moves-per-second-one-thread = Züge/s, ein Thread
cli-bench-moves-per-second-all-threads = Züge/s, alle Threads
cli-bench-moves-per-second-gpu = Züge/s, GPU
cli-bench-moves-per-second-python = Züge/s von Python aus
cli-bench-deals-per-second = Kartengaben/s
cli-bench-share-of-time-dealing = Zeit fürs Geben
cli-bench-share-of-time-legal = Zeit für erlaubte Züge
cli-bench-bytes = Bytes eines Spielstands
cli-bench-seconds-to-first-move-cold = erster Zug kalt, s
cli-bench-seconds-to-first-move-warm = erster Zug warm, s
