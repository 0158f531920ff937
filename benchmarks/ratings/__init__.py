"""`script/run ratings`: bots meet in every game and at every number of players, and what comes of it is kept for everybody to see."""
