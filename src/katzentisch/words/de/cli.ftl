# Was die Kommandozeile sagt.
cli-about = Ein Kartentisch für vier Katz-und-Maus-Spiele: spielen, nachspielen, studieren.
cli-help-epilogue = --lang de|en wählt die Sprache, vor oder nach dem Befehl; sonst gilt die deines Systems.
cli-help-flag = Diese Hilfe zeigen.
cli-version-flag = Die Version zeigen.
cli-usage = Aufruf:
cli-panel-commands = Befehle
cli-panel-parameters = Optionen
cli-panel-arguments = Angaben
cli-interrupted = Abgebrochen.
cli-compiling = Übersetze die Regeln von { $game }, nur dieses eine Mal …

cli-lang-unknown = --lang kann { $langs } sein, nicht „{ $lang }“.
cli-unknown-flag = Die Option { $flag } gibt es hier nicht. --help zählt sie auf.
cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht. --help zählt sie auf.
cli-too-many = Zu viele Wörter: { $words }. --help zeigt, was hierher gehört.
cli-missing = { $name } braucht einen Wert. --help zeigt, wie.
cli-twice = { $name } steht doppelt da; einmal reicht.
cli-bad-value = „{ $value }“ ist kein Wert für { $name }. --help zeigt, was einer ist.
cli-bad-call = So geht der Aufruf nicht: { $why }
cli-option-form = Eine Option des Spiels schreibt man name=wert, nicht „{ $text }“. „katzentisch games“ zählt sie auf.
cli-file-missing = Die Datei „{ $file }“ gibt es nicht.
cli-folder-missing = Den Ordner „{ $folder }“ für „{ $file }“ gibt es nicht.
cli-file-dash = „{ $file }“ geht hier nicht als Dateiname; schreib dafür ./{ $file }, oder - für die Standardausgabe.
cli-file-folder = „{ $file }“ ist ein Ordner, keine Datei.
cli-file-forbidden = „{ $file }“ lässt sich nicht öffnen: keine Erlaubnis.
cli-file-unusable = „{ $file }“ ist nicht zu gebrauchen: { $why }.
cli-append-or-overwrite = --append und --overwrite schließen einander aus.
cli-without-records = { $flag } braucht --records DATEI.
cli-records-exist = In „{ $file }“ steht schon etwas. --append fügt an, --overwrite ersetzt es.
cli-records-cut = { $trouble } { $records ->
    [0] Keine Aufzeichnung wurde geschrieben.
    [one] Eine ganze Aufzeichnung wurde geschrieben.
   *[other] { $records } ganze Aufzeichnungen wurden geschrieben.
}
cli-no-memory = Dafür reicht der Speicher nicht. Verlange weniger oder schließ andere Programme.
cli-no-threads = Das System erlaubt keine weiteren Threads. Verlange weniger.
cli-system = Etwas ließ sich nicht lesen oder schreiben: { $why }.
cli-output = Die Ausgabe ließ sich nicht schreiben: { $why }.
cli-not-loaded = Ein Teil des Programms ließ sich nicht laden: { $why }.
trouble-disk-full = der Datenträger ist voll
trouble-too-large = es würde zu groß
trouble-read-only = der Datenträger lässt sich nur lesen
trouble-forbidden = keine Erlaubnis
trouble-missing = das gibt es nicht
trouble-no-folder = ein Teil des Pfads ist eine Datei, kein Ordner
trouble-folder = das ist ein Ordner
trouble-links = die Verweise führen im Kreis
trouble-name = der Name ist zu lang
trouble-open-files = zu viele Dateien sind offen
trouble-memory = der Speicher reicht nicht
trouble-device = das Gerät hat versagt

cli-option-players = Wie viele am Tisch sitzen.
cli-play-players = Wie viele am Tisch sitzen, du mitgezählt; sonst vier.
cli-option-option = Eine Option des Spiels, etwa mice=24; darf mehrmals vorkommen.
cli-option-seed = Eine Zahl, die das Geben bestimmt, für noch einmal dasselbe Spiel.

cli-games = Die Spiele aufzählen, für wie viele sie sind und welche Optionen sie haben.
cli-games-json = Als JSON, für Programme.
cli-games-id = Kennung
cli-games-players = Spieler
cli-games-options = Spiel und Optionen
cli-games-note = * ist die Vorgabe; in Klammern: bei so vielen Spielern. Anderes wählst du mit --option name=wert.

cli-play = Gegen Bots spielen, gleich hier im Terminal.
cli-play-game = Welches Spiel, mit seiner Kennung; sonst wirst du gefragt.
cli-play-seat = Dein Platz, ab 0; sonst 0.
cli-play-bots = Welcher Bot die anderen sind: level1 bis level4, rules, search, net oder random; sonst level2.
cli-play-games = Wie viele Spiele hintereinander; sonst eines.
cli-play-name = Wie du am Tisch heißt.
cli-play-record = Die Aufzeichnung jedes Spiels ans Ende dieser Datei schreiben.
cli-play-fast = Bots überlegen nicht lange.
cli-person = Mensch
cli-you = du
cli-which-game = Welches Spiel? (Nummer, oder q zum Gehen)
cli-no-such-game = Eine Nummer von 1 bis { $last } genügt.
cli-welcome = Mit dir am Tisch: { $names }. ? hilft, q geht.
cli-game-number = Spiel { $number } von { $games }
cli-totals = Stand nach { $number } von { $games } Spielen
cli-your-move = Dein Zug:
cli-only-move = Dein Zug (Enter für „{ $move }“):
cli-choose = Du hast die Wahl: Schreib einen Zug oder seine Nummer.
cli-play-help =
    Schreib einen Zug, wie er oben steht, oder was vor der Klammer steht; wo Zahlen geboten oder gelegt werden, nur die Zahl.
    Enter allein spielt den einzigen möglichen Zug. ? ist diese Hilfe, ?? zeigt alle Regeln des Spiels, q geht.
cli-left = Bis bald.
cli-left-without-record = Dieses Spiel ist nicht aufgeschrieben. Mit --record DATEI wird es das nächste.

cli-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-mice = { $count ->
    [one] 1 Maus
   *[other] { $count } Mäuse
}
cli-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
cli-passed = passt
cli-bid = bietet { $bid }
cli-high = Höchstgebot: { $bid } ({ $name })
cli-hand = Hand
cli-row = Reihe
cli-middle = Mitte
cli-deck = Stapel { $count }
cli-blues-jokers = { $count } Joker
cli-blues-bandleader = Bandleader
cli-blues-mice-left = { $count ->
    [one] noch 1 Maus zu holen
   *[other] noch { $count } Mäuse zu holen
}
cli-katze-start = beginnt
cli-katze-removed = ({ $card } ist aus dem Spiel)
cli-katze-seen = gezeigt: { $cards }
cli-katze-pays = Passen
cli-katze-empty = bringt nichts
cli-katze-round = Runde { $round } von { $rounds }
cli-katze-bank = { $mice ->
    [one] 1 Maus in der Bank
   *[other] { $mice } Mäuse in der Bank
}
cli-katze-dummy = Dummy
cli-maus-top = Haufen
cli-maus-pile = { $count ->
    [one] 1 Karte im Haufen
   *[other] { $count } Karten im Haufen
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
cli-mau-top = Ablage
cli-mau-colour-g = Grün zählt (g)
cli-mau-colour-b = Blau zählt (b)
cli-mau-colour-r = Rot zählt (r)
cli-mau-colour-y = Gelb zählt (y)
cli-mau-colour-any = alles passt
cli-mau-to-draw = { $count } zu ziehen, oder eine +2
cli-mau-clockwise = im Uhrzeigersinn
cli-mau-counterclockwise = gegen den Uhrzeigersinn
cli-mau-one-left = mau

cli-replay = Jede Aufzeichnung einer Datei prüfen.
cli-replay-file = Eine .jsonl-Datei, eine Aufzeichnung je Zeile; - ist die Standardeingabe.
cli-replay-json = Ein JSON-Objekt je Zeile, für Programme.
cli-replay-line = Zeile
cli-replay-where = Wo
cli-replay-error = Was nicht stimmt
cli-replay-more = { $count ->
    [one] Und noch ein Fehler.
   *[other] Und { $count } weitere Fehler.
}
cli-replay-sum = Richtig: { $right } (vorbei: { $over }, noch im Gang: { $going }). Fehlerhaft: { $faulty }.
cli-replay-empty = Es war keine Aufzeichnung darin.
cli-where-setup = Aufbau
cli-where-move = Zug { $move }
cli-where-result = Ergebnis

cli-show = Ein aufgezeichnetes Spiel Zug um Zug erzählen.
cli-show-record = Eine .jsonl-Datei, eine Aufzeichnung je Zeile; - ist die Standardeingabe.
cli-show-seat = Nur was dieser Platz sah; sonst alles, was irgendwer sah.
cli-show-at = Nach so vielen Einträgen anhalten und dort den Tisch zeigen.
cli-show-line = Welche Zeile der Datei, ab 1; sonst die erste.
cli-show-line-range = Zeilen zählen ab 1; eine Zeile { $line } gibt es nicht.
cli-show-no-line = „{ $file }“ hat keine Zeile { $line }.
cli-show-at-range = Die Aufzeichnung hat { $last } Einträge; --at { $at } ist nicht dabei.
cli-show-fault = Hier stimmt die Aufzeichnung nicht ({ $where }): { $error }

cli-simulate = Viele zufällige Spiele auf einmal spielen und zählen, was geschieht.
cli-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.

cli-verify = Prüfen, wie aufgezeichnete Spiele gegeben wurden und was dir das beweist.
cli-verify-record = Eine .jsonl-Datei, eine Aufzeichnung je Zeile; - ist die Standardeingabe.
cli-verify-line = Nur diese Zeile der Datei, ab 1; sonst alle.
cli-verify-commitment = Die Festlegung, die dir vor dem Geben gezeigt wurde.
cli-verify-share = Ein Anteil, den du aufgehoben hast, mit seinem Platz; darf mehrmals vorkommen.
cli-verify-kept = Was deine Seite oder dein Client von den Kartengaben aufgehoben hat: die gespeicherte Datei.
cli-verify-kept-twice = Nimm entweder --kept oder --commitment und --share, nicht beides.
cli-verify-kept-form = „{ $file }“ ist keine Datei, die eine Seite oder ein Client gespeichert hat: Sie muss JSON mit „katzentisch-kept“: 1 und „deals“ sein.
cli-verify-not-hex = Eine Festlegung besteht aus 64 kleingeschriebenen Hexadezimalziffern, „{ $text }“ ist keine.
cli-verify-share-form = Einen Anteil schreibt man PLATZ=HEX, mit 64 kleingeschriebenen Hexadezimalziffern, nicht „{ $text }“.
cli-verify-title = Zeile { $line }: { $game }
cli-verify-no-game = kein Spiel
cli-verify-shown = Festlegung
cli-verify-table = Tisch
cli-verify-game = Spiel
cli-verify-number = { $number }, Versuch { $attempt }
cli-verify-rules = Regeln
cli-verify-no-share = kein Anteil
cli-verify-holds-record = Die Züge und das Ergebnis stimmen.
cli-verify-holds-form = Das Geheimnis und die Anteile sind da.
cli-verify-holds-commitment = Das Geheimnis ist das, für das die Festlegung steht.
cli-verify-holds-seed = Der Startwert ist aus dem Geheimnis, diesen Anteilen und genau dieser Kartengabe gemacht.
cli-verify-holds-seed-old = Der Startwert ist aus dem Geheimnis und diesen Anteilen gemacht.
cli-verify-holds-setup = Die Karten wurden aus diesem Startwert gegeben.
cli-verify-holds-chance = Auch aller Zufall während des Spiels kam aus diesem Startwert.
cli-verify-holds-kept = Was du aufgehoben hast, steht so in der Aufzeichnung.
cli-verify-sum = Für dich bewiesen: { $proven }. Nur in sich stimmig: { $consistent }. Ohne Anteile: { $unshared }. Fehlerhaft: { $faulty }.

cli-compiling-all = { $games ->
    [one] Die Regeln eines Spiels werden einmal übersetzt …
   *[other] Die Regeln von { $games } Spielen werden einmal übersetzt …
}
cli-compiled = Fertig: { $game } ({ $done } von { $all })
cli-compiling-unkept = Die Regeln aller Spiele werden übersetzt. In { $folder } lässt sich das nicht aufbewahren, deshalb geschieht es bei jedem Start …
cli-compile = Die Spiele im Voraus übersetzen, damit kein anderer Befehl es tun muss.
cli-compile-games = Die Spiele; sonst alle.
cli-compile-for = Wofür: all für alle Befehle, serve nur für den Server; sonst all.
cli-compile-check = Nichts übersetzen, und mit 1 enden, wenn noch etwas fehlt.
cli-compile-done = { $games ->
    [one] Das Spiel ist übersetzt.
   *[other] Alle { $games } Spiele sind übersetzt.
} { $size } MB in { $folder }
cli-compile-missing = Noch nicht übersetzt: { $games }.
cli-compile-failed = { $game } ließ sich nicht übersetzen: { $why }
cli-compile-unkept = In { $folder } lässt sich nichts aufbewahren. Setze XDG_CACHE_HOME auf einen Ordner, in den du schreiben darfst.
cli-compile-disabled = NUMBA_DISABLE_JIT ist gesetzt, also wird nichts übersetzt.
cli-serve-starting = Bis dahin sagt { $url }, dass der Server startet.
cli-serve = Einen Server starten, mit Tischen für Leute und Bots.
cli-serve-host = Die Adresse, auf der er zu erreichen ist; sonst 127.0.0.1, nur von diesem Rechner aus. 0.0.0.0 sind alle Netze.
cli-serve-port = Der Port; sonst 8000. 0 nimmt irgendeinen freien.
cli-serve-database = Wo alles aufbewahrt wird: sqlite:///PFAD oder postgresql://NAME@RECHNER/DATENBANK; sonst eine Datei in deinem Datenordner.
cli-serve-data = Der Ordner für den Schlüssel des Servers und seine eigene Datenbank; sonst dein Datenordner.
cli-serve-limits = Grenzen dafür, wie viel ein Gast und eine Adresse dürfen: on oder off; sonst on.
cli-serve-keep-tables = Wie viele Tage lang beendete und geschlossene Tische aufbewahrt werden, oder „forever“ für immer; sonst 30.
cli-serve-keep-games = Wie viele Tage lang gespielte Partien und ihre Ergebnisse aufbewahrt werden; sonst für immer („forever“).
cli-serve-keep-guests = Wie viele Tage lang Gäste aufbewahrt werden, die nicht wiedergekommen sind und weder Partien noch Tische haben, oder „forever“ für immer; sonst 400.
cli-serve-allowed-host = Nur unter diesem Namen antworten, dazu unter Adressen aus Zahlen und localhost; geht mehrmals. Sonst unter jedem Namen.
cli-serve-hsts = Browsern, die über HTTPS kommen, sagen, dass sie ein Jahr lang nur noch über HTTPS kommen sollen.
cli-serve-days = { $option } muss eine ganze Zahl von Tagen von 1 bis { $most } sein oder „{ $forever }“, nicht „{ $value }“.
cli-serve-name = --allowed-host muss ein Name wie katzen.example sein, ohne https:// und ohne Port, nicht „{ $name }“.
cli-serve-log = Was protokolliert wird: debug, info oder warning; sonst info.
cli-serve-metrics = Wer /metrics lesen darf: on (alle), local (nur Programme auf diesem Rechner) oder off; sonst local.
cli-serve-restored = Sagt, dass du die Datenbank aus einer Sicherung zurückgespielt hast: Was der Sicherung fehlt, meldet der Server dann nicht als verloren.
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-address = { $host } Port { $port } geht nicht: { $why }
cli-serve-running = Katzentisch läuft: { $url }
cli-serve-open-to-all = Alle in deinem Netz können es erreichen und mitspielen, unter { $url }, unverschlüsselt. Nur in einem Netz, dem du vertraust.
cli-serve-stop = Strg-C beendet es. Laufende Spiele bleiben erhalten.
