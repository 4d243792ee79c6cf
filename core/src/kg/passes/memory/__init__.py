"""Passes over memory: arguments and scratch bound, bounds checks."""
