# Die Regeln von Katze im Sack.
katze_im_sack-rules-short-title = Kurz gesagt
katze_im_sack-rules-short =
    - Alle legen verdeckt eine Karte in die Reihe: gute Katzen, schlechte Katzen, Hase oder Hund.
    - Dann wird mit Mäusen um die ganze Reihe geboten, während sie Karte für Karte aufgedeckt wird.
    - Wer aussteigt, bekommt dafür Mäuse, und wer länger bleibt, sieht mehr.
    - Wer übrig bleibt, zahlt sein Gebot und bekommt alles, was im Sack steckt, auch das Schlechte.
    - Nach neun Runden zählen deine ersteigerten Katzen und jede Maus, die du noch hast.

katze_im_sack-rules-cards-title = Karten und Mäuse
katze_im_sack-rules-cards =
    Katze im Sack ist für drei bis fünf Spieler ab { $age } Jahren und dauert etwa { $minutes } Minuten.
    Alle haben in ihrer Farbe denselben Satz von zehn Karten.
    @cats Sieben Katzen von −8 bis 15, dazwischen der Hase mit 0.
    @dogs Der kleine und der große Hund zählen nichts, verjagen aber andere Karten.
    Mäuse sind das Geld. Du beginnst mit 15. In der Bank liegen 21 zu dritt, 27 zu viert und 33 zu fünft.
    Vor dem Spiel kommt aus jedem Satz eine zufällige Karte weg. Welche bei dir fehlt, siehst nur du. Mit den neun übrigen spielt ihr neun Runden.
    Zu dritt spielt ein vierter Satz als Strohmann mit: Er wird gemischt, eine Karte kommt weg, und in jeder Runde liegt seine oberste Karte als erste in der Reihe. Niemand kennt sie vorher.
    { $option_mice ->
        [open] = Hände und verdeckte Karten sind geheim; Mäuse, Gebote und gezahlte Preise sehen alle.
       *[secret] Hände, verdeckte Karten und Mäuse sind geheim; Gebote und gezahlte Preise sind offen.
    }
    ! Was du selbst gelegt hast, darfst du dir jederzeit wieder ansehen. Die gedruckten Regeln sagen nichts dazu, und ein Gedächtnisspiel soll es nicht sein.
    ! Welche Karten jemand gewonnen hat, wie viele Punkte sie bringen und was von jedem Satz schon gespielt ist, sehen alle das ganze Spiel lang. Gedruckt ist das nicht, aber gesehen hat es ja jeder.

katze_im_sack-rules-laying-title = Legen
katze_im_sack-rules-laying =
    Der Startspieler legt zuerst, dann geht es reihum: Jeder legt eine Karte aus der Hand verdeckt ans rechte Ende der Reihe. Zu dritt liegt die Karte des Strohmanns schon da.
    @row Vier Karten, und du kennst nur deine.

katze_im_sack-rules-auction-title = Versteigerung
katze_im_sack-rules-auction =
    Die erste Karte wird aufgedeckt. Der Startspieler bietet zuerst, dann geht es reihum. Biete mehr als das höchste Gebot, von 1 bis zu allen Mäusen, die du hast, oder passe.
    @row Nach dem ersten Passen liegen zwei Karten offen.
    Wenn du passt, bist du für diese Runde draußen, zahlst nichts und nimmst die Mäuse von der niedrigsten Mäusekarte, die noch da ist. Dann wird die nächste Karte aufgedeckt; ist nur noch ein Spieler übrig, werden es alle.
    | Spieler | Mäusekarten
    | 3 | 3, 6
    | 4 | 2, 4, 6
    | 5 | 2, 3, 4, 6
    Zu dritt deckt das erste Passen eine Karte auf und das zweite die letzten beiden.
    Wer übrig bleibt und geboten hat, zahlt sein Gebot an die Bank, nimmt die Reihe und beginnt die nächste Runde.
    Vor jeder Runde füllt die Bank die Mäusekarten. Reicht sie nicht für alle, bleiben alle leer, und fürs Passen gibt es in dieser Runde nichts.

katze_im_sack-rules-offer-title = Niemand hat geboten
katze_im_sack-rules-offer =
    Haben alle bis auf einen ohne Gebot gepasst, sieht dieser letzte Spieler die ganze Reihe und hat das letzte Wort: Er nimmt sie für eine Maus oder passt ebenfalls. Ohne Maus kann er nur passen.
    Passt auch er, bekommt er dafür keine Mäuse, die Reihe kommt aus dem Spiel, der Startspieler bleibt derselbe, und die Mäusekarten werden für die nächste Runde nicht gefüllt.

katze_im_sack-rules-dogs-title = Hunde
katze_im_sack-rules-dogs =
    Bevor die ersteigerte Reihe beiseitegelegt wird, sind die Hunde dran.
    @big Ein einzelner großer Hund verjagt die höchste Karte und trollt sich.
    @small Ein einzelner kleiner Hund verjagt die niedrigste Karte und trollt sich.
    @two Zwei oder mehr Hunde, egal welche, haben miteinander zu tun und ziehen ab. Sonst passiert nichts.
    { $option_rabbit ->
        [spared] Verjagt wird immer nur eine Karte, und sie ist aus dem Spiel. Die höchste kann auch −5 sein, die niedrigste auch eine 3. Findet ein Hund nichts zu jagen, trollt er sich einfach.
       *[counts] Verjagt wird immer nur eine Karte, und sie ist aus dem Spiel. Die höchste kann auch 0 oder −5 sein, die niedrigste auch eine 3. Findet ein Hund nichts zu jagen, trollt er sich einfach.
    }
    { $option_rabbit ->
        [spared] = Den Hasen verschonen die Hunde. Gedruckt ist es anders: Da zählt er als Karte mit 0 und kann verjagt werden.
       *[counts] Wie gedruckt zählt der Hase als Karte mit 0, die Hunde können ihn also verjagen. Als Hausregel könnt ihr ihn verschonen.
    }

katze_im_sack-rules-end-title = Ende und Wertung
katze_im_sack-rules-end =
    Nach der neunten Runde ist Schluss. Deine Punkte: die Werte aller Karten, die du ersteigert hast, und ein Punkt für jede Maus. Die meisten Punkte gewinnen.
    ! Wer gleich viele Punkte hat, teilt sich den Platz; die gedruckten Regeln sagen nichts dazu.
    ! Spielt ihr mehrere Spiele, werden die Punkte zusammengezählt, die höchste Summe gewinnt, und gleiche Summen teilen sich den Platz. Das nächste Spiel beginnt der linke Nachbar dessen, der dieses begonnen hat.

# Minka erklärt Katze im Sack.
katze_im_sack-guide-welcome = Hallo, ich bin Minka. Alle haben dieselben zehn Karten, bis auf eine. Dir fehlt: { $card }. Dein Geld: { $mice } Mäuse.
katze_im_sack-guide-lay = Wähle eine deiner { $cards } Karten, dann „Verdeckt legen“. Etwas Gutes, wenn du die Reihe selbst willst; etwas Gemeines für die anderen.
katze_im_sack-guide-lay-dog = Der große Hund verjagt die höchste Karte der Reihe, der kleine die niedrigste; liegen zwei Hunde darin, passiert nichts. { $small ->
    [1] Fang mit dem kleinen an: Vor ihm haben die anderen Respekt, und dir nimmt er das Schlechte weg.
   *[other] Überleg, wem er nützt.
}
katze_im_sack-guide-dummy = Die erste Karte gehört dem Strohmann, weil wir nur zu dritt sind. Was es ist, weiß niemand.
katze_im_sack-guide-first-card = Die erste Karte liegt offen: { $card }. Jedes Passen deckt die nächste auf. Wer bleibt, sieht mehr; wer geht, bekommt Mäuse.
katze_im_sack-guide-open = Noch kein Gebot. Biete eine Maus, mehr braucht es noch nicht. Oder passe: { $mice ->
    [0] Dafür gibt es diesmal nichts
    [one] Dafür gibt es eine Maus
   *[other] Dafür gibt es { $mice } Mäuse
}, und wer später passt, bekommt mehr.
katze_im_sack-guide-outbid = { $name } bietet { $bid }. Biete mehr oder passe: { $mice ->
    [0] Dafür gibt es diesmal nichts.
    [one] Dafür bekommst du eine Maus.
   *[other] Dafür bekommst du { $mice } Mäuse.
} Jede Maus ist am Ende einen Punkt wert.
katze_im_sack-guide-broke = Deine Mäuse reichen nicht, du kannst nur passen. Macht nichts: Auch das wird meist bezahlt.
katze_im_sack-guide-paid = Du bist ausgestiegen und hast { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
} dafür bekommen. Wer später passt, bekommt mehr.
katze_im_sack-guide-empty = In dieser Runde sind die Mäusekarten leer. Fürs Passen gibt es nichts; das macht das Bleiben verlockender.
katze_im_sack-guide-offer = Niemand wollte bieten, und du siehst alles. Hast du noch eine Maus, kostet die Reihe nur diese eine. Rechne kurz: Ist sie mehr wert, ohne die Karte, die der Hund verjagt?
katze_im_sack-guide-won = Du hast die Reihe für { $price ->
    [one] eine Maus
   *[other] { $price } Mäuse
} ersteigert und beginnst die nächste Runde. Bei deinem Namen siehst du, was du gesammelt hast.
katze_im_sack-guide-chased = { $dog ->
    [D] Der große Hund
   *[d] Der kleine Hund
} war allein in der Reihe und hat { katze_im_sack-card-the-acc } verjagt. Diese Karte zählt nun für niemanden.
katze_im_sack-guide-dogs = Mehrere Hunde in einer Reihe haben nur Augen füreinander. Sie ziehen ab, und verjagt wird nichts.
katze_im_sack-guide-ending = { $rounds ->
    [one] Die letzte Runde.
   *[other] Noch { $rounds } Runden.
} Eine Maus in der Tasche ist am Ende ein Punkt. Biete also nicht mehr, als die Reihe wert sein kann.
katze_im_sack-guide-over = Alle Säcke sind leer: Platz { $rank } für dich. Gezählt wurden deine Karten und die Mäuse, die übrig waren. Gleich noch einmal?

# Mit der Tastatur.
katze_im_sack-keys = Wähle eine Karte, dann „Verdeckt legen“. Beim Bieten stellst du mit den Knöpfen ein, wie viele Mäuse es sein sollen.
