"""`script/run growth`: how strength grows with search, and how the strongest bot does against bots other than the levels."""
