"""What `script/run growth` does: how strength grows with search, and how the strongest bot holds out among others than the levels."""
