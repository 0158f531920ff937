"""`script/run load`: how many tables of four clients our server and boardgame.io's can sustain."""
