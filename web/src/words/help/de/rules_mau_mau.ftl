# Die Regeln von Mau Mau.
mau_mau-rules-short-title = Kurz gesagt
mau_mau-rules-short =
    - Spiele reihum eine Karte, die in Farbe oder Sorte zur obersten passt, und wenn keine passt, zieh eine.
    - Sonderkarten drehen die Richtung um, lassen jemanden aussetzen oder ziehen.
    - Ein Farbwechsel passt fast immer, und du sagst, welche Farbe nun zählt.
    - Mit deiner vorletzten Karte sag „Mau“, sonst ziehst du eine.
    - Wer zuerst alle Karten los ist, gewinnt, und bei den anderen zählt, was sie noch haben, gegen sie.

mau_mau-rules-cards-title = Karten und Anfang
mau_mau-rules-cards =
    110 Karten in vier Farben: Grün, Blau, Rot und Gelb, jede mit eigenem Zeichen. Von jeder Farbe zweimal die 1 bis 9 und zweimal jede Sonderkarte, dazu 6 Farbwechsel ohne Farbe.
    @digits Ziffern in den vier Farben.
    @special Richtungswechsel, Nimm 2, Nimm 4, Stop und Farbwechsel.
    ! Ihr könnt zu zweit bis zu zehnt spielen; gedruckt ist keine Zahl.
    Ihr vereinbart, wie viele Spiele es werden. Alle bekommen 5 Karten, der Rest ist der verdeckte Stapel, und seine oberste Karte wird aufgedeckt: Sie beginnt den Stoß. Im nächsten Spiel gibt, wer links sitzt.
    ! Links vom Geber beginnt es, im Uhrzeigersinn. Ist die erste Karte eine Sonderkarte, wirkt sie nicht, denn niemand hat sie gespielt; Farbe und Sorte zählen. Auf einen Farbwechsel passt dann alles. Die gedruckten Regeln lassen das offen.
    Geheim sind die Hände und die Ordnung im Stapel. Wie viele Karten jemand hat und was oben liegt, sehen alle.

mau_mau-rules-turn-title = Dein Zug
mau_mau-rules-turn =
    Spiele eine Karte, die passt, oder zieh eine. Nach dem Ziehen ist der Nächste dran, auch wenn die gezogene Karte passen würde.
    @fits Auf die rote 8 passen: jede rote Karte, jede 8 und der Farbwechsel.
    Bei Sonderkarten passt gleiche Farbe oder gleiche Sorte. Nach einem Farbwechsel zählt nur die gewünschte Farbe, oder noch ein Farbwechsel.
    ! Ziehen darfst du nur, wenn nichts passt; ein Farbwechsel passt fast immer. Gedruckt steht, dass man spielen „darf“, darum könnt ihr es auch freigeben.

mau_mau-rules-special-title = Sonderkarten
mau_mau-rules-special =
    @reverse Richtungswechsel: Ab jetzt geht es andersherum.
    ! Zu zweit ändert er nichts, der andere ist dran. Gedruckt ist der Fall nicht geregelt, darum könnt ihr ihn auch wie einen Stop spielen.
    @stop Stop: Der Nächste setzt aus.
    @four Nimm 4: Der Nächste zieht vier Karten und setzt aus. Dagegen hilft nichts.
    Zu zweit bist du nach einem Stop oder einem Nimm 4 gleich noch einmal dran.
    @wild Farbwechsel: passt auf alles, nur nicht gegen ein Nimm 2. Du wünschst dir die Farbe, die nun zählt, auch wenn es deine letzte Karte ist.
    ! Du darfst dir auch die alte Farbe wünschen; verboten ist es nirgends.

mau_mau-rules-take-title = Nimm 2
mau_mau-rules-take =
    Der Nächste zieht zwei Karten und darf nicht spielen, außer er legt selbst ein Nimm 2, die Farbe ist egal. Dann soll der Übernächste vier ziehen, dann sechs, und so weiter.
    @chain Drei hintereinander: Wer nun kein Nimm 2 legt, zieht sechs Karten.
    Sonst hilft nichts dagegen, auch kein Farbwechsel. Ziehen darfst du immer, auch wenn du ein Nimm 2 hättest und sogar, wenn nichts mehr zu ziehen da ist. Sind die Karten gezogen, ist die Wirkung vorbei, und das Nimm 2 zählt nur noch als Farbe und Sorte.

mau_mau-rules-mau-title = Mau sagen
mau_mau-rules-mau =
    Mit deiner vorletzten Karte musst du „Mau“ sagen: Der große Knopf wartet ein paar Sekunden auf dich. Wie lange, stellst du unter „Einstellungen“ ein. Vergisst du es, ziehst du sofort eine Karte. Das „Mau Mau“ zur letzten Karte sagt sich hier von selbst.
    ! Die Strafkarte ziehst du, bevor irgendjemand anderes zieht. Die gedruckten Regeln sagen nicht, wann.

mau_mau-rules-deck-title = Der Stapel ist leer
mau_mau-rules-deck =
    Ist der Stapel aufgebraucht, wird der Stoß gemischt und ist der neue Stapel; nur die oberste Karte bleibt liegen.
    ! Gemischt wird erst, wenn wirklich jemand ziehen soll, nicht früher. Gedruckt ist der Zeitpunkt nicht.
    ! Liegt auch im Stoß nur noch eine Karte, zieht niemand mehr: Jedes Ziehen gilt als erledigt, und das Spiel geht weiter. Wer nichts Passendes hat, gibt einfach weiter. Auch das lassen die gedruckten Regeln offen.

mau_mau-rules-end-title = Ende und Wertung
mau_mau-rules-end =
    Wer seine letzte Karte spielt, hat gewonnen. Jede Karte darf die letzte sein.
    ! Ein Nimm 2 oder Nimm 4 als letzte Karte wirkt nicht mehr, denn das Spiel ist ja aus. Gedruckt ist es nicht, darum könnt ihr vereinbaren, dass noch gezogen wird.
    Wer gewonnen hat, bekommt 0 Punkte. Die anderen zählen ihre Hand: Ziffern nach ihrem Wert, Sonderkarten und Farbwechsel je 10. Wenige Punkte sind gut, und wer gleich viele hat, teilt sich den Platz.
    @hand Diese Hand zählt 7 + 10 + 10 = 27 Punkte.
    ! Nach 10.000 Zügen endet das Spiel, wie es steht, und alle zählen ihre Hand. Sonst könnte es theoretisch ewig dauern.
    Nach den vereinbarten Spielen gewinnt die niedrigste Summe.
    ! Gleiche Summen teilen sich den Platz; gedruckt steht nichts dazu.
