"""Passes over memory: shared memory, software pipelining, bounds checks."""
