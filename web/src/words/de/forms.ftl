# Felder und Knöpfe, die auf mehreren Bildschirmen vorkommen.
forms-less = { $what }: weniger
forms-more = { $what }: mehr
forms-no = Abbrechen
forms-save = Speichern
forms-name = Wie heißt du?
forms-name-is = Du spielst als { $name }.
forms-name-change = Namen ändern
forms-link = Link
forms-qr = QR-Code für den Link
forms-copy = Kopieren
forms-copied = Link kopiert.
forms-copy-by-hand = Dein Browser erlaubt das Kopieren hier nicht. Der Link ist markiert; du kannst ihn selbst kopieren.
forms-share = Teilen
