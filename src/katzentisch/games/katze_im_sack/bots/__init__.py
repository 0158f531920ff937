"""The policies of Katze im Sack."""
