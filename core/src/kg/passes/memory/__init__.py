"""Passes over memory: shared memory, software pipelining, streaming stores, prefetch, bounds checks."""
