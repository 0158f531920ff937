katzenjammer_blues-name = Katzenjammer Blues
katzenjammer_blues-about = Karten bieten, Reihen ersteigern, Quartette zeigen, Mäuse sammeln – und sich nicht zu sehr auf die Joker verlassen.
katzenjammer_blues-forms = Züge schreibt man „bid 3x2“, „bid 4d“, „pass“, „pay 22J“, „show 555J“, „show JJJJ 5“, „show JJJJ“, „done“.

katzenjammer_blues-event-revealed = { $seat } deckt { $cards } auf.
katzenjammer_blues-event-drew = { $known ->
    [0] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
katzenjammer_blues-event-bid = { $seat } bietet { $bid }.
katzenjammer_blues-event-passed = { $seat } passt.
katzenjammer_blues-event-won = { $seat } ersteigert die Reihe für { $bid }.
katzenjammer_blues-event-discarded = Niemand will { $cards }: abgelegt.
katzenjammer_blues-event-paid = { $seat } zahlt { $cards }.
katzenjammer_blues-event-took = { $seat } nimmt { $cards }.
katzenjammer_blues-event-showed = { $mice ->
    [0] { $seat } wird vier Joker los.
    [one] { $seat } zeigt { $cards } und bekommt eine Maus.
   *[other] { $seat } zeigt { $cards } und bekommt { $mice } Mäuse.
}
katzenjammer_blues-event-over = { $end ->
    [deck] Der Stapel ist aufgebraucht, das Spiel ist aus. Mäuse: { $scores }.
   *[mice] Die letzte Maus ist weg, das Spiel ist aus. Mäuse: { $scores }.
}

katzenjammer_blues-not-different = „{ $cards } verschiedene“ ist kein Gebot: Zwei bis fünf verschiedene Karten gehen.
katzenjammer_blues-not-so-many = Für { $bid } gibt es nicht genug Karten im Spiel; { $most } gleiche sind das Höchste.
katzenjammer_blues-not-the-bid = Mit { $cards } ist { $bid } nicht bezahlt: Lege genau die Karten des Gebots, Werte aufsteigend, Joker zuletzt.
katzenjammer_blues-not-in-hand = { $cards } ist nicht ganz auf der Hand.
katzenjammer_blues-not-higher = { $bid } ist nicht höher als { $high }. Mehr Karten schlagen weniger, dann zählt der höhere Wert; „verschiedene“ stehen unter jedem Wert.
katzenjammer_blues-not-payable = Die Hand { $hand } kann { $bid } nicht bezahlen, auch nicht mit Jokern.
katzenjammer_blues-not-now-auction = Es wird gesteigert: biete oder passe.
katzenjammer_blues-not-now-paying = Die Reihe ist ersteigert: Erst wird bezahlt.
katzenjammer_blues-not-now-showing = Die Reihe gehört dir: Zeige Quartette oder sage done.

katzenjammer_blues-option-mice = Wie viele Mäuse es zu gewinnen gibt
katzenjammer_blues-option-mice-20 = 20 Mäuse: ein kürzeres Spiel, üblich zu zweit bis zu viert (Festlegung: Die gedruckten Ausgaben sind sich nicht einig).
katzenjammer_blues-option-mice-24 = 24 Mäuse: alle, wie immer zu fünft und zu sechst.

katzenjammer_blues-phase-auction = Versteigerung
katzenjammer_blues-phase-paying = Bezahlen
katzenjammer_blues-phase-showing = Quartette
katzenjammer_blues-phase-over = Vorbei
katzenjammer_blues-help-auction =
    Die ganze Reihe geht an das höchste Gebot, bezahlt wird mit Handkarten.
    Biete Karten eines Werts („3x2“ sind drei Zweier) oder lauter verschiedene („4d“ sind vier verschiedene, zwei bis fünf gehen).
    Mehr Karten schlagen weniger; bei gleich vielen zählt der höhere Wert, und „verschiedene“ stehen unter jedem Wert.
    Joker gelten als alles. Du darfst nur bieten, was deine Hand bezahlen kann. Wer passt, ist bis zur nächsten Reihe draußen.
    Bietet niemand, wird die Reihe abgelegt. Haben alle anderen gepasst, darfst du noch bieten oder passen.
katzenjammer_blues-help-paying =
    Gewonnen. Lege die Karten deines Gebots: Jetzt wählst du, welche davon Joker sind und welche Werte bei „verschiedene“.
    Joker bleiben für immer vor dir liegen, und wer am Ende die meisten hat, verliert 5 Mäuse. Die anderen Karten werden abgelegt.
    Dann nimmst du die Reihe auf die Hand.
katzenjammer_blues-help-showing =
    Vier Karten eines Werts bringen so viele Mäuse: vier Fünfer fünf Mäuse, vier Einser eine.
    Joker aus der Hand dürfen einspringen, bleiben dann aber vor dir liegen.
    Vier Joker allein gelten entweder als ein Wert (Mäuse, und sie bleiben vor dir liegen) oder werden für nichts abgelegt: nur so wirst du sie los.
    Zeige so viele Quartette, wie du magst, dann sage done. Die letzte Maus beendet das Spiel sofort.
katzenjammer_blues-help-over =
    Joker auf der Hand kommen zu den offenen. Wer die meisten Joker hat, verliert 5 Mäuse, bei Gleichstand alle mit den meisten.
    Die meisten Mäuse gewinnen; bei Gleichstand, wer weniger Joker hat.
katzenjammer_blues-end-deck = der Stapel ist aufgebraucht
katzenjammer_blues-end-mice = die letzte Maus ist weg
