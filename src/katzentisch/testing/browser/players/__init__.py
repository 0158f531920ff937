"""How each game is played on the page: one module per game, with `play_turn(player)` and the key moments of its scenes, `MOMENTS`."""
