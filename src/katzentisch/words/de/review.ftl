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
    [one] Die einzige Entscheidung hat etwa { $given } eines Siegs gekostet (± { $within }).
   *[other] Alle { $count } Entscheidungen zusammen haben etwa { $given } eines Siegs gekostet (± { $within }).
  }
review-given-much = Alle { $count } Entscheidungen zusammen haben mehr als einen ganzen Sieg gekostet, denn jede wird so bewertet, als wäre sonst gut gespielt worden.
review-how = Grundlage ist nur, was der Platz jeweils wissen konnte: mögliche Kartenverteilungen, nach jedem erlaubten Zug von Bots zu Ende gespielt. Was die Züge der anderen verraten, bleibt unberücksichtigt.
review-deal = Die Karten waren { $luck } wert (± { $within }): Bei gleich guten Spielern gewinnt man mit ihnen auf diesem Platz { $deal } der Partien.
review-result = Das Ergebnis war { $won } eines Siegs; der Durchschnitt ist { $fair }. Die übrigen { $rest } kommen von den Zügen aller und vom Glück nach dem Geben.
