"""Training by self-play with PyTorch, on a GPU if there is one. The extra `training` installs what it needs."""
