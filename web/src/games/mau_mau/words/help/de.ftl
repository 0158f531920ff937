# Die Regeln von Mau Mau.
mau_mau-rules-short-title = Kurz gesagt
mau_mau-rules-short =
    { $option_drawing ->
        [free] - Spielt reihum eine Karte, die in Farbe oder Sorte zur obersten passt, oder zieht eine.
       *[forced] - Spielt reihum eine Karte, die in Farbe oder Sorte zur obersten passt; wenn keine passt, zieht eine.
    }
    - Sonderkarten drehen die Richtung um, lassen jemanden aussetzen oder ziehen.
    - Ein Farbwechsel passt fast immer, und du wünschst dir eine Farbe.
    { $option_mau ->
        [automatic] - Bei deiner vorletzten Karte ruft es von selbst „Mau“.
       *[called] - Sag mit deiner vorletzten Karte „Mau“, sonst ziehst du eine.
    }
    - Wer zuerst alle Karten los ist, gewinnt, und was die anderen noch haben, zählt gegen sie.

mau_mau-rules-cards-title = Karten und Anfang
mau_mau-rules-cards =
    110 Karten in vier Farben: Grün, Blau, Rot und Gelb, jede mit eigenem Zeichen. Von jeder Farbe zweimal die 1 bis 9 und zweimal jede Sonderkarte, dazu 6 Farbwechsel ohne Farbe.
    @digits Zahlen in den vier Farben.
    @special Richtungswechsel, Nimm 2, Nimm 4, Stopp und Farbwechsel.
    ! Ihr könnt zu zweit bis zu zehnt spielen, ab etwa { $age } Jahren und etwa { $minutes } Minuten je Spiel. Gedruckt ist davon nichts.
    Ihr vereinbart, wie viele Spiele es werden, zum Beispiel 3 oder 5. Alle bekommen 5 Karten, der Rest ist der verdeckte Stapel, und seine oberste Karte wird aufgedeckt: Sie beginnt die Ablage. Im nächsten Spiel gibt der linke Nachbar des Gebers.
    { $option_first_card ->
        [digit] = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn. Die erste Karte ist immer eine Zahl: Sonderkarten und Farbwechsel kommen unter den Stapel, bis eine kommt.
        [acts] = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn. Ist die erste Karte eine Sonderkarte, wirkt sie, als hätte der Geber sie gespielt. Ist sie ein Farbwechsel, wünscht sich zuerst eine Farbe, wer beginnt, und spielt dann.
       *[quiet] ! Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn. Ist die erste Karte eine Sonderkarte, wirkt sie nicht, denn niemand hat sie gespielt; Farbe und Sorte zählen. Auf einen Farbwechsel passt dann alles. Die gedruckten Regeln lassen das offen.
    }
    Geheim sind die Hände und die Reihenfolge im Stapel.
    ! Wie viele Karten jemand hat, sehen alle. Gedruckt ist es nicht.

mau_mau-rules-turn-title = Dein Zug
mau_mau-rules-turn =
    Spiel eine Karte, die passt, oder zieh eine. Nach dem Ziehen ist der Nächste dran, auch wenn die gezogene Karte passen würde.
    @fits Auf die rote 8 passen: jede rote Karte, jede 8 und der Farbwechsel.
    Bei Sonderkarten passt gleiche Farbe oder gleiche Sorte. Nach einem Farbwechsel passt nur die gewünschte Farbe oder noch ein Farbwechsel.
    { $option_drawing ->
        [free] = Ziehen darfst du auch, wenn etwas passt, solange noch Karten da sind. Gedruckt steht, dass man spielen „darf“; üblich ist, dass nur zieht, wer nichts Passendes hat.
       *[forced] ! Ziehen darfst du nur, wenn nichts passt; ein Farbwechsel passt fast immer. Gedruckt steht, dass man spielen „darf“, darum könnt ihr es auch freigeben.
    }

mau_mau-rules-special-title = Sonderkarten
mau_mau-rules-special =
    @reverse Richtungswechsel: Ab jetzt geht es andersherum.
    { $option_reverse_for_two ->
        [stop] = Zu zweit wirkt er wie ein Stopp: Du bist gleich noch einmal dran. Die gedruckten Regeln klären den Fall nicht.
       *[plain] ! Zu zweit ändert er nichts, der andere ist dran. Die gedruckten Regeln klären den Fall nicht, darum könnt ihr ihn auch wie einen Stopp spielen.
    }
    @stop Stopp: Der Nächste setzt aus.
    @four Nimm 4: Der Nächste zieht vier Karten und setzt aus. Dagegen hilft nichts.
    Zu zweit bist du nach einem Stopp oder einem Nimm 4 gleich noch einmal dran.
    @wild Farbwechsel: Passt auf alles, nur nicht gegen ein Nimm 2. Du wünschst dir die Farbe, die jetzt gefragt ist, auch wenn es deine letzte Karte ist.
    { $option_wish ->
        [new] = Die Farbe muss eine neue sein, nicht die, die schon gefragt ist. So steht es auch gedruckt: Es ist von einer „neuen Farbe“ die Rede.
       *[any] ! Du darfst dir auch die alte Farbe wünschen. Gedruckt ist von einer „neuen Farbe“ die Rede; wir erlauben beides.
    }

mau_mau-rules-take-title = Nimm 2
mau_mau-rules-take =
    Der Nächste zieht zwei Karten und darf nicht spielen, außer er legt selbst ein Nimm 2, die Farbe ist egal. Dann muss der Übernächste vier ziehen, dann sechs, und so weiter.
    @chain Drei hintereinander: Wer nun kein Nimm 2 legt, zieht sechs Karten.
    Sonst hilft nichts dagegen, auch kein Farbwechsel. Ziehen darfst du immer, auch wenn du ein Nimm 2 hast oder nichts mehr zum Ziehen da ist. Sind die Karten gezogen, ist die Wirkung vorbei, und das Nimm 2 zählt nur noch mit Farbe und Sorte.

mau_mau-rules-mau-title = Mau sagen
mau_mau-rules-mau =
    { $option_mau ->
        [automatic] = Das „Mau“ zu deiner vorletzten Karte kommt von selbst, und niemand kann es vergessen. Das „Mau Mau“ zur letzten auch.
       *[called] Mit deiner vorletzten Karte musst du „Mau“ sagen: Der große Knopf wartet ein paar Sekunden auf dich. Wie lange, stellst du unter „Einstellungen“ ein. Vergisst du es, ziehst du sofort eine Karte. Das „Mau Mau“ zur letzten Karte kommt von selbst.
    }
    { $option_mau ->
        [automatic] ! Sonst gilt: Wer das „Mau“ vergisst, zieht sofort eine Karte, bevor irgendjemand anderes zieht. Die gedruckten Regeln sagen nicht, wann.
       *[called] ! Die Strafkarte ziehst du, bevor irgendjemand anderes zieht. Die gedruckten Regeln sagen nicht, wann.
    }

mau_mau-rules-deck-title = Der Stapel ist leer
mau_mau-rules-deck =
    Ist der Stapel aufgebraucht, wird die Ablage gemischt und ist der neue Stapel; nur ihre oberste Karte bleibt liegen.
    ! Gemischt wird erst, wenn wirklich jemand ziehen muss, nicht früher. Gedruckt ist der Zeitpunkt nicht.
    ! Liegt auch auf der Ablage nur noch eine Karte, zieht niemand mehr: Jedes Ziehen gilt als erledigt, und das Spiel geht weiter. Wer nichts Passendes hat, setzt einfach aus. Auch das lassen die gedruckten Regeln offen.

mau_mau-rules-end-title = Ende und Wertung
mau_mau-rules-end =
    Wer seine letzte Karte spielt, hat gewonnen. Jede Karte darf die letzte sein.
    { $option_last_card ->
        [draws] = Ein Nimm 2 oder Nimm 4 als letzte Karte wirkt noch: Der Nächste zieht, und erst dann wird gezählt. Gedruckt ist es nicht.
       *[quiet] ! Ein Nimm 2 oder Nimm 4 als letzte Karte wirkt nicht mehr, denn das Spiel ist ja aus. Gedruckt ist es nicht, darum könnt ihr vereinbaren, dass noch gezogen wird.
    }
    Wer gewonnen hat, bekommt 0 Punkte. Die anderen zählen ihre Hand: Zahlen nach ihrem Wert, Sonderkarten und Farbwechsel je 10. Wenige Punkte sind gut.
    @hand Diese Hand zählt 7 + 10 + 10 = 27 Punkte.
    ! Wer gleich viele Punkte hat, teilt sich den Platz; gedruckt ist nichts dazu.
    ! Nach 10.000 Zügen endet das Spiel, wie es steht, und alle zählen ihre Hand. Sonst könnte es theoretisch ewig dauern.
    Nach den vereinbarten Spielen gewinnt die niedrigste Summe.
    ! Gleiche Summen teilen sich den Platz; die gedruckten Regeln sagen nichts dazu.

# Minka erklärt Mau Mau.
mau_mau-guide-welcome = Hallo, ich bin Minka. Du hast { $cards } Karten und willst sie alle loswerden. In der Mitte liegt { mau_mau-card-the }. Was du darauflegst, muss dazu passen.
mau_mau-guide-play = Du bist dran. Oben liegt { mau_mau-card-the }. { $count ->
    [one] Eine deiner Karten passt
   *[other] { $count } deiner Karten passen
}, in der Farbe oder in der Sorte. Einmal tippen hebt sie an, noch einmal spielt sie.
mau_mau-guide-name = Zuerst wurde ein Farbwechsel aufgedeckt, und du beginnst: Wünsch dir eine Farbe, am besten die, von der du am meisten hast. Dann spielst du.
mau_mau-guide-draw = Diesmal passt nichts. Zieh eine Karte, dann ist der Nächste dran.
mau_mau-guide-wild = Du hast einen Farbwechsel. Der passt fast immer, und du wünschst dir eine Farbe: am besten die, von der du am meisten hast.
mau_mau-guide-special = Du kannst { mau_mau-card-the-acc } spielen. { $kind ->
    [rev] Damit geht es andersherum weiter.
    [stop] Dann setzt der Nächste aus.
    [four] Dann zieht der Nächste vier Karten und setzt aus.
   *[other] Dann muss der Nächste zwei Karten ziehen oder selbst ein Nimm 2 spielen.
}
mau_mau-guide-facing = Du musst { $count } Karten ziehen. Aber du hast ein Nimm 2: Leg es darauf, dann muss der Nächste { $next } ziehen.
mau_mau-guide-must-take = Ein Nimm 2 hat dich erwischt, und du hast keines dagegen. Zieh { $count } Karten; spielen darfst du diesmal nicht.
mau_mau-guide-mau = Achtung, deine vorletzte Karte. Sobald du sie spielst, erscheint der große Knopf: Tippe auf „Mau!“, sonst ziehst du eine Karte.
mau_mau-guide-last-card = Nur noch eine Karte. Passt sie, wenn du dran bist, hast du gewonnen; das „Mau Mau“ kommt von selbst.
mau_mau-guide-forgot = { $name } hat vergessen, „Mau“ zu sagen, und musste dafür eine Karte ziehen.
mau_mau-guide-four = Nimm 4: Es hat { $name } getroffen. Vier Karten ziehen und aussetzen, dagegen hilft nichts.
mau_mau-guide-stop = Stopp: { $name } setzt einmal aus.
mau_mau-guide-direction = Die Richtung hat gewechselt. Die Pfeile um die Ablage zeigen, wie herum es jetzt geht.
mau_mau-guide-colour-named = Farbwechsel! { $name } wünscht sich { $colour }. Jetzt passt nur diese Farbe oder noch ein Farbwechsel.
mau_mau-guide-shuffled = Der Stapel war leer, darum wurde die Ablage gemischt. Die oberste Karte blieb liegen.
mau_mau-guide-nearly-out = { $name } hat nur noch eine Karte. Kannst du den Plan durchkreuzen? Was du am Ende noch hast, zählt gegen dich; Sonderkarten und Farbwechsel je 10.
mau_mau-guide-over = Das Spiel ist aus: Platz { $rank } für dich. Karten, die übrig sind, zählen als Punkte, und wenige sind gut. Noch ein Spiel?

# Mit der Tastatur.
mau_mau-keys = Einmal drücken hebt die Karte an, noch einmal spielt sie. Ist „Mau“ fällig, ist der Knopf dafür schon ausgewählt.
