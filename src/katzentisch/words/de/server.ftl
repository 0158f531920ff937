# Fehler beim Start des Servers.
database-address = Eine Datenbankadresse muss eine dieser Formen haben: { $forms }.
database-no-driver = Für PostgreSQL ist ein weiteres Paket nötig: pip install 'katzentisch[postgres]'
database-trouble = Die Datenbank { $address } lässt sich nicht benutzen: { $why }
database-newer = Die Datenbank stammt von einer neueren Version von Katzentisch. Aktualisiere diese Installation.
backup-no-database = Unter { $address } gibt es keine Katzentisch-Datenbank. Gib mit --data oder --database an, wo der Server sie hat.
backup-foreign = „{ $file }“ ist keine Sicherung von Katzentisch.
backup-damaged = Die Sicherung „{ $file }“ ist beschädigt oder unvollständig. Es wurde nichts geändert. Nimm eine andere Sicherung.
backup-newer = Die Sicherung „{ $file }“ stammt von Katzentisch { $program }, einer neueren Version als der installierten. Aktualisiere diese Installation.
restore-not-empty = Die Datenbank { $address } ist nicht leer. Mit --force wird alles darin ersetzt; oder nimm eine neue Datenbank.
restore-in-use = Ein Server benutzt diese Datenbank gerade. Beende alle Server, die sie benutzen, und stelle die Sicherung dann wieder her.
key-trouble = Der Serverschlüssel { $path } lässt sich nicht benutzen: { $why }
key-missing = In { $folder } liegt kein Serverschlüssel. Gib mit --data den Ordner des Servers an.
key-other = { $path } ist der Schlüssel eines anderen Servers. Mit --force wird er ersetzt; dann müssen sich dessen Gäste neu anmelden.
key-broken = Der Serverschlüssel { $path } ist beschädigt. Stelle eine Kopie wieder her oder lösche ihn; dann müssen sich alle neu anmelden.

# Beschädigte Tische und Datenbanken.
table-broken = Dieser Tisch lässt sich nicht fortsetzen: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Der Gastgeber kann den Tisch schließen.
table-broken-host = Dieser Tisch lässt sich nicht fortsetzen: Ein Teil seines Protokolls ist nicht lesbar. Du kannst nichts dafür. Du kannst den Tisch schließen.
table-stuck = Dieser Tisch hängt fest: Ein Schritt, den der Server ausführen muss, schlägt immer wieder fehl. Der Server versucht es weiter; der Gastgeber kann den Tisch schließen.
table-game-missing = Das Spiel dieses Tisches, „{ $game }“, ist auf diesem Server nicht installiert. Der Tisch lässt sich deshalb vorerst nicht fortsetzen. Der Gastgeber kann ihn schließen.
game-missing = Das Spiel „{ $game }“ ist auf diesem Server nicht installiert, deshalb lässt sich die Partie hier nicht zeigen. Ihre Aufzeichnung kannst du trotzdem herunterladen.
game-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als diese Version sie kennt, und lässt sich hier nicht zeigen. Ihre Aufzeichnung kannst du trotzdem herunterladen.
database-full = Es lässt sich nichts speichern: Die Festplatte ist voll.
database-locked = Es lässt sich nichts speichern: Ein anderes Programm hat die Datenbank gesperrt.
database-read-only = Es lässt sich nichts speichern: Die Datenbank ist schreibgeschützt.
database-damaged = Es lässt sich nichts speichern: Die Datenbank ist beschädigt.
database-slow = Gerade lässt sich nichts speichern: Die Datenbank braucht zu lange für eine Antwort.
disk-nearly-full = Auf dem Datenträger der Datenbank sind weniger als { $megabytes } MB frei.
server-stopping = Der Server wird gerade beendet.
database-taken = { $path } wird schon von einem anderen Server benutzt. Beende ihn zuerst, oder nimm PostgreSQL, um mehrere Server an einer Datenbank zu betreiben.
database-file-damaged = Die Datenbank { $path } ist beschädigt: { $why } Stelle eine Sicherung wieder her, oder repariere sie mit „sqlite3 { $path } .recover“.
database-behind = Achtung: In der Datenbank { $path } { $entries ->
    [one] fehlt ein Eintrag, der schon gespeichert war
   *[other] fehlen { $entries } Einträge, die schon gespeichert waren
 }, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
 }: { $names }. Die Partien gehen mit dem weiter, was noch da ist. Falls du eine Sicherung wiederhergestellt hast, starte mit „--restored“.

# Fehler des Python-Clients selbst; die übrigen schickt der Server.
client-lost = Die Verbindung brach ab, bevor der Server geantwortet hat. Vielleicht wurde die Anfrage ausgeführt, vielleicht nicht.
client-link-unreadable = „{ $link }“ ist kein Link zu einem Tisch. Er sollte so aussehen: https://example.org/t/TISCH#EINLADUNG.
client-no-seat-free = An diesem Tisch sind alle Plätze besetzt.
client-no-seat = Du hast an diesem Tisch keinen Platz.
client-no-offer = An diesem Tisch wird dir kein Platz angeboten.

# Was der Server antwortet, wenn er etwas ablehnt, und seine einfachen Seiten.
table-busy = An diesem Tisch passiert gerade zu viel auf einmal. Bitte versuch es noch einmal.
table-unknown = Diesen Tisch gibt es nicht, oder du brauchst einen Einladungslink.
table-closed = Dieser Tisch ist geschlossen.
tables-many = Du hast schon { $most } offene Tische. Schließe erst einen davon.
seat-not-yours = Platz { $seat } gehört dir nicht.
seat-taken = Platz { $seat } ist besetzt.
seats-fixed = Plätze und Regeln lassen sich nur vor Beginn einer Serie oder nach ihrem Ende ändern.
players-few = Für dieses Spiel müsst ihr mindestens { $least } sein, besetzt { $present ->
    [one] ist erst ein Platz
   *[other] sind erst { $present } Plätze
}. Warte auf andere oder füge Bots hinzu.
settings-game = Das Spiel eines Tisches lässt sich nicht ändern. Richte dafür einen neuen Tisch ein.
settings-public = Ob ein Tisch öffentlich ist, lässt sich nicht ändern. Richte dafür einen neuen Tisch ein.
settings-seats = Am Tisch sind { $seats } Plätze. Für { $players } Spieler müssen erst welche entfernt werden.
lesson-none = { $game } hat kein Probespiel.
lesson-setting = Ein Probespiel ist ein privater Tisch für eine Person und Bots: „{ $field }“ muss { $value } sein.
lesson-alone = Hier lernt { $name } das Spiel. Zuschauen kannst du; um zusammen zu spielen, richtet einen neuen Tisch ein.
seat-one = Du hast schon einen Platz an diesem Tisch. Einen zweiten bekommst du nur an Tischen mit geteilten Geräten.
seat-dealing = Die Karten werden gerade gegeben. Versuch es gleich noch einmal.
seat-bot-fixed = Während einer Partie kannst du den Platz eines Bots nicht übernehmen, denn du würdest seine Karten sehen. Warte, bis die Partie vorbei ist.
seat-seen = Du hast in dieser Partie schon die Karten eines anderen Platzes gesehen. Warte, bis sie vorbei ist.
seats-double = Jemand hat hier zwei Plätze, aber an diesem Tisch sind geteilte Geräte nicht erlaubt. Gebt einen Platz frei oder richtet einen neuen Tisch ein.
offer-none = Platz { $seat } wird dir nicht angeboten.
offer-banned = { $name } ist von diesem Tisch ausgeschlossen.
offer-seated = { $name } hat schon einen Platz an diesem Tisch.
offer-seen = { $name } hat in dieser Partie schon die Karten eines anderen Platzes gesehen.
guest-not-here = Diese Person ist nicht am Tisch.
table-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen.
ban-host = Der Gastgeber kann nicht ausgeschlossen werden.
bans-many = Du kannst höchstens { $most } Leute von einem Tisch ausschließen. Hebe erst einen Ausschluss auf.
invite-none = An diesem Tisch können alle mitspielen; es gibt keinen Einladungslink, den du ersetzen könntest.
replace-others = Darum kann nur bitten, wer in dieser Partie mitspielt.
replace-clock = An diesem Tisch bestimmt die Uhr, wann ein Bot übernimmt.
replace-not-due = Auf diesen Platz wartet gerade niemand.
replace-early = { $seconds ->
    [one] Warte noch eine Sekunde, bevor du um einen Bot bittest.
   *[other] Warte noch { $seconds } Sekunden, bevor du um einen Bot bittest.
}
closing-none = Niemand hat vorgeschlagen, diesen Tisch zu schließen.
closing-declined = Jemand möchte diese Partie zu Ende spielen. Du kannst wieder fragen, wenn alle noch einmal dran waren.
seat-needed-here = Darauf kann nur antworten, wer in dieser Partie mitspielt.
name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen Namen, der anders aussieht.
seats-free = { $free ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder füge einen Bot hinzu.
   *[other] { $free } Plätze sind noch frei. Warte auf andere oder füge Bots hinzu.
}
host-only = Das kann nur der Gastgeber: { $host }.
game-going-on = Es läuft gerade eine Partie.
no-game = Es läuft gerade keine Partie.
share-not-due = Von Platz { $seat } wird gerade kein Anteil gebraucht.
share-form = Ein Anteil besteht aus 64 kleingeschriebenen Hexadezimalziffern, die Festlegung auf einen Anteil ebenso.
share-other = Platz { $seat } hat sich auf einen anderen Anteil festgelegt.
move-stale = Dieser Zug war für Entscheidung { $ply } gedacht, aber die Partie ist schon bei Entscheidung { $now }.
chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
chat-empty = Deine Nachricht ist leer.
seat-needed = An diesem Tisch können nur Mitspieler chatten.
hints-off = An diesem Tisch sind Tipps ausgeschaltet.
hint-nothing = In diesem Spiel gibt es nichts zu entscheiden, also auch keinen Tipp.
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-long = Ein Name darf höchstens { $most } Zeichen lang sein.
code-wrong = Dieser Code ist falsch, schon verbraucht oder abgelaufen.
guest-unknown = Zu dieser Kennung gibt es niemanden.
guest-needed = Bitte gib zuerst deinen Namen ein.
cookie-refused = Dieser Server erkennt dein Gerät nicht. Vielleicht hast du dich abgemeldet, vielleicht hat der Server ein Problem. Versuch es später noch einmal oder fang als neuer Gast an.
guest-gone = Gast
host-unknown = Unter dem Namen { $host } antwortet dieser Server nicht. Nimm seine eigene Adresse, oder bitte den Betreiber, den Namen mit --allowed-host { $host } zuzulassen.
wait-time = { $minutes ->
    [0] { $seconds ->
        [one] in einer Sekunde
       *[other] in { $seconds } Sekunden
    }
    [one] in einer Minute
   *[other] in { $minutes } Minuten
}
tables-fast = Du hast sehr viele Tische geöffnet. Den nächsten kannst du { wait-time } öffnen.
too-fast = Das war zu viel auf einmal. Versuch es { wait-time } noch einmal.
guests-many = Von deinem Anschluss sind gerade sehr viele neue Gäste gekommen. Der nächste kann { wait-time } herein.
watches-many = Du öffnest zu schnell zu viele Tische. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
changes-many = Du hast an diesem Tisch in kurzer Zeit zu viel geändert. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
table-crowded = Seit Beginn der letzten Partie gab es an diesem Tisch zu viele Nachrichten und Änderungen. Ziehen kannst du immer; alles andere geht in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
hint-waiting = Dein letzter Tipp ist noch nicht fertig. Versuch es gleich noch einmal.
hint-many = Gerade wollen zu viele einen Tipp. Versuch es gleich noch einmal.
review-waiting = Deine Analysen sind noch nicht fertig. Versuch es in { $seconds } Sekunden noch einmal.
review-many = Gerade werden zu viele Partien analysiert. Versuch es in { $seconds } Sekunden noch einmal.
origin-wrong = Anfragen von anderen Seiten sind nicht erlaubt.
not-watching = Öffne zuerst einen Tisch.
version-wrong = Die Seite ist veraltet: Der Server verwendet Version { $version } des Protokolls. Bitte lade die Seite neu.
message-not-text = Eine Nachricht muss Text sein, keine Binärdaten.
message-unreadable = Diese Nachricht lässt sich nicht lesen: { $why }
request-wrong = Die Anfrage ist ungültig: { $why }
request-large = Die Anfrage ist zu groß.
language-unknown = In „{ $language }“ gibt es keine Sätze. Sprachen: { $languages }.
page-unknown = Unter dieser Adresse gibt es nichts.
method-wrong = Diese Adresse unterstützt diese Methode nicht.
game-not-found = Es gibt keine beendete Partie mit dieser Kennung.
database-away = Die Datenbank antwortet gerade nicht. Bitte versuch es gleich noch einmal.
server-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert; bitte versuch es noch einmal.
server-starting = Katzentisch startet gerade. Bitte versuch es gleich noch einmal.
rules-compiling = Die Regeln von { $game } werden gerade kompiliert: { $percent } %. Das geschieht nur beim ersten Mal, und der Tisch öffnet sich von selbst.
bot-compiling = Die Suche des Bots wird noch kompiliert. Er zieht, sobald sie fertig ist.
starting-title = Katzentisch startet
starting-text = Die Seite wird vorbereitet. Beim ersten Mal dauert das etwa eine Minute. Sie lädt sich von selbst neu.
start-running = Der Server läuft.
start-unbuilt = Die Seite ist noch nicht gebaut. Beende den Server und starte ihn mit „script/play“, oder führe „script/web build“ aus und starte ihn neu.
start-terminal = Im Terminal kannst du mit „katzentisch play“ trotzdem spielen, und Programme können die API benutzen.
start-api = API-Referenz

# Vorschau eines Links in einem Chat.
preview-start = Vier Kartenspiele mit Katzen und Mäusen, mit Freunden oder gegen Bots. Ohne Konto, gleich im Browser.
preview-table-title = Du bist zum Spielen eingeladen
preview-table = Setz dich an den Katzentisch: Kartenspiele mit Katzen und Mäusen. Ohne Konto, gleich im Browser.
preview-open-title = { $host } lädt ein: { $game }
preview-open = { $free ->
    [0] Alle Plätze sind besetzt. Du kannst zusehen.
    [one] Ein Platz ist noch frei. Ohne Konto, gleich im Browser.
   *[other] { $free } Plätze sind noch frei. Ohne Konto, gleich im Browser.
}
preview-running-title = { $host } spielt { $game }
preview-running = Die Partie läuft. Schau zu, gleich im Browser.
preview-rules-title = { $game }: Spielregeln
preview-rules = So wird { $game } gespielt, mit Bildern und allen Varianten.
preview-picture = Vier Katzen spielen unter einer Lampe Karten, und eine Maus schaut zu.
