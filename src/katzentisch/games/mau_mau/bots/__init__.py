"""The policies of Mau Mau."""
