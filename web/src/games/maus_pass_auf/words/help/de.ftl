# Die Regeln von Maus, pass auf!
maus_pass_auf-rules-short-title = Kurz gesagt
maus_pass_auf-rules-short =
    - Wenn du dran bist, deckst du deine oberste Karte auf.
    - Kommt eine Maus, jagt sie der Nächste und darf so viele Karten aufdecken, wie sie Pfoten hat.
    - Ist eine Katze dabei, ist die Maus gefangen: Der Jäger gewinnt alle Karten in der Mitte und einen Chip.
    - Kommt nur Käse, entwischt die Maus, und wer sie gelegt hat, bekommt die Karten.
    - Am Ende gewinnt, wer die meisten Karten hat.

maus_pass_auf-rules-cards-title = Karten und Chips
maus_pass_auf-rules-cards =
    Maus, pass auf! ist für zwei bis sechs Spieler ab etwa { $age } Jahren und dauert etwa { $minutes } Minuten. So steht es auf der Schachtel.
    @all Käse, Katze, Mäuse mit 1, 2 oder 3 Pfoten und ein Chip.
    | | alle Karten | kleines Spiel
    | Käse | 58 | 29
    | Katzen | 14 | 7
    | Mäuse je Pfotenzahl | 6 | 3
    | Karten zusammen | 90 | 45
    | Chips | 9 | 5
    ! Von den 18 Mäusen gibt es sechs mit einer, sechs mit zwei und sechs mit drei Pfoten. Die gedruckten Regeln sagen nicht, wie viele es von jeder sind.
    { $option_pack ->
        [small] ! Ihr spielt mit 45 Karten und 5 Chips, von allem die Hälfte; üblich ist das zu zweit und zu dritt. Gedruckt ist nur die Farbe der Kartenrücken.
        [full] ! Ihr spielt mit allen 90 Karten und 9 Chips; üblich ist das ab vier Spielern, und zu zweit oder zu dritt nimmt man sonst die Hälfte. Gedruckt ist nur die Farbe der Kartenrücken.
       *[unsettled] ! Zu zweit und zu dritt nehmt ihr das kleine Spiel, und das ist von allem die Hälfte. Gedruckt ist nur die Farbe der Kartenrücken. Ihr dürft immer auch das andere nehmen.
    }
    Die Karten werden verteilt, bis eine übrig ist. Niemand schaut hinein, jeder Stapel liegt verdeckt. Die letzte Karte kommt offen in die Mitte.
    ! Wer eine Karte mehr bekommt, entscheidet der Zufall, und zwei mehr hat niemand. Gedruckt steht nur, dass manche eine mehr haben können.
    Das jüngste Kind soll anfangen: Setzt es auf den ersten Platz. Dann geht es reihum.

maus_pass_auf-rules-turning-title = Aufdecken
maus_pass_auf-rules-turning =
    Wenn du dran bist, deckst du die oberste Karte deines Stapels auf. Sie kommt auf den Stapel in der Mitte.
    @calm Käse: Nichts passiert, das nächste Kind ist dran.
    Eine Katze ohne Maus langweilt sich nur: Auch da passiert nichts. Eine Maus aber wird gejagt.
    { $option_dealt_mouse ->
        [hunted] = Liegt gleich zu Beginn eine Maus in der Mitte, jagt sie, wer anfängt. Kommt nur Käse, bleiben die Karten liegen, denn niemand hat die Maus gelegt, und das nächste Kind ist dran. Die gedruckten Regeln sagen nichts dazu.
       *[waits] ! Liegt gleich zu Beginn eine Maus in der Mitte, gehört sie niemandem, und niemand jagt sie. Die gedruckten Regeln sagen nichts dazu.
    }

maus_pass_auf-rules-hunting-title = Die Jagd
maus_pass_auf-rules-hunting =
    „Maus, pass auf, die Katze kommt!“ Wer als Nächstes dran ist, jagt die Maus: eine Karte nach der anderen, höchstens so viele, wie sie Pfoten hat.
    @caught Eine Katze: gefangen! Der Jäger gewinnt alle Karten in der Mitte und einen Chip, und die Jagd ist aus.
    @mouse Noch eine Maus: Der Jäger hört sofort auf, und das nächste Kind jagt die neue Maus.
    @escaped Nur Käse: Die Maus entwischt. Wer sie gelegt hat, bekommt alle Karten, aber keinen Chip.

maus_pass_auf-rules-pile-title = Gewonnene Karten
maus_pass_auf-rules-pile =
    Wenn du die Karten aus der Mitte gewinnst, schiebst du sie unter deinen Stapel, deckst deine oberste Karte auf und beginnst damit neu. Ist das eine Maus, wird sie gejagt wie immer.
    { $option_under ->
        [flipped] = Die Karten werden umgedreht und kommen verdeckt darunter: Was zuerst gespielt wurde, taucht als Erstes wieder auf. Gut aufpassen lohnt sich.
       *[unflipped] Die Karten kommen so darunter, wie sie liegen: Was zuletzt gespielt wurde, taucht als Erstes wieder auf. Gut aufpassen lohnt sich.
    }

maus_pass_auf-rules-end-title = Ende
maus_pass_auf-rules-end =
    Ist der letzte Chip vergeben, ist das Spiel aus; die Karten aus der Mitte bekommt noch, wer die Jagd gewonnen hat.
    Es ist auch aus, wenn jemand keine Karte mehr hat.
    ! Die letzte Karte gilt aber noch: Fängt sie als Katze die Maus, gibt es Karten, und es geht weiter. Ist sie der letzte Käse einer Jagd, bekommt die Karten, wer die Maus gelegt hat, und dann ist Schluss.
    ! In allen anderen Fällen bekommt die Karten in der Mitte niemand. Die gedruckten Regeln lassen es offen; kam mitten in der Jagd nur Käse, könnte man sie auch so lesen, dass die Maus entwischt ist.
    ! Nach 10.000 aufgedeckten Karten ist es genug, und das Spiel endet, wie es steht. Gedruckt ist keine solche Grenze.
    Die meisten Karten gewinnen. Haben zwei gleich viele, liegt vorn, wer mehr Chips hat.
    ! Sind auch die Chips gleich, teilt ihr euch den Platz; mehr sagen die gedruckten Regeln nicht.
    ! Spielt ihr mehrere Spiele, zählen die Karten aller Spiele zusammen, bei Gleichstand die Chips; danach teilt ihr euch den Platz. Das nächste Spiel beginnt, wer links von dem sitzt, der dieses begonnen hat. Gedruckt ist nur ein einzelnes Spiel.

# Minka erklärt Maus, pass auf!
maus_pass_auf-guide-welcome = Hallo, ich bin Minka. Du hast { $cards } Karten, und niemand weiß, was darauf ist. Wer am Ende die meisten Karten hat, gewinnt.
maus_pass_auf-guide-turn = Du bist dran. Tippe auf den großen Knopf und decke deine oberste Karte auf.
maus_pass_auf-guide-cheese = Käse! Da passiert nichts. Der Nächste ist dran.
maus_pass_auf-guide-lone-cat = Eine Katze, aber keine Maus. Die Katze gähnt, und es geht weiter.
maus_pass_auf-guide-first-mouse = Da liegt gleich zu Anfang eine Maus. Die gehört niemandem, die lassen wir laufen.
maus_pass_auf-guide-hunt = Maus, pass auf, die Katze kommt! Du jagst sie. Sie hat { $paws ->
    [one] eine Pfote
   *[other] { $paws } Pfoten
}, du deckst { $tries ->
    [one] noch eine Karte auf
   *[other] noch bis zu { $tries } Karten auf
}. Hoffe auf eine Katze.
maus_pass_auf-guide-own-mouse = Deine Maus läuft! { $name } jagt sie und darf { $paws ->
    [one] eine Karte
   *[other] { $paws } Karten
} aufdecken. Entwischt sie, bekommst du alle Karten.
maus_pass_auf-guide-other-hunt = { $name } jagt eine Maus und darf { $paws ->
    [one] eine Karte
   *[other] bis zu { $paws } Karten
} aufdecken. Kommt eine Katze?
maus_pass_auf-guide-second-mouse = Noch eine Maus! Die erste Jagd ist vorbei. Jetzt jagt { $name } die neue Maus.
maus_pass_auf-guide-caught-own = Gefangen! Du bekommst { $cards } Karten und einen Chip. Und du bist gleich wieder dran.
maus_pass_auf-guide-caught = Gefangen! { $name } bekommt { $cards } Karten und einen Chip.
maus_pass_auf-guide-escaped = Nur Käse, die Maus ist entwischt. { $name } hat sie gelegt und bekommt { $cards } Karten, aber keinen Chip.
maus_pass_auf-guide-few-chips = { $chips ->
    [one] Nur noch ein Chip ist da.
   *[other] Nur noch { $chips } Chips sind da.
} Ist der letzte weg, ist das Spiel aus.
maus_pass_auf-guide-few-cards = Aufgepasst, { $name } hat nur noch wenige Karten: { $cards }. Hat jemand keine mehr, ist das Spiel aus.
maus_pass_auf-guide-over = Das Spiel ist aus: Platz { $rank } für dich. Die meisten Karten gewinnen. Noch einmal?

# Mit der Tastatur.
maus_pass_auf-keys = Es gibt nur den einen großen Knopf.
