"""`script/run trial-kill` and `script/run trial-fuzz`: a server is killed, or sent malformed messages, and must lose nothing."""
