# „Kartengabe prüfen“: was die Seite selbst nachgerechnet hat.
fair-title = Kartengabe prüfen
fair-checking = Ich rechne nach …
fair-about = Dein Browser rechnet selbst nach, ob die Karten so gegeben wurden, wie es vor dem Geben festgelegt war.
fair-proof-proven = Für dich bewiesen
fair-proof-proven-kept = Du hast die Festlegung gesehen, bevor du deinen Anteil gegeben hast, und jeder Anteil ist der, auf den sich sein Platz festgelegt hat. Niemand hat diese Karten ausgesucht: niemand am Tisch und auch nicht der Server, nicht einmal gemeinsam.
fair-proof-consistent = Nur in sich stimmig
fair-proof-consistent-nothing-kept = Alles passt zusammen, aber dieser Browser hat von dieser Kartengabe nichts aufgehoben, bevor die Karten gegeben wurden. Soweit du es hier sehen kannst, könnte die Aufzeichnung im Ganzen erfunden sein.
fair-proof-consistent-old-scheme = Dieses Spiel wurde nach dem alten Verfahren gegeben, das weder den Tisch noch das Spiel einbezog. Der Server könnte alte Karten noch einmal gegeben oder sie gemeinsam mit dem ausgesucht haben, der den letzten Anteil gab.
fair-proof-consistent-no-share = Die Festlegung ist die, die dieser Browser gesehen hat, aber er hat keinen Anteil gegeben.
fair-proof-consistent-left-out = Der Anteil dieses Browsers steckt nicht in dieser Kartengabe, wie es dir beim Geben gesagt wurde.
fair-proof-unshared = Ohne Anteile
fair-proof-unshared-alone = In dieser Kartengabe steckt kein einziger Anteil, der Server hat die Karten also allein bestimmt.
fair-proof-faulty = Fehlerhaft
fair-proof-faulty-wrong = Etwas stimmt nicht; was, steht in den Schritten.
fair-verdict-right = stimmt
fair-verdict-wrong = stimmt nicht
fair-verdict-open = offen
fair-steps = Geprüfte Schritte

fair-form = Die Aufzeichnung
fair-scheme = Wie gegeben wurde
fair-scheme-open = Nach dem alten Verfahren, das weder den Tisch noch das Spiel einbezog. Neuere Spiele werden nach dem zweiten Verfahren gegeben.

fair-form-wrong = Dieser Aufzeichnung fehlt, was man zum Nachrechnen braucht, oder es ist nicht so geschrieben, wie es sein soll.

fair-commitment = Die Festlegung
fair-commitment-right = Vor dem Geben hat der Server gezeigt, dass er sich auf ein Geheimnis festlegt. Das Geheimnis in der Aufzeichnung ist dasselbe: { $commitment }
fair-commitment-wrong = Das Geheimnis in der Aufzeichnung passt nicht zur Festlegung, die daneben steht: { $commitment }

fair-kept = Was dein Browser aufgehoben hat
fair-kept-right = Dein Browser hat sich die Festlegung vor dem Geben gemerkt. In der Aufzeichnung steht dieselbe, für denselben Tisch, dasselbe Spiel und denselben Versuch.
fair-kept-wrong = Dein Browser hat sich eine andere Kartengabe oder eine andere Festlegung gemerkt: { $kept }
fair-kept-open = In diesem Browser ist zu diesem Spiel keine Festlegung aufgehoben. Er behält die letzten 500 Kartengaben, die er gesehen hat. War diese darunter, dann frag den Gastgeber.

fair-share = Dein Anteil
fair-share-right = { $name }: Der Anteil, den dein Browser zum Mischen beigetragen hat, steht in der Aufzeichnung, Ziffer für Ziffer.
fair-share-wrong = { $found ->
    [none] { $name }: Der Anteil deines Browsers stand auf der Liste, fehlt aber in der Aufzeichnung.
   *[other] { $name }: In der Aufzeichnung steht ein anderer Anteil als der, den dein Browser gegeben hat.
}
fair-share-open = { $why ->
    [left-out] { $name }: Der Anteil deines Browsers stand nicht auf der Liste. Er kam zu spät, der Server hat ihn weggelassen, oder ein anderes Gerät von dir hat einen gegeben.
   *[none] Dieser Browser hat keinen Anteil gegeben, mit dem sich vergleichen ließe.
}

fair-list = Worauf sich alle festgelegt haben
fair-list-right = Bevor ein Anteil aufgedeckt wurde, hatten sich alle auf ihren festgelegt. Es sind dieselben Anteile.
fair-list-wrong = Nicht der Anteil, auf den man sich festgelegt hatte: { $names }.

fair-shares = Wer mitgemischt hat
fair-shares-right = { $count ->
    [one] Beigetragen hat { $names }.
   *[other] Beigetragen haben { $names }.
}
fair-shares-open = Niemand hat einen Anteil gegeben: Diese Karten hat der Server allein bestimmt.

fair-attempts = Versuche
fair-attempts-open = { $count ->
    [one] Einmal wurde neu angefangen, weil { $names } einen Anteil nicht aufgedeckt hat. Gemeinsam mit dem Server hätte man die Karten davor kennen können.
   *[other] { $count }-mal wurde neu angefangen, weil Anteile nicht aufgedeckt wurden: { $names }. Gemeinsam mit dem Server hätte man die Karten davor kennen können.
}

fair-seed = Vom Geheimnis zum Zufall
fair-seed-right = Das Geheimnis, die Anteile und die Kartengabe, zu der sie gehören, ergeben genau den Startwert, der in der Aufzeichnung steht.
fair-seed-wrong = Das Geheimnis, die Anteile und die Kartengabe, zu der sie gehören, ergeben einen anderen Startwert, als in der Aufzeichnung steht.

fair-setup = Vom Zufall zu den Karten
fair-setup-right = Dein Browser hat mit diesem Startwert selbst gemischt und gegeben. Es kamen dieselben Karten heraus, Karte für Karte.
fair-setup-wrong = Dein Browser hat selbst gemischt und gegeben. Anders als in der Aufzeichnung { $part ->
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

fair-yourself-title = Selbst nachprüfen
fair-yourself = Der Code dieser Seite kommt vom Server; ein unehrlicher Server könnte sie alles behaupten lassen. Willst du unabhängig prüfen, dann lade beide Dateien herunter und führe dies auf einem Rechner aus, auf dem du Katzentisch selbst installiert hast:
fair-file-record = aufzeichnung.jsonl
fair-file-kept = aufgehoben.json
fair-download-record = Aufzeichnung
fair-download-kept = Was dieser Browser aufgehoben hat
fair-not-title = Was das nicht beweist
fair-not-page = Dass diese Seite ehrlich ist: siehe oben.
fair-not-again = Der Server oder jemand, der mit ihm gemeinsame Sache macht, könnte eine Kartengabe scheitern lassen, die ihm nicht gefällt. Das sieht man: Es wird neu angefangen, mit neuen Karten, die niemand kennt, und alle erfahren, wessen Anteil fehlte.
fair-not-stories = Der Server könnte anderen etwas anderes sagen als dir. Wenn du das vermutest, vergleicht die Festlegung miteinander.
fair-not-knows = Der Server kennt während des Spiels alle Karten. Dass er sie niemandem verrät, beweist die Rechnung nicht.
fair-not-moves = Züge, Namen und Datum gehören nicht zur Kartengabe. Ob die Züge den Regeln folgten, prüft „katzentisch verify“.

# Am Tisch, während die Karten gegeben werden.
deal-without = { $count ->
    [one] Diese Karten wurden ohne einen Anteil von { $names } gegeben.
   *[other] Diese Karten wurden ohne Anteile von { $names } gegeben.
}
deal-without-mine = Dein Anteil steckt nicht in dieser Kartengabe; über sie ist dir also nichts bewiesen. Er kam zu spät, oder der Server hat ihn weggelassen.
deal-restarted = { $count ->
    [one] { $names } hat den zugesagten Anteil nicht aufgedeckt. Die Karten werden ohne ihn neu gemischt.
   *[other] { $names } haben die zugesagten Anteile nicht aufgedeckt. Die Karten werden ohne sie neu gemischt.
}
deal-restarted-mine = Dein Anteil wurde nicht rechtzeitig aufgedeckt; die Karten werden ohne ihn neu gemischt.
deal-alarm-title = Der Server betrügt vielleicht beim Geben
deal-alarm-repeated = Er benutzt eine Festlegung, die dieser Browser schon einmal gesehen hat ({ $commitment }…). So könnte er Karten geben, die er schon kennt. Dein Browser hat zu dieser Kartengabe keinen Anteil gegeben.
deal-alarm-changed = Er hat seine Festlegung ausgetauscht, nachdem das Geben begonnen hatte (jetzt { $commitment }…). Dein Browser hat zu dieser Kartengabe keinen Anteil gegeben.
deal-alarm-relisted = Er hat die Liste der Festlegungen auf Anteile geändert, nachdem sie feststand (Festlegung { $commitment }…). So könnte er die Karten aussuchen.
deal-alarm-unlisted = Die Anteile in dieser Kartengabe sind nicht die, auf die man sich festgelegt hatte (Festlegung { $commitment }…). Die Karten könnten ausgesucht sein.
deal-alarm-advice = Hat der Betreiber eine Sicherung eingespielt, kann das ohne böse Absicht passieren: Frag nach. Der Beleg ist in diesem Browser aufgehoben.
deal-alarm-unfounded = Er hat das Geben neu begonnen, obwohl kein Anteil auf seiner Liste fehlte (Festlegung { $commitment }…). Vielleicht probiert er Karten aus, bis sie ihm gefallen. Dein Browser hat zu dieser Kartengabe keinen Anteil gegeben.
