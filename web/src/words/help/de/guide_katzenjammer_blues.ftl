# Minka erklärt Katzenjammer Blues.
katzenjammer_blues-guide-welcome = Hallo, ich bin Minka. Unten siehst du deine { $cards } Karten. Wir sammeln Mäuse, { $mice } gibt es zu holen: mit Quartetten, also vier gleichen Karten.
katzenjammer_blues-guide-row = In der Mitte liegt die Reihe: { $cards } Karten, die zweite { $value } hat sie beendet. Sie wird als Ganzes versteigert. Was davon kannst du brauchen?
katzenjammer_blues-guide-joker = Ein Joker hat die Reihe beendet, darum haben alle eine Karte vom Stapel bekommen. Joker springen für jeden Wert ein, haben aber ihren Preis.
katzenjammer_blues-guide-bid = Noch hat niemand geboten. Du bietest Karten aus deiner Hand: gleiche, etwa 2 × 1, oder lauter verschiedene. Fang ruhig klein an oder passe. Mein Tipp: Biete die niedrigen und heb dir die hohen für Quartette auf.
katzenjammer_blues-guide-outbid = { $name } führt mit { $bid }. Mehr Karten schlagen weniger, bei gleich vielen gewinnt der höhere Wert. Biete mehr, oder passe und behalte deine Karten.
katzenjammer_blues-guide-too-high = { $bid } kannst du nicht überbieten. Also passe; das kostet nichts.
katzenjammer_blues-guide-last = Alle anderen haben gepasst, ohne zu bieten. Die Reihe ist fast geschenkt: Eine einzige Karte genügt. Du darfst aber auch passen.
katzenjammer_blues-guide-passed = Du bist bis zur nächsten Reihe draußen. Schau ruhig zu, was die anderen sammeln.
katzenjammer_blues-guide-discarded = Niemand wollte die Reihe, also kam sie auf die Ablage. Eine neue liegt schon da.
katzenjammer_blues-guide-pay = Die Reihe gehört dir. Jetzt zahlst du { $bid } aus deiner Hand, dann bekommst du die Karten.
katzenjammer_blues-guide-pay-choice = Die Reihe gehört dir, jetzt zahle { $bid }. Womit, suchst du dir aus. Joker bleiben dabei offen vor dir liegen, und wer am Ende die meisten hat, verliert 5 Mäuse.
katzenjammer_blues-guide-foursome = Du kannst ein Quartett zeigen: Vier Fünfer bringen fünf Mäuse, vier Einser eine. Oder hebst du es auf? Zeigen darfst du nur, wenn du gerade eine Reihe genommen hast.
katzenjammer_blues-guide-no-foursome = Für ein Quartett reicht es noch nicht. Die Karten bleiben auf deiner Hand, bis du wieder eine Reihe nimmst.
katzenjammer_blues-guide-others-foursome = { $name } hat ein Quartett gezeigt und { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
} bekommen. Du kommst auch noch dran. Die Mäuse sind schneller weg, als man denkt!
katzenjammer_blues-guide-jokers = { $jokers ->
    [one] Vor dir liegt ein Joker,
   *[other] Vor dir liegen { $jokers } Joker,
} und niemand hat mehr. Am Ende kostet das 5 Mäuse. Vier Joker auf der Hand kannst du auch ablegen.
katzenjammer_blues-guide-ending = Es geht aufs Ende zu. Karten im Stapel: { $deck }. Mäuse zu holen: { $mice }. Ist eines davon aufgebraucht, ist sofort Schluss. Zeig, was du hast.
katzenjammer_blues-guide-over = Das war’s: Platz { $rank } für dich. Die Joker sind gezählt, die Mäuse verteilt. Noch ein Spiel, diesmal ohne mich?
