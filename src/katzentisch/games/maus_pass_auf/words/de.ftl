maus_pass_auf-name = Maus, pass auf!
maus_pass_auf-about = Karten aufdecken und auf eine Katze hoffen, wenn eine Maus vorbeiläuft: nichts zu entscheiden, umso mehr zu hoffen.
maus_pass_auf-forms = Der einzige Zug ist „turn“: die oberste Karte aufdecken.

maus_pass_auf-card-K = Käse
maus_pass_auf-card-C = Katze
maus_pass_auf-card-1 = Maus mit einer Pfote
maus_pass_auf-card-2 = Maus mit zwei Pfoten
maus_pass_auf-card-3 = Maus mit drei Pfoten

maus_pass_auf-event-opened = { $card ->
    [K] In der Mitte liegt Käse.
    [C] In der Mitte liegt eine Katze.
   *[other] { $fate ->
        [hunted] In der Mitte liegt eine Maus.
       *[other] In der Mitte liegt eine Maus. Sie kam beim Geben, darum jagt sie niemand.
    }
}
maus_pass_auf-event-turned = { $you ->
    [1] Du deckst { maus_pass_auf-card-a } auf.
   *[other] { $seat } deckt { maus_pass_auf-card-a } auf.
}
maus_pass_auf-card-a = { $card ->
    [K] Käse
    [C] eine Katze
    [1] eine Maus mit einer Pfote
    [2] eine Maus mit zwei Pfoten
   *[3] eine Maus mit drei Pfoten
}
maus_pass_auf-event-hunted = { $you ->
    [1] { $paws ->
        [one] Maus, pass auf, die Katze kommt! Du jagst sie und darfst eine Karte aufdecken.
       *[other] Maus, pass auf, die Katze kommt! Du jagst sie und darfst { $paws } Karten aufdecken.
    }
   *[other] { $paws ->
        [one] Maus, pass auf, die Katze kommt! { $seat } jagt sie und darf eine Karte aufdecken.
       *[other] Maus, pass auf, die Katze kommt! { $seat } jagt sie und darf { $paws } Karten aufdecken.
    }
}
maus_pass_auf-event-caught = { $you ->
    [1] Gefangen! Du gewinnst den Stapel mit { $cards } Karten und einen Chip.
   *[other] Gefangen! { $seat } gewinnt den Stapel mit { $cards } Karten und einen Chip.
}
maus_pass_auf-event-escaped = { $you ->
    [1] Die Maus entkommt, und du gewinnst den Stapel mit { $cards } Karten.
   *[other] Die Maus entkommt, und { $seat } gewinnt den Stapel mit { $cards } Karten.
}
maus_pass_auf-event-stayed = Die Maus entkommt. Niemand hat sie gelegt, darum bleiben die { $cards } Karten in der Mitte.
maus_pass_auf-event-left = { $cards ->
    [one] Die Karte in der Mitte bekommt niemand.
   *[other] Die { $cards } Karten in der Mitte bekommt niemand.
}
maus_pass_auf-event-over = { $end ->
    [chips] Der letzte Chip ist vergeben, das Spiel ist aus. Karten: { $scores }.
    [limit] 10.000 Karten sind aufgedeckt, das reicht: Das Spiel ist aus. Karten: { $scores }.
   *[empty] Jemand hat keine Karte mehr, das Spiel ist aus. Karten: { $scores }.
}

maus_pass_auf-setup-sizes = Die Stapel haben { $sizes } Karten. { $dealt } Karten werden verteilt: Jeder Stapel muss { $fewest } haben, { $longer } davon eine mehr.

maus_pass_auf-option-pack = Mit wie vielen Karten gespielt wird
maus_pass_auf-option-pack-small = 45 Karten und 5 Chips, üblich zu zweit und zu dritt (Festlegung: von allem die Hälfte; die gedruckten Regeln nennen keine Zahlen).
maus_pass_auf-option-pack-full = 90 Karten und 9 Chips, üblich ab vier Spielern (Festlegung: von jeder Mäusesorte 6).
maus_pass_auf-option-under = Wie ein gewonnener Stapel unter den eigenen kommt
maus_pass_auf-option-dealt_mouse = Eine Maus, die schon beim Geben in die Mitte kommt
maus_pass_auf-option-dealt_mouse-waits = Niemand jagt sie (Festlegung).
maus_pass_auf-option-dealt_mouse-hunted = Wer anfängt, jagt sie. Kommt nur Käse, bleibt der Stapel liegen, denn niemand hat die Maus gelegt.
maus_pass_auf-option-under-unflipped = Wie er liegt, mit der Bildseite nach oben: Die zuletzt gespielte Karte kommt zuerst wieder.
maus_pass_auf-option-under-flipped = Umgedreht, mit der Bildseite nach unten: Die zuerst gespielte Karte kommt zuerst wieder.

maus_pass_auf-phase-turning = Aufdecken
maus_pass_auf-phase-hunting = Jagd
maus_pass_auf-phase-over = Vorbei
maus_pass_auf-help-turning =
    Decke die oberste Karte deines Stapels auf; sie kommt auf den Stapel in der Mitte.
    Käse: Nichts passiert. Katze: Auch nichts, es ist ja keine Maus da.
    Maus: Wer nach dir kommt, jagt sie und darf so viele Karten aufdecken, wie sie Pfoten hat.
    Entkommt die Maus, gehört der ganze Stapel dir. { $option_dealt_mouse ->
        [hunted] Eine Maus, die beim Geben in die Mitte kam, jagt, wer anfängt.
       *[waits] Eine Maus, die beim Geben in die Mitte kam, jagt niemand (Festlegung).
    }
maus_pass_auf-help-hunting =
    Eine Maus läuft davon. Decke Karten auf, eine nach der anderen, höchstens so viele, wie sie Pfoten hat.
    Eine Katze fängt sie: Du gewinnst den ganzen Stapel und einen Chip und beginnst einen neuen Stapel.
    Noch eine Maus: Deine Jagd ist vorbei, die neue Maus jagt, wer nach dir kommt.
    Nur Käse: Sie entkommt. Wer die Maus gelegt hat, bekommt den Stapel, aber keinen Chip.{ $option_dealt_mouse ->
        [hunted] {" "}Kam sie beim Geben, bleibt der Stapel liegen.
       *[waits] {""}
    }
    Gewonnene Karten kommen unter deinen Stapel{ $option_under ->
        [flipped] , umgedreht: Was zuerst gespielt wurde, taucht als Erstes wieder auf.
       *[unflipped] , wie sie liegen: Was zuletzt gespielt wurde, taucht als Erstes wieder auf.
    }
maus_pass_auf-help-over =
    Das Spiel endet mit dem letzten Chip, wenn jemand keine Karte mehr hat, nachdem seine letzte gewirkt hat (Festlegung), oder nach 10.000 Karten (Festlegung).
    Einen Stapel, den bis dahin niemand gewonnen hat, bekommt auch niemand (Festlegung).
    Die meisten Karten gewinnen; bei Gleichstand liegt vorn, wer mehr Chips hat; sind auch die gleich, teilt ihr euch den Platz (Festlegung).
    Spielt ihr mehrere Spiele, zählen alle Karten zusammen, bei Gleichstand die Chips; danach teilt ihr euch den Platz. Das nächste Spiel beginnt, wer links sitzt (Festlegung).
maus_pass_auf-end-chips = der letzte Chip ist vergeben
maus_pass_auf-end-empty = jemand hat keine Karte mehr
maus_pass_auf-end-limit = 10.000 Karten sind aufgedeckt

# The board in the terminal
cli-maus-top = Stapel
cli-maus-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
cli-maus-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
cli-maus-chips-left = { $count ->
    [one] noch 1 Chip zu holen
   *[other] noch { $count } Chips zu holen
}
cli-maus-hunter = { $tries ->
    [one] jagt, noch eine Karte
   *[other] jagt, noch { $tries } Karten
}
cli-maus-owner = hat die Maus gelegt
