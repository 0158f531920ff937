"""The policies of Katzenjammer Blues."""
