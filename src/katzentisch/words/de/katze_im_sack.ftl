katze_im_sack-name = Katze im Sack
katze_im_sack-about = Alle verstecken eine Karte in der Reihe, dann wird sie Karte für Karte aufgedeckt und versteigert; wer früh aussteigt, wird dafür bezahlt.
katze_im_sack-forms = Züge schreibt man „lay 15“, „lay -8“, „lay d“ (kleiner Hund), „lay D“ (großer Hund), „bid 7“, „pass“.

katze_im_sack-card--8 = Katze mit −8
katze_im_sack-card--5 = Katze mit −5
katze_im_sack-card-0 = Hase
katze_im_sack-card-3 = Katze mit 3
katze_im_sack-card-5 = Katze mit 5
katze_im_sack-card-8 = Katze mit 8
katze_im_sack-card-11 = Katze mit 11
katze_im_sack-card-15 = Katze mit 15
katze_im_sack-card-d = kleiner Hund
katze_im_sack-card-D = großer Hund

katze_im_sack-event-round = Runde { $round } beginnt. { $seat } fängt an.
katze_im_sack-event-filled = Die Mäusekarten sind gefüllt: { $mice }.
katze_im_sack-event-unfilled = { $reason ->
    [row] Die letzte Reihe wollte niemand, also bleiben die Mäusekarten in dieser Runde leer.
   *[bank] Der Bank fehlen Mäuse, also bleiben die Mäusekarten in dieser Runde leer.
}
katze_im_sack-event-dummy = Die oberste Karte des Strohmanns liegt als erste in der Reihe.
katze_im_sack-event-laid = { $known ->
    [0] { $seat } legt eine Karte verdeckt in die Reihe.
   *[other] { $seat } legt { $card } verdeckt in die Reihe.
}
katze_im_sack-event-turned = Aufgedeckt: { $cards }.
katze_im_sack-event-bid = { $seat } bietet { $bid }.
katze_im_sack-event-passed = { $mice ->
    [0] { $seat } passt und geht leer aus.
    [one] { $seat } passt und nimmt eine Maus.
   *[other] { $seat } passt und nimmt { $mice } Mäuse.
}
katze_im_sack-event-offered = Niemand hat geboten. { $seat } hat das letzte Wort: die Reihe für eine Maus, oder gar nicht.
katze_im_sack-event-discarded = { $cards } will niemand: Die Reihe ist aus dem Spiel.
katze_im_sack-event-won = { $price ->
    [one] { $seat } ersteigert die Reihe für eine Maus: { $cards }.
   *[other] { $seat } ersteigert die Reihe für { $price } Mäuse: { $cards }.
}
katze_im_sack-event-chased = { $dog ->
    [D] Der große Hund verjagt { $card } und geht.
   *[d] Der kleine Hund verjagt { $card } und geht.
}
katze_im_sack-event-idle = { $dog ->
    [D] Der große Hund findet nichts zu jagen und geht.
   *[d] Der kleine Hund findet nichts zu jagen und geht.
}
katze_im_sack-event-dogs = Die Hunde haben miteinander genug zu tun und gehen gemeinsam.
katze_im_sack-event-kept = { $count ->
    [0] Von der Reihe bleibt für { $seat } nichts übrig.
   *[other] { $seat } legt { $cards } beiseite: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
}
katze_im_sack-event-over = Alle neun Runden sind gespielt: Das Spiel ist aus. Punkte: { $scores }.

katze_im_sack-not-nothing = Ein Gebot ist mindestens eine Maus. Wer nichts bieten will, passt.
katze_im_sack-not-in-the-game = { $bid } kann niemand bieten: Im Spiel sind nie mehr als { $most } Mäuse.
katze_im_sack-not-laying = Die Reihe ist vollständig, { $card } kann jetzt nicht hinein: Biete oder passe.
katze_im_sack-not-yet = „{ $move }“ kommt zu früh: Erst legen alle eine Karte.
katze_im_sack-not-in-hand = { $card } ist nicht auf der Hand. Dort sind: { $hand }.
katze_im_sack-not-that-many = { $mice ->
    [0] Für ein Gebot von { $bid } braucht es Mäuse, und es ist keine mehr da: Es bleibt nur Passen.
    [one] Ein Gebot von { $bid } ist zu viel für eine Maus.
   *[other] Ein Gebot von { $bid } ist zu viel für { $mice } Mäuse.
}
katze_im_sack-not-more-than-one = { $bid } zu bieten wäre Verschwendung: Sonst ist niemand mehr da, die Reihe kostet eine Maus. Biete 1 oder passe.
katze_im_sack-not-higher = { $bid } ist nicht mehr als { $high }, das höchste Gebot.

katze_im_sack-setup-twice = Der Strohmann hat { $card } zweimal; seine neun Karten sind alle verschieden.

katze_im_sack-option-mice = Wer deine Mäuse sieht
katze_im_sack-option-mice-secret = Geheim: Du siehst nur deine eigenen Mäuse. Gebote und Preise sind offen, ein gutes Gedächtnis weiß es also trotzdem.
katze_im_sack-option-mice-open = Offen: Alle sehen die Mäuse von allen.
katze_im_sack-option-rabbit = Was Hunde mit dem Hasen machen
katze_im_sack-option-rabbit-counts = Der Hase gilt als Karte mit dem Wert 0 und kann verjagt werden (Festlegung).
katze_im_sack-option-rabbit-spared = Hunde übersehen den Hasen (Festlegung).

katze_im_sack-phase-laying = Legen
katze_im_sack-phase-auction = Versteigerung
katze_im_sack-phase-offer = Letztes Wort
katze_im_sack-phase-over = Vorbei
katze_im_sack-help-laying =
    Leg eine Karte aus deiner Hand verdeckt ans rechte Ende der Reihe.
    Katzen zählen für den, der die Reihe ersteigert, was auf ihnen steht, die zwei übellaunigen weniger als nichts; der Hase zählt null.
    Ein einzelner großer Hund verjagt die höchste Karte der Reihe, ein einzelner kleiner die niedrigste. Mehrere Hunde stören nur einander.
    Eine Karte deines Satzes kam vor dem Spiel weg; welche, weißt nur du.
    Was du gelegt hast, darfst du dir wieder ansehen.
katze_im_sack-help-auction =
    Biete mehr Mäuse als das höchste Gebot, höchstens alle, die du hast, oder passe.
    Wer passt, zahlt nichts, nimmt die niedrigste Mäusekarte, die noch da ist, und die nächste Karte der Reihe wird aufgedeckt.
    Wer früh geht, bekommt also wenig, und wer bleibt, sieht mehr.
    Wer übrig bleibt, zahlt sein Gebot an die Bank, nimmt die Reihe und beginnt die nächste Runde.
    Leere Mäusekarten bringen nichts: So ist es, wenn der Bank Mäuse fehlen oder die letzte Reihe niemand wollte.
katze_im_sack-help-offer =
    Alle anderen haben ohne Gebot gepasst, und die ganze Reihe liegt offen.
    Nimm sie für eine Maus, oder passe: Fürs Passen bekommst du jetzt nichts, und die Reihe ist aus dem Spiel.
    Dann bleibt der Startspieler, und die Mäusekarten bleiben in der nächsten Runde leer.
katze_im_sack-help-over =
    Nach neun Runden zählt, was deine ersteigerten Karten wert sind, und ein Punkt für jede Maus.
    Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Rang (Festlegung).
katze_im_sack-end-played = alle neun Runden sind gespielt
