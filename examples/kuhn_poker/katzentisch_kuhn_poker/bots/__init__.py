"""The policies of Kuhn poker."""
