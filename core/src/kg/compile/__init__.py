"""Source to binary and kernel to program, with caches keyed by everything that shapes the result."""
