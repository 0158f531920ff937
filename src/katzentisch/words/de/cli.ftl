# Was die Kommandozeile sagt.
cli-about = Vier Katz-und-Maus-Kartenspiele: spielen, nachspielen, erforschen.
cli-help-epilogue = --lang de|en legt die Sprache fest, vor oder nach dem Befehl. Vorgabe ist die Sprache deines Systems.
cli-more-commands = Der Server startet und öffnet sich in deinem Browser … Mit „{ $command } play“ spielst du im Terminal, „{ $command } --help“ zeigt alle Befehle.
cli-help-flag = Diese Hilfe anzeigen.
cli-version-flag = Die Version anzeigen.
cli-usage = Aufruf:
cli-panel-commands = Befehle
cli-panel-parameters = Optionen
cli-panel-arguments = Argumente
cli-interrupted = Abgebrochen.
cli-compiling = Die Regeln von { $game } werden übersetzt (nur beim ersten Mal) …

cli-lang-unknown = --lang muss { $langs } sein, nicht „{ $lang }“.
cli-unknown-flag = Unbekannte Option: { $flag }. Mit --help zeigt der Befehl seine Optionen.
cli-unknown-command = Unbekannter Befehl: „{ $command }“. „katzentisch --help“ zeigt alle Befehle.
cli-too-many = Überzählige Argumente: { $words }. --help zeigt den richtigen Aufruf.
cli-missing = { $name } braucht einen Wert. --help zeigt den richtigen Aufruf.
cli-twice = { $name } darf nur einmal vorkommen.
cli-bad-value = „{ $value }“ ist kein gültiger Wert für { $name }. --help zeigt die gültigen Werte.
cli-bad-call = Ungültiger Aufruf: { $why }
cli-option-form = Spieloptionen haben die Form name=wert, nicht „{ $text }“. „katzentisch games“ zeigt alle Optionen.
cli-file-missing = Datei nicht gefunden: „{ $file }“.
cli-folder-missing = „{ $file }“ kann nicht angelegt werden: Den Ordner „{ $folder }“ gibt es nicht.
cli-file-dash = „{ $file }“ sieht wie eine Option aus. Schreib ./{ $file }, wenn die Datei so heißt, oder - für die Standardausgabe.
cli-file-exists = „{ $file }“ gibt es schon. Mit --force wird eine Datei ersetzt, anderes nicht.
cli-file-folder = „{ $file }“ ist ein Ordner, keine Datei.
cli-file-large = „{ $file }“ ist größer als { $most } MB.
cli-file-forbidden = „{ $file }“ kann nicht geöffnet werden: Zugriff verweigert.
cli-file-unusable = „{ $file }“ kann nicht verwendet werden: { $why }.
cli-append-or-overwrite = --append und --overwrite schließen sich gegenseitig aus.
cli-without-records = { $flag } braucht --records DATEI.
cli-records-exist = „{ $file }“ ist nicht leer. --append hängt an, --overwrite ersetzt den Inhalt.
cli-records-cut = { $trouble } { $records ->
    [0] Es wurde keine Aufzeichnung geschrieben.
    [one] Eine vollständige Aufzeichnung wurde geschrieben.
   *[other] { $records } vollständige Aufzeichnungen wurden geschrieben.
}
cli-no-memory = Der Arbeitsspeicher reicht nicht. Versuch es mit kleineren Werten oder schließ andere Programme.
cli-no-threads = So viele Threads kann das System nicht starten. Versuch es mit weniger.
cli-system = Fehler beim Lesen oder Schreiben: { $why }.
cli-output = Die Ausgabe kann nicht geschrieben werden: { $why }.
cli-not-loaded = Ein Teil des Programms kann nicht geladen werden: { $why }.
trouble-disk-full = der Datenträger ist voll
trouble-too-large = die Datei würde zu groß
trouble-read-only = der Datenträger ist schreibgeschützt
trouble-forbidden = Zugriff verweigert
trouble-missing = Datei oder Ordner nicht gefunden
trouble-no-folder = ein Teil des Pfads ist eine Datei, kein Ordner
trouble-folder = das ist ein Ordner
trouble-links = zu viele symbolische Links
trouble-name = der Name ist zu lang
trouble-open-files = zu viele geöffnete Dateien
trouble-memory = der Arbeitsspeicher reicht nicht
trouble-device = Ein-/Ausgabefehler

cli-option-players = Anzahl der Spieler.
cli-play-players = Anzahl der Spieler einschließlich dir. Vorgabe: 4.
cli-option-option = Eine Spieloption, zum Beispiel mice=24. Kann mehrfach vorkommen.
cli-option-seed = Startwert der Kartengabe. Derselbe Startwert ergibt dasselbe Spiel.

cli-games = Die Spiele mit Spielerzahlen und Optionen auflisten.
cli-games-json = Als JSON ausgeben.
cli-games-id = Kennung
cli-games-players = Spieler
cli-games-options = Spiel und Optionen
cli-games-note = * kennzeichnet die Vorgabe; in Klammern steht, für welche Spielerzahlen sie gilt. Andere Werte setzt du mit --option name=wert.

cli-play = Im Terminal gegen Bots spielen.
cli-play-game = Kennung des Spiels. Ohne sie erscheint eine Auswahl.
cli-play-seat = Dein Platz, gezählt ab 0. Vorgabe: 0.
cli-play-bots = Der Bot auf den anderen Plätzen: level1 bis level4, rules, search, net oder random. Vorgabe: level2.
cli-play-first = Wer im ersten Spiel beginnt: ein Platz, gezählt ab 0, oder „lot“ für das Los. Vorgabe: lot.
cli-first-form = --first muss „lot“ oder ein Platz von 0 bis { $last } sein, nicht „{ $text }“.
cli-play-games = Anzahl der Spiele in der Serie. Vorgabe: 1.
cli-play-name = Dein Name am Tisch.
cli-play-record = Die Aufzeichnung jedes Spiels an diese Datei anhängen.
cli-play-fast = Bots ohne Denkpause ziehen lassen.
cli-person = Mensch
cli-you = du
cli-which-game = Welches Spiel? (Nummer, oder q zum Beenden)
cli-no-such-game = Gib eine Zahl von 1 bis { $last } ein.
cli-welcome = Du spielst mit { $names }. ? zeigt die Hilfe, q beendet das Spiel.
cli-game-number = Spiel { $number } von { $games }
cli-totals = Stand nach { $number } von { $games } Spielen
cli-your-move = Dein Zug:
cli-only-move = Dein Zug (Enter für „{ $move }“):
cli-choose = Das kann mehrere Züge bedeuten. Gib einen davon oder seine Nummer ein.
cli-play-options = So wird an diesem Tisch gespielt
cli-play-help =
    Gib einen Zug so ein, wie er oben steht, oder nur den Teil vor der Klammer. Bei Geboten und Zahlenkarten genügt die Zahl.
    Enter allein spielt den einzigen möglichen Zug. ? zeigt diese Hilfe, ?? die Spielregeln, q beendet das Spiel.
cli-left = Bis bald.
cli-left-without-record = Dieses Spiel wurde nicht gespeichert. Mit --record DATEI speicherst du das nächste.

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

cli-replay = Alle Aufzeichnungen einer Datei prüfen.
cli-replay-file = Eine .jsonl-Datei mit einer Aufzeichnung pro Zeile, oder - für die Standardeingabe.
cli-replay-json = Ein JSON-Objekt pro Zeile ausgeben.
cli-replay-line = Zeile
cli-replay-where = Wo
cli-replay-error = Fehler
cli-replay-more = { $count ->
    [one] Ein weiterer Fehler.
   *[other] { $count } weitere Fehler.
}
cli-replay-sum = Gültig: { $right } (beendet: { $over }, nicht beendet: { $going }). Ungültig: { $faulty }.
cli-replay-empty = Die Datei enthält keine Aufzeichnungen.
cli-where-setup = Aufbau
cli-where-move = Zug { $move }
cli-where-result = Ergebnis

cli-show = Ein aufgezeichnetes Spiel Zug für Zug zeigen.
cli-show-record = Eine .jsonl-Datei mit einer Aufzeichnung pro Zeile, oder - für die Standardeingabe.
cli-show-seat = Nur zeigen, was dieser Platz gesehen hat. Vorgabe: alles, was irgendein Platz gesehen hat.
cli-show-at = Nach so vielen Einträgen anhalten und den Tisch zeigen.
cli-show-line = Die Zeile der Datei, gezählt ab 1. Vorgabe: 1.
cli-show-line-range = Eine Zeile { $line } gibt es nicht: Die Zählung beginnt bei 1.
cli-show-no-line = „{ $file }“ hat keine Zeile { $line }.
cli-show-at-range = --at muss zwischen 0 und { $last } liegen: So viele Einträge hat die Aufzeichnung. { $at } geht nicht.
cli-show-fault = Hier ist die Aufzeichnung ungültig ({ $where }): { $error }

cli-simulate = Viele Spiele auswerten, zufällig gespielt oder von Bots.
cli-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.

cli-verify = Prüfen, wie in aufgezeichneten Spielen gegeben wurde und was dir das beweist.
cli-verify-record = Eine .jsonl-Datei mit einer Aufzeichnung pro Zeile, oder - für die Standardeingabe.
cli-verify-line = Nur diese Zeile der Datei prüfen, gezählt ab 1. Vorgabe: alle.
cli-verify-commitment = Die Festlegung, die dir vor dem Geben angezeigt wurde.
cli-verify-share = Ein Anteil, den du aufgehoben hast, als PLATZ=HEX. Kann mehrfach vorkommen.
cli-verify-kept = Die Belegdatei, die deine Seite oder dein Client zu den Kartengaben gespeichert hat.
cli-verify-kept-twice = Verwende entweder --kept oder --commitment und --share, nicht beides.
cli-verify-kept-form = „{ $file }“ ist keine Belegdatei einer Seite oder eines Clients. Sie muss JSON mit „katzentisch-kept“: 1 und „deals“ enthalten.
cli-verify-not-hex = Eine Festlegung besteht aus 64 kleingeschriebenen Hexadezimalziffern, „{ $text }“ nicht.
cli-verify-share-form = Ein Anteil hat die Form PLATZ=HEX mit 64 kleingeschriebenen Hexadezimalziffern, nicht „{ $text }“.
cli-verify-title = Zeile { $line }: { $game }
cli-verify-no-game = unbekanntes Spiel
cli-verify-shown = Festlegung
cli-verify-table = Tisch
cli-verify-game = Spiel
cli-verify-number = { $number }, Versuch { $attempt }
cli-verify-rules = Regeln
cli-verify-no-share = kein Anteil
cli-verify-holds-record = Die Züge und das Ergebnis sind gültig.
cli-verify-holds-form = Das Geheimnis und die Anteile sind vorhanden.
cli-verify-holds-commitment = Das Geheimnis passt zur Festlegung.
cli-verify-holds-seed = Der Startwert ergibt sich aus dem Geheimnis, diesen Anteilen und dieser Kartengabe.
cli-verify-holds-seed-old = Der Startwert ergibt sich aus dem Geheimnis und diesen Anteilen.
cli-verify-holds-first = Dieser Startwert hat ausgelost, wer beginnt.
cli-verify-holds-setup = Die Karten wurden mit diesem Startwert gegeben.
cli-verify-holds-chance = Auch der Zufall während des Spiels kam aus diesem Startwert.
cli-verify-holds-kept = Die Aufzeichnung stimmt mit deinem Beleg überein.
cli-verify-sum = Für dich bewiesen: { $proven }. Nur widerspruchsfrei: { $consistent }. Ohne Anteile: { $unshared }. Ungültig: { $faulty }.

cli-compiling-all = { $games ->
    [one] Die Regeln eines Spiels werden übersetzt (nur beim ersten Mal) …
   *[other] Die Regeln von { $games } Spielen werden übersetzt (nur beim ersten Mal) …
}
cli-compiled = Fertig: { $game } ({ $done } von { $all })
cli-compiling-unkept = Die Regeln aller Spiele werden übersetzt. Das Ergebnis lässt sich nicht in { $folder } speichern, deshalb geschieht das bei jedem Start …
cli-compile = Die Spiele jetzt übersetzen, damit andere Befehle schneller starten.
cli-compile-games = Die Spiele, die übersetzt werden. Vorgabe: alle.
cli-compile-for = Übersetzen, was alle Befehle brauchen (all) oder nur der Server (serve). Vorgabe: all.
cli-compile-check = Nichts übersetzen; mit 1 enden, wenn noch etwas fehlt.
cli-compile-done = { $games ->
    [one] Das Spiel ist übersetzt.
   *[other] Alle { $games } Spiele sind übersetzt.
} { $size } MB in { $folder }
cli-compile-missing = Noch nicht übersetzt: { $games }.
cli-compile-failed = { $game } kann nicht übersetzt werden: { $why }
cli-compile-unkept = In { $folder } lässt sich nichts speichern. Setze XDG_CACHE_HOME auf einen Ordner, in dem du schreiben darfst.
cli-compile-disabled = NUMBA_DISABLE_JIT ist gesetzt, also wird nichts übersetzt.
cli-serve-compiling = Der Server läuft schon; ein Tisch wartet, bis sein Spiel fertig ist.
cli-serve-compiled = Alle Spiele sind übersetzt, mit allen Bots und Auswertungen.
cli-serve-page = Die Seite konnte nicht gebaut werden, deshalb wurde der Server beendet. Der Grund steht weiter oben. Im Terminal spielst du mit „script/play play SPIEL“.
cli-serve = Einen Server mit Tischen für Menschen und Bots starten.
cli-serve-host = Die Adresse, auf der der Server lauscht. Vorgabe: 127.0.0.1, nur von diesem Rechner aus erreichbar. 0.0.0.0 steht für alle Netze.
cli-serve-port = Der Port. Vorgabe: 8000. Mit 0 ein beliebiger freier.
cli-serve-processes = Anzahl der Serverprozesse; ihre Ports folgen ab --port aufeinander. Ab 2 ist PostgreSQL nötig. Vorgabe: 1.
cli-serve-database = Die Datenbank: sqlite:///PFAD oder postgresql://NAME@RECHNER/DATENBANK. Vorgabe: eine Datei in deinem Datenordner.
cli-serve-data = Der Ordner für den Schlüssel des Servers und die Standarddatenbank. Vorgabe: dein Datenordner.
cli-serve-limits = Begrenzung der Anfragen je Gast und Adresse: on oder off. Vorgabe: on.
cli-serve-keep-tables = Wie viele Tage beendete und geschlossene Tische erhalten bleiben, oder „forever“ für immer. Vorgabe: 30.
cli-serve-keep-games = Wie viele Tage beendete Spiele und ihre Ergebnisse erhalten bleiben, oder „forever“ für immer. Vorgabe: forever.
cli-serve-keep-guests = Wie viele Tage Gäste gespeichert bleiben, die nicht wiedergekommen sind und weder Spiele noch Tische haben, oder „forever“ für immer. Vorgabe: 400.
cli-serve-allowed-host = Außer auf localhost und IP-Adressen nur auf diesen Hostnamen antworten. Kann mehrfach vorkommen. Vorgabe: jeder Name.
cli-serve-hsts = Browser, die sich über HTTPS verbinden, für ein Jahr auf HTTPS festlegen.
cli-serve-days = { $option } muss eine ganze Zahl von Tagen zwischen 1 und { $most } oder „{ $forever }“ sein, nicht „{ $value }“.
cli-serve-name = --allowed-host muss ein Hostname wie katzen.example sein, ohne https:// und ohne Port, nicht „{ $name }“.
cli-serve-log = Umfang des Protokolls: debug, info oder warning. Vorgabe: info.
cli-serve-metrics = Zugriff auf /metrics: on (alle), local (nur dieser Rechner) oder off. Vorgabe: local.
cli-serve-restored = Die Datenbank stammt aus einer Sicherung: Einträge, die ihr fehlen, nicht als verloren melden.
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-address = { $host }, Port { $port } ist nicht verfügbar: { $why }
cli-serve-processes-number = --processes muss zwischen 1 und { $most } liegen, nicht { $value }.
cli-serve-processes-sqlite = SQLite erlaubt nur einen Serverprozess. Nimm für --processes PostgreSQL: --database postgresql://NAME@RECHNER/DATENBANK.
cli-serve-running = Katzentisch läuft: { $url }
cli-serve-processes-running = { $count } Prozesse bedienen dieselben Tische: { $urls }. Ein Reverse Proxy sollte die Besucher auf sie verteilen.
cli-serve-open-to-all = Alle in deinem Netz können ihn erreichen und mitspielen: { $url }. Die Verbindung ist nicht verschlüsselt; nutze das nur in einem Netz, dem du vertraust.
cli-serve-stop = Mit Strg-C beendest du den Server. Laufende Spiele bleiben gespeichert.

# backup und restore
cli-backup = Datenbank und Schlüssel eines Servers in eine Datei sichern, auch während er läuft.
cli-backup-file = Die Datei für die Sicherung. Nur du kannst sie lesen.
cli-backup-force = Die Datei ersetzen, wenn es sie schon gibt.
cli-backup-writing = Sicherung wird geschrieben
cli-backup-done = Gesichert in „{ $file }“ ({ $size } MB). Tische: { $tables }, beendete Spiele: { $games }, Gäste: { $guests }. Die Datei enthält Geheimnisse; gib sie nicht weiter.
cli-restore = Datenbank und Schlüssel eines Servers aus einer Sicherung wiederherstellen, in SQLite oder PostgreSQL.
cli-restore-file = Die Datei, die „katzentisch backup“ geschrieben hat.
cli-restore-force = Ersetzen, was schon da ist. Das lässt sich nicht rückgängig machen.
cli-restore-checking = Sicherung wird geprüft
cli-restore-writing = Sicherung wird eingespielt
cli-restore-done = Sicherung vom { $when } wiederhergestellt (Version { $program }). Tische: { $tables }, beendete Spiele: { $games }, Gäste: { $guests }. Du kannst den Server jetzt starten.

# Analyse einer beendeten Partie.
cli-review = Die teuersten Entscheidungen eines Platzes in einer aufgezeichneten Partie zeigen, und wie viel Glück er beim Geben hatte.
cli-review-record = Eine .jsonl-Datei mit einer Aufzeichnung pro Zeile; - liest die Standardeingabe.
cli-review-seat = Der Platz, der analysiert wird; Plätze zählen ab 0.
cli-review-worlds = Zahl der möglichen Kartenverteilungen, die für jede Entscheidung durchgespielt werden. Mehr dauern länger und sind genauer.
review-looking = Jede Entscheidung wird analysiert
review-unreadable = Diese Aufzeichnung lässt sich nicht analysieren: { $error }
review-going-on = Diese Partie ist noch nicht zu Ende. Analysiert werden nur beendete Partien.
review-worlds-range = --worlds muss zwischen { $least } und { $most } liegen.
review-title = { $game }: Analyse für { $name }
review-no-choice = Bei { $game } gibt es nichts zu entscheiden, also auch nichts zu analysieren. Es waren ganz allein die Karten.
review-nothing = Keine Entscheidung hat messbar Chancen gekostet. Gut gespielt!
review-decision = Eintrag { $at }: { $played } ({ $move }) Besser: { $better } ({ $best }) Kosten: { $given } eines Siegs, ± { $within }.
review-more = { $count ->
    [one] Eine weitere Entscheidung hat { $given } gekostet.
   *[other] { $count } weitere Entscheidungen haben zusammen { $given } gekostet.
  }
review-given = { $count ->
    [one] Diese Entscheidung hat etwa { $given } eines Siegs gekostet (± { $within }).
   *[other] Diese { $count } Entscheidungen haben zusammen etwa { $given } eines Siegs gekostet (± { $within }).
  }
review-given-much = Diese { $count } Entscheidungen haben zusammen mehr als einen ganzen Sieg gekostet, denn jede wird so bewertet, als wäre sonst gut gespielt worden.
review-how = Grundlage ist nur, was der Platz jeweils wissen konnte: mögliche Kartenverteilungen, nach jedem erlaubten Zug von Bots zu Ende gespielt. Verteilungen, bei denen Bots eher so geboten hätten wie die anderen, zählen mehr.
review-deal = Die Karten waren { $luck } wert (± { $within }): Bei gleich guten Spielern gewinnt man mit ihnen auf diesem Platz { $deal } der Partien.
review-result = Das Ergebnis war { $won } eines Siegs; der Durchschnitt ist { $fair }. Die übrigen { $rest } kommen von den Zügen aller und vom Glück nach dem Geben.
