"""The policies of Maus, pass auf!."""
