cli-study = Herausfinden, ob ein Spiel gerecht ist, wie viel Glück dabei ist und was eine Hausregel ändert.
cli-study-bots = Der Bot auf allen Plätzen, mit seiner Kennung aus „katzentisch bots“; um das Glück zu messen, spielen dann Bots aller Spielstärken noch einmal so viele Partien. Oder mehrere Bots, durch Kommas getrennt, die jede Kartengabe von jedem Platz aus spielen.
cli-study-games = Anzahl der Partien für jede Regelfassung, aufgerundet, sodass jeder Platz gleich viele bekommt.
cli-study-seed = Startwert für alle Kartengaben und die Zufallsentscheidungen der Bots.
cli-study-vary = Eine Spieloption, die geändert wird, zum Beispiel drawing=free; verglichen wird mit denselben Karten. Kann mehrfach vorkommen.
cli-study-html = Die Studie mit Diagrammen in diese Datei schreiben, als eine vollständige Webseite. Eine vorhandene Datei wird ersetzt.
cli-study-stopped = Abgebrochen nach { $games } von { $all } Partien. Die Studie bis dahin:
cli-study-stopped-few = Abgebrochen nach { $games } von { $all } Partien, zu wenigen für eine Studie.
cli-study-written = „{ $file }“ enthält die Studie mit Diagrammen.

study-bots-type = Die Bots müssen ein Name oder eine Liste von Namen sein.
study-bots-range = Eine Studie braucht mindestens 1 Bot und höchstens { $most }, nicht { $bots }.
study-bot-twice = Der Bot { $bot } ist zweimal genannt.
study-bots-same = { $bot } und { $other } sind in { $game } derselbe Spieler. Nenne nur einen von beiden.
study-games-few = { $games ->
    [one] Eine Partie ist zu wenig
   *[other] { $games } Partien sind zu wenige
} für Intervalle. Diese Studie braucht mindestens { $least }.
study-vary-type = Die Optionen, die geändert werden, müssen eine Zuordnung sein oder Paare aus einer Option und ihrem Wert.
study-vary-same = Die Option { $option } ist ohnehin „{ $value }“, also gibt es nichts zu vergleichen. Wähle einen anderen Wert.
study-vary-twice = Die Änderung { $option }={ $value } ist zweimal angegeben.

study-title = Studie zu { $name }
study-played-one = { $games } Partien mit { $players } Spielern, auf allen Plätzen { $bot }. Platz 0 beginnt.
study-played-several = { $games } Partien mit { $players } Spielern. { $bots } spielen jede Kartengabe von jedem Platz aus. Platz 0 beginnt.
study-options = Optionen: { $options }.
study-interval = 95-%-Intervall

study-fair-heading = Ist es gerecht?
study-fair-even = Zwischen den Plätzen zeigt sich kein Unterschied: Ein gemeinsamer Test aller Plätze ergibt p { $p }. Mit 95 % Sicherheit ist kein Platz mehr als { $most } Prozentpunkte von seinem gerechten Anteil von { $fair } entfernt.
study-fair-uneven = Die Plätze sind nicht gleich gut: Ein gemeinsamer Test aller Plätze ergibt p { $p }. Am häufigsten gewinnt Platz { $best }, am seltensten Platz { $worst }. Mit 95 % Sicherheit ist der Platz, der am weitesten von seinem gerechten Anteil von { $fair } abweicht, zwischen { $least } und { $most } Prozentpunkte davon entfernt.
study-fair-test = { $method ->
    [anova] Bei so wenigen Kartengaben ist das ein ANOVA-artiger Test über die Kartengaben.
   *[hotelling] Das ist Hotellings T²-Test über die Kartengaben.
} Er berücksichtigt geteilte Siege und dass Partien voneinander abhängen.
study-seat = Platz
study-seat-number = Platz { $seat }
study-wins = Siege
study-fair-share = gerechter Anteil { $fair }

study-luck-heading = Wie viel ist Glück?
study-luck-shares = Karten und Platz erklären { $cards } der Varianz eines Sieges, die Spieler { $players }. Die übrigen { $rest } sind Zufall während der Partie und Zusammenspiel.
study-luck-how = Gemessen mit { $bots }: { $deals } Kartengaben, jede von jedem Platz aus gespielt. Andere Spieler ergäben andere Anteile.
study-luck-source = Ursache
study-luck-share = Anteil an der Varianz
study-luck-cards = Karten und Platz
study-luck-players = Spieler
study-luck-rest = Der Rest
study-luck-bot = Bot

study-length-heading = Wie lang ist eine Partie, und wie endet sie?
study-length-decisions = Eine Partie hat im Durchschnitt { $mean } Entscheidungen ({ $low } bis { $high }). 5 % der Partien haben höchstens { $low5 }, die Hälfte höchstens { $median }, 95 % höchstens { $high5 }.
study-lead-changes = Die Führung wechselt { $changes }-mal pro Partie ({ $low } bis { $high }). Ein Platz führt, wenn er allein gewänne, würde in diesem Augenblick abgerechnet.
study-end = So enden die Partien
study-share = Anteil
study-decisions-range = Entscheidungen
study-decisions-bin = { $low } bis { $high }

study-vary-heading = Was ändert { $option }={ $value }?
study-vary-rule = { $option }: { $rule }
study-vary-none = Mit diesen Bots verläuft keine einzige Partie anders.
study-vary-luck = Einige Partien von { $bots }, mit denen das Glück gemessen wird, verlaufen anders.
study-vary-some = { $changed } der Partien verlaufen anders.
study-vary-seats-even = Die Chancen der Plätze ändern sich nicht erkennbar (p { $p }).
study-vary-seats-uneven = Die Chancen der Plätze ändern sich (p { $p }).
study-vary-unclear = Sonst ändert sich nichts eindeutig.
study-vary-clear = Eindeutig anders: { $figures }.
study-vary-figure = Größe
study-vary-difference = Unterschied
study-no-difference = kein Unterschied
study-figure-length = Entscheidungen
study-figure-leads = Führungswechsel
study-figure-seat = Siege, Platz { $seat }
study-points = { $value } PP

study-note-intervals = Unterschiede sind mit denselben Karten gemessen; PP sind Prozentpunkte. Jedes 95-%-Intervall gilt für sich: Von zwanzig liegt etwa eines daneben. Die Sätze darüber, was sich ändert, berücksichtigen die Zahl der Vergleiche (Bonferroni).
study-versions = Versionen: katzentisch { $package }, Regeln { $rules }, Aufzeichnungen { $records }. Startwert: { $seed }.
study-command = So wiederholst du diese Studie:
study-chart-seats = Diagramm: die Siege jedes Platzes mit ihren 95-%-Intervallen, dazu der gerechte Anteil von { $fair }.
study-chart-luck = Diagramm: die Anteile an der Varianz eines Sieges.
study-chart-length = Diagramm: wie viele Partien wie viele Entscheidungen haben.
study-chart-difference = Diagramm: der Unterschied bei den Siegen jedes Platzes, mit 95-%-Intervallen.
study-chart-table = Die Zahlen zeigen
