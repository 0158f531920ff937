# „Fair gemischt?“: was die Seite selbst nachgerechnet hat.
fair-title = Mischen nachprüfen
fair-checking = Wird nachgerechnet …
fair-about = Dein Browser rechnet selbst nach, ob die Karten genau so gemischt und gegeben wurden, wie es vorher festgelegt war.
fair-proof-proven = Für dich bewiesen
fair-proof-proven-kept = Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast, und jeder Anteil ist der, auf den sich sein Platz festgelegt hatte. Niemand hat diese Karten ausgesucht: niemand am Tisch und auch nicht der Server, nicht einmal gemeinsam.
fair-proof-consistent = Widerspruchsfrei, aber nicht bewiesen
fair-proof-consistent-nothing-kept = Alles passt zusammen, aber dieser Browser hat keinen Beleg aus der Zeit vor dem Mischen. Soweit du es hier sehen kannst, könnte die ganze Aufzeichnung erfunden sein.
fair-proof-consistent-old-scheme = Diese Partie wurde nach dem alten Verfahren gemischt, das weder den Tisch noch die Partie einbezog. Der Server könnte alte Karten noch einmal gegeben oder sie gemeinsam mit dem Letzten ausgesucht haben, der einen Anteil gab.
fair-proof-consistent-no-share = Es ist die Festlegung, die dieser Browser gesehen hat, aber er hat keinen Anteil gegeben.
fair-proof-consistent-left-out = Der Anteil dieses Browsers wurde nicht mitgemischt, wie es die Seite beim Mischen gezeigt hat.
fair-proof-consistent-unknown-game = Alles andere passt zusammen, aber wie dieses Spiel gegeben wird, weiß diese Seite nicht. „katzentisch verify“ prüft auch die Karten.
fair-proof-unshared = Ohne Anteile
fair-proof-unshared-alone = Niemand hat einen Anteil beigetragen; der Server hat die Karten also allein bestimmt.
fair-proof-faulty = Prüfung nicht bestanden
fair-proof-faulty-wrong = Etwas stimmt nicht; was, steht in den Schritten.
fair-verdict-right = stimmt
fair-verdict-wrong = stimmt nicht
fair-verdict-open = nicht geprüft
fair-steps = Schritte der Prüfung

fair-form = Die Aufzeichnung
fair-scheme = Das Verfahren
fair-scheme-open = Gemischt nach dem alten Verfahren, das weder den Tisch noch die Partie einbezog. Neuere Partien werden nach einem besseren gemischt.

fair-form-wrong = In dieser Aufzeichnung fehlt etwas, das zum Nachrechnen nötig ist, oder es hat nicht die richtige Form.

fair-commitment = Die Festlegung
fair-commitment-right = Vor dem Mischen hat sich der Server auf ein Geheimnis festgelegt. Das Geheimnis in der Aufzeichnung ist dasselbe: { $commitment }
fair-commitment-wrong = Das Geheimnis in der Aufzeichnung passt nicht zur Festlegung, die daneben steht: { $commitment }

fair-kept = Dein Beleg
fair-kept-right = Dein Browser hat sich die Festlegung vor dem Mischen gemerkt. In der Aufzeichnung steht dieselbe, für denselben Tisch, dieselbe Partie und denselben Versuch.
fair-kept-wrong = Dein Browser hat sich eine andere Partie oder eine andere Festlegung gemerkt: { $kept }
fair-kept-open = Dieser Browser hat zu dieser Partie keinen Beleg. Er behält die Belege der letzten 500 Partien, die er gesehen hat. War diese darunter, frag den Gastgeber danach.

fair-share = Dein Anteil
fair-share-right = { $name }: Der Anteil, den dein Browser zum Mischen beigetragen hat, steht in der Aufzeichnung, Ziffer für Ziffer.
fair-share-wrong = { $found ->
    [none] { $name }: Der Anteil deines Browsers stand auf der Liste, fehlt aber in der Aufzeichnung.
   *[other] { $name }: In der Aufzeichnung steht nicht der Anteil, den dein Browser gegeben hat.
}
fair-share-open = { $why ->
    [left-out] { $name }: Der Anteil deines Browsers stand nicht auf der Liste. Er kam zu spät, der Server hat ihn weggelassen, oder ein anderes deiner Geräte hat einen gegeben.
   *[none] Dieser Browser hat keinen Anteil gegeben; es gibt also nichts zu vergleichen.
}

fair-list = Die Festlegungen aller
fair-list-right = Bevor ein Anteil aufgedeckt wurde, hatten sich alle auf ihren festgelegt. Es sind dieselben Anteile.
fair-list-wrong = Nicht der Anteil, auf den man sich festgelegt hatte: { $names }.

fair-shares = Wer mitgemischt hat
fair-shares-right = { $count ->
    [one] { $names } hat einen Anteil gegeben.
   *[other] { $names } haben Anteile gegeben.
}
fair-shares-open = Niemand hat einen Anteil gegeben: Diese Karten hat der Server allein bestimmt.

fair-attempts = Versuche
fair-attempts-open = { $count ->
    [one] Einmal wurde neu gemischt, weil ein Anteil nicht aufgedeckt wurde: { $names }. Gemeinsam mit dem Server hätte man die vorigen Karten kennen können.
   *[other] { $count }-mal wurde neu gemischt, weil Anteile nicht aufgedeckt wurden: { $names }. Gemeinsam mit dem Server hätte man die vorigen Karten kennen können.
}

fair-seed = Vom Geheimnis zum Startwert
fair-seed-right = Aus dem Geheimnis, den Anteilen und den Angaben zu dieser Partie ergibt sich genau der Startwert in der Aufzeichnung.
fair-seed-wrong = Aus dem Geheimnis, den Anteilen und den Angaben zu dieser Partie ergibt sich ein anderer Startwert als der in der Aufzeichnung.

fair-first = Wer beginnt
fair-first-right = { $how ->
    [lot] Dieser Startwert hat ausgelost, dass { $name } beginnt.
   *[chosen] Dass { $name } beginnt, stand vor dem Mischen fest und gehört zu diesem Startwert.
}
fair-first-wrong = { $how ->
    [lot] Ausgelost wurde jemand anders als { $name }, oder vor dem Mischen war es anders angekündigt.
   *[chosen] Vor dem Mischen war angekündigt, dass nicht { $name } beginnt.
}

fair-setup = Vom Startwert zu den Karten
fair-setup-right = Dein Browser hat mit diesem Startwert selbst gemischt und gegeben. Heraus kamen dieselben Karten, Stück für Stück.
fair-setup-open = Wie dieses Spiel gegeben wird, weiß diese Seite nicht. „katzentisch verify“ prüft auch die Karten.
fair-setup-wrong = Dein Browser hat mit diesem Startwert selbst gemischt und gegeben. { $part ->
    [hands] Die Hände stimmen nicht mit der Aufzeichnung überein.
    [deck] Der Nachziehstapel stimmt nicht mit der Aufzeichnung überein.
    [removed] Die entfernten Karten stimmen nicht mit der Aufzeichnung überein.
    [dummy] Der Stapel des Strohmanns stimmt nicht mit der Aufzeichnung überein.
    [stacks] Die Stapel stimmen nicht mit der Aufzeichnung überein.
   *[top] Die aufgedeckte Karte stimmt nicht mit der Aufzeichnung überein.
}

fair-shuffles = Mischen während der Partie
fair-shuffles-right = { $count ->
    [0] Der Stapel reichte; es wurde nicht neu gemischt.
    [one] Der Stapel wurde einmal neu gemischt, genau so, wie der Startwert es vorgibt.
   *[other] Der Stapel wurde { $count }-mal neu gemischt, jedes Mal genau so, wie der Startwert es vorgibt.
}
fair-shuffles-wrong = { $count ->
    [0] Das Mischen in Eintrag { $entry } folgt nicht aus dem Startwert.
   *[other] Das Mischen in Eintrag { $entry } folgt nicht aus dem Startwert; davor stimmte es { $count }-mal.
}

fair-yourself-title = Selbst nachprüfen
fair-yourself = Der Code dieser Seite kommt vom Server; ein unehrlicher Server könnte sie alles behaupten lassen. Um unabhängig zu prüfen, lade beide Dateien herunter und führe dies auf einem Rechner aus, auf dem du Katzentisch selbst installiert hast:
fair-file-record = aufzeichnung.jsonl
fair-file-kept = beleg.json
fair-download-record = Aufzeichnung herunterladen
fair-download-kept = Beleg herunterladen
fair-not-title = Was das nicht beweist
fair-not-page = Dass diese Seite ehrlich ist: siehe oben.
fair-not-again = Der Server oder jemand, der mit ihm gemeinsame Sache macht, könnte eine Mischung scheitern lassen, die ihm nicht gefällt. Das würdest du merken: Es wird neu gemischt, mit Karten, die niemand kennt, und alle erfahren, wessen Anteil fehlte.
fair-not-stories = Der Server könnte anderen etwas anderes zeigen als dir. Wenn du das vermutest, vergleicht eure Festlegungen.
fair-not-knows = Der Server kennt während der Partie alle Karten. Dass er sie niemandem verrät, beweist diese Prüfung nicht.
fair-not-moves = Züge, Namen und Datum gehören nicht zur Mischung. Ob die Züge den Regeln folgten, prüft „katzentisch verify“.

# Am Tisch, während die Karten gegeben werden.
deal-without = { $count ->
    [one] Diese Karten wurden ohne einen Anteil von { $names } gemischt.
   *[other] Diese Karten wurden ohne Anteile von { $names } gemischt.
}
deal-without-mine = Dein Anteil wurde nicht mitgemischt; dir ist über diese Karten also nichts bewiesen. Er kam zu spät, oder der Server hat ihn weggelassen.
deal-restarted = { $count ->
    [one] { $names } hat den zugesagten Anteil nicht aufgedeckt. Die Karten werden ohne ihn neu gemischt.
   *[other] { $names } haben die zugesagten Anteile nicht aufgedeckt. Die Karten werden ohne sie neu gemischt.
}
deal-restarted-mine = Dein Anteil wurde nicht rechtzeitig aufgedeckt. Die Karten werden ohne ihn neu gemischt.
deal-alarm-title = Der Server betrügt vielleicht beim Mischen
deal-alarm-repeated = Er benutzt eine Festlegung, die dieser Browser schon einmal gesehen hat ({ $commitment }…). So könnte er Karten geben, die er schon kennt. Dein Browser hat keinen Anteil beigetragen.
deal-alarm-changed = Er hat seine Festlegung ausgetauscht, nachdem das Mischen begonnen hatte (jetzt { $commitment }…). Dein Browser hat keinen Anteil beigetragen.
deal-alarm-relisted = Er hat die Liste der Festlegungen auf Anteile geändert, nachdem sie feststand (Festlegung { $commitment }…). So könnte er die Karten aussuchen.
deal-alarm-unlisted = Die Anteile in dieser Mischung sind nicht die, auf die sich die Spieler festgelegt hatten (Festlegung { $commitment }…). Die Karten könnten ausgesucht sein.
deal-alarm-advice = Hat der Betreiber eine Sicherung eingespielt, kann das ohne böse Absicht passieren: Frag nach. Dieser Browser bewahrt den Beleg auf.
deal-alarm-unfounded = Er hat neu gemischt, obwohl kein Anteil auf seiner Liste fehlte (Festlegung { $commitment }…). Vielleicht probiert er Karten aus, bis sie ihm gefallen. Dein Browser hat keinen Anteil beigetragen.
