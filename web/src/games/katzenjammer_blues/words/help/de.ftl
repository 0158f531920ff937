# Die Regeln von Katzenjammer Blues.
katzenjammer_blues-rules-short-title = Kurz gesagt
katzenjammer_blues-rules-short =
    - In der Mitte liegt eine Reihe Karten, und alle bieten darum: mit Karten aus der eigenen Hand.
    - Wer am höchsten bietet, zahlt und nimmt die Reihe auf die Hand.
    - Danach darfst du Quartette zeigen: Vier Karten mit demselben Wert bringen so viele Mäuse, wie der Wert sagt.
    - Joker springen überall ein, bleiben aber offen vor dir liegen, und wer am Ende die meisten hat, verliert 5 Mäuse.
    - Die meisten Mäuse gewinnen.

katzenjammer_blues-rules-cards-title = Karten und Mäuse
katzenjammer_blues-rules-cards =
    Katzenjammer Blues ist für zwei bis sechs Spieler ab { $age } Jahren und dauert etwa { $minutes } Minuten.
    Das Spiel hat 90 Karten: die Werte 1 bis 5 und den Joker, von jedem 15.
    @all Die Band: fünf Werte und der Joker.
    { $option_mice ->
        [20] Zu gewinnen gibt es hier 20 Mäuse.
        [24] Zu gewinnen gibt es hier 24 Mäuse.
       *[unsettled] Zu gewinnen gibt es 20 Mäuse, wenn ihr zu zweit bis zu viert seid, und alle 24 zu fünft und zu sechst.
    }
    ! Die deutsche Ausgabe lässt zwei bis vier Spielern die Wahl, ob sie mit 20 Mäusen spielen, die englische schreibt es vor. Darum könnt ihr wählen; zu fünft und zu sechst sind es immer 24.
    Jemand ist der erste Bandleader. Alle bekommen 6 Karten, der Rest ist der verdeckte Stapel.
    Geheim ist nur deine Hand. Die Mäuse, die offenen Joker, die Gebote und die oberste Karte der Ablage sehen alle.
    ! Auch die ganze Ablage und die Zahl der Karten auf jeder Hand sehen alle. Gedruckt ist nur, dass die Ablage offen liegt.

katzenjammer_blues-rules-row-title = Die Reihe
katzenjammer_blues-rules-row =
    Zuerst deckt der Bandleader Karten vom Stapel auf, eine neben der anderen, bis ein Wert zum zweiten Mal daliegt oder ein Joker kommt. Diese Karte ist die letzte der Reihe.
    @pair Die zweite 3 beendet die Reihe.
    @joker Der Joker beendet die Reihe, und alle ziehen eine Karte vom Stapel.
    ! Gezogen wird reihum, der Bandleader zuletzt. In den gedruckten Regeln steht dazu nichts, und wichtig wird es nur, wenn der Stapel zu Ende geht.

katzenjammer_blues-rules-bids-title = Bieten
katzenjammer_blues-rules-bids =
    Versteigert wird die ganze Reihe. Links vom Bandleader geht es los, dann reihum, und auch der Bandleader bietet mit. Wenn du dran bist, bietest du mehr als das höchste Gebot, oder du passt und bist bis zur nächsten Reihe draußen.
    - Gleiche: so viele Karten eines Werts, wie du magst. 3 × 2 heißt drei Zweier.
    - Verschiedene: zwei bis fünf Karten mit lauter verschiedenen Werten.
    Mehr Karten schlagen weniger. Bei gleich vielen schlägt der höhere Wert den niedrigeren, und „verschiedene“ zählen weniger als jeder Wert.
    @ladder Von niedrig nach hoch: 1 × 5, dann 2 verschiedene, dann 2 × 1, dann 2 × 2.
    Joker gelten als jeder Wert, und du darfst beliebig viele nehmen; bei „verschiedene“ steht jeder für einen Wert, der noch fehlt. Bieten darfst du nur, was deine Hand bezahlen kann.
    ! Eine einzelne Karte ist nie „verschieden“: Das geht erst ab zwei. Die gedruckten Regeln lassen es offen.
    ! Haben alle anderen ohne Gebot gepasst, darf der Letzte noch bieten oder ebenfalls passen. Auch das klären die gedruckten Regeln nicht.
    Passen alle, kommt die Reihe auf die Ablage, und der Bandleader deckt eine neue auf.

katzenjammer_blues-rules-paying-title = Bezahlen
katzenjammer_blues-rules-paying =
    Hast du die Reihe ersteigert, legst du erst die Karten deines Gebots aus der Hand. Jetzt entscheidest du, welche davon Joker sind und bei „verschiedene“, welche Werte es sein sollen.
    @pay 3 × 2, bezahlt mit zwei Zweiern und einem Joker: Die Zweier kommen auf die Ablage, der Joker bleibt offen vor dir liegen.
    Danach nimmst du die Reihe auf die Hand. Joker, die einmal vor dir liegen, bleiben dort bis zum Schluss.

katzenjammer_blues-rules-foursomes-title = Quartette
katzenjammer_blues-rules-foursomes =
    Wenn du gerade die Reihe genommen hast, darfst du – und nur du – jetzt Quartette zeigen: so viele du willst, oder keines. Ein Quartett sind vier Karten eines Werts aus deiner Hand; die neuen aus der Reihe zählen mit.
    @foursome Vier Fünfer, einer davon ein Joker: fünf Mäuse. Vier Einser brächten nur eine.
    Joker aus der Hand dürfen einspringen und bleiben dann offen vor dir liegen, der Rest kommt auf die Ablage. Joker, die schon vor dir liegen, zählen nicht noch einmal.
    @jokers Vier Joker auf einmal lassen dir die Wahl:
    - Du nennst einen Wert von 1 bis 5 und bekommst dessen Mäuse. Die vier Joker bleiben vor dir liegen.
    - Du legst sie ab und bekommst nichts dafür. Nur so wirst du Joker ganz los.
    Sind nicht mehr genug Mäuse da, bekommst du den Rest. Danach bist du der nächste Bandleader.
    Gedruckter Rat: Nutze neue Karten gleich, heb sie auf oder biete mit ihnen. Niedrige sind oft zum Bieten gut, hohe für Quartette. Und die Mäuse sind schneller weg, als man denkt.

katzenjammer_blues-rules-end-title = Ende und Wertung
katzenjammer_blues-rules-end =
    Das Spiel endet sofort, wenn die letzte Karte des Stapels aufgedeckt oder gezogen ist, und ebenso mit der letzten Maus. Weitere Quartette gibt es dann nicht.
    ! Ist der Stapel leer, wird nicht mehr geboten: Die Reihe bekommt niemand, und wer noch hätte ziehen dürfen, zieht nichts. So lesen wir „sofort“.
    Nun kommen die Joker aus der Hand zu den offenen dazu. Wer die meisten hat, verliert 5 Mäuse; sind es mehrere, verlieren sie alle. Dabei kannst du unter null rutschen.
    ! Hat niemand einen Joker, verliert niemand Mäuse. Die gedruckten Regeln erwähnen diesen Fall nicht.
    Die meisten Mäuse gewinnen. Bei Gleichstand liegt vorn, wer weniger Joker hat; sonst teilt ihr euch den Platz.

katzenjammer_blues-rules-series-title = Mehrere Spiele
katzenjammer_blues-rules-series =
    Ihr könnt mehrere Spiele vereinbaren. Dann werden die Ergebnisse zusammengezählt, und die höchste Summe gewinnt.
    ! Erster Bandleader ist jedes Mal der linke Nachbar des ersten Bandleaders aus dem Spiel davor, so kommen alle dran. Gleiche Summen teilen sich den Platz.

# Minka erklärt Katzenjammer Blues.
katzenjammer_blues-guide-welcome = Hallo, ich bin Minka. Das sind deine { $cards } Karten. Wir sammeln Mäuse, { $mice } gibt es zu holen: mit Quartetten, also vier gleichen Karten. Hohe Werte bringen mehr.
katzenjammer_blues-guide-row = In der Mitte liegt die Reihe: { $cards } Karten, die zweite { $value } hat sie beendet. Sie wird als Ganzes versteigert. Was davon kannst du brauchen?
katzenjammer_blues-guide-plan = Schau: Du hast { $held ->
    [2] zweimal
   *[3] dreimal
} die { $value }, und den Rest zum Quartett hat die Reihe. Bekommst du sie, sind das { $value } Mäuse.
katzenjammer_blues-guide-compare = So vergleicht man Gebote: Mehr Karten schlagen weniger. Bei gleich vielen schlägt der höhere Wert, und lauter verschiedene zählen am wenigsten. Gerade führt { $name } mit { $bid }.
katzenjammer_blues-guide-joker = Ein Joker hat die Reihe beendet, darum haben alle eine Karte vom Stapel bekommen. Joker springen für jeden Wert ein, haben aber ihren Preis.
katzenjammer_blues-guide-bid = Noch hat niemand geboten. Du bietest Karten aus deiner Hand: gleiche, etwa 2 × 1, oder lauter verschiedene. Fang ruhig klein an oder passe. Mein Tipp: Biete die niedrigen und heb dir die hohen für Quartette auf.
katzenjammer_blues-guide-outbid = Du bist dran, und { $name } führt mit { $bid }. { $tip ->
    [1] Biete { $cheap }: Die Karten brauchst du nicht. Niedrige zum Bieten, hohe für Quartette!
   *[other] Biete mehr, oder passe und behalte deine Karten.
}
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

# Mit der Tastatur.
katzenjammer_blues-keys = Wähle ein Gebot aus der Liste oder stell es aus deinen Karten zusammen, dann drücke „Bieten“ oder „Passen“.
