# Was Felder und Knöpfe auf mehreren Bildschirmen sagen.
forms-less = { $what }: weniger
forms-more = { $what }: mehr
forms-no = Lieber nicht
forms-save = Speichern
forms-name = Wie heißt du?
forms-name-is = Du bist { $name }.
forms-name-change = Anders heißen
forms-link = Link
forms-qr = QR-Code mit dem Link
forms-copy = Kopieren
forms-copied = Kopiert. Jetzt nur noch weiterschicken.
forms-copy-by-hand = Das Kopieren geht hier nicht von selbst: Der Link ist markiert, kopiere ihn von Hand.
forms-share = Teilen
