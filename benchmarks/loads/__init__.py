"""What `benchmarks/load` does: tables of four clients each at our server and at boardgame.io's, and how many of them hold."""
