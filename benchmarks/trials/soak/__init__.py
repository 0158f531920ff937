"""The soak trial: a long run with mixed load and injected faults."""
