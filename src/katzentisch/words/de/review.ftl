# Ein beendetes Spiel, noch einmal angesehen.
cli-review = Wo ein Platz am meisten verschenkt hat und was die Karten wert waren.
cli-review-record = Eine .jsonl-Datei, eine Aufzeichnung je Zeile; - ist die Standardeingabe.
cli-review-seat = Wessen Entscheidungen; Plätze zählen ab 0.
cli-review-worlds = Wie viele vorgestellte Verteilungen je Entscheidung; mehr dauern länger und sagen mehr.
review-looking = Ich sehe es mir noch einmal an
review-unreadable = Diese Aufzeichnung lässt sich nicht durchsehen: { $error }
review-going-on = Dieses Spiel ist noch nicht zu Ende. Durchgesehen werden nur beendete.
review-worlds-range = --worlds geht von { $least } bis { $most }.
review-title = { $game }: { $name } im Rückblick
review-no-choice = Bei { $game } gibt es nichts zu entscheiden, also auch nichts zu verschenken. Das waren ganz allein die Karten.
review-nothing = Keine Entscheidung hat etwas verschenkt, das sich vom Zufall unterscheiden ließe. Gut gespielt.
review-decision = Eintrag { $at }: { $played } ({ $move }) Besser: { $better } ({ $best }) Verschenkt: { $given } eines Siegs, ± { $within }.
review-more = { $count ->
    [one] Eine weitere Entscheidung hat { $given } verschenkt.
   *[other] { $count } weitere Entscheidungen haben zusammen { $given } verschenkt.
  }
review-given = { $count ->
    [one] Eine Entscheidung hat etwa { $given } eines Siegs verschenkt (± { $within }).
   *[other] Zusammengezählt haben { $count } Entscheidungen etwa { $given } eines Siegs verschenkt (± { $within }).
  }
review-given-much = Zusammengezählt haben { $count } Entscheidungen mehr als einen ganzen Sieg verschenkt: Jede wird beurteilt, als wäre sonst gut gespielt worden.
review-how = Beurteilt nach dem, was der Platz jeweils wissen konnte: vorgestellte Karten, nach jedem möglichen Zug von Bots zu Ende gespielt. Was die Züge der anderen verraten, zählt nicht mit.
review-deal = Die Karten allein waren { $luck } wert (± { $within }): Unter Gleichen gewinnen sie auf diesem Platz { $deal }.
review-result = Geworden sind es { $won } eines Siegs, wo { $fair } gerecht wären. Der Rest, { $rest }, ist Spiel, das eigene und das der anderen, und Zufall danach.
