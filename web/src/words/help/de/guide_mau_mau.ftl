# Minka erklärt Mau Mau.
mau_mau-guide-welcome = Hallo, ich bin Minka. Du hast { $cards } Karten und willst sie alle loswerden. In der Mitte liegt: { $card }. Was darauf kommt, muss dazu passen.
mau_mau-guide-play = Du bist dran. Oben liegt: { $card }. { $count ->
    [one] Eine deiner Karten passt
   *[other] { $count } deiner Karten passen
}, in der Farbe oder in der Sorte. Einmal tippen hebt sie an, noch einmal spielt sie.
mau_mau-guide-draw = Diesmal passt nichts. Zieh eine Karte, dann ist der Nächste dran.
mau_mau-guide-wild = Du hast einen Farbwechsel. Der passt fast immer, und du wünschst dir die Farbe, von der du am meisten hast.
mau_mau-guide-special = Eine Sonderkarte passt: { $card }. { $kind ->
    [rev] Damit geht es andersherum weiter.
    [stop] Damit setzt der Nächste aus.
    [four] Damit zieht der Nächste vier Karten und setzt aus.
   *[other] Damit soll der Nächste zwei Karten ziehen.
}
mau_mau-guide-facing = Du sollst { $count } Karten ziehen. Aber du hast ein Nimm 2: Leg es darauf, dann soll der Nächste { $next } ziehen.
mau_mau-guide-must-take = Ein Nimm 2 hat dich erwischt, und du hast keines dagegen. Zieh { $count } Karten; spielen darfst du diesmal nicht.
mau_mau-guide-mau = Achtung, deine vorletzte Karte. Sobald du sie spielst, erscheint der große Knopf: Tippe „Mau!“, sonst ziehst du eine Karte.
mau_mau-guide-last-card = Nur noch eine Karte. Passt sie, wenn du dran bist, hast du gewonnen; das „Mau Mau“ sagt sich von selbst.
mau_mau-guide-forgot = { $name } hat vergessen, „Mau“ zu sagen, und musste dafür eine Karte ziehen.
mau_mau-guide-four = Nimm 4: Es hat { $name } getroffen. Vier Karten ziehen und aussetzen, dagegen hilft nichts.
mau_mau-guide-stop = Stop: { $name } setzt einmal aus.
mau_mau-guide-direction = Die Richtung hat gewechselt. Die Pfeile um den Stoß zeigen, wie herum es jetzt geht.
mau_mau-guide-wished = Farbwechsel! Gewünscht hat { $name }: { $colour }. Jetzt passt nur diese Farbe, oder noch ein Farbwechsel.
mau_mau-guide-shuffled = Der Stapel war leer, darum wurde der Stoß gemischt. Die oberste Karte blieb liegen.
mau_mau-guide-nearly-out = { $name } hat nur noch eine Karte. Hast du etwas, das den Plan durchkreuzt? Was du am Ende noch hast, zählt gegen dich; Sonderkarten und Farbwechsel je 10.
mau_mau-guide-over = Das Spiel ist aus, du bist auf Platz { $rank }. Wer noch Karten hatte, zählt sie als Punkte, und wenige sind gut. Noch eine Runde?
