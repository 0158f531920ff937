# Ein Spiel noch einmal ansehen.
replay-title = Noch mal ansehen
replay-loading = Die Aufzeichnung kommt …
replay-none = Dieses Spiel lässt sich nicht zeigen
replay-eyes = Mit wessen Augen
replay-eyes-spectator = Zuschauer
replay-eyes-open = Alles offen
replay-log = Verlauf
replay-earlier = Frühere Zeilen
replay-more = Teilen und prüfen
replay-controls = Steuerung
replay-slider = Stelle im Spiel
replay-place = { $at ->
    [0] Beginn, von { $last }
   *[other] { $at } von { $last }
}
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-before = { $game ->
    [maus_pass_auf] Zur Jagd davor
    [mau_mau] Zum Ereignis davor
   *[other] Zur Runde davor
}
replay-next = { $game ->
    [maus_pass_auf] Zur nächsten Jagd
    [mau_mau] Zum nächsten Ereignis
   *[other] Zur nächsten Runde
}
replay-speed = Tempo
