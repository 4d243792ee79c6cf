"""Counts of a launch: memory transactions, bank conflicts, cycles at given rates."""
