"""Players that learn by playing against themselves: PyTorch, on a GPU if there is one. The extra `training` installs what it needs."""
