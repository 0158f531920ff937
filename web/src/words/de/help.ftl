# Kurze Wörter der Hilfe.
help-title = Spielregeln
help-all = Alle Regeln
help-contents = Inhalt
help-contents-keys = Barrierefreiheit & Tasten
help-try = Probespiel mit Erklärungen
help-now = jetzt
help-coach = Minka erklärt
help-coach-understood = Verstanden
help-coach-quiet = Leiser
help-coach-quiet-title = Leiser: keine weiteren Erklärungen
