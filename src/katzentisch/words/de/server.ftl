# Fehler beim Start des Servers.
database-address = Eine Datenbankadresse muss eine dieser Formen haben: { $forms }.
database-no-driver = Für PostgreSQL ist ein weiteres Paket nötig: pip install 'katzentisch[postgres]'
database-trouble = Die Datenbank { $address } lässt sich nicht benutzen: { $why }
database-newer = Die Datenbank stammt von einer neueren Version von Katzentisch. Aktualisiere diese Installation.
key-trouble = Der Serverschlüssel { $path } lässt sich nicht benutzen: { $why }
key-broken = Der Serverschlüssel { $path } ist beschädigt. Stelle eine Kopie wieder her oder lösche ihn; dann müssen sich alle neu anmelden.
