# Texte, die alle Spiele gemeinsam haben, meist Fehler.
move-unreadable = „{ $move }“ ist kein Zug in der Notation dieses Spiels. { $forms }
move-not-seat = „{ $move }“ muss mit einer Platznummer und einem Leerzeichen beginnen, etwa „0 pass“.
move-not-text = Ein Zug muss eine Zeichenkette wie „0 pass“ sein.
no-chance-due = Gerade steht kein Zufallsereignis an.
chance-due = Zuerst kommt ein Zufallsereignis: Der nächste Eintrag muss mit „- “ beginnen.
not-your-turn = Platz { $turn } ist dran, nicht Platz { $seat }.
game-over = Die Partie ist vorbei; es sind keine Züge mehr möglich.
legal-now = Erlaubte Züge: { $moves }.
legal-now-more = Erlaubte Züge: { $moves } und { $more } weitere.
seed-range = Ein Startwert muss eine ganze Zahl von 0 bis 2²⁵⁶ − 1 sein.
seed-size = Ein Startwert muss 32 Bytes haben, nicht { $size }.
players-range = { $is_fixed ->
    [1] Die Spielerzahl muss { $most } sein, nicht { $players }.
   *[other] Die Spielerzahl muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $players }.
}
first-range = Der erste Platz muss eine ganze Zahl von 0 bis { $last } sein, nicht { $first }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Optionen dieses Spiels: { $options }.
option-value = Die Option { $option } kann nicht „{ $value }“ sein. Bei dieser Spielerzahl erlaubt: { $values }.
game-unknown = Das Spiel „{ $game }“ gibt es nicht. Spiele: { $games }.
record-not-object = Eine Aufzeichnung muss ein JSON-Objekt in einer einzigen Zeile sein.
record-version = Die Version der Aufzeichnung, „katzentisch“, muss die Zahl 1 sein.
record-missing = In der Aufzeichnung fehlt „{ $key }“.
record-type = „{ $key }“ in der Aufzeichnung muss { $right } sein.
record-result-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist noch nicht vorbei.
record-result-wrong = „{ $key }“ im Ergebnis muss { $right } sein.
setup-not-texts = „{ $field }“ im Aufbau muss eine Liste von { $count } Zeichenketten sein.
setup-not-text = „{ $field }“ im Aufbau muss eine Zeichenkette sein.
setup-no-card = „{ $card }“ in „{ $field }“ ist keine Karte dieses Spiels. Karten: { $cards }.
setup-count = „{ $field }“ muss { $right ->
    [one] eine Karte
   *[other] { $right } Karten
} haben, nicht { $count }.
setup-copies = Im Aufbau gibt es { $count } × „{ $card }“, im Spiel aber { $right }.
seat = Platz { $number }
move-illegal = „{ $move }“ ist jetzt nicht erlaubt. { $why } { $legal }
seat-range = Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
series-length = Eine Serie muss mindestens eine Partie haben, nicht { $games }.
series-over = Die Serie ist vorbei.
series-game-going-on = Die letzte Partie der Serie läuft noch.
type-str = eine Zeichenkette
type-int = eine ganze Zahl
type-dict = ein Objekt
type-list = eine Liste
games-range = Die Zahl der Partien muss eine ganze Zahl von 1 bis { $most } sein, nicht { $games }.
order-no-auctions = In diesem Spiel gibt es keine Versteigerungen.
order-no-auction = Gerade wird keine Reihe versteigert.
order-passed = Du hast gepasst; bei dieser Versteigerung bist du nicht mehr dabei.
order-unreadable = „{ $order }“ ist kein gültiges automatisches Gebot. Erlaubt ist „pass“ oder „up to“ mit einem Gebot in der Notation des Spiels, etwa „up to 7“ oder „up to 3x4“.
fair-nothing = nichts
fair-missing = Diese Partie wurde nicht mit Anteilen gemischt: In der Aufzeichnung fehlt „fair“.
fair-not-hex = „{ $key }“ in „fair“ muss aus 64 kleingeschriebenen Hexadezimalziffern bestehen.
fair-not-shares = „shares“ in „fair“ muss eine Liste der Länge { $players } sein: für jeden Platz 64 kleingeschriebene Hexadezimalziffern oder null.
fair-commitment = Die Festlegung auf dieses Geheimnis ist { $right }, in der Aufzeichnung steht aber { $found }.
fair-first = Das Los fällt mit diesem Startwert auf Platz { $right }, laut Aufzeichnung beginnt aber Platz { $found }.
fair-seed = Aus Geheimnis und Anteilen ergibt sich der Startwert { $right }, in der Aufzeichnung steht aber { $found }.
fair-setup = Mit diesem Startwert ist „{ $key }“ im Aufbau { $right }.
fair-chance = Mit diesem Startwert ist Eintrag { $move } „{ $right }“, nicht „{ $found }“.
fair-kept-commitment = In deinem Beleg steht die Festlegung { $right }, in der Aufzeichnung aber { $found }.
fair-kept-first = { $is_lot ->
    [1] Vor dem Geben hieß es, das Los entscheide, wer beginnt. In der Aufzeichnung ist es anders.
   *[other] Vor dem Geben hieß es, Platz { $seat } beginnt. In der Aufzeichnung ist es anders.
}
fair-kept-share = In deinem Beleg steht für Platz { $seat } der Anteil { $right }, in der Aufzeichnung aber { $found }.
value-string = die Zeichenkette „{ $value }“
value-type = ein Wert vom Typ { $type }
value-huge = eine so große Zahl
options-type = Optionen müssen Namen auf Werte abbilden; ein Wert vom Typ { $type } geht nicht.
option-type = Die Option { $option } kann nicht { $value } sein. Bei dieser Spielerzahl erlaubt: { $values }.
seed-type = Ein Startwert muss eine ganze Zahl sein oder 32 Bytes haben, nicht { $seed }.
seat-type = Ein Platz muss eine ganze Zahl von 0 bis { $last } sein, nicht { $seat }.
action-range = Eine Aktion in diesem Spiel muss eine ganze Zahl von 0 bis { $last } sein, nicht { $action }.
chance-first = Zuerst kommt ein Zufallsereignis.
position-game = Eine Stellung braucht eines der Spiele aus katzentisch.GAMES, keinen Wert vom Typ { $type }.
position-array = Eine Stellung von { $game } braucht ein beschreibbares NumPy-Array mit einem Zustand vom Typ dieses Spiels. Spielerzahl, Optionen, erster Platz, Platz am Zug und Betrachter darin muss es im Spiel geben.
position-begun = Diese Stellung hat schon begonnen.
position-not-begun = Rufe begin() auf, bevor du einen Zug machst.
position-observed = Diese Stellung enthält nur, was ein Platz oder ein Zuschauer weiß; darin sind keine Züge möglich. Eine vollständige liefert determinize().
position-not-at-turn = Platz { $turn } ist am Zug.
position-other-viewer = Diese Stellung enthält nur, was ein Platz oder ein Zuschauer weiß; was Platz { $seat } weiß, lässt sich daraus nicht ablesen.
position-whole = Diese Stellung verbirgt nichts, also gibt es nichts zu ergänzen. Zuerst kommt observe(seat).
threads-range = Die Zahl der Threads muss eine ganze Zahl von 1 bis { $most } sein, nicht { $threads }.
device-unknown = Das Gerät muss eines von { $devices } sein, nicht { $device }.
progress-type = „progress“ muss eine Funktion sein, die eine Zahl nimmt, kein Wert vom Typ { $type }.
no-gpu = Keine brauchbare GPU gefunden: { $why }
gpu-trouble = Fehler der GPU: { $why }
no-gpu-package = numba-cuda ist nicht installiert. „pip install katzentisch[gpu]“ installiert es.
no-gpu-device = kein Treiber oder kein Gerät.
record-line-long = Eine Zeile in „{ $file }“ ist zu lang für eine Aufzeichnung.
path-type = path muss der Pfad einer Datei sein, als Zeichenkette oder pathlib.Path, nicht { $path }.
save-type = Nur Partien lassen sich speichern: Übergib ein Play-Objekt, keinen Wert vom Typ { $type }.
record-file-exists = „{ $file }“ ist nicht leer. Wähle, ob Neues angefügt oder das Alte ersetzt wird.

# Warum ein Zug nicht geht, für Leute, die keine Notation schreiben: Wo es einen Satz „why-…“ gibt, steht er für den ohne „why-“.
why-not-your-turn = { $name } ist dran.
position-nobody-at-turn = Niemand ist am Zug. Nenne den Platz, dessen Merkmale du brauchst.
position-no-history = Für einen Informationszustand braucht es eine Stellung mit ihrem ganzen Verlauf, keine Beobachtung; eine Vorgeschichte lässt sich nur vor dem ersten Zug angeben.
position-no-past = Diese Stellung ist mitten in der Partie aus einer Beobachtung oder einem Array entstanden; was der Platz vorher gesehen hat, ist nicht bekannt. Rufe zuerst remember(seat, past) mit dem Informationszustand der beobachteten Stellung auf.
information-state-form = Ein Informationszustand ist eine Zeichenkette aus 64 hexadezimalen Ziffern.
out-array = „out“ muss ein beschreibbares NumPy-Array vom Typ { $dtype } mit { $size } Elementen sein.
board-language = Die Sprache muss eine von { $languages } sein, nicht { $language }.
executor-type = executor muss ein concurrent.futures.Executor mit einer Methode submit sein, kein Wert vom Typ { $type }.
executor-class = executor muss ein Executor sein, nicht die Klasse { $name }. Verwende sie so: with { $name }() as executor.
executor-closed = Der Executor nimmt keine Arbeit mehr an: { $why }.
executor-cancelled = Die Arbeit wurde abgebrochen, bevor sie fertig war, deshalb gibt es keine Ergebnisse.
executor-process-lost = Ein Arbeitsprozess des Executors wurde beendet, vielleicht aus Speichermangel. Weniger Prozesse brauchen weniger.
