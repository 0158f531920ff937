# „Kartengabe prüfen“: was die Seite selbst nachgerechnet hat.
fair-title = Kartengabe prüfen
fair-checking = Ich rechne nach …
fair-about = Dein Gerät rechnet hier selbst nach, ob die Karten so gegeben wurden, wie es vor dem Geben festgelegt war. Der Server hilft dabei nicht.
fair-sum-right = Alles stimmt.
fair-sum-open = Es stimmt, was sich hier prüfen lässt.
fair-sum-wrong = Etwas stimmt nicht.
fair-verdict-right = stimmt
fair-verdict-wrong = stimmt nicht
fair-verdict-open = offen
fair-steps = Geprüfte Schritte

fair-form = Die Aufzeichnung
fair-form-wrong = Dieser Aufzeichnung fehlt, was man zum Nachrechnen braucht, oder es ist nicht so geschrieben, wie es sein soll.

fair-commitment = Die Festlegung
fair-commitment-right = Vor dem Geben hat der Server gezeigt, dass er sich auf ein Geheimnis festlegt. Das Geheimnis in der Aufzeichnung ist dasselbe: { $commitment }
fair-commitment-wrong = Das Geheimnis in der Aufzeichnung passt nicht zur Festlegung, die daneben steht: { $commitment }

fair-kept = Was dein Gerät aufgehoben hat
fair-kept-right = Dein Gerät hat sich die Festlegung vor dem Geben gemerkt. In der Aufzeichnung steht dieselbe.
fair-kept-wrong = Dein Gerät hat sich vor dem Geben eine andere Festlegung gemerkt: { $kept }
fair-kept-open = Auf diesem Gerät ist zu diesem Spiel keine Festlegung aufgehoben; die Aufzeichnung könnte im Ganzen erfunden sein. Es behält die letzten sechzig Spiele, an denen du hier selbst saßt. War dieses darunter, dann frag nach.

fair-share = Dein Anteil
fair-share-right = { $name }: Der Anteil, den dein Gerät zum Mischen beigetragen hat, steht in der Aufzeichnung, Ziffer für Ziffer.
fair-share-wrong = { $found ->
    [none] { $name }: Der Anteil deines Geräts fehlt in der Aufzeichnung. Er kam zu spät an, oder der Server hat ihn weggelassen.
   *[other] { $name }: In der Aufzeichnung steht ein anderer Anteil als der, den dein Gerät gegeben hat.
}
fair-share-open = Auf diesem Gerät ist kein Anteil aufgehoben, mit dem sich vergleichen ließe.

fair-shares = Wer mitgemischt hat
fair-shares-right = { $count ->
    [one] Beigetragen hat { $names }.
   *[other] Beigetragen haben { $names }.
}
fair-shares-open = Niemand hat einen Anteil gegeben: Diese Karten hat der Server allein bestimmt.

fair-seed = Vom Geheimnis zum Zufall
fair-seed-right = Geheimnis und Anteile ergeben zusammen genau den Startwert, der in der Aufzeichnung steht.
fair-seed-wrong = Geheimnis und Anteile ergeben einen anderen Startwert, als in der Aufzeichnung steht.

fair-setup = Vom Zufall zu den Karten
fair-setup-right = Dein Gerät hat mit diesem Startwert selbst gemischt und gegeben. Es kamen dieselben Karten heraus, Karte für Karte.
fair-setup-wrong = Dein Gerät hat selbst gemischt und gegeben. Anders als in der Aufzeichnung { $part ->
    [hands] sind die Hände.
    [deck] ist der Nachziehstapel.
    [removed] sind die entfernten Karten.
    [dummy] ist der Stapel des Strohmanns.
    [stacks] sind die Stapel.
   *[top] ist die aufgedeckte Karte.
}

fair-shuffles = Mischen während des Spiels
fair-shuffles-right = { $count ->
    [0] Der Stapel reichte; neu gemischt wurde nicht.
    [one] Der Stapel wurde einmal neu gemischt, so wie es aus dem Startwert folgt.
   *[other] Der Stapel wurde { $count }-mal neu gemischt, jedes Mal so, wie es aus dem Startwert folgt.
}
fair-shuffles-wrong = { $count ->
    [0] Das Mischen in Eintrag { $entry } folgt nicht aus dem Startwert.
   *[other] Das Mischen in Eintrag { $entry } folgt nicht aus dem Startwert; { $count }-mal davor war es richtig.
}

fair-proves-title = Was das beweist
fair-proves-chance = War auch nur ein Anteil zufällig und vorher niemandem bekannt, dann hat niemand diese Karten ausgesucht: keine Spielerin, kein Spieler und auch der Server nicht.
fair-not-title = Und was nicht
fair-not-last = Der Server könnte sich mit jemandem verbünden, der den letzten Anteil gibt. Zu zweit könnten sie viele Anteile durchprobieren.
fair-not-again = Der Server könnte ein Spiel abbrechen und neu beginnen. Das sähe man: Im Verlauf des Tisches stünde ein zweiter Anfang.
fair-not-knows = Der Server kennt während des Spiels alle Karten. Dass er sie niemandem verrät, beweist die Rechnung nicht.
fair-not-rules = Ob alle Züge den Regeln folgten, prüft „katzentisch verify“ mit der heruntergeladenen Aufzeichnung.
