# katzentisch admin, und was Betroffene zu lesen bekommen

blocked-address = { $until ->
    [never] Der Betreiber dieses Servers hat deine Netzwerkadresse gesperrt.
   *[other] Der Betreiber dieses Servers hat deine Netzwerkadresse bis { $until } gesperrt.
 }
blocked-guest = { $until ->
    [never] Der Betreiber dieses Servers hat dich gesperrt.
   *[other] Der Betreiber dieses Servers hat dich bis { $until } gesperrt.
 }

database-missing = Unter { $path } liegt keine Datenbank. Gib --data oder --database des Servers an.
database-older = Die Datenbank gehört zu einer älteren Version. Starte einmal den Server dieser Version: Er stellt sie um.

cli-admin = Einen Server verwalten: Tische, Gäste und Sperren.
cli-admin-tables = Die Tische auflisten.
cli-admin-tables-closed = Auch geschlossene Tische.
cli-admin-table = Zeigen, worauf ein Tisch wartet und wer verbunden ist.
cli-admin-table-id = Die Kennung des Tisches, wie „katzentisch admin tables“ sie auflistet.
cli-admin-guests = Die Gäste auflisten, die zuletzt gesehenen zuerst.
cli-admin-guests-search = Nur Gäste, deren Name diesen Text enthält oder die diese Kennung haben.
cli-admin-close = Einen Tisch schließen, auch mitten in einer Partie.
cli-admin-close-wait = Wie viele Sekunden gewartet wird, bis ein Server ihn geschlossen hat. Vorgabe: 5.
cli-admin-block = Eine Adresse oder einen Gast sperren.
cli-admin-block-days = Nach wie vielen Tagen die Sperre endet. Vorgabe: Sie endet nicht.
cli-admin-block-until = Wann die Sperre endet, etwa 2030-12-31 oder 2030-12-31T18:00, nach der Uhr dieses Rechners.
cli-admin-unblock = Eine Sperre aufheben.
cli-admin-kind = Was gesperrt wird: address (Adresse) oder guest (Gast).
cli-admin-value = Die IP-Adresse (bei IPv6 zählt ihr /64-Netz) oder die Kennung des Gastes.
cli-admin-blocks = Die Sperren auflisten.
cli-admin-log = Auflisten, was Betreiber getan haben, das Neueste zuerst.
cli-admin-limit = Wie viele Zeilen höchstens aufgelistet werden. Vorgabe: 100.
cli-admin-reason = Der Grund, fürs Protokoll. Gesperrte sehen ihn nicht.

admin-table-unknown = Es gibt keinen Tisch „{ $table }“. „katzentisch admin tables --closed“ listet alle Tische auf.
admin-guest-unknown = Es gibt keinen Gast mit der Kennung „{ $guest }“. „katzentisch admin guests --search NAME“ listet Kennungen auf.
admin-closed-already = Tisch { $table } ist schon geschlossen.
admin-not-blocked = „{ $value }“ ist nicht gesperrt. „katzentisch admin blocks“ listet alle Sperren auf.
admin-address = „{ $value }“ ist keine IP-Adresse eines Besuchers. Gib eine einzelne IPv4-Adresse wie 203.0.113.7 an oder eine IPv6-Adresse oder ein /64-Netz wie 2001:db8::/64. Größere Netze sperrst du in der Firewall oder im Reverse Proxy.
admin-address-own = { $address } gehört diesem Rechner oder seinem Reverse Proxy. Gibt der Proxy die Adressen seiner Besucher nicht weiter, scheinen alle von dort zu kommen, und die Sperre träfe alle.
admin-limit = --limit muss zwischen 1 und { $most } liegen, nicht bei { $value }.
admin-wait = --wait muss zwischen 0 und { $most } Sekunden liegen, nicht bei { $value }.
admin-reason = --reason darf höchstens { $most } Zeichen haben.
admin-days = --days muss zwischen 1 und { $most } liegen, nicht bei { $value }.
admin-until = --until muss ein Zeitpunkt in den nächsten hundert Jahren sein, etwa 2030-12-31 oder 2030-12-31T18:00, nicht „{ $value }“.
admin-one-end = Gib --days oder --until an, nicht beides.

admin-close-closed = Tisch { $table } ist geschlossen.
admin-close-failed = Tisch { $table } ließ sich nicht schließen. Das Protokoll des Servers sagt, warum.
admin-close-requested = Noch hat kein Server Tisch { $table } geschlossen. Das geschieht, sobald ein Server läuft und das Spiel kompiliert hat.
admin-block-address = { $value } ist { $until ->
    [never] auf Dauer
   *[other] bis { $until }
 } gesperrt. Ein laufender Server bemerkt das binnen einer Sekunde und trennt alle Verbindungen von dort.
admin-block-guest = Gast { $value } ist { $until ->
    [never] auf Dauer
   *[other] bis { $until }
 } gesperrt. Ein laufender Server bemerkt das binnen einer Sekunde und trennt die Verbindungen des Gastes. Als neuer Gast kann die Person wiederkommen: Sperre auch ihre Adresse, wenn du sie kennst.
admin-unblocked = { $value } ist nicht mehr gesperrt.
admin-for-good = auf Dauer
admin-yes = ja

admin-column-table = Tisch
admin-column-game = Spiel
admin-column-state = Zustand
admin-column-seats = Plätze
admin-column-bots = Bots
admin-column-changed = Zuletzt aktiv
admin-column-waiting = Wartet auf
admin-column-guest = Gast
admin-column-name = Name
admin-column-created = Zuerst gesehen
admin-column-seen = Zuletzt gesehen
admin-column-devices = Geräte
admin-column-tables = Tische
admin-column-blocked = Gesperrt
admin-column-value = Adresse oder Gast
admin-column-kind = Art
admin-column-since = Seit
admin-column-until = Bis
admin-column-reason = Grund
admin-column-at = Zeit
admin-column-who = Benutzer
admin-column-action = Befehl
admin-column-target = Ziel
admin-column-result = Ergebnis
admin-kind-address = Adresse
admin-kind-guest = Gast

admin-status-open = offen
admin-status-dealing = Karten werden gegeben
admin-status-playing = Partie läuft
admin-status-pausing = zwischen zwei Partien
admin-status-over = zu Ende
admin-status-closed = geschlossen

admin-waiting-players = Mitspieler für die freien Plätze
admin-waiting-host = den Gastgeber, der anfängt
admin-waiting-deal = das Geben
admin-waiting-person = { $name }, Platz { $seat }
admin-waiting-bot = den Bot auf Platz { $seat }
admin-waiting-next-game = jemanden, der die nächste Partie beginnt
admin-waiting-nothing = nichts
admin-waiting-closing = einen Server, der ihn schließt
admin-broken = defekt: { $reason ->
    [log] Sein Protokoll lässt sich nicht nachspielen
    [work] Seine nächste Aufgabe schlägt immer wieder fehl
   *[other] { $reason }
 }

admin-table-head = Tisch { $table }: { $game }, { $state }
admin-table-times = Eröffnet { $created }, zuletzt aktiv { $changed }
admin-table-waiting = Wartet auf: { $what } (seit { $since })
admin-table-deadline = Frist: { $at }, danach übernimmt ein Bot.
admin-table-spectators = Verbundene Zuschauer: { $count }
admin-seat-nobody = Platz { $seat }: frei
admin-seat-bot = Platz { $seat }: { $name }, ein Bot
admin-seat-connected = Platz { $seat }: { $name } ({ $guest }), verbunden
admin-seat-seen = Platz { $seat }: { $name } ({ $guest }), zuletzt verbunden { $at }
admin-seat-unseen = Platz { $seat }: { $name } ({ $guest }), nicht verbunden
admin-seat-away = – ein Bot springt ein
