"""How each game is played on the page: one module per game, with `play_turn(player)`."""
