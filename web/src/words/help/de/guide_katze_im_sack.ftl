# Minka erklärt Katze im Sack.
katze_im_sack-guide-welcome = Hallo, ich bin Minka. Alle haben dieselben zehn Karten, bis auf eine. Dir fehlt: { $card }. Dein Geld: { $mice } Mäuse.
katze_im_sack-guide-lay = Wähle eine deiner { $cards } Karten, dann „Verdeckt legen“. Etwas Gutes, wenn du die Reihe selbst willst; etwas Gemeines für die anderen.
katze_im_sack-guide-lay-dog = Zu den Hunden: Der große verjagt die höchste Karte der Reihe, der kleine die niedrigste. Liegen zwei Hunde darin, passiert nichts.
katze_im_sack-guide-dummy = Die erste Karte gehört dem Strohmann, weil wir nur zu dritt sind. Was es ist, weiß niemand.
katze_im_sack-guide-first-card = Die erste Karte liegt offen: { $card }. Jedes Passen deckt die nächste auf. Wer bleibt, sieht mehr; wer geht, bekommt Mäuse.
katze_im_sack-guide-open = Noch kein Gebot. Biete ein paar Mäuse oder passe gleich: Fürs Passen gibt es, was auf der nächsten Mäusekarte liegt.
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
