"""`script/run ratings`: bots meet in every game and with every number of players; the ratings are kept in the repository."""
