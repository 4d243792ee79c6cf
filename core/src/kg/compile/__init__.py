"""From source to binary, from kernel to program: caches keyed by all that shaped what they hold."""
