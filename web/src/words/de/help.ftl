# Kurze Texte rund um Regeln und Probespiel.
help-title = Spielregeln
help-all = Alle Spiele
help-contents = Inhalt
help-contents-keys = Barrierefreiheit & Tastatur
help-try = Probespiel starten
help-now = jetzt
help-coach = Minka erklärt
help-coach-understood = Verstanden
help-coach-quiet = Minka ausblenden
help-coach-quiet-title = Minka ausblenden: keine weiteren Erklärungen
