# Minka erklärt Mau Mau.
mau_mau-guide-welcome = Hallo, ich bin Minka. Du hast { $cards } Karten und willst sie alle loswerden. In der Mitte liegt { mau_mau-card-the }. Was du darauflegst, muss dazu passen.
mau_mau-guide-play = Du bist dran. Oben liegt { mau_mau-card-the }. { $count ->
    [one] Eine deiner Karten passt
   *[other] { $count } deiner Karten passen
}, in der Farbe oder in der Sorte. Einmal tippen hebt sie an, noch einmal spielt sie.
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
