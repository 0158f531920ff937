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
