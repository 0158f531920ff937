# Was der Tischserver sagt.
database-address = Eine Datenbank schreibt man so: { $forms }.
database-no-driver = Für PostgreSQL fehlt noch ein Paket: pip install 'katzentisch[postgres]'
database-trouble = Die Datenbank { $address } lässt sich nicht benutzen: { $why }
database-newer = Die Datenbank stammt von einem neueren Katzentisch. Aktualisiere dieses hier.
key-trouble = Der Schlüssel des Servers, { $path }, lässt sich nicht benutzen: { $why }
key-broken = Der Schlüssel des Servers, { $path }, ist beschädigt. Spiele eine Kopie davon zurück oder lösche ihn: Dann müssen alle neu hereinkommen.
