# The board of games that have no board of their own.
generic-turn = Your turn.
generic-turn-phase = Your turn: { $phase }.
generic-wait-phase = { $name } is thinking: { $phase }.
generic-chance = One moment: chance decides …
generic-sending = Sending …
generic-over = The game is over.
generic-table = On the table
generic-zone = { $name }, { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
generic-hidden = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
generic-moves = Your moves
generic-score = Score
generic-no-rules = This game came without written rules.
generic-about = An extra game of this server.
