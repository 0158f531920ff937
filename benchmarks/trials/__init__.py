"""What `script/trial-kill` and `script/trial-fuzz` do: a server is killed, or told nonsense, and must not mind."""
