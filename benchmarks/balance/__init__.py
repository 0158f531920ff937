"""`script/run balance`: studies of every game, every option and every number of players, and the pages about them."""
