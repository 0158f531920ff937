"""Pictures of every screen, board and phase of the page: script/run screens."""
