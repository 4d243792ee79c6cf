"""Passes over memory: binding of arguments and scratch, bounds checks."""
