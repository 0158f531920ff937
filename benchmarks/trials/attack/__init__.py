"""`script/run trial-attack`: repeats known attacks on servers of its own and reports which of them the server withstood."""
