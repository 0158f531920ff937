"""What `script/trial-attack` does: it repeats known attacks on servers of its own, and says which of them the server withstood."""
