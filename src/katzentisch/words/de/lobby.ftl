# Was ein Tischserver sagt.
table-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte noch einmal versuchen.
table-unknown = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
table-closed = Der Tisch ist geschlossen.
tables-many = Du hast schon { $most } offene Tische; schließe erst einen.
seat-not-yours = Platz { $seat } ist nicht deiner.
seat-taken = Platz { $seat } ist besetzt.
seats-fixed = Plätze wechseln geht vor Beginn einer Serie und nach ihrem Ende.
seat-one = Du hast schon einen Platz an diesem Tisch. Einen zweiten gibt es nur an Tischen, an denen man sich Geräte teilt.
seat-dealing = Die Karten werden gerade verteilt. Versuch es gleich noch einmal.
seat-bot-fixed = Während eines Spiels kann niemand den Platz eines Bots nehmen, denn dann wären dessen Karten zu sehen. Warte, bis das Spiel vorbei ist.
seat-seen = Du hast in diesem Spiel schon die Karten eines anderen Platzes gesehen. Warte, bis es vorbei ist.
seats-double = Jemand hat hier zwei Plätze, aber dieser Tisch ist nicht für geteilte Geräte eingerichtet. Gebt einen Platz frei, oder richtet einen neuen Tisch ein.
offer-none = Platz { $seat } wird dir nicht angeboten.
offer-banned = { $name } ist von diesem Tisch ausgeschlossen.
offer-seated = { $name } hat schon einen Platz an diesem Tisch.
offer-seen = { $name } hat in diesem Spiel schon die Karten eines anderen Platzes gesehen.
guest-not-here = Diese Person ist nicht am Tisch.
table-banned = Du bist von diesem Tisch ausgeschlossen.
ban-host = Wer den Tisch leitet, kann nicht ausgeschlossen werden.
bans-many = Höchstens { $most } Leute können von einem Tisch ausgeschlossen sein. Hebe erst einen Ausschluss auf.
invite-none = Diesen Tisch können alle finden; er hat keine Einladung, die du erneuern könntest.
replace-others = Darum kann nur bitten, wer in diesem Spiel mitspielt.
replace-clock = An diesem Tisch bestimmt die Uhr, wann ein Bot übernimmt.
replace-not-due = Auf diesen Platz wartet gerade niemand.
replace-early = { $seconds ->
    [one] Warte noch eine Sekunde, bevor du um einen Bot bittest.
   *[other] Warte noch { $seconds } Sekunden, bevor du um einen Bot bittest.
}
closing-none = Niemand hat vorgeschlagen, diesen Tisch zu schließen.
closing-declined = Jemand möchte dieses Spiel zu Ende spielen. Frag wieder, wenn alle noch einmal dran waren.
seat-needed-here = Darauf kann nur antworten, wer in diesem Spiel mitspielt.
name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen Namen, der anders aussieht.
seats-free = { $free ->
    [one] Ein Platz ist noch frei: Jemand muss sich setzen, oder ein Bot.
   *[other] { $free } Plätze sind noch frei: Leute oder Bots müssen sich setzen.
}
host-only = Das darf nur, wem der Tisch gehört: { $host }.
game-going-on = Es wird gerade gespielt.
no-game = Es wird gerade nicht gespielt.
share-not-due = Von Platz { $seat } ist jetzt kein Anteil fällig.
share-form = Ein Anteil sind 64 der Ziffern 0–9 und a–f, die Festlegung auf einen Anteil ebenso.
share-other = Platz { $seat } hat sich auf einen anderen Anteil festgelegt.
move-stale = Dieser Zug war für die Entscheidung { $ply }; das Spiel ist bei der Entscheidung { $now }.
chat-off = An diesem Tisch ist der Chat aus.
chat-empty = Da steht nichts.
seat-needed = An diesem Tisch redet nur, wer einen Platz hat.
hints-off = An diesem Tisch gibt es keine Tipps.
compare-nothing = Da gibt es nichts zu vergleichen: Nur ein Zug ist möglich.
name-empty = Ein Name braucht einen Buchstaben oder eine Ziffer.
name-long = Ein Name hat höchstens { $most } Zeichen.
code-wrong = Dieser Code stimmt nicht, ist verbraucht oder abgelaufen.
guest-unknown = Niemand hat diese Kennung.
guest-needed = Sag erst deinen Namen.
cookie-refused = Dieser Server erkennt dein Gerät nicht. Vielleicht hast du dich abgemeldet, oder mit dem Server stimmt etwas nicht. Versuch es später noch einmal oder fang als neuer Gast an.
guest-gone = Gast
host-unknown = Unter dem Namen { $host } antwortet dieser Server nicht. Nimm seine eigene Adresse; wer ihn betreibt, kann den Namen mit --allowed-host { $host } zulassen.
tables-fast = Du hast sehr viele Tische aufgemacht. Den nächsten kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} aufmachen.
too-fast = Zu viel auf einmal. Bitte einen Augenblick warten.
watches-many = Du öffnest zu oft Tische. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
changes-many = Du hast an diesem Tisch in kurzer Zeit zu viel geändert. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
table-crowded = Seit Beginn der letzten Partie wurde an diesem Tisch zu viel geredet und geändert. Ziehen kannst du immer; alles andere geht in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
compare-waiting = Dein letzter Vergleich ist noch nicht fertig. Versuch es gleich noch einmal.
compare-many = Gerade werden zu viele Züge verglichen. Versuch es gleich noch einmal.
review-waiting = Die Rückblicke, um die du gebeten hast, sind noch nicht fertig. Versuch es in { $seconds } Sekunden noch einmal.
review-many = Gerade werden zu viele Rückblicke gemacht. Versuch es in { $seconds } Sekunden noch einmal.
origin-wrong = Das dürfen andere Seiten nicht.
not-watching = Geh erst an einen Tisch.
version-wrong = Der Server spricht Version { $version } des Protokolls. Bitte die Seite neu laden.
message-not-text = Eine Nachricht ist ein Text, keine Bytes.
message-unreadable = Diese Nachricht ist nicht lesbar: { $why }
request-wrong = Etwas an der Anfrage stimmt nicht: { $why }
request-large = Die Anfrage ist zu groß.
page-unknown = Hier ist nichts.
method-wrong = Das geht hier nicht.
game-not-found = Es gibt kein beendetes Spiel mit dieser Kennung.
database-away = Die Datenbank antwortet gerade nicht. Bitte versuche es gleich noch einmal.
server-fault = Das war unser Fehler. Nichts hat sich geändert; bitte noch einmal versuchen.
server-starting = Katzentisch startet gerade. Bitte versuche es gleich noch einmal.
starting-title = Katzentisch startet
starting-text = Die Regeln der Spiele werden übersetzt. Beim ersten Mal dauert das ein bis zwei Minuten. Diese Seite lädt sich von selbst neu.
start-running = Der Server läuft.
start-unbuilt = Die Seite ist noch nicht gebaut. Halte den Server an und starte ihn mit „script/play“, oder rufe „script/web build“ auf und starte ihn neu.
start-terminal = Programme spielen hier über die Schnittstelle, Leute im Terminal mit „katzentisch play“.
start-api = Was die Schnittstelle kann
